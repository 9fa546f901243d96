// Endpoints of the bench's organization, as if an admin had registered them.
import pg from "pg";
import { newWebhookSecret } from "../src/delivery/webhooks/signature.ts";
import { newId } from "../src/platform/ids/uuid.ts";
import { seal } from "../src/platform/keyrings/seal.ts";
import { readSecretsKeys } from "../src/platform/keyrings/secrets-keys.ts";
import { SECRETS_KEYS } from "../test/harness/secrets.ts";

/** Settings of the dispatcher in the bench: the keys that encrypt the secrets of its endpoints, and local receivers. */
export const SENDING = { SECRETS_KEYS, WEBHOOKS_ALLOW_LOCAL: "true" };

/** Replaces the endpoints and deletes their pending deliveries. Returns the new ids, in the order of the URLs. */
export async function replaceEndpoints(
  url: string,
  organizationId: string,
  addresses: readonly string[],
  events: readonly string[] | null = null,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("TRUNCATE events, webhook_deliveries, webhook_attempts, webhook_endpoints");
  await client.query("DELETE FROM secrets WHERE organization_id = $1 AND purpose = 'webhook'", [organizationId]);
  const ids: string[] = [];
  for (const address of addresses) ids.push(await insertEndpoint(client, organizationId, address, events));
  await client.query("ANALYZE webhook_endpoints, secrets");
  await client.end();
  return ids;
}

/** Registers an endpoint; answers its id. */
export async function insertEndpoint(
  client: Pick<pg.ClientBase, "query">,
  organizationId: string,
  address: string,
  events: readonly string[] | null = null,
): Promise<string> {
  const id = newId();
  const place = { organizationId, id: newId(), purpose: "webhook", ownerId: id };
  const { keyId, sealed } = seal(readSecretsKeys(SECRETS_KEYS) ?? [], place, newWebhookSecret());
  await client.query("INSERT INTO webhook_endpoints (organization_id, id, url, events, enabled) VALUES ($1, $2, $3, $4, true)", [
    organizationId,
    id,
    address,
    events,
  ]);
  await client.query("INSERT INTO secrets (organization_id, id, purpose, owner_id, key_id, sealed) VALUES ($1, $2, 'webhook', $3, $4, $5)", [
    organizationId,
    place.id,
    id,
    keyId,
    sealed,
  ]);
  // services read it with the next request
  await client.query("UPDATE organizations SET version = version + 1 WHERE id = $1", [organizationId]);
  return id;
}
