// Connections of an organization to accounts of card processors.
import { operations } from "../../../../generated/operations.ts";
import type { components } from "../../../../generated/types.ts";
import { recordChange } from "../../accounts/audit/record.ts";
import { deleteSecrets, storeSecret } from "../../accounts/secrets/sealed-secrets.ts";
import { instant } from "../../platform/database/instant.ts";
import { type PageQuery, pageOf, pageRequest, UUID_KEY } from "../../platform/database/page.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { SecretsKey } from "../../platform/keyrings/secrets-keys.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { rowsOf } from "../../platform/tenants/rows.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { Connection } from "./connection.entity.ts";
import { providers } from "./providers/index.ts";

type Schemas = components["schemas"];
type View = Schemas["Connection"];

/** Purpose of signing secrets of processors. */
export const PROCESSOR_SECRET = "processor";

/** Columns of a connection, for SELECT and RETURNING. */
const COLUMNS = ["id", "processor", "description", "assess_on_events", "created_at"] as const;

/** A connection, as stored. Times as PostgreSQL writes them. */
interface StoredConnection {
  readonly id: string;
  readonly processor: View["processor"];
  readonly description: string | null;
  readonly assess_on_events: boolean;
  readonly created_at: string;
}

/** A page of connections, newest first. */
export async function listConnections(tenant: Tenant, page: PageQuery): Promise<{ data: View[]; next_cursor: string | null }> {
  const { limit, after } = pageRequest(page, UUID_KEY);
  const all = rowsOf(tenant, Connection)
    .select()
    .select(COLUMNS)
    .orderBy("id", "desc")
    .limit(limit + 1);
  const rows = await (after === undefined ? all : all.where("id", "<", after)).execute();
  return pageOf(rows, limit, ({ id }) => id, connectionView);
}

/** Connects an account; its signing secret is sealed. Throws FORBIDDEN if its events should trigger assessments and the caller lacks `assess`. */
export async function createConnection(tenant: Tenant, keys: readonly SecretsKey[], wanted: Schemas["ConnectionCreate"]): Promise<View> {
  const assessOnEvents = wanted.assess_on_events === true;
  if (assessOnEvents && !tenant.acting.credential.permissions.has("assess")) throw new ApiError("FORBIDDEN", { details: { required_permissions: ["assess"] } });
  const { processor, description = null } = wanted;
  const connection = await rowsOf(tenant, Connection)
    .insert([{ id: newId(), processor, description, assess_on_events: assessOnEvents, created_at: dateOf(tenant.clock) }])
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
  await storeSecret(tenant, keys, { purpose: PROCESSOR_SECRET, ownerId: connection.id, secret: wanted.webhook_secret });
  const view = connectionView(connection);
  await recordChange(tenant, { action: "connection.created", resource: "connection", id: connection.id, before: null, after: view });
  return view;
}

/** Removes a connection with its secrets; stored events remain. Returns the removed connection. Throws NOT_FOUND. */
export async function removeConnection(tenant: Tenant, id: string): Promise<View> {
  const removed = await rowsOf(tenant, Connection).remove().where("id", "=", id).returning(COLUMNS).executeTakeFirst();
  if (removed === undefined) throw new ApiError("NOT_FOUND");
  const view = connectionView(removed);
  await deleteSecrets(tenant, id);
  await recordChange(tenant, { action: "connection.removed", resource: "connection", id, before: view, after: null });
  return view;
}

function connectionView({ id, processor, description, assess_on_events, created_at }: StoredConnection): View {
  return {
    id,
    processor,
    description,
    webhook_path: `${operations[providers[processor].operation].path}?connection=${id}`,
    assess_on_events,
    created_at: instant(created_at),
  };
}
