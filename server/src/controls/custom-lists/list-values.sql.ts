// Values of the contents of a list in the order of their hashes: one range of the primary key.

import { openEach } from "../../platform/data-keys/many-texts.ts";
import { isSealed } from "../../platform/data-keys/text-columns.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";

/** A value, opened, and its place in the order. */
export interface PlacedValue {
  readonly key: IdentifierHash;
  readonly value: string;
}

const CONTENTS =
  "SELECT value_key::text AS key, value FROM custom_list_values WHERE organization_id = $1 AND contents_id = $2 AND ($3::bigint IS NULL OR value_key > $3)";
const STATEMENT = `${CONTENTS} ORDER BY custom_list_values.value_key LIMIT $4`;

/** Clear texts are compared here, sealed ones after they are opened. */
const BY_PREFIX = `${CONTENTS} AND (starts_with(value, $5) OR ${isSealed("value")}) AND value_key <> $6::bigint ORDER BY custom_list_values.value_key LIMIT $4`;

/** At most `limit` values after one (undefined: from the first on). */
export async function listValuesAfter(
  { query, organizationId, texts }: Tenant,
  contentsId: string,
  after: IdentifierHash | undefined,
  limit: number,
): Promise<PlacedValue[]> {
  return openEach(texts, "custom_list_values", await query<PlacedValue>(STATEMENT, [organizationId, contentsId, after, limit]));
}

/** At most `limit` values after one that begin with a prefix, or are sealed and may: they have to be compared. The value with the hash `except` is left out. */
export async function listCandidatesAfter(
  { query, organizationId, texts }: Tenant,
  contentsId: string,
  after: IdentifierHash | undefined,
  limit: number,
  prefix: string,
  except: IdentifierHash,
): Promise<PlacedValue[]> {
  return openEach(texts, "custom_list_values", await query<PlacedValue>(BY_PREFIX, [organizationId, contentsId, after, limit, prefix, except]));
}
