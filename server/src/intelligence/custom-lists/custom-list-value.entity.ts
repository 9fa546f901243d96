import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** A value of the contents of a list, normalised, in clear text. Without foreign keys: a million rows are written at once. */
export const CustomListValue = defineEntity({
  name: "CustomListValue",
  tableName: "custom_list_values",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    contentsId: p.uuid().primary(),
    /** Ordered by bytes, for prefixes and pages. */
    value: p.text().collation("C").primary(),
  },
});

export type CustomListValue = InferEntity<typeof CustomListValue>;
