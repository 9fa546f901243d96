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
    disputeStatus: p.enum(["open", "won", "lost"] as const).nullable(),
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
        "ALTER TABLE provider_events ADD CONSTRAINT provider_events_once UNIQUE NULLS NOT DISTINCT (organization_id, provider, external_id, event_type, submerchant_id)",
    },
  ],
  indexes: [
    { name: "provider_events_of_payment", properties: ["organizationId", "provider", "providerPaymentId", "id"], where: "session_id IS NOT NULL" },
    { name: "provider_events_by_assessment", properties: ["organizationId", "assessmentSessionId"], where: "assessment_session_id IS NOT NULL" },
    { name: "provider_events_of_dispute", properties: ["organizationId", "provider", "providerDisputeId", "id"], where: "dispute_status IS NOT NULL" },
  ],
});

export type ProviderEvent = InferEntity<typeof ProviderEvent>;
