import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** Number of list entries of each kind. Maintained by `addListTotals` with every change of entries. */
export const ListTotal = defineEntity({
  name: "ListTotal",
  tableName: "list_totals",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    list: p.text().primary(),
    listType: p.text().primary(),
    severity: p.text().primary(),
    flowScope: p.text().primary(),
    source: p.text().primary(),
    isActive: p.boolean().primary(),
    /** The nil UUID: the whole organization. */
    submerchantId: p.uuid().primary(),
    entries: p.bigint("number"),
    organization: organizationRelation(),
  },
});

export type ListTotal = InferEntity<typeof ListTotal>;
