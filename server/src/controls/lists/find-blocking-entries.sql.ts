// Entries that block payments, for a batch of outcomes.

import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";
import { ENTRY_COLUMNS, opened, type StoredEntry } from "./entry.ts";

/** An entry; `ordinal` is that of the address in its range, from 1; null if it was found by its hash. */
export type BlockingEntry = StoredEntry & { readonly ordinal: number | null; readonly match_key: IdentifierHash };

const COLUMNS = `${ENTRY_COLUMNS}, match_key::text`;

const STANDING = `organization_id = $1 AND list = 'block' AND severity = 'block' AND is_active AND (expires_at IS NULL OR expires_at > now())
    AND (submerchant_id IS NULL OR submerchant_id = ANY($2::uuid[]))`;

/** Two simple look-ups; the caller assigns the entries to payments. A statement that did would take longer to plan than to run. */
const STATEMENT = `SELECT NULL::int AS ordinal, ${COLUMNS} FROM list_entries WHERE match_key = ANY($3::bigint[]) AND ${STANDING}
  UNION ALL SELECT a.ordinal::int, e.* FROM unnest($4::inet[]) WITH ORDINALITY AS a(address, ordinal)
  CROSS JOIN LATERAL (
    SELECT ${COLUMNS} FROM list_entries WHERE network IS NOT NULL AND network >>= a.address AND ${STANDING} ORDER BY list_type, id LIMIT 1000
  ) e`;

/** Entries that block now, of the organization or of one of these submerchants: with one of these hashes, or with a range that contains one of these addresses. */
export async function findBlockingEntries(
  tenant: Tenant,
  submerchants: readonly string[],
  keys: readonly IdentifierHash[],
  addresses: readonly string[],
): Promise<BlockingEntry[]> {
  return opened(tenant, await tenant.query<BlockingEntry>(STATEMENT, [tenant.organizationId, submerchants, keys, addresses]));
}
