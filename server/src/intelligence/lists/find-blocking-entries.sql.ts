// Entries that block payments, for a batch of outcomes.
import type { IdentifierHash } from "../../platform/identifiers/hash.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { ENTRY_COLUMNS, type StoredEntry } from "./entry.ts";

/** An entry; `ordinal` is that of the address in its range, from 1; null if it was found by its value. */
export type BlockingEntry = StoredEntry & { readonly ordinal: number | null };

const STANDING = `organization_id = $1 AND list = 'block' AND severity = 'block' AND is_active AND (expires_at IS NULL OR expires_at > now())
    AND (submerchant_id IS NULL OR submerchant_id = ANY($2::uuid[]))`;

/** Two simple look-ups; the caller assigns the entries to payments. A statement that did would take longer to plan than to run. */
const STATEMENT = `SELECT NULL::int AS ordinal, ${ENTRY_COLUMNS} FROM list_entries WHERE match_key = ANY($3::bigint[]) AND ${STANDING}
  UNION ALL SELECT a.ordinal::int, e.* FROM unnest($4::inet[]) WITH ORDINALITY AS a(address, ordinal)
  CROSS JOIN LATERAL (
    SELECT ${ENTRY_COLUMNS} FROM list_entries WHERE network IS NOT NULL AND network >>= a.address AND ${STANDING} ORDER BY list_type, id LIMIT 1000
  ) e`;

/** Entries that block now, of the organization or of one of these submerchants: with one of these hashes, or with a range that contains one of these addresses. */
export function findBlockingEntries(
  { query, organizationId }: Tenant,
  submerchants: readonly string[],
  keys: readonly IdentifierHash[],
  addresses: readonly string[],
): Promise<BlockingEntry[]> {
  return query<BlockingEntry>(STATEMENT, [organizationId, submerchants, keys, addresses]);
}
