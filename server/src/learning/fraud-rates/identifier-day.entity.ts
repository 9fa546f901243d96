import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/**
 * Payments and confirmed frauds of an identifier by UTC day. For devices only frauds: there are as many devices as payers, and their payments are in
 * activity.
 */
export const IdentifierDay = defineEntity({
  name: "IdentifierDay",
  tableName: "identifier_days",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    day: p.date().primary(),
    identifier: p.bigint().primary(),
    isDevice: p.boolean(),
    payments: p.bigint("number"),
    frauds: p.bigint("number"),
    /** Of the frauds, the part that nothing else explains. */
    unexplained: p.double().default(0),
  },
  indexes: [{ name: "identifier_days_of_fraud", properties: ["organizationId", "identifier"], where: "frauds > 0" }],
});

export type IdentifierDay = InferEntity<typeof IdentifierDay>;
