import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { components } from "../../../../generated/types.ts";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

type Schemas = components["schemas"];

/** Filters and order of the list of assessments under a name, of one person or shared. */
export const SavedView = defineEntity({
  name: "SavedView",
  tableName: "saved_views",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    id: p.uuid().primary(),
    /** Subject of the session that saved it. */
    owner: p.text(),
    name: p.text(),
    shared: p.boolean(),
    filters: p.json<Schemas["SavedViewFilters"]>(),
    listOrder: p.enum(["newest", "oldest", "riskiest", "largest"] as const),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    organization: organizationRelation(),
  },
});

export type SavedView = InferEntity<typeof SavedView>;
