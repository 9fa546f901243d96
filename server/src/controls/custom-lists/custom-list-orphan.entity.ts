import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** Contents that no list has: of an import in progress, or replaced or removed. A job deletes them from `removableAt` on. */
export const CustomListOrphan = defineEntity({
  name: "CustomListOrphan",
  tableName: "custom_list_orphans",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    contentsId: p.uuid().primary(),
    removableAt: p.datetime(),
  },
  indexes: [{ name: "custom_list_orphans_due", properties: ["removableAt"] }],
});

export type CustomListOrphan = InferEntity<typeof CustomListOrphan>;
