import { defineEntity, type InferEntity, p } from "@mikro-orm/core";

/** Requests that a caller has used in its present minute, over all processes. The table is unlogged: after a crash every minute begins anew. */
export const RateWindow = defineEntity({
  name: "RateWindow",
  tableName: "rate_windows",
  properties: {
    caller: p.uuid().primary(),
    startedAt: p.datetime(),
    taken: p.bigint("number"),
  },
});

export type RateWindow = InferEntity<typeof RateWindow>;
