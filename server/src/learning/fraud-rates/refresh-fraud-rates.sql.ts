// The rates of identifiers as of a day. Runs under the lock of the rollup job.
import { BY_INDEX, crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { activityBuckets } from "../../scoring/payments/read-windows.ts";
import { RATE_DAYS } from "../../statistics/counted-facts.ts";

/** Most payments of a device that are counted: with as many, its fraud rate is low. */
const DEVICE_PAYMENTS = 10_000;

/** Days of a window, and those that a series of frauds may pause. */
const [WEEK, MONTH, PAUSE] = [7, 30, 14];

/** Frauds from which on an organization's own delays say when outcomes are known, and the newest ones that are looked at. */
const ENOUGH_FRAUDS = 10;
const NEWEST_FRAUDS = 5000;

/** SQL of what counts within the last `days` days whose outcomes are known, `m.days` days ago and before, and of frauds since. */
const payments = (days: number): string =>
  `coalesce(sum(payments - frauds + unexplained) FILTER (WHERE ago BETWEEN m.days AND m.days + ${days - 1}), 0) + coalesce(sum(unexplained) FILTER (WHERE ago < m.days), 0)`;
const frauds = (days: number): string => `coalesce(sum(unexplained) FILTER (WHERE ago < m.days + ${days}), 0)`;

/**
 * Updates the fraud rates of identifiers (`$1` their organizations, `$2` their hashes) to day `$3`. An identifier without fraud has no row. Payments count from
 * the age at which nine of ten frauds of the organization are known (two days while it has few), frauds at once.
 */
export const refreshFraudRates = crossTenantFunction({
  name: "refresh_fraud_rates",
  purpose: "fraud rates of identifiers of all organizations; it reads and writes rows of the identifier's own organization only",
  parameters: ["uuid[]", "bigint[]", "date"],
  columns: "written bigint",
  reads: false,
  planning: BY_INDEX,
  body: `WITH wanted AS (SELECT DISTINCT organization_id, identifier FROM unnest($1, $2) AS w(organization_id, identifier)), maturity AS (
    SELECT o.organization_id, CASE WHEN f.frauds < ${ENOUGH_FRAUDS} THEN ${RATE_DAYS.youngest} ELSE LEAST(${RATE_DAYS.oldest - MONTH}, GREATEST(${RATE_DAYS.youngest}, f.delay + 1)) END AS days
    FROM (SELECT DISTINCT organization_id FROM wanted) o
    CROSS JOIN LATERAL (
      SELECT count(*) AS frauds, percentile_disc(0.9) WITHIN GROUP (ORDER BY n.delay) AS delay
      FROM (SELECT reported_day - day AS delay FROM fraud_sessions WHERE organization_id = o.organization_id ORDER BY session_id DESC LIMIT ${NEWEST_FRAUDS}) n
    ) f
  ), counted AS (
    SELECT w.organization_id, w.identifier, c.payments_7d + coalesce(v.payments_7d, 0) AS payments_7d, c.frauds_7d, c.payments_30d + coalesce(v.payments_30d, 0) AS payments_30d,
      c.frauds_30d, c.onset
    FROM wanted w JOIN maturity m USING (organization_id)
    CROSS JOIN LATERAL (
      SELECT ${payments(WEEK)} AS payments_7d, ${frauds(WEEK)} AS frauds_7d, ${payments(MONTH)} AS payments_30d, ${frauds(MONTH)} AS frauds_30d,
        coalesce(bool_or(is_device), false) AS is_device, max(day) FILTER (WHERE begins) AS onset
      FROM (
        SELECT d.*, unexplained >= 0.5 AND (day - max(day) FILTER (WHERE unexplained >= 0.5) OVER (ORDER BY day ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)) <= ${PAUSE} IS NOT TRUE AS begins
        FROM (
          SELECT $3 - day AS ago, i.* FROM identifier_days i
          WHERE organization_id = w.organization_id AND day = ANY (ARRAY(SELECT $3 - ago FROM generate_series(0, ${RATE_DAYS.oldest}) AS ago)) AND identifier = w.identifier
        ) d
      ) d
    ) c
    LEFT JOIN LATERAL (
      SELECT count(*) FILTER (WHERE to_timestamp(u.at / 1000.0) >= ($3 - m.days - ${WEEK - 1})::timestamp AT TIME ZONE 'UTC') AS payments_7d, count(*) AS payments_30d
      FROM (
        SELECT s.* FROM (
          SELECT (extract(epoch FROM ($3 - m.days - ${MONTH - 1})::timestamp) * 1000)::bigint AS first, (extract(epoch FROM ($3 - m.days + 1)::timestamp) * 1000)::bigint AS ending
        ) t
        CROSS JOIN LATERAL generate_series(t.first / ${activityBuckets.device}, (t.ending - 1) / ${activityBuckets.device}) AS bucket
        CROSS JOIN LATERAL (
          SELECT session_id, at FROM activity WHERE organization_id = w.organization_id AND at / ${activityBuckets.device} = bucket AND device = w.identifier AND trusted
            AND at >= t.first AND at < t.ending LIMIT ${DEVICE_PAYMENTS}
        ) s
      ) u
      CROSS JOIN LATERAL (SELECT FROM assessments WHERE organization_id = w.organization_id AND session_id = u.session_id AND decision <> 'decline' LIMIT 1) a
    ) v ON c.is_device AND c.frauds_30d > 0
  ), updated AS (
    INSERT INTO fraud_rates (organization_id, identifier, payments_7d, frauds_7d, payments_30d, frauds_30d, onset)
    SELECT organization_id, identifier, payments_7d, frauds_7d, payments_30d, frauds_30d, onset FROM counted WHERE frauds_30d > 0
    ON CONFLICT (organization_id, identifier) DO UPDATE
      SET payments_7d = EXCLUDED.payments_7d, frauds_7d = EXCLUDED.frauds_7d, payments_30d = EXCLUDED.payments_30d, frauds_30d = EXCLUDED.frauds_30d, onset = EXCLUDED.onset
    RETURNING 1
  ), withdrawn AS (
    DELETE FROM fraud_rates s USING counted c WHERE s.organization_id = c.organization_id AND s.identifier = c.identifier AND c.frauds_30d <= 0
  ) SELECT count(*) FROM updated`,
});
