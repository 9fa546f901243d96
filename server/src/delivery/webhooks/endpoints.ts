// The endpoints of an organization. Every change increments the organization's version, so that assess sees subscriptions at once.

import { defaultEventTypes } from "../../../../generated/events.ts";
import type { components } from "../../../../generated/types.ts";
import { recordChange } from "../../accounts/audit/record.ts";
import { nextSet, updateResource } from "../../accounts/audit/update.ts";
import { failDeliveries, resumeDeliveries } from "../../accounts/outbox/deliveries.ts";
import { deleteSecrets, expireSecrets, storeSecret } from "../../accounts/secrets/sealed-secrets.ts";
import { type PageQuery, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { SecretsKey } from "../../platform/keyrings/secrets-keys.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { rowsOf } from "../../platform/tenants/rows.ts";
import { bumpVersion } from "../../platform/tenants/version.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { HOUR } from "../../platform/time/time.ts";
import { ENDPOINT_COLUMNS, endpointView, type StoredEndpoint } from "./endpoint.ts";
import { newWebhookSecret } from "./signature.ts";
import { WebhookEndpoint } from "./webhook-endpoint.entity.ts";

type Schemas = components["schemas"];
type View = Schemas["WebhookEndpoint"];

/** Hours for which an old secret still signs. */
const OVERLAP = 24;

/** A page of endpoints, newest first. */
export async function listEndpoints(tenant: Tenant, page: PageQuery): Promise<{ data: View[]; next_cursor: string | null }> {
  const { limit, after } = pageRequest(page, UUID_KEY);
  const all = rowsOf(tenant, WebhookEndpoint)
    .select()
    .select(ENDPOINT_COLUMNS)
    .orderBy("id", "desc")
    .limit(limit + 1);
  const rows = await (after === undefined ? all : all.where("id", "<", after)).execute();
  return pageOf(rows, limit, ({ id }) => id, endpointView);
}

/** The endpoint, as stored. Throws NOT_FOUND. */
export async function knownEndpoint(tenant: Tenant, id: string): Promise<StoredEndpoint> {
  const stored = await rowsOf(tenant, WebhookEndpoint).select().select(ENDPOINT_COLUMNS).where("id", "=", id).executeTakeFirst();
  if (stored === undefined) throw new ApiError("NOT_FOUND");
  return stored;
}

/** Registers an endpoint; its secret is returned only here. */
export async function createEndpoint(
  tenant: Tenant,
  keys: readonly SecretsKey[],
  { url, events, description, enabled = true }: Omit<Schemas["WebhookEndpointCreate"], "enabled"> & { readonly enabled?: boolean },
): Promise<Schemas["WebhookEndpointIssued"]> {
  const now = dateOf(tenant.clock);
  const stored = await rowsOf(tenant, WebhookEndpoint)
    .insert([
      {
        id: newId(),
        url,
        events: events === undefined ? null : [...new Set(events)],
        description: description ?? null,
        enabled,
        disabled_reason: enabled ? null : "manual",
        created_at: now,
        updated_at: now,
      },
    ])
    .returning(ENDPOINT_COLUMNS)
    .executeTakeFirstOrThrow();
  const secret = newWebhookSecret();
  await storeSecret(tenant, keys, { purpose: "webhook", ownerId: stored.id, secret });
  const view = endpointView(stored);
  await bumpVersion(tenant);
  await recordChange(tenant, { action: "webhook_endpoint.created", resource: "webhook_endpoint", id: stored.id, before: null, after: view });
  return { ...view, secret };
}

/** Changes an endpoint; a field that has this value already is left as it is. Throws NOT_FOUND. */
export async function updateEndpoint(tenant: Tenant, id: string, change: Schemas["WebhookEndpointUpdate"]): Promise<View> {
  const old = await knownEndpoint(tenant, id);
  const { url = old.url, description = old.description, enabled = old.enabled } = change;
  const enabling = enabled && !old.enabled;
  // a new address, or re-enabling, resets the failure state
  const restarted = url !== old.url || enabling;
  const next: StoredEndpoint = {
    ...old,
    url,
    events: nextSet(old.events, old.events ?? defaultEventTypes, change.events),
    description,
    enabled,
    disabled_reason: enabled ? null : (old.disabled_reason ?? "manual"),
    failing_since: restarted ? null : old.failing_since,
  };
  const stored = await updateResource<StoredEndpoint>(tenant, {
    action: "webhook_endpoint.updated",
    resource: "webhook_endpoint",
    id,
    before: old,
    next,
    view: endpointView,
    // one statement, and not the unit of work: the dispatcher may have set failing_since since the endpoint was read
    write: () =>
      rowsOf(tenant, WebhookEndpoint)
        .update()
        .where("id", "=", id)
        .set({
          url,
          events: next.events === null ? null : [...next.events],
          description,
          enabled,
          disabled_reason: next.disabled_reason,
          updated_at: dateOf(tenant.clock),
        })
        .$if(restarted, (update) => update.set(({ eb }) => ({ failing_since: null, starts: eb("starts", "+", 1) })))
        .returning(ENDPOINT_COLUMNS)
        .executeTakeFirstOrThrow(),
    effects: async () => {
      if (enabling) await resumeDeliveries(tenant, id);
      await bumpVersion(tenant);
    },
  });
  return endpointView(stored);
}

/** Removes an endpoint and its secrets; its pending deliveries fail. Returns the removed endpoint. Throws NOT_FOUND. */
export async function removeEndpoint(tenant: Tenant, id: string): Promise<View> {
  const view = endpointView(await knownEndpoint(tenant, id));
  await rowsOf(tenant, WebhookEndpoint).remove().where("id", "=", id).execute();
  await deleteSecrets(tenant, id);
  await failDeliveries(tenant, id);
  await bumpVersion(tenant);
  await recordChange(tenant, { action: "webhook_endpoint.removed", resource: "webhook_endpoint", id, before: view, after: null });
  return view;
}

/** Creates a new secret; the previous one stays valid for a day, older ones end now. Throws NOT_FOUND. */
export async function rotateSecret(tenant: Tenant, keys: readonly SecretsKey[], id: string): Promise<Schemas["WebhookSecretRotated"]> {
  await knownEndpoint(tenant, id);
  const expiresAt = new Date(tenant.clock.now() + OVERLAP * HOUR);
  await expireSecrets(tenant, "webhook", id, expiresAt);
  const secret = newWebhookSecret();
  await storeSecret(tenant, keys, { purpose: "webhook", ownerId: id, secret });
  await recordChange(tenant, {
    action: "webhook_endpoint.secret_rotated",
    resource: "webhook_endpoint",
    id,
    before: null,
    after: { previous_secret_expires_at: expiresAt.toISOString() },
  });
  return { secret, previous_secret_expires_at: expiresAt.toISOString() };
}
