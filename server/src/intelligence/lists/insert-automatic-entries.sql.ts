// Stores the automatic entries of an outcome with one statement.
import { rowParameters } from "../../platform/database/row-parameters.ts";
import type { IdentifierHash } from "../../platform/identifiers/hash.ts";
import type { ListType } from "../../platform/identifiers/list-values.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import type { AutomaticEntries } from "./automatic-entries.ts";
import { ENTRY_COLUMNS, type StoredEntry } from "./entry.ts";

/** A value to list, normalised, its hash, and how it is listed. */
export interface CausedValue {
  readonly type: ListType;
  readonly value: string;
  readonly key: IdentifierHash;
  readonly severity: StoredEntry["severity"];
  readonly expiresAt: Date;
}

const wanted = rowParameters<CausedValue & { readonly id: string }>("r", 8, {
  id: ["uuid", ({ id }) => id],
  list_type: ["text", ({ type }) => type],
  value: ["text", ({ value }) => value],
  match_key: ["bigint", ({ key }) => key],
  network: ["inet", ({ type, value }) => (type === "ip_range" ? value : null)],
  severity: ["text", ({ severity }) => severity],
  expires_at: ["timestamptz", ({ expiresAt }) => expiresAt],
});

const STATEMENT = `INSERT INTO list_entries (organization_id, list, reason, source, submerchant_id, automatic, caused_by, created_at, id, list_type, value, match_key, network, severity, expires_at)
  SELECT $1, $2, $3, $4, $5, true, ARRAY[$6::uuid], $7, r.* FROM ${wanted.sql} RETURNING ${ENTRY_COLUMNS}`;

/** Stores entries of values that have no automatic entry yet; returns them in any order. */
export function insertAutomaticEntries(
  { query, organizationId, clock }: Tenant,
  { list, reason, source, submerchantId, cause }: Omit<AutomaticEntries, "values">,
  values: readonly (CausedValue & { readonly id: string })[],
): Promise<StoredEntry[]> {
  return query<StoredEntry>(STATEMENT, [organizationId, list, reason, source, submerchantId, cause, dateOf(clock), ...wanted.values(values)]);
}
