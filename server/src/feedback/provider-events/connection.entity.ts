import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { components } from "../../../../generated/types.ts";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** A connection to an account of a card processor; its signing secrets are in `secrets`. */
export const Connection = defineEntity({
  name: "Connection",
  tableName: "connections",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    // also unique alone: an event names its connection before its organization is known
    id: p.uuid().primary(),
    /** Of the contract: a new one needs no migration. */
    processor: p.text().$type<components["schemas"]["Processor"]>(),
    description: p.text().nullable(),
    createdAt: p.datetime().defaultRaw("now()"),
    /** Its events trigger assessments of payments without one. */
    assessOnEvents: p.boolean().default(false),
    organization: organizationRelation(),
  },
  uniques: [{ name: "connections_id_key", properties: ["id"] }],
});

export type Connection = InferEntity<typeof Connection>;
