// Deletes the days and sessions of fraud rates that are too old to be counted. Runs under the lock of the rollup job.
import { BY_INDEX, crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";

/** Deletes at most `$3` rows of days before `$1`, and as many sessions with ids below `$2`. */
export const purgeOldFraudRates = crossTenantFunction({
  name: "purge_old_fraud_rates",
  purpose: "deletes rows of all organizations that are too old to be counted, and returns their number only",
  parameters: ["date", "uuid", "int"],
  columns: "purged bigint",
  reads: false,
  planning: BY_INDEX,
  body: `WITH days AS (
    DELETE FROM identifier_days WHERE ctid = ANY(ARRAY(
      SELECT d.ctid FROM organizations o CROSS JOIN LATERAL (SELECT ctid FROM identifier_days WHERE organization_id = o.id AND day < $1 LIMIT $3) d LIMIT $3)) RETURNING 1
  ), sessions AS (
    DELETE FROM fraud_sessions WHERE ctid = ANY(ARRAY(
      SELECT f.ctid FROM organizations o CROSS JOIN LATERAL (SELECT ctid FROM fraud_sessions WHERE organization_id = o.id AND session_id < $2 LIMIT $3) f LIMIT $3)) RETURNING 1
  ), unread AS (
    DELETE FROM unread_payments WHERE ctid = ANY(ARRAY(
      SELECT u.ctid FROM organizations o CROSS JOIN LATERAL (SELECT ctid FROM unread_payments WHERE organization_id = o.id AND session_id < $2 LIMIT $3) u LIMIT $3)) RETURNING 1
  ) SELECT (SELECT count(*) FROM days) + (SELECT count(*) FROM sessions) + (SELECT count(*) FROM unread)`,
});
