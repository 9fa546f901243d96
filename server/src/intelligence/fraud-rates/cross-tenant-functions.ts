// The statements that feed shares of fraud, for all organizations at once. They run under the rollup job's lock, so none of what they count changes meanwhile.

import { joinDataKey, sealedRequest } from "../../platform/data-keys/stored-value.ts";
import { crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { activityWindows } from "../../scoring/payments/lookback-windows.ts";
import { RATE_DAYS } from "../statistics/facts.ts";

/** Payments of a device that are counted at the most: with as many, a share is small. */
const DEVICE_PAYMENTS = 10_000;

/** SQL of what is counted: pay-ins that were asked for with a secret key. What anybody may send from a browser must not thin a share out. */
const counts = (of: string): string => `${of}.flow = 'payin' AND ${of}.credential_kind <> 'publishable'`;

/** Payments that were not declined (nobody will ever know what those would have been) by identifier and day, made from `$1` on and before `$2`, with ids between `$3` and `$4`. Values are as they were sent. */
export const paymentsByIdentifier = crossTenantFunction({
  name: "payments_by_identifier",
  purpose: "payments of all organizations, for the aggregation alone; each value is answered with its organization, and counted there",
  parameters: ["timestamptz", "timestamptz", "uuid", "uuid"],
  columns: "organization_id uuid, submerchant_id uuid, day text, kind text, value text, payments bigint",
  reads: true,
  body: `SELECT a.organization_id, a.submerchant_id, to_char(a.assessed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), v.kind, v.value, count(*) FROM organizations o
    CROSS JOIN LATERAL (
      SELECT * FROM assessments b WHERE organization_id = o.id AND session_id >= $3 AND session_id < $4 AND assessed_at >= $1 AND assessed_at < $2
        AND ${counts("b")} AND decision <> 'decline' OFFSET 0
    ) a
    -- one way through the request instead of three
    CROSS JOIN LATERAL (SELECT * FROM json_to_record(a.request) AS r(merchant json, payment_method json, payer json) OFFSET 0) r
    CROSS JOIN LATERAL (VALUES ('terminal', r.merchant ->> 'terminal_id'), ('bin', left(r.payment_method #>> '{card,bin}', 6)),
      ('email_domain', substring(r.payer ->> 'email' FROM '[^@]*$'))) AS v(kind, value)
    WHERE v.value <> '' GROUP BY 1, 2, 3, 4, 5`,
});

/** The same payments where their requests are stored encrypted, one by one: their values are read in the process. */
export const encryptedPayments = crossTenantFunction({
  name: "encrypted_payments",
  purpose:
    "encrypted payments of all organizations with their wrapped data keys, for the aggregation alone; each is answered with its organization, and counted there",
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

/** Adds payments: organizations, days, numbers and how many, in parallel arrays without a number twice in a day. */
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

/** Of sessions (`$1` their organizations, `$2` their ids) those whose fraud counts, with what their identifiers are read from. */
export const assessedFraud = crossTenantFunction({
  name: "assessed_fraud",
  purpose: "requests that turned out to be fraud, for the aggregation alone; each is joined on the session's organization",
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

/** What frauds add to the days of their identifiers. A declined payment was not counted as one before. */
const fraudsOf = (of: string): string => `SELECT ${of}.organization_id, ${of}.day, i.identifier, bool_or(i.is_device) AS is_device,
    count(*) FILTER (WHERE ${of}.declined) AS payments, count(*) AS frauds FROM ${named(of)} GROUP BY 1, 2, 3`;

/** Counts frauds, each once: {organization_id, session_id, day, declined, identifiers: {identifier, is_device}[]}[]. Answers their identifiers. */
export const countFrauds = crossTenantFunction({
  name: "count_frauds",
  purpose: "frauds of identifiers of all organizations; each is added to rows of the session's own organization",
  parameters: ["jsonb"],
  columns: "organization_id uuid, identifier bigint",
  reads: false,
  body: `WITH kept AS (
    INSERT INTO fraud_sessions (organization_id, session_id, day, declined, identifiers)
    SELECT organization_id, session_id, day, declined, identifiers
    FROM jsonb_to_recordset($1) AS f(organization_id uuid, session_id uuid, day date, declined boolean, identifiers jsonb)
    ON CONFLICT (organization_id, session_id) DO NOTHING RETURNING *
  ), added AS (
    INSERT INTO identifier_days AS d (organization_id, day, identifier, is_device, payments, frauds) ${fraudsOf("kept")}
    ON CONFLICT (organization_id, day, identifier) DO UPDATE SET payments = d.payments + EXCLUDED.payments, frauds = d.frauds + EXCLUDED.frauds
  ) SELECT DISTINCT kept.organization_id, i.identifier FROM ${named("kept")}`,
});

/** Takes back what sessions (`$1` their organizations, `$2` their ids) were counted as. Answers their identifiers. */
export const purgeFrauds = crossTenantFunction({
  name: "purge_frauds",
  purpose: "frauds of all organizations that are none any more; each is taken from rows of the session's own organization",
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

/** At most `$3` identifiers with frauds, after that of organization `$1` with number `$2`. */
export const fraudIdentifiers = crossTenantFunction({
  name: "fraud_identifiers",
  purpose: "numbers of identifiers of all organizations, for the aggregation alone; each is answered with its organization",
  parameters: ["uuid", "bigint", "int"],
  columns: "organization_id uuid, identifier bigint",
  reads: true,
  body: `SELECT DISTINCT organization_id, identifier FROM identifier_days WHERE frauds > 0 AND (organization_id, identifier) > ($1, $2) ORDER BY 1, 2 LIMIT $3`,
});

const between = (last: number): string => `day BETWEEN $3 - ${last} AND $3 - ${RATE_DAYS.youngest}`;

/** Has the shares of identifiers (`$1` their organizations, `$2` their numbers) as of day `$3`. Where no fraud is left, there is no share. */
export const refreshShares = crossTenantFunction({
  name: "refresh_shares",
  purpose: "shares of identifiers of all organizations; what is read and what is written are both of the identifier's own organization",
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
  ), kept AS (
    INSERT INTO fraud_shares (organization_id, identifier, payments_7d, frauds_7d, payments_30d, frauds_30d)
    SELECT organization_id, identifier, payments_7d, frauds_7d, payments_30d, frauds_30d FROM counted WHERE frauds_30d > 0
    ON CONFLICT (organization_id, identifier) DO UPDATE
      SET payments_7d = EXCLUDED.payments_7d, frauds_7d = EXCLUDED.frauds_7d, payments_30d = EXCLUDED.payments_30d, frauds_30d = EXCLUDED.frauds_30d
    RETURNING 1
  ), withdrawn AS (
    DELETE FROM fraud_shares s USING counted c WHERE s.organization_id = c.organization_id AND s.identifier = c.identifier AND c.frauds_30d = 0
  ) SELECT count(*) FROM kept`,
});

/** Forgets at most `$3` rows of days before `$1`, and as many sessions with ids below `$2`. */
export const purgeOldFraudRates = crossTenantFunction({
  name: "purge_old_fraud_rates",
  purpose: "what is too old to be counted of all organizations is deleted, and nothing of it is answered but how much it was",
  parameters: ["date", "uuid", "int"],
  columns: "forgotten bigint",
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
