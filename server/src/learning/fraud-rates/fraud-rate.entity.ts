import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** An identifier with confirmed fraud, with the payments that its fraud rate is based on: those whose outcome could be known. A fraud counts by the part that nothing else explains. */
export const FraudRate = defineEntity({
  name: "FraudRate",
  tableName: "fraud_rates",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    identifier: p.bigint().primary(),
    payments7d: p.double().fieldName("payments_7d"),
    frauds7d: p.double().fieldName("frauds_7d"),
    payments30d: p.double().fieldName("payments_30d"),
    frauds30d: p.double().fieldName("frauds_30d"),
    /** First day of the present series of frauds. */
    onset: p.date().nullable(),
  },
});

export type FraudRate = InferEntity<typeof FraudRate>;
