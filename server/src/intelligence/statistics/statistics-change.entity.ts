import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** A session of which something was reported, or whose case changed, since it was last counted. Append only, so that no writer waits for another. */
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
