// Identifiers whose rates a new day changes. Runs under the lock of the rollup job.
import { BY_INDEX, crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";

/** At most `$3` identifiers with frauds, after the hash `$2` of organization `$1`. */
export const fraudIdentifiers = crossTenantFunction({
  name: "fraud_identifiers",
  purpose: "hashes of identifiers of all organizations, for the aggregation only; each is returned with its organization",
  parameters: ["uuid", "bigint", "int"],
  columns: "organization_id uuid, identifier bigint",
  reads: true,
  planning: BY_INDEX,
  body: `SELECT DISTINCT organization_id, identifier FROM identifier_days WHERE frauds > 0 AND (organization_id, identifier) > ($1, $2) ORDER BY 1, 2 LIMIT $3`,
});
