// Notifies the organization's endpoints of ingested events with an unknown type: at most once per hour, provider and type.

import { queueEvent } from "../../accounts/outbox/emit.ts";
import { writeEvent } from "../../accounts/outbox/event.ts";
import { idFrom } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { HOUR } from "../../platform/time/time.ts";
import { describesPayment, isWithoutEffect } from "./kinds.ts";
import type { ProviderEvent } from "./provider-event.ts";

/** Is the event type unmapped? Types that describe a payment can trigger an assessment and count as mapped, as do those that are known to change nothing. */
export function isUnmapped(event: ProviderEvent): boolean {
  return event.kind === null && !describesPayment(event) && !isWithoutEffect(event.provider, event.eventType);
}

/**
 * Emits `ingest.unmapped`, unless it was emitted in this hour for the provider and the type. The event id is derived from them and the hour, so that all
 * processes deduplicate; `id` is the stored event.
 */
export async function reportUnmapped(tenant: Tenant, id: string, event: ProviderEvent, now = tenant.clock.now()): Promise<void> {
  const hour = Math.floor(now / HOUR) * HOUR;
  const { organizationId, submerchantId } = tenant;
  const eventId = idFrom(hour, JSON.stringify(["ingest.unmapped", organizationId, submerchantId, event.provider, event.eventType]));
  const data = { event_id: id, provider: event.provider, event_type: event.eventType, external_id: event.externalId, submerchant_id: submerchantId };
  await queueEvent(tenant, writeEvent(organizationId, "ingest.unmapped", data, now, { id: eventId }));
}
