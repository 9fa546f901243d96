import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** A value of the contents of a list, normalised. Without foreign keys: a million rows are written at once. */
export const CustomListValue = defineEntity({
  name: "CustomListValue",
  tableName: "custom_list_values",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    contentsId: p.uuid().primary(),
    /** Hash of the value (`value.ts`), by which it is found. */
    valueKey: p.bigint("string").primary(),
    /** Sealed where the installation encrypts. */
    value: p.text().collation("C"),
    /** The hash has the key of the installation; false from the migration that added hashes until the next start (`rehash.ts`). */
    keyed: p.boolean().default(true),
  },
  indexes: [{ name: "custom_list_values_unkeyed", properties: ["organizationId", "contentsId", "valueKey"], where: "NOT keyed" }],
});

export type CustomListValue = InferEntity<typeof CustomListValue>;
