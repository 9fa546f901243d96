import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** Risk counters of a payer's identifier: customer, e-mail, telephone, document, card. */
export const PayerCounter = defineEntity({
  name: "PayerCounter",
  tableName: "payer_counters",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    identifier: p.bigint().primary(),
    captured: p.integer().default(0),
    disputes: p.integer().default(0),
    firstCapturedAt: p.datetime().nullable(),
    lastChargebackAt: p.datetime().nullable(),
    lastConfirmedFraudAt: p.datetime().nullable(),
    /** Amounts of captured payments in this currency: how many, their mean and the sum of squared differences from it, in minor units. */
    amountCurrency: p.text().nullable(),
    amountCount: p.integer().default(0),
    amountMean: p.double().default(0),
    amountM2: p.double().fieldName("amount_m2").default(0),
  },
});

export type PayerCounter = InferEntity<typeof PayerCounter>;
