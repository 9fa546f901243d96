// Stores the automatic entries of an outcome with one statement.
import { rowParameters } from "../../platform/database/row-parameters.ts";
import type { IdentifierHash } from "../../platform/identifiers/hash.ts";
import type { ListType } from "../../platform/identifiers/list-values.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { AutomaticEntries } from "./automatic-entries.ts";
import { ENTRY_COLUMNS, type StoredEntry } from "./entry.ts";

/** A value to list, normalised, and its hash. */
export interface CausedValue {
  readonly type: ListType;
  readonly value: string;
  readonly key: IdentifierHash;
}

const wanted = rowParameters<CausedValue & { readonly id: string }>("r", 9, {
  id: ["uuid", ({ id }) => id],
  list_type: ["text", ({ type }) => type],
  value: ["text", ({ value }) => value],
  match_key: ["bigint", ({ key }) => key],
  network: ["inet", ({ type, value }) => (type === "ip_range" ? value : null)],
});

const STATEMENT = `INSERT INTO list_entries (organization_id, list, severity, reason, source, expires_at, submerchant_id, automatic, caused_by, id, list_type, value, match_key, network)
  SELECT $1, $2, $3, $4, $5, $6, $7, true, ARRAY[$8::uuid], r.* FROM ${wanted.sql} RETURNING ${ENTRY_COLUMNS}`;

/** Stores entries of values that have no automatic entry yet; returns them in any order. */
export function insertAutomaticEntries(
  { query, organizationId }: Tenant,
  { list, severity, reason, source, expiresAt, submerchantId, cause }: Omit<AutomaticEntries, "values">,
  values: readonly (CausedValue & { readonly id: string })[],
): Promise<StoredEntry[]> {
  return query<StoredEntry>(STATEMENT, [organizationId, list, severity, reason, source, expiresAt, submerchantId, cause, ...wanted.values(values)]);
}
