// Stores another form of an entry's value: values that were two before may be one in a later version.
import type pg from "pg";
import type { IdentifierHash } from "../../platform/identifiers/hash.ts";
import type { UnhashedEntry } from "./list-unhashed-entries.sql.ts";

/** The other entry of the same list, type, value, scope and submerchant. */
const SAME = `SELECT o.id FROM list_entries o JOIN list_entries e USING (organization_id, list, list_type, flow_scope, automatic)
  WHERE e.organization_id = $1 AND e.id = $2 AND o.id <> e.id AND o.value = $3 AND o.submerchant_id IS NOT DISTINCT FROM e.submerchant_id`;

const MOVE = "UPDATE list_entries SET value = $3, match_key = $4 WHERE organization_id = $1 AND id = $2";

/** The gravest severity, the longest expiry, and the causes of both: an inactive entry adds nothing. */
const MERGE = `UPDATE list_entries o SET
    severity = CASE WHEN NOT o.is_active OR 'block' IN (o.severity, e.severity) AND e.severity = 'block' THEN e.severity
      WHEN o.severity = 'flag' THEN e.severity ELSE o.severity END,
    expires_at = CASE WHEN NOT o.is_active THEN e.expires_at WHEN o.expires_at IS NULL OR e.expires_at IS NULL THEN NULL ELSE greatest(o.expires_at, e.expires_at) END,
    expiry_notified = CASE WHEN NOT o.is_active THEN e.expiry_notified ELSE o.expiry_notified AND e.expiry_notified END,
    caused_by = ARRAY(SELECT DISTINCT unnest(o.caused_by || e.caused_by)),
    is_active = true
  FROM list_entries e WHERE o.organization_id = $1 AND e.organization_id = $1 AND e.id = $2 AND o.id = $3 AND e.is_active`;

const KEEP = "UPDATE list_entries SET match_key = $3 WHERE organization_id = $1 AND id = $2";

/**
 * Stores the form and its key. If an entry with the form exists, that one gets the effect of both, and this one stays as it was written, without an effect
 * of its own: `oldKey` matches no payment any more. The connection is the owner's, in a transaction.
 */
export async function moveEntry(
  client: pg.Client,
  { organization_id, id }: UnhashedEntry,
  { value, key, oldKey }: { readonly value: string; readonly key: IdentifierHash; readonly oldKey: IdentifierHash },
): Promise<void> {
  const { rows } = await client.query<{ id: string }>(SAME, [organization_id, id, value]);
  const [other] = rows;
  if (other === undefined) {
    await client.query(MOVE, [organization_id, id, value, key]);
    return;
  }
  await client.query(MERGE, [organization_id, id, other.id]);
  await client.query(KEEP, [organization_id, id, oldKey]);
}
