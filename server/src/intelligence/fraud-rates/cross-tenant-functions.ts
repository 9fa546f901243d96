// The statements that aggregate fraud rates, for all organizations at once. They run under the rollup job's lock, so nothing that they count changes meanwhile.

import { joinDataKey, sealedRequest } from "../../platform/data-keys/stored-value.ts";
import { crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { activityWindows } from "../../scoring/payments/lookback-windows.ts";
import { RATE_DAYS } from "../statistics/facts.ts";

/** Most payments of a device that are counted: with as many, its fraud rate is low. */
const DEVICE_PAYMENTS = 10_000;

/** SQL of the counted payments: pay-ins requested with a secret key. Payments from browsers, which anyone can send, must not lower a fraud rate. */
const counts = (of: string): string => `${of}.flow = 'payin' AND ${of}.credential_kind <> 'publishable'`;

/** Payments that were not declined (the outcome of declined ones stays unknown) by identifier and day, assessed from `$1` and before `$2`, with ids between `$3` and `$4`. Values are not normalised. */
export const paymentsByIdentifier = crossTenantFunction({
  name: "payments_by_identifier",
  purpose: "payments of all organizations, for the aggregation only; each value is returned with its organization, and counted there",
  parameters: ["timestamptz", "timestamptz", "uuid", "uuid"],
  columns: "organization_id uuid, submerchant_id uuid, day text, kind text, value text, payments bigint",
  reads: true,
  body: `SELECT a.organization_id, a.submerchant_id, to_char(a.assessed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), v.kind, v.value, count(*) FROM organizations o
    CROSS JOIN LATERAL (
      SELECT * FROM assessments b WHERE organization_id = o.id AND session_id >= $3 AND session_id < $4 AND assessed_at >= $1 AND assessed_at < $2
        AND ${counts("b")} AND decision <> 'decline' OFFSET 0
    ) a
    -- parse the request once instead of three times
    CROSS JOIN LATERAL (SELECT * FROM json_to_record(a.request) AS r(merchant json, payment_method json, payer json) OFFSET 0) r
    CROSS JOIN LATERAL (VALUES ('terminal', r.merchant ->> 'terminal_id'), ('bin', left(r.payment_method #>> '{card,bin}', 6)),
      ('email_domain', substring(r.payer ->> 'email' FROM '[^@]*$'))) AS v(kind, value)
    WHERE v.value <> '' GROUP BY 1, 2, 3, 4, 5`,
});

/** The same payments if their requests are encrypted, one by one: the process decrypts their values. */
export const encryptedPayments = crossTenantFunction({
  name: "encrypted_payments",
  purpose:
    "encrypted payments of all organizations with their wrapped data keys, for the aggregation only; each is returned with its organization, and counted there",
  parameters: ["timestamptz", "timestamptz", "uuid", "uuid"],
  columns:
    "organization_id uuid, submerchant_id uuid, day text, session_id uuid, request_sealed bytea, request_key int, data_key_ring_id text, data_key_wrapped bytea",
  reads: true,
  body: `SELECT a.organization_id, a.submerchant_id, to_char(a.assessed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), a.session_id, ${sealedRequest("a")} FROM organizations o
    CROSS JOIN LATERAL (
      SELECT * FROM assessments b WHERE organization_id = o.id AND session_id >= $3 AND session_id < $4 AND assessed_at >= $1 AND assessed_at < $2
        AND ${counts("b")} AND decision <> 'decline' AND request_sealed IS NOT NULL OFFSET 0
    ) a ${joinDataKey("a")}`,
});

/** Adds payments: organizations, days, identifier hashes and counts, in parallel arrays without duplicates of a hash in a day. */
export const countPayments = crossTenantFunction({
  name: "count_payments",
  purpose: "payments of identifiers of all organizations; each is added to its own organization's row",
  parameters: ["uuid[]", "date[]", "bigint[]", "bigint[]"],
  columns: "counted bigint",
  reads: false,
  body: `WITH added AS (
    INSERT INTO identifier_days AS d (organization_id, day, identifier, is_device, payments, frauds)
    SELECT organization_id, day, identifier, false, payments, 0 FROM unnest($1, $2, $3, $4) AS p(organization_id, day, identifier, payments) ORDER BY 1, 2, 3
    ON CONFLICT (organization_id, day, identifier) DO UPDATE SET payments = d.payments + EXCLUDED.payments
    RETURNING 1
  ) SELECT count(*) FROM added`,
});

/** Of sessions (`$1` their organizations, `$2` their ids), those whose fraud counts, with the source of their identifiers. */
export const assessedFraud = crossTenantFunction({
  name: "assessed_fraud",
  purpose: "requests that turned out to be fraud, for the aggregation only; each is joined on the session's organization",
  parameters: ["uuid[]", "uuid[]"],
  columns: `organization_id uuid, session_id uuid, submerchant_id uuid, declined boolean, request json, amount_minor text, assessed_at timestamptz,
    request_sealed bytea, request_key int, data_key_ring_id text, data_key_wrapped bytea`,
  reads: true,
  body: `SELECT a.organization_id, a.session_id, a.submerchant_id, a.decision = 'decline', a.request, a.amount_minor::text, a.assessed_at, ${sealedRequest("a")}
    FROM unnest($1, $2) AS t(organization_id, session_id)
    CROSS JOIN LATERAL (SELECT * FROM assessments WHERE organization_id = t.organization_id AND session_id = t.session_id LIMIT 1) a ${joinDataKey("a")}
    WHERE ${counts("a")}`,
});

/** The identifiers of sessions, one by one. */
const named = (of: string): string => `${of} CROSS JOIN LATERAL jsonb_to_recordset(${of}.identifiers) AS i(identifier bigint, is_device boolean)`;

/** What frauds add to the days of their identifiers. A declined payment was not counted before. */
const fraudsOf = (of: string): string => `SELECT ${of}.organization_id, ${of}.day, i.identifier, bool_or(i.is_device) AS is_device,
    count(*) FILTER (WHERE ${of}.declined) AS payments, count(*) AS frauds FROM ${named(of)} GROUP BY 1, 2, 3`;

/** Counts frauds, each once: {organization_id, session_id, day, declined, identifiers: {identifier, is_device}[]}[]. Returns their identifiers. */
export const countFrauds = crossTenantFunction({
  name: "count_frauds",
  purpose: "frauds of identifiers of all organizations; each is added to rows of the session's own organization",
  parameters: ["jsonb"],
  columns: "organization_id uuid, identifier bigint",
  reads: false,
  body: `WITH inserted AS (
    INSERT INTO fraud_sessions (organization_id, session_id, day, declined, identifiers)
    SELECT organization_id, session_id, day, declined, identifiers
    FROM jsonb_to_recordset($1) AS f(organization_id uuid, session_id uuid, day date, declined boolean, identifiers jsonb)
    ON CONFLICT (organization_id, session_id) DO NOTHING RETURNING *
  ), added AS (
    INSERT INTO identifier_days AS d (organization_id, day, identifier, is_device, payments, frauds) ${fraudsOf("inserted")}
    ON CONFLICT (organization_id, day, identifier) DO UPDATE SET payments = d.payments + EXCLUDED.payments, frauds = d.frauds + EXCLUDED.frauds
  ) SELECT DISTINCT inserted.organization_id, i.identifier FROM ${named("inserted")}`,
});

/** Reverts the counted frauds of sessions (`$1` their organizations, `$2` their ids). Returns their identifiers. */
export const purgeFrauds = crossTenantFunction({
  name: "purge_frauds",
  purpose: "reverted frauds of all organizations; each is subtracted from rows of the session's own organization",
  parameters: ["uuid[]", "uuid[]"],
  columns: "organization_id uuid, identifier bigint",
  reads: false,
  body: `WITH taken AS (
    DELETE FROM fraud_sessions f USING unnest($1, $2) AS t(organization_id, session_id)
    WHERE f.organization_id = t.organization_id AND f.session_id = t.session_id RETURNING f.*
  ), lowered AS (
    UPDATE identifier_days d SET payments = d.payments - t.payments, frauds = d.frauds - t.frauds FROM (${fraudsOf("taken")}) t
    WHERE d.organization_id = t.organization_id AND d.day = t.day AND d.identifier = t.identifier
  ) SELECT DISTINCT taken.organization_id, i.identifier FROM ${named("taken")}`,
});

/** At most `$3` identifiers with frauds, after the hash `$2` of organization `$1`. */
export const fraudIdentifiers = crossTenantFunction({
  name: "fraud_identifiers",
  purpose: "hashes of identifiers of all organizations, for the aggregation only; each is returned with its organization",
  parameters: ["uuid", "bigint", "int"],
  columns: "organization_id uuid, identifier bigint",
  reads: true,
  body: `SELECT DISTINCT organization_id, identifier FROM identifier_days WHERE frauds > 0 AND (organization_id, identifier) > ($1, $2) ORDER BY 1, 2 LIMIT $3`,
});

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

/** Deletes at most `$3` rows of days before `$1`, and as many sessions with ids below `$2`. */
export const purgeOldFraudRates = crossTenantFunction({
  name: "purge_old_fraud_rates",
  purpose: "deletes rows of all organizations that are too old to be counted, and returns their number only",
  parameters: ["date", "uuid", "int"],
  columns: "purged bigint",
  reads: false,
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
