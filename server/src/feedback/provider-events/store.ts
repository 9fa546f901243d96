// Stored provider events: one row per provider, identifier and kind.

import type { InferKyselyDB } from "@mikro-orm/postgresql";
import type { components } from "../../../../generated/types.ts";
import type { Assessment } from "../../decisions/assessments/assessment.entity.ts";
import { encrypt } from "../../platform/data-keys/encryption.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { insertEvent, type StoredEvent } from "./claim-event.sql.ts";
import { ProviderEvent as StoredProviderEvent } from "./provider-event.entity.ts";
import { type EventAssessment, type ProviderEvent, variantOf } from "./provider-event.ts";

type Schemas = components["schemas"];

type Tables = InferKyselyDB<typeof StoredProviderEvent | typeof Assessment>;

/**
 * Claims an event, linked, `ambiguous` or neither; undefined for a duplicate. Concurrent calls with the same event wait here until the first
 * is done.
 */
export async function claimEvent(
  tenant: Tenant,
  id: string,
  event: ProviderEvent,
  sessionId: string | undefined,
  ambiguous: boolean,
  { status, assessment }: EventAssessment,
): Promise<StoredEvent | undefined> {
  const { organizationId, acting } = tenant;
  const dataKey = await tenant.dataKey();
  const payload = JSON.stringify(event.payload);
  const stored = await insertEvent(tenant, {
    id,
    connectionId: acting.credential.kind === "connection" ? acting.credential.id : null,
    event,
    status: sessionId !== undefined ? "linked" : ambiguous ? "ambiguous" : "recorded",
    sessionId,
    assessmentStatus: status,
    assessmentSessionId: assessment?.session_id,
    payload: dataKey === undefined ? payload : null,
    payloadSealed: dataKey === undefined ? null : encrypt(dataKey, { organizationId, column: "provider_events.payload", rowId: id }, payload),
    payloadKey: dataKey?.generation,
    receivedAt: dateOf(tenant.clock),
  });
  return stored && { ...stored, assessment };
}

/** Result of a stored event. */
export async function storedEvent({ em, organizationId, submerchantId }: Tenant, event: ProviderEvent): Promise<StoredEvent> {
  const { provider, externalId, eventType } = event;
  const found = await em
    .getKysely<Tables>()
    .selectFrom("provider_events as e")
    .leftJoin("assessments as a", (join) => join.onRef("a.organization_id", "=", "e.organization_id").onRef("a.session_id", "=", "e.assessment_session_id"))
    .select(["e.id", "e.status", "e.kind", "e.session_id", "e.assessment_status", "a.session_id as assessed", "a.decision", "a.risk_score"])
    .$castTo<Omit<StoredEvent, "assessment"> & Assessed>()
    .where("e.organization_id", "=", organizationId)
    .where("e.provider", "=", provider)
    .where("e.external_id", "=", externalId)
    .where("e.event_type", "=", eventType)
    .where("e.variant", "=", variantOf(event))
    .where("e.submerchant_id", "is not distinct from", submerchantId)
    .executeTakeFirst();
  if (found === undefined) throw new Error("an event that was taken is gone");
  const { assessed, decision, risk_score, ...stored } = found;
  return { ...stored, assessment: assessed === null ? null : { session_id: assessed, decision, risk_score } };
}

/** The assessment that an event triggered; `assessed` is null if there is none. */
interface Assessed extends Omit<Schemas["EventAssessment"], "session_id"> {
  readonly assessed: string | null;
}

/** Has a stored event triggered this assessment? */
export async function isTriggered({ em }: Tenant, sessionId: string): Promise<boolean> {
  return (await em.count(StoredProviderEvent, { assessmentSessionId: sessionId })) > 0;
}

/** Is the event stored already? */
export async function isTaken({ em, organizationId, submerchantId }: Tenant, event: ProviderEvent): Promise<boolean> {
  const { provider, externalId, eventType } = event;
  const taken = await em
    .getKysely<Tables>()
    .selectFrom("provider_events")
    .select("id")
    .where("organization_id", "=", organizationId)
    .where("provider", "=", provider)
    .where("external_id", "=", externalId)
    .where("event_type", "=", eventType)
    .where("variant", "=", variantOf(event))
    .where("submerchant_id", "is not distinct from", submerchantId)
    .executeTakeFirst();
  return taken !== undefined;
}

/** Links an event that had no effect to the assessment that it was found to be about. */
export async function linkEvent({ em, organizationId }: Tenant, id: string, sessionId: string, { kind, refund }: ProviderEvent): Promise<void> {
  const event = em.getKysely<Tables>().updateTable("provider_events").where("organization_id", "=", organizationId).where("id", "=", id);
  const amount = { refund_minor: refund?.amountMinor === undefined ? null : BigInt(refund.amountMinor), refund_currency: refund?.currency ?? null };
  await event.set({ status: "linked", session_id: sessionId, kind, ...amount }).execute();
}

/** Records that the outcome of an event was applied. */
export async function markApplied({ em, organizationId }: Tenant, id: string): Promise<void> {
  const event = em.getKysely<Tables>().updateTable("provider_events").where("organization_id", "=", organizationId).where("id", "=", id);
  await event.set({ status: "applied" }).execute();
}
