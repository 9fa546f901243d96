import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { tenantOwned } from "../platform/tenants/tenant-filter.ts";

/** A session with a new outcome, report or case change since it was last counted. Append only, so that writers do not wait for each other. */
export const StatisticsChange = defineEntity({
  name: "StatisticsChange",
  tableName: "statistics_changes",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    id: p.uuid().primary(),
    sessionId: p.uuid(),
  },
});

export type StatisticsChange = InferEntity<typeof StatisticsChange>;
