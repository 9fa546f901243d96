// What has to be known of a key before it is known whose it is.
import type pg from "pg";
import { spanningFunction } from "../database/spanning.ts";
import type { KeyCredential } from "./credential.ts";

/** Looks a key up. */
export const findActiveKey = spanningFunction({
  name: "find_active_key",
  purpose: "the key itself says which organization calls; its hash has 256 bits, and one row is answered",
  parameters: ["bytea"],
  columns: `id uuid, kind text, organization_id uuid, permissions text[], submerchant_id uuid, allowed_origins text[], rate_limit_per_minute int, version int`,
  reads: true,
  body: `SELECT id, kind, organization_id, permissions, submerchant_id, allowed_origins, rate_limit_per_minute, version FROM api_keys
  WHERE hash = $1 AND revoked_at IS NULL AND disabled_at IS NULL AND (expires_at IS NULL OR expires_at > now())`,
});

/** Writes down when keys were last used. */
export const noteKeyUse = spanningFunction({
  name: "note_key_use",
  purpose: "one statement for all keys that a process saw; it writes a time by the key's id and answers nothing of the rows",
  parameters: ["uuid[]", "bigint[]"],
  columns: "noted bigint",
  reads: false,
  body: `WITH used AS (
    UPDATE api_keys SET last_used_at = to_timestamp(u.at / 1000.0) FROM unnest($1, $2) AS u(id, at)
    WHERE api_keys.id = u.id AND (last_used_at IS NULL OR last_used_at < to_timestamp(u.at / 1000.0)) RETURNING 1
  ) SELECT count(*) FROM used`,
});

/** The active key with this hash, or undefined. */
export async function lookUpKey(pool: pg.Pool, hash: Buffer): Promise<KeyCredential | undefined> {
  const { rows } = await pool.query({ ...findActiveKey.statement, values: [hash] });
  const row = rows[0];
  return (
    row && {
      id: row.id,
      kind: row.kind,
      organizationId: row.organization_id,
      permissions: new Set<string>(row.permissions),
      submerchantId: row.submerchant_id,
      allowedOrigins: row.allowed_origins,
      rateLimitPerMinute: row.rate_limit_per_minute,
      version: row.version,
    }
  );
}
