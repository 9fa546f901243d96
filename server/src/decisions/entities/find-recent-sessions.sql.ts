// Recent sessions of several entities, with one statement.

import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";
import { recentSessions, type SearchKind, searchKinds } from "../assessments/cross-tenant-functions.ts";

/** What to look up: recent sessions before a time (epoch milliseconds). */
export interface RecentOf {
  readonly kind: SearchKind;
  readonly hash: IdentifierHash;
  readonly before: number;
}

/** At most `most` recent sessions of each and flow, in their order. */
export async function findRecentSessions({ query }: Tenant, wanted: readonly RecentOf[], most: number): Promise<string[][]> {
  const rows = await query<{ place: number; session_id: string }>(recentSessions.statement.text, [
    wanted.map(({ kind }) => searchKinds.indexOf(kind)),
    wanted.map(({ hash }) => hash),
    wanted.map(({ before }) => before),
    most,
  ]);
  const found: string[][] = wanted.map(() => []);
  for (const { place, session_id } of rows) found[place - 1]?.push(session_id);
  return found;
}
