// Looks up a connection before its organization is known.
import type pg from "pg";
import { crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { open } from "../../platform/keyrings/seal.ts";
import type { SecretsKey } from "../../platform/keyrings/secrets-keys.ts";
import { PROCESSOR_SECRET } from "./connections.ts";

/** Looks a connection up. */
export const findConnection = crossTenantFunction({
  name: "find_connection",
  purpose: "an event names its connection and nothing else; one row is answered, its secrets are joined on the organization of the connection",
  parameters: ["uuid"],
  columns: "organization_id uuid, processor text, assess_on_events boolean, secrets json",
  reads: true,
  body: `SELECT c.organization_id, c.processor, c.assess_on_events,
    (SELECT json_agg(json_build_object('id', s.id, 'keyId', s.key_id, 'sealed', encode(s.sealed, 'base64')) ORDER BY s.id DESC) FROM secrets s
     WHERE s.organization_id = c.organization_id AND s.owner_id = c.id AND s.purpose = '${PROCESSOR_SECRET}' AND (s.expires_at IS NULL OR s.expires_at > now()))
  FROM connections c WHERE c.id = $1`,
});

/** A connection, with its valid secrets. */
export interface FoundConnection {
  readonly organizationId: string;
  readonly processor: string;
  readonly assessOnEvents: boolean;
  /** Newest first. */
  readonly secrets: readonly string[];
}

/** The connection with this id, or undefined. Throws UnopenableSecret. */
export async function lookUpConnection(pool: pg.Pool, keys: readonly SecretsKey[], id: string): Promise<FoundConnection | undefined> {
  const { rows } = await pool.query({ ...findConnection.statement, values: [id] });
  const row:
    | { organization_id: string; processor: string; assess_on_events: boolean; secrets: { id: string; keyId: string; sealed: string }[] | null }
    | undefined = rows[0];
  if (row === undefined) return undefined;
  const { organization_id: organizationId, processor, assess_on_events: assessOnEvents } = row;
  const secrets = (row.secrets ?? []).map((secret) =>
    open(
      keys,
      { organizationId, id: secret.id, purpose: PROCESSOR_SECRET, ownerId: id },
      { keyId: secret.keyId, sealed: Buffer.from(secret.sealed, "base64") },
    ),
  );
  return { organizationId, processor, assessOnEvents, secrets };
}
