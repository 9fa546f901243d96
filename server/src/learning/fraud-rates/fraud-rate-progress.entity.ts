import { defineEntity, type InferEntity, p } from "@mikro-orm/core";

/** How far payments are counted into fraud rates, and how far the fraud rates of a new day are refreshed: one row. */
export const FraudRateProgress = defineEntity({
  name: "FraudRateProgress",
  tableName: "fraud_rate_progress",
  properties: {
    singleton: p.boolean().primary().default(true).check("singleton"),
    paymentsUntil: p.datetime().defaultRaw("'1970-01-01 00:00:00+00'"),
    refreshedDay: p.date().defaultRaw("'1970-01-01'"),
    walkedOrganization: p.uuid().defaultRaw("'00000000-0000-0000-0000-000000000000'"),
    walkedIdentifier: p.bigint().defaultRaw("-1"),
  },
});

export type FraudRateProgress = InferEntity<typeof FraudRateProgress>;
