import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { tenantFilter } from "../database/tenant-filter.ts";

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
    createdAt: p.datetime().onCreate(() => new Date()),
    updatedAt: p
      .datetime()
      .onCreate(() => new Date())
      .onUpdate(() => new Date()),
  },
});

export type Submerchant = InferEntity<typeof Submerchant>;
