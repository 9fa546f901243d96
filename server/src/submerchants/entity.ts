import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { tenantFilter } from "../database/tenant-filter.ts";
import { dateOf, systemClock } from "../platform/clock.ts";

/** A merchant of a payment service provider. */
export const Submerchant = defineEntity({
  name: "Submerchant",
  tableName: "submerchants",
  filters: tenantFilter("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    id: p.uuid().primary(),
    name: p.text(),
    country: p.text(),
    externalId: p.text().nullable(),
    categoryCode: p.text().nullable(),
    status: p.enum(["active", "inactive"] as const).default("active"),
    createdAt: p.datetime().onCreate(() => dateOf(systemClock)),
    updatedAt: p
      .datetime()
      .onCreate(() => dateOf(systemClock))
      .onUpdate(() => dateOf(systemClock)),
  },
});

export type Submerchant = InferEntity<typeof Submerchant>;
