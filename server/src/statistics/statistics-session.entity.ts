import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { tenantOwned } from "../platform/tenants/tenant-filter.ts";

/** The figures that a session adds besides its assessment, as last counted. */
export const StatisticsSession = defineEntity({
  name: "StatisticsSession",
  tableName: "statistics_sessions",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    sessionId: p.uuid().primary(),
    /** {"fact|key": [count, total]} */
    counted: p.json<Record<string, readonly [number, number]>>(),
  },
});

export type StatisticsSession = InferEntity<typeof StatisticsSession>;
