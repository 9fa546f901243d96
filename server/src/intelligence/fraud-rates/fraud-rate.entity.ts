import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** An identifier with confirmed fraud in the last 30 days, with the payments that its fraud rate is based on. */
export const FraudRate = defineEntity({
  name: "FraudRate",
  tableName: "fraud_rates",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    identifier: p.bigint().primary(),
    payments7d: p.integer().fieldName("payments_7d"),
    frauds7d: p.integer().fieldName("frauds_7d"),
    payments30d: p.integer().fieldName("payments_30d"),
    frauds30d: p.integer().fieldName("frauds_30d"),
  },
});

export type FraudRate = InferEntity<typeof FraudRate>;
