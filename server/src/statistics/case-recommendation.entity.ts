import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { tenantOwned } from "../platform/tenants/tenant-filter.ts";

/** A session that is recommended for a case and has none, with its list columns: an assessment never changes. */
export const CaseRecommendation = defineEntity({
  name: "CaseRecommendation",
  tableName: "case_recommendations",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    sessionId: p.uuid().primary(),
    reason: p.enum(["fraud_confirmed", "chargeback_lost", "large_declined"] as const),
    priority: p.enum(["baja", "normal", "alta", "urgente"] as const),
    assessedAt: p.datetime(),
    submerchantId: p.uuid().nullable(),
    flow: p.text(),
    decision: p.text(),
    riskScore: p.float(),
    amountMinor: p.bigint("number"),
    currency: p.text(),
    orderId: p.text().nullable(),
    /** Origin of the assessment: the organization's server, or a browser with a publishable key. */
    origin: p.enum(["server", "browser"] as const).default("server"),
  },
  indexes: [
    { name: "case_recommendations_by_priority", properties: ["organizationId", "priority", "sessionId"] },
    { name: "case_recommendations_by_reason", properties: ["organizationId", "reason", "sessionId"] },
    { name: "case_recommendations_of_submerchant", properties: ["organizationId", "submerchantId", "sessionId"], where: "submerchant_id IS NOT NULL" },
    {
      name: "case_recommendations_of_submerchant_by_priority",
      properties: ["organizationId", "submerchantId", "priority", "sessionId"],
      where: "submerchant_id IS NOT NULL",
    },
  ],
});

export type CaseRecommendation = InferEntity<typeof CaseRecommendation>;
