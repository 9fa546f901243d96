import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** A list of an organization for its rules: a named set of strings. */
export const CustomList = defineEntity({
  name: "CustomList",
  tableName: "custom_lists",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    id: p.uuid().primary(),
    name: p.text(),
    description: p.text().nullable(),
    caseInsensitive: p.boolean(),
    /** Which values are its own: an import writes new contents, and puts them in place of the old ones at the end. */
    contentsId: p.uuid(),
    valueCount: p.integer().default(0),
    createdAt: p.datetime().defaultRaw("now()"),
    updatedAt: p.datetime().defaultRaw("now()"),
    organization: organizationRelation(),
  },
  uniques: [{ name: "custom_lists_name", properties: ["organizationId", "name"] }],
});

export type CustomList = InferEntity<typeof CustomList>;
