import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { dateOf, systemClock } from "../time/clock.ts";
import { organizationRelation } from "./organization.entity.ts";
import { tenantOwned } from "./tenant-filter.ts";

/** A merchant of a payment service provider. */
export const Submerchant = defineEntity({
  name: "Submerchant",
  tableName: "submerchants",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    id: p.uuid().primary(),
    name: p.text(),
    country: p.text(),
    externalId: p.text().nullable(),
    categoryCode: p.text().nullable(),
    status: p.enum(["active", "inactive"] as const).default("active"),
    createdAt: p
      .datetime()
      .defaultRaw("now()")
      .onCreate(() => dateOf(systemClock)),
    updatedAt: p
      .datetime()
      .defaultRaw("now()")
      .onCreate(() => dateOf(systemClock))
      .onUpdate(() => dateOf(systemClock)),
    organization: organizationRelation(),
  },
  uniques: [{ name: "submerchants_organization_id_external_id_key", properties: ["organizationId", "externalId"] }],
});

export type Submerchant = InferEntity<typeof Submerchant>;

/** The submerchant of a row as a relation, for joins and for the foreign key. As with organizations, write `submerchantId` instead. */
export const submerchantRelation = () =>
  p.manyToOne(Submerchant).joinColumns("organization_id", "submerchant_id").ownColumns().nullable().updateRule("no action").deleteRule("no action");
