// The rates of identifiers as of a day. Runs under the lock of the rollup job.
import { crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { activityWindows } from "../../scoring/payments/lookback-windows.ts";
import { RATE_DAYS } from "../statistics/facts.ts";

/** Most payments of a device that are counted: with as many, its fraud rate is low. */
const DEVICE_PAYMENTS = 10_000;

const between = (last: number): string => `day BETWEEN $3 - ${last} AND $3 - ${RATE_DAYS.youngest}`;

/** Updates the fraud rates of identifiers (`$1` their organizations, `$2` their hashes) to day `$3`. An identifier without fraud has no row. */
export const refreshFraudRates = crossTenantFunction({
  name: "refresh_fraud_rates",
  purpose: "fraud rates of identifiers of all organizations; it reads and writes rows of the identifier's own organization only",
  parameters: ["uuid[]", "bigint[]", "date"],
  columns: "written bigint",
  reads: false,
  body: `WITH wanted AS (SELECT DISTINCT organization_id, identifier FROM unnest($1, $2) AS w(organization_id, identifier)), counted AS (
    SELECT w.organization_id, w.identifier, c.payments_7d + coalesce(v.payments_7d, 0) AS payments_7d, c.frauds_7d, c.payments_30d + coalesce(v.payments_30d, 0) AS payments_30d, c.frauds_30d
    FROM wanted w
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(payments) FILTER (WHERE ${between(RATE_DAYS.week)}), 0) AS payments_7d, coalesce(sum(frauds) FILTER (WHERE ${between(RATE_DAYS.week)}), 0) AS frauds_7d,
        coalesce(sum(payments), 0) AS payments_30d, coalesce(sum(frauds), 0) AS frauds_30d, coalesce(bool_or(is_device), false) AS is_device
      FROM generate_series(${RATE_DAYS.youngest}, ${RATE_DAYS.oldest}) AS ago
      CROSS JOIN LATERAL (SELECT * FROM identifier_days WHERE organization_id = w.organization_id AND day = $3 - ago AND identifier = w.identifier LIMIT 1) d
    ) c
    LEFT JOIN LATERAL (
      SELECT count(*) FILTER (WHERE to_timestamp(u.at / 1000.0) >= ($3 - ${RATE_DAYS.week})::timestamp AT TIME ZONE 'UTC') AS payments_7d, count(*) AS payments_30d
      FROM (
        SELECT s.* FROM (
          SELECT (extract(epoch FROM ($3 - ${RATE_DAYS.oldest})::timestamp) * 1000)::bigint AS first, (extract(epoch FROM ($3 - ${RATE_DAYS.youngest} + 1)::timestamp) * 1000)::bigint AS ending
        ) t
        CROSS JOIN LATERAL generate_series(t.first / ${activityWindows.device}, (t.ending - 1) / ${activityWindows.device}) AS bucket
        CROSS JOIN LATERAL (
          SELECT session_id, at FROM activity WHERE organization_id = w.organization_id AND at / ${activityWindows.device} = bucket AND device = w.identifier AND trusted
            AND at >= t.first AND at < t.ending LIMIT ${DEVICE_PAYMENTS}
        ) s
      ) u
      CROSS JOIN LATERAL (SELECT FROM assessments WHERE organization_id = w.organization_id AND session_id = u.session_id AND decision <> 'decline' LIMIT 1) a
    ) v ON c.is_device AND c.frauds_30d > 0
  ), updated AS (
    INSERT INTO fraud_rates (organization_id, identifier, payments_7d, frauds_7d, payments_30d, frauds_30d)
    SELECT organization_id, identifier, payments_7d, frauds_7d, payments_30d, frauds_30d FROM counted WHERE frauds_30d > 0
    ON CONFLICT (organization_id, identifier) DO UPDATE
      SET payments_7d = EXCLUDED.payments_7d, frauds_7d = EXCLUDED.frauds_7d, payments_30d = EXCLUDED.payments_30d, frauds_30d = EXCLUDED.frauds_30d
    RETURNING 1
  ), withdrawn AS (
    DELETE FROM fraud_rates s USING counted c WHERE s.organization_id = c.organization_id AND s.identifier = c.identifier AND c.frauds_30d = 0
  ) SELECT count(*) FROM updated`,
});
