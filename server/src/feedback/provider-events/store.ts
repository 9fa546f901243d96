// Provider events: one row per provider, identifier and type.

import type { components } from "../../../../generated/types.ts";
import { encrypt } from "../../platform/data-keys/encryption.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import type { EventAssessment } from "./event-assessment.ts";
import type { EventKind } from "./kinds.ts";
import type { ProviderEvent } from "./provider-event.ts";

type Schemas = components["schemas"];

/** Result of an event. */
export interface StoredEvent {
  readonly id: string;
  readonly status: Schemas["ProviderEventStatus"];
  readonly kind: EventKind | null;
  readonly session_id: string | null;
  readonly assessment_status: Schemas["EventAssessmentStatus"];
  /** Null where the event triggered no assessment, or where the assessment is no longer kept. */
  readonly assessment: Schemas["EventAssessment"] | null;
}

/**
 * Claims an event, linked, `ambiguous` or neither; undefined for a duplicate. Concurrent calls with the same event wait here for the
 * first.
 */
export async function claimEvent(
  tenant: Tenant,
  id: string,
  event: ProviderEvent,
  sessionId: string | undefined,
  ambiguous: boolean,
  { status, assessment }: EventAssessment,
): Promise<StoredEvent | undefined> {
  const { credential } = tenant.acting;
  const dataKey = await tenant.dataKey();
  const payload = JSON.stringify(event.payload);
  const [stored] = await tenant.query<Omit<StoredEvent, "assessment">>(
    `INSERT INTO provider_events (organization_id, id, submerchant_id, connection_id, provider, external_id, event_type, kind, status, session_id, provider_payment_id,
       provider_dispute_id, dispute_status, payload, received_at, assessment_status, assessment_session_id, payload_sealed, payload_key)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19) ON CONFLICT ON CONSTRAINT provider_events_once DO NOTHING
     RETURNING id, status, kind, session_id, assessment_status`,
    [
      tenant.organizationId,
      id,
      tenant.submerchantId,
      credential.kind === "connection" ? credential.id : null,
      event.provider,
      event.externalId,
      event.eventType,
      event.kind,
      sessionId !== undefined ? "linked" : ambiguous ? "ambiguous" : "recorded",
      sessionId ?? null,
      event.paymentId ?? null,
      event.disputeId ?? null,
      event.dispute ?? null,
      dataKey === undefined ? payload : null,
      dateOf(tenant.clock),
      status,
      assessment?.session_id ?? null,
      dataKey === undefined ? null : encrypt(dataKey, { organizationId: tenant.organizationId, column: "provider_events.payload", rowId: id }, payload),
      dataKey?.generation ?? null,
    ],
  );
  return stored && { ...stored, assessment };
}

/** Result of a stored event. */
export async function storedEvent(tenant: Tenant, { provider, externalId, eventType }: ProviderEvent): Promise<StoredEvent> {
  const [stored] = await tenant.query<StoredEvent>(
    `SELECT e.id, e.status, e.kind, e.session_id, e.assessment_status,
       CASE WHEN a.session_id IS NOT NULL THEN json_build_object('session_id', a.session_id, 'decision', a.decision, 'risk_score', a.risk_score) END AS assessment
     FROM provider_events e LEFT JOIN assessments a ON a.organization_id = e.organization_id AND a.session_id = e.assessment_session_id
     WHERE e.organization_id = $1 AND e.provider = $2 AND e.external_id = $3 AND e.event_type = $4 AND e.submerchant_id IS NOT DISTINCT FROM $5`,
    [tenant.organizationId, provider, externalId, eventType, tenant.submerchantId],
  );
  if (stored === undefined) throw new Error("a claimed event is missing");
  return stored;
}

/** Has a stored event triggered this assessment? */
export async function isTriggered({ query, organizationId }: Tenant, sessionId: string): Promise<boolean> {
  const rows = await query("SELECT FROM provider_events WHERE organization_id = $1 AND assessment_session_id = $2 LIMIT 1", [organizationId, sessionId]);
  return rows.length > 0;
}

/** Is the event stored already? */
export async function isTaken({ query, organizationId, submerchantId }: Tenant, { provider, externalId, eventType }: ProviderEvent): Promise<boolean> {
  const rows = await query(
    "SELECT FROM provider_events WHERE organization_id = $1 AND provider = $2 AND external_id = $3 AND event_type = $4 AND submerchant_id IS NOT DISTINCT FROM $5",
    [organizationId, provider, externalId, eventType, submerchantId],
  );
  return rows.length > 0;
}

/** Marks the outcome of an event as applied. */
export async function markApplied({ query, organizationId }: Tenant, id: string): Promise<void> {
  await query("UPDATE provider_events SET status = 'applied' WHERE organization_id = $1 AND id = $2", [organizationId, id]);
}

/** Status of a dispute before an event; undefined for an unknown one. */
export async function disputeBefore(
  { query, organizationId, submerchantId }: Tenant,
  id: string,
  provider: string,
  disputeId: string,
): Promise<Schemas["DisputeStatus"] | undefined> {
  const [before] = await query<{ dispute_status: Schemas["DisputeStatus"] }>(
    `SELECT dispute_status FROM provider_events
     WHERE organization_id = $1 AND provider = $2 AND provider_dispute_id = $3 AND dispute_status IS NOT NULL AND id <> $4 AND submerchant_id IS NOT DISTINCT FROM $5
     ORDER BY id DESC LIMIT 1`,
    [organizationId, provider, disputeId, id, submerchantId],
  );
  return before?.dispute_status;
}
