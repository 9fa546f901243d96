// Looks up a key before its organization is known.
import { crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";

/** Looks keys up, by the hash of each. */
export const findActiveKeys = crossTenantFunction({
  name: "find_active_keys",
  purpose: "a key itself says which organization calls; its hash has 256 bits, and each is answered with its own row alone",
  parameters: ["bytea[]"],
  columns: `i int, id uuid, kind text, organization_id uuid, permissions text[], submerchant_id uuid, allowed_origins text[], rate_limit_per_minute int, version int,
    maintenance boolean, assess_on_events boolean, strict_validation boolean, sandbox boolean`,
  reads: true,
  body: `SELECT p.i::int, k.id, k.kind, k.organization_id, k.permissions, k.submerchant_id, k.allowed_origins, k.rate_limit_per_minute, k.version, o.maintenance,
  k.assess_on_events, k.strict_validation, o.sandbox
FROM unnest($1) WITH ORDINALITY AS p(hash, i)
CROSS JOIN LATERAL (
  SELECT * FROM api_keys WHERE hash = p.hash AND revoked_at IS NULL AND disabled_at IS NULL AND (expires_at IS NULL OR expires_at > now()) LIMIT 1
) k
CROSS JOIN LATERAL (SELECT maintenance, sandbox FROM organizations WHERE id = k.organization_id LIMIT 1) o`,
});

/** Writes down when keys were last used. */
export const noteKeyUse = crossTenantFunction({
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
