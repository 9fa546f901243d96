import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { tenantOwned } from "../platform/tenants/tenant-filter.ts";

/** Totals of assessments and their outcomes, by UTC minute, hour or day: the figures of one fact (`statistics/counted-facts.ts`). Written by the rollup. */
export const Statistic = defineEntity({
  name: "Statistic",
  tableName: "statistics",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    /** The nil UUID: the whole organization. */
    submerchantId: p.uuid().primary(),
    grain: p.enum(["minute", "hour", "day"] as const).primary(),
    fact: p.text().primary(),
    bucket: p.datetime().primary(),
    /** {key: [count, total]} */
    figures: p.json<Record<string, readonly [number, number]>>(),
  },
});

export type Statistic = InferEntity<typeof Statistic>;
