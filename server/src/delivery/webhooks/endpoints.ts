// The endpoints of an organization. Every change counts a version of the organization, so that assess knows at once who listens.

import { eventTypes } from "../../../../generated/events.ts";
import type { components } from "../../../../generated/types.ts";
import { recordChange } from "../../accounts/audit/record.ts";
import { nextSet, updateResource } from "../../accounts/audit/update.ts";
import { bumpVersion } from "../../accounts/organizations/version.ts";
import { deleteSecrets, expireSecrets, storeSecret } from "../../accounts/secrets/sealed-secrets.ts";
import { type PageQuery, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { newId } from "../../platform/identifiers/uuid.ts";
import type { SecretsKey } from "../../platform/keyrings/keys.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { HOUR } from "../../platform/time/time.ts";
import { ENDPOINT_COLUMNS, endpointView, type StoredEndpoint } from "./endpoint.ts";
import { newWebhookSecret } from "./signature.ts";

type Schemas = components["schemas"];
type View = Schemas["WebhookEndpoint"];

/** Hours for which an old secret still signs. */
const OVERLAP = 24;

/** A page of endpoints, newest first. */
export async function listEndpoints({ query, organizationId }: Tenant, page: PageQuery): Promise<{ data: View[]; next_cursor: string | null }> {
  const { limit, after } = pageRequest(page, UUID_KEY);
  const rows = await query<StoredEndpoint>(
    `SELECT ${ENDPOINT_COLUMNS} FROM webhook_endpoints WHERE organization_id = $1 AND ($2::uuid IS NULL OR id < $2) ORDER BY id DESC LIMIT ${limit + 1}`,
    [organizationId, after ?? null],
  );
  return pageOf(rows, limit, ({ id }) => id, endpointView);
}

/** The endpoint, as stored. Throws NOT_FOUND. */
export async function knownEndpoint({ query, organizationId }: Tenant, id: string): Promise<StoredEndpoint> {
  const [stored] = await query<StoredEndpoint>(`SELECT ${ENDPOINT_COLUMNS} FROM webhook_endpoints WHERE organization_id = $1 AND id = $2`, [
    organizationId,
    id,
  ]);
  if (stored === undefined) throw new ApiError("NOT_FOUND");
  return stored;
}

/** Registers an endpoint; its secret is answered this once. */
export async function createEndpoint(
  tenant: Tenant,
  keys: readonly SecretsKey[],
  { url, events, description, enabled = true }: Omit<Schemas["WebhookEndpointCreate"], "enabled"> & { readonly enabled?: boolean },
): Promise<Schemas["WebhookEndpointIssued"]> {
  const [stored] = await tenant.query<StoredEndpoint>(
    `INSERT INTO webhook_endpoints (organization_id, id, url, events, description, enabled, disabled_reason) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING ${ENDPOINT_COLUMNS}`,
    [tenant.organizationId, newId(), url, events === undefined ? null : [...new Set(events)], description ?? null, enabled, enabled ? null : "manual"],
  );
  if (stored === undefined) throw new Error("an endpoint was not stored");
  const secret = newWebhookSecret();
  await storeSecret(tenant, keys, { purpose: "webhook", ownerId: stored.id, secret });
  const view = endpointView(stored);
  await bumpVersion(tenant);
  await recordChange(tenant, { action: "webhook_endpoint.created", resource: "webhook_endpoint", id: stored.id, before: null, after: view });
  return { ...view, secret };
}

/** Changes an endpoint; a field with its current value is no change. Throws NOT_FOUND. */
export async function updateEndpoint(tenant: Tenant, id: string, change: Schemas["WebhookEndpointUpdate"]): Promise<View> {
  const old = await knownEndpoint(tenant, id);
  const { url = old.url, description = old.description, enabled = old.enabled } = change;
  const enabling = enabled && !old.enabled;
  // a new address, or re-enabling, resets the failure state
  const restarted = url !== old.url || enabling;
  const next: StoredEndpoint = {
    ...old,
    url,
    events: nextSet(old.events, old.events ?? eventTypes, change.events),
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
    write: async () => {
      const [written = old] = await tenant.query<StoredEndpoint>(
        `UPDATE webhook_endpoints SET url = $3, events = $4, description = $5, enabled = $6, disabled_reason = $7, failing_since = CASE WHEN $8 THEN NULL ELSE failing_since END, starts = starts + $8::int, updated_at = now()
         WHERE organization_id = $1 AND id = $2 RETURNING ${ENDPOINT_COLUMNS}`,
        [tenant.organizationId, id, next.url, next.events, next.description, next.enabled, next.disabled_reason, restarted],
      );
      return written;
    },
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
  const { query, organizationId } = tenant;
  await query("DELETE FROM webhook_endpoints WHERE organization_id = $1 AND id = $2", [organizationId, id]);
  await deleteSecrets(tenant, id);
  await query(
    "UPDATE webhook_deliveries SET status = 'failed', next_attempt_at = NULL WHERE organization_id = $1 AND endpoint_id = $2 AND status = 'pending'",
    [organizationId, id],
  );
  await bumpVersion(tenant);
  await recordChange(tenant, { action: "webhook_endpoint.removed", resource: "webhook_endpoint", id, before: view, after: null });
  return view;
}

/** Makes a new secret; the one before it is valid for a day more, older ones end now. Throws NOT_FOUND. */
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

/** Puts deliveries that left the queue while their endpoint was switched off back into it. */
async function resumeDeliveries({ query, organizationId }: Tenant, id: string): Promise<void> {
  await query(
    "UPDATE webhook_deliveries SET next_attempt_at = now() WHERE organization_id = $1 AND endpoint_id = $2 AND status = 'pending' AND next_attempt_at IS NULL",
    [organizationId, id],
  );
}
