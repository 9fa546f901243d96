import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** What happened after an assessment: the latest record of each kind of outcome of a session. */
export const Outcome = defineEntity({
  name: "Outcome",
  tableName: "outcomes",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    sessionId: p.uuid().primary(),
    outcome: p.text().primary(),
    outcomeId: p.uuid(),
    provider: p.text().nullable(),
    providerDisputeId: p.text().nullable(),
    providerPaymentId: p.text().nullable(),
    reason: p.text().nullable(),
    /** The dispute's reason code, as the scheme or provider names it. */
    reasonCode: p.text().nullable(),
    /** Who committed the fraud, and what that was taken from: of lost chargebacks and confirmed frauds only. */
    fraudType: p.enum(["third_party", "first_party", "account_takeover", "merchant_error"] as const).nullable(),
    fraudTypeSource: p.enum(["stated", "reason_code", "reason", "segment", "evidence", "unknown_code"] as const).nullable(),
    feedbackApplied: p.boolean().default(false),
    /** The stored response; null only inside the transaction that writes it. */
    feedback: p.json<object>().columnType("json").nullable(),
    /** The submerchant that reported it; null: the organization. */
    submerchantId: p.uuid().nullable(),
    recordedAt: p.datetime().defaultRaw("now()"),
    /** When its effect on risk counters was reverted. */
    revertedAt: p.datetime().nullable(),
    /** The records of this kind before this one, oldest first. */
    earlier: p.json<{ outcome_id: string; recorded_at: string }[]>().defaultRaw("'[]'"),
    organization: organizationRelation(),
  },
  // rare among captures
  indexes: [{ name: "outcomes_of_frauds", properties: ["organizationId", "sessionId"], where: "outcome IN ('chargeback_lost', 'fraud_confirmed')" }],
});

export type Outcome = InferEntity<typeof Outcome>;
