import { defineEntity, type InferEntity, p } from "@mikro-orm/core";

/** Requests that a caller has used in the current minute, over all processes. The table is unlogged: after a crash every minute starts at zero. */
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
