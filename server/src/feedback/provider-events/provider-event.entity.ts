import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

/** An event of a payment provider with its payload and its result. */
export const ProviderEvent = defineEntity({
  name: "ProviderEvent",
  tableName: "provider_events",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    id: p.uuid().primary(),
    /** The submerchant whose key delivered it; null: the organization. */
    submerchantId: p.uuid().nullable(),
    /** The connection that signed it; null: delivered with a key. */
    connectionId: p.uuid().nullable(),
    provider: p.text(),
    externalId: p.text(),
    eventType: p.text(),
    /** Null: unknown kind. */
    kind: p.text().nullable(),
    /** `ambiguous`: several assessments match it, and it is linked to none of them. */
    status: p.enum(["applied", "linked", "recorded", "ambiguous"] as const),
    sessionId: p.uuid().nullable(),
    providerPaymentId: p.text().nullable(),
    providerDisputeId: p.text().nullable(),
    /** Status of the dispute after this event; null: not about a dispute. */
    disputeStatus: p.enum(["open", "won", "lost", "closed"] as const).nullable(),
    /** It closes its dispute only where one is open. */
    disputeConditional: p.boolean().default(false),
    /** When it happened, by its sender; null: when it was received. */
    occurredAt: p.datetime().nullable(),
    /** What distinguishes events of one identifier and type: kind, time, amount of a refund. */
    variant: p.text().default(""),
    /** Of a refund, in minor units; null: the whole payment, or not known. */
    refundMinor: p.bigint().nullable(),
    refundCurrency: p.text().nullable(),
    /** The amount is that of all refunds of the payment so far. */
    refundTotal: p.boolean().default(false),
    /** The refund at the provider. */
    refundId: p.text().nullable(),
    /** In clear text; null: encrypted, or erased. */
    payload: p.json<object>().columnType("json").nullable(),
    receivedAt: p.datetime(),
    payloadSealed: p.blob().nullable(),
    /** Generation of the data key that the payload is encrypted with. */
    payloadKey: p.integer().nullable(),
    /** The assessment that it triggered. */
    assessmentSessionId: p.uuid().nullable(),
    assessmentStatus: p.enum(["not_triggered", "assessed", "insufficient_data", "timed_out", "failed"] as const).default("not_triggered"),
    organization: organizationRelation(),
  },
  checks: [
    { name: "provider_events_check", expression: "(status IN ('recorded', 'ambiguous')) = (session_id IS NULL)" },
    { name: "provider_events_check1", expression: "(assessment_status = 'assessed') = (assessment_session_id IS NOT NULL)" },
  ],
  uniques: [
    {
      name: "provider_events_once",
      expression:
        "ALTER TABLE provider_events ADD CONSTRAINT provider_events_once UNIQUE NULLS NOT DISTINCT (organization_id, provider, external_id, event_type, submerchant_id, variant)",
    },
  ],
  indexes: [
    { name: "provider_events_of_payment", properties: ["organizationId", "provider", "providerPaymentId", "id"], where: "session_id IS NOT NULL" },
    { name: "provider_events_by_assessment", properties: ["organizationId", "assessmentSessionId"], where: "assessment_session_id IS NOT NULL" },
    {
      name: "provider_events_of_refunds",
      properties: ["organizationId", "sessionId"],
      where: "session_id IS NOT NULL AND kind IN ('refunded', 'partially_refunded', 'refund_failed', 'capture_failed')",
    },
    { name: "provider_events_of_dispute", properties: ["organizationId", "provider", "providerDisputeId", "id"], where: "dispute_status IS NOT NULL" },
  ],
});

export type ProviderEvent = InferEntity<typeof ProviderEvent>;
