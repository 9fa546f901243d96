// Connections of an organization to accounts of card processors.
import type { components } from "../../../generated/types.ts";
import { recordChange } from "../audit/record.ts";
import { instant } from "../database/instant.ts";
import { type PageQuery, pageOf, pageRequest, UUID_KEY } from "../database/page.ts";
import type { Tenant } from "../database/tenancy.ts";
import { ApiError } from "../http/api-error.ts";
import { newId } from "../identifiers/uuid.ts";
import type { SecretsKey } from "../secrets/keys.ts";
import { deleteSecrets, storeSecret } from "../secrets/store.ts";

type Schemas = components["schemas"];
type View = Schemas["Connection"];

/** Purpose of the secrets that processors sign with. */
export const PROCESSOR_SECRET = "processor";

interface StoredConnection {
  readonly id: string;
  readonly processor: View["processor"];
  readonly description: string | null;
  readonly assess_on_events: boolean;
  readonly created_at: string;
}

const COLUMNS = "id, processor, description, assess_on_events, created_at";

/** A page of connections, newest first. */
export async function listConnections({ query, organizationId }: Tenant, page: PageQuery): Promise<{ data: View[]; next_cursor: string | null }> {
  const { limit, after } = pageRequest(page, UUID_KEY);
  const rows = await query<StoredConnection>(
    `SELECT ${COLUMNS} FROM connections WHERE organization_id = $1 AND ($2::uuid IS NULL OR id < $2) ORDER BY id DESC LIMIT ${limit + 1}`,
    [organizationId, after ?? null],
  );
  return pageOf(rows, limit, ({ id }) => id, connectionView);
}

/** Connects an account; its signing secret is sealed. Throws FORBIDDEN where its events are to assess and the caller may not. */
export async function createConnection(tenant: Tenant, keys: readonly SecretsKey[], wanted: Schemas["ConnectionCreate"]): Promise<View> {
  const assesses = wanted.assess_on_events === true;
  if (assesses && !tenant.acting.credential.permissions.has("assess")) throw new ApiError("FORBIDDEN", { details: { required_permissions: ["assess"] } });
  const [stored] = await tenant.query<StoredConnection>(
    `INSERT INTO connections (organization_id, id, processor, description, assess_on_events) VALUES ($1, $2, $3, $4, $5) RETURNING ${COLUMNS}`,
    [tenant.organizationId, newId(), wanted.processor, wanted.description ?? null, assesses],
  );
  if (stored === undefined) throw new Error("a connection was not stored");
  await storeSecret(tenant, keys, { purpose: PROCESSOR_SECRET, ownerId: stored.id, secret: wanted.webhook_secret });
  const view = connectionView(stored);
  await recordChange(tenant, { action: "connection.created", resource: "connection", id: stored.id, before: null, after: view });
  return view;
}

/** Removes a connection with its secrets; what its processor told stays. Answers what was removed. Throws NOT_FOUND. */
export async function removeConnection(tenant: Tenant, id: string): Promise<View> {
  const { query, organizationId } = tenant;
  const [stored] = await query<StoredConnection>(`DELETE FROM connections WHERE organization_id = $1 AND id = $2 RETURNING ${COLUMNS}`, [organizationId, id]);
  if (stored === undefined) throw new ApiError("NOT_FOUND");
  await deleteSecrets(tenant, id);
  const view = connectionView(stored);
  await recordChange(tenant, { action: "connection.removed", resource: "connection", id, before: view, after: null });
  return view;
}

function connectionView({ id, processor, description, assess_on_events, created_at: createdAt }: StoredConnection): View {
  return { id, processor, description, webhook_path: `/api/webhooks/${processor}?connection=${id}`, assess_on_events, created_at: instant(createdAt) };
}
