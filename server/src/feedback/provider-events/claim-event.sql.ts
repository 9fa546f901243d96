// Stores an event unless it is a duplicate. A fixed statement: it runs once per payment, and building one takes time.

import type { components } from "../../../../generated/types.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { type ProviderEvent, variantOf } from "./provider-event.ts";
import type { EventKind } from "./providers/event-names.ts";

type Schemas = components["schemas"];

/** An event to store, and its result. */
export interface EventRow {
  readonly id: string;
  /** The connection that signed it; null: delivered with a key. */
  readonly connectionId: string | null;
  readonly event: ProviderEvent;
  readonly status: Schemas["ProviderEventStatus"];
  readonly sessionId: string | undefined;
  readonly assessmentStatus: Schemas["EventAssessmentStatus"];
  readonly assessmentSessionId: string | undefined;
  /** JSON in clear text, or null if it is encrypted. */
  readonly payload: string | null;
  readonly payloadSealed: Buffer | null;
  readonly payloadKey: number | undefined;
  readonly receivedAt: Date;
}

/** Columns and their values. */
const COLUMNS: Readonly<Record<string, (tenant: Tenant, row: EventRow) => unknown>> = {
  organization_id: ({ organizationId }) => organizationId,
  id: (_, { id }) => id,
  submerchant_id: ({ submerchantId }) => submerchantId,
  connection_id: (_, { connectionId }) => connectionId,
  provider: (_, { event }) => event.provider,
  external_id: (_, { event }) => event.externalId,
  event_type: (_, { event }) => event.eventType,
  kind: (_, { event }) => event.kind,
  status: (_, { status }) => status,
  session_id: (_, { sessionId }) => sessionId ?? null,
  provider_payment_id: (_, { event }) => event.paymentId ?? null,
  provider_dispute_id: (_, { event }) => event.disputeId ?? null,
  dispute_status: (_, { event }) => event.dispute ?? null,
  dispute_conditional: (_, { event }) => event.onlyIfOpen,
  occurred_at: (_, { event }) => event.occurredAt ?? null,
  variant: (_, { event }) => variantOf(event),
  refund_minor: (_, { event }) => event.refund?.amountMinor ?? null,
  refund_currency: (_, { event }) => event.refund?.currency ?? null,
  refund_total: (_, { event }) => event.refund?.total ?? false,
  refund_id: (_, { event }) => event.refund?.id ?? null,
  payload: (_, { payload }) => payload,
  received_at: (_, { receivedAt }) => receivedAt,
  assessment_status: (_, { assessmentStatus }) => assessmentStatus,
  assessment_session_id: (_, { assessmentSessionId }) => assessmentSessionId ?? null,
  payload_sealed: (_, { payloadSealed }) => payloadSealed,
  payload_key: (_, { payloadKey }) => payloadKey ?? null,
};
const names = Object.keys(COLUMNS);
const valuesOf = Object.values(COLUMNS);

const STATEMENT = `INSERT INTO provider_events (${names.join(", ")}) VALUES (${names.map((_, index) => `$${index + 1}`).join(", ")})
  ON CONFLICT ON CONSTRAINT provider_events_once DO NOTHING RETURNING id, status, kind, session_id, assessment_status`;

/** Stores an event; undefined for a duplicate. Concurrent calls with the same event wait for the first. */
export async function insertEvent(tenant: Tenant, row: EventRow): Promise<Omit<StoredEvent, "assessment"> | undefined> {
  const [stored] = await tenant.query<Omit<StoredEvent, "assessment">>(
    STATEMENT,
    valuesOf.map((value) => value(tenant, row)),
  );
  return stored;
}

/** Result of an event. */
export interface StoredEvent {
  readonly id: string;
  readonly status: Schemas["ProviderEventStatus"];
  readonly kind: EventKind | null;
  readonly session_id: string | null;
  readonly assessment_status: Schemas["EventAssessmentStatus"];
  /** Null where the event triggered no assessment, or its assessment was purged. */
  readonly assessment: Schemas["EventAssessment"] | null;
}
