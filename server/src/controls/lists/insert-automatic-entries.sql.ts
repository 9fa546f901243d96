// Stores the automatic entries of an outcome with one statement.

import { rowParameters } from "../../platform/database/row-parameters.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";
import type { ListType } from "../../values/identifiers/identifier-kind.ts";
import { STORED_COLUMNS, type StoredEntry, sealed } from "./entry.ts";

/** Why entries are created, and where. */
export interface EntryCause {
  /** Provenance: the session, or the report without a session. */
  readonly cause: string;
  readonly submerchantId: string | null;
  readonly list: "block" | "allow";
  readonly source: StoredEntry["source"];
  readonly reason: string;
}

/** A value to list, normalised, its hash, and how it is listed. */
export interface CausedValue {
  readonly type: ListType;
  readonly value: string;
  readonly key: IdentifierHash;
  readonly severity: StoredEntry["severity"];
  readonly expiresAt: Date;
}

type Wanted = CausedValue & { readonly id: string };

const wanted = rowParameters<Wanted & { readonly sealed: string }>("r", 8, {
  id: ["uuid", ({ id }) => id],
  list_type: ["text", ({ type }) => type],
  value: ["text", ({ sealed }) => sealed],
  match_key: ["bigint", ({ key }) => key],
  network: ["inet", ({ type, value }) => (type === "ip_range" ? value : null)],
  severity: ["text", ({ severity }) => severity],
  expires_at: ["timestamptz", ({ expiresAt }) => expiresAt],
});

const STATEMENT = `INSERT INTO list_entries (organization_id, list, reason, source, submerchant_id, automatic, caused_by, created_at, id, list_type, value, match_key, network, severity, expires_at)
  SELECT $1, $2, $3, $4, $5, true, ARRAY[$6::uuid], $7, r.* FROM ${wanted.sql} RETURNING ${STORED_COLUMNS}`;

/** Stores entries of values that have no automatic entry yet; returns them in the order of the values. */
export async function insertAutomaticEntries(
  tenant: Tenant,
  { list, reason, source, submerchantId, cause }: EntryCause,
  values: readonly Wanted[],
): Promise<StoredEntry[]> {
  const { query, organizationId, clock } = tenant;
  const rows: (Wanted & { readonly sealed: string })[] = [];
  for (const one of values) rows.push({ ...one, sealed: await sealed(tenant, one.value) });
  const stored = await query<Omit<StoredEntry, "value" | "reason">>(STATEMENT, [
    organizationId,
    list,
    await sealed(tenant, reason),
    source,
    submerchantId,
    cause,
    dateOf(clock),
    ...wanted.values(rows),
  ]);
  const byId = new Map(stored.map((entry) => [entry.id, entry]));
  return values.map(({ id, value }) => {
    const entry = byId.get(id);
    if (entry === undefined) throw new Error("an entry was not stored");
    return { ...entry, value, reason };
  });
}
