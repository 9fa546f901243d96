// Entries that block payments, as a batch of outcomes asks for them.
import type { IdentifierHash } from "../../platform/identifiers/hash.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { ENTRY_COLUMNS, type StoredEntry } from "./entry.ts";

/** An entry; `place` is that of the address which lies in its range, from 1 on, null where it was found by its value. */
export type BlockingEntry = StoredEntry & { readonly place: number | null };

const STANDING = `organization_id = $1 AND list = 'block' AND severity = 'block' AND is_active AND (expires_at IS NULL OR expires_at > now())
    AND (submerchant_id IS NULL OR submerchant_id = ANY($2::uuid[]))`;

/** Two plain look-ups, and who is meant is found out by the caller: one statement that knew would take longer to plan than to run. */
const STATEMENT = `SELECT NULL::int AS place, ${ENTRY_COLUMNS} FROM list_entries WHERE match_key = ANY($3::bigint[]) AND ${STANDING}
  UNION ALL SELECT a.place::int, e.* FROM unnest($4::inet[]) WITH ORDINALITY AS a(address, place)
  CROSS JOIN LATERAL (
    SELECT ${ENTRY_COLUMNS} FROM list_entries WHERE network IS NOT NULL AND network >>= a.address AND ${STANDING} ORDER BY list_type, id LIMIT 1000
  ) e`;

/** Entries that block now, of the organization or of one of these submerchants: with one of these hashes, or with a range that one of these addresses lies in. */
export function findBlockingEntries(
  { query, organizationId }: Tenant,
  submerchants: readonly string[],
  keys: readonly IdentifierHash[],
  addresses: readonly string[],
): Promise<BlockingEntry[]> {
  return query<BlockingEntry>(STATEMENT, [organizationId, submerchants, keys, addresses]);
}
