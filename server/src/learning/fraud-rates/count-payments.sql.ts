// Payments are added to the days of their identifiers. Runs under the lock of the rollup job.
import { BY_INDEX, crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";

/** Adds payments: organizations, days, identifier hashes and counts, in parallel arrays without duplicates of a hash in a day. */
export const countPayments = crossTenantFunction({
  name: "count_payments",
  purpose: "payments of identifiers of all organizations; each is added to its own organization's row",
  parameters: ["uuid[]", "date[]", "bigint[]", "bigint[]"],
  columns: "counted bigint",
  reads: false,
  planning: BY_INDEX,
  body: `WITH added AS (
    INSERT INTO identifier_days AS d (organization_id, day, identifier, is_device, payments, frauds)
    SELECT organization_id, day, identifier, false, payments, 0 FROM unnest($1, $2, $3, $4) AS p(organization_id, day, identifier, payments) ORDER BY 1, 2, 3
    ON CONFLICT (organization_id, day, identifier) DO UPDATE SET payments = d.payments + EXCLUDED.payments
    RETURNING 1
  ) SELECT count(*) FROM added`,
});
