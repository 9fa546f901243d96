// Stores another form of an entry's value: values that were two before may be one in a later version.
import type pg from "pg";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";
import { addListTotals, type EntryKind } from "./add-list-totals.sql.ts";
import type { UnhashedEntry } from "./list-unhashed-entries.sql.ts";

const KIND = (row: string): string =>
  ["id", "list", "list_type", "severity", "flow_scope", "source", "is_active", "submerchant_id"].map((name) => `${row}.${name}`).join(", ");

/** The other entry of the same list, type, value (by its key), scope and submerchant. */
const SAME = `SELECT ${KIND("o")} FROM list_entries o JOIN list_entries e USING (organization_id, list, list_type, flow_scope, automatic)
  WHERE e.organization_id = $1 AND e.id = $2 AND o.id <> e.id AND o.match_key = $3 AND o.submerchant_id IS NOT DISTINCT FROM e.submerchant_id`;

const MOVE = "UPDATE list_entries SET value = $3, match_key = $4 WHERE organization_id = $1 AND id = $2";

/** The gravest severity, the longest expiry, and the causes of both: an inactive entry adds nothing. */
const MERGE = `UPDATE list_entries o SET
    severity = CASE WHEN NOT o.is_active OR 'block' IN (o.severity, e.severity) AND e.severity = 'block' THEN e.severity
      WHEN o.severity = 'flag' THEN e.severity ELSE o.severity END,
    expires_at = CASE WHEN NOT o.is_active THEN e.expires_at WHEN o.expires_at IS NULL OR e.expires_at IS NULL THEN NULL ELSE greatest(o.expires_at, e.expires_at) END,
    expiry_notified = CASE WHEN NOT o.is_active THEN e.expiry_notified ELSE o.expiry_notified AND e.expiry_notified END,
    caused_by = ARRAY(SELECT DISTINCT unnest(o.caused_by || e.caused_by)),
    is_active = true
  FROM list_entries e WHERE o.organization_id = $1 AND e.organization_id = $1 AND e.id = $2 AND o.id = $3 AND e.is_active RETURNING ${KIND("o")}`;

const KEEP = "UPDATE list_entries SET match_key = $3 WHERE organization_id = $1 AND id = $2";

const REMOVE = `DELETE FROM list_entries e WHERE organization_id = $1 AND id = $2 RETURNING ${KIND("e")}`;

type Kind = EntryKind & { readonly id: string };

/**
 * Stores the form (as the column holds it) and its key. If an entry with the form exists, that one gets the effect of both, and this one stays as it was written, without an effect
 * of its own: `oldKey` matches no payment any more. One whose old form is listed as well was listed twice, and is removed. The connection is the owner's, in a transaction.
 */
export async function moveEntry(
  client: pg.Client,
  { organization_id, id }: UnhashedEntry,
  { value, key, oldKey }: { readonly value: string; readonly key: IdentifierHash; readonly oldKey: IdentifierHash },
): Promise<void> {
  const same = async (sought: IdentifierHash): Promise<Kind | undefined> => (await client.query<Kind>(SAME, [organization_id, id, sought])).rows[0];
  const other = await same(key);
  if (other === undefined) {
    await client.query(MOVE, [organization_id, id, value, key]);
    return;
  }
  const [merged] = (await client.query<Kind>(MERGE, [organization_id, id, other.id])).rows;
  const listedTwice = key === oldKey || (await same(oldKey)) !== undefined;
  const [removed] = listedTwice ? (await client.query<Kind>(REMOVE, [organization_id, id])).rows : [];
  if (!listedTwice) await client.query(KEEP, [organization_id, id, oldKey]);
  const query = async <Row>(text: string, values: readonly unknown[]): Promise<Row[]> => (await client.query(text, [...values])).rows as Row[];
  await addListTotals({ query, organizationId: organization_id }, [
    ...(merged === undefined
      ? []
      : [
          { entry: other, difference: -1 as const },
          { entry: merged, difference: 1 as const },
        ]),
    ...(removed === undefined ? [] : [{ entry: removed, difference: -1 as const }]),
  ]);
}
