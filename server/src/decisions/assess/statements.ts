// The two statements of the assess path. One read gathers all that a batch of decisions needs, one write makes them durable: two round
// trips for up to 64 assessments. Requests of different organizations share a statement; every row is joined on its own organization.

import { enqueueSql } from "../../accounts/outbox/enqueue.ts";
import { COUNTED_AT_MOST } from "../../intelligence/network/band.ts";
import { joinReporters } from "../../intelligence/network/distinct-reporters.ts";
import { crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { type ActivityIdentifier, activityIdentifiers, activityWindows } from "../../scoring/payments/lookback-windows.ts";
import { readParameters } from "./read-parameters.ts";
import { inputRows, parameterTypes } from "./write-columns.ts";

/**
 * Kinds of row that the read answers, in the first column. The second column is the position of the asking element in its parameter array,
 * the third a JSON fact; activity rows use the columns after it.
 */
export const rowKind = {
  key: 1,
  handle: 2,
  entry: 3,
  range: 4,
  counter: 5,
  share: 6,
  payer: 7,
  card: 8,
  email: 9,
  ip: 10,
  device: 11,
  submerchant: 12,
  network: 13,
  new_payer_bin: 14,
} as const;

/** Rows that are read per identifier and bucket, trusted ones first, then the newest: enough for the curves of the catalogue, and a bound for the hottest card. */
const HISTORY_ROWS = 40;

const noActivity =
  "NULL::bigint, NULL::uuid, NULL::boolean, NULL::boolean, NULL::bigint, NULL::bigint, NULL::bigint, NULL::bigint, NULL::bigint, NULL::text, NULL::text";

/** SQL of the organization that a probe `p` names by its position. */
const organization = `(${readParameters.sql("organizations")})[p.org]`;

/**
 * Rows of one identifier in one bucket of time, trusted ones first, then the newest. Sessions bound the time once more, by which partitions are left out.
 */
function activity(identifier: ActivityIdentifier): string {
  return `SELECT ${rowKind[identifier]}, p.i::int, NULL::json, a.at, a.session_id, a.trusted, a.failed, a.order_key, a.payer, a.card, a.device, a.amount_minor, a.currency, a.country
FROM unnest(${readParameters.sql(identifier)}) WITH ORDINALITY AS p(org, bucket, identifier, i)
CROSS JOIN LATERAL (
  SELECT * FROM activity
  WHERE organization_id = ${organization} AND at / ${activityWindows[identifier]} = p.bucket AND ${identifier} = p.identifier AND at > ${readParameters.sql("now")} - ${activityWindows[identifier]}
    AND session_id >= (${readParameters.sql("sessions")})[${activityIdentifiers.indexOf(identifier) + 2}] AND session_id < (${readParameters.sql("sessions")})[1]
  ORDER BY trusted DESC, at DESC LIMIT ${HISTORY_ROWS}
) a`;
}

const entryFact =
  "json_build_object('id', e.id, 'list', e.list, 'type', e.list_type, 'value', e.value, 'severity', e.severity, 'scope', e.flow_scope, 'submerchant', e.submerchant_id)";
const activeEntry = "e.is_active AND (e.expires_at IS NULL OR e.expires_at > now())";

/**
 * Reads, for a batch: are the keys active and which versions do key and organization have (a connection is looked for where no key has the id); stored answers of handles; matching list
 * entries; payer counters; fraud shares; recent activity; the active submerchants that are named; how many others report a value to the network,
 * for organizations that ask it. LIMIT and OFFSET inside the laterals fix the plan: each probe is one index
 * look-up, whatever the planner believes of a table that was empty when the plan was made.
 */
export const assessRead = crossTenantFunction({
  name: "assess_read",
  purpose:
    "what a batch of assessments needs; every row is joined on the organization of the request that asks, but its key or connection, found by the id it was authenticated with, and how many others report a value, up to five",
  parameters: readParameters.types,
  columns: `kind int, i int, fact json, at bigint, session_id uuid, trusted boolean, failed boolean, order_key bigint, payer bigint, card bigint, device bigint,
    amount_minor bigint, currency text, country text`,
  reads: true,
  body: `SELECT ${rowKind.key} AS kind, k.i::int AS i,
  json_build_object('active', a.active, 'version', a.version, 'organization', a.organization_version, 'maintenance', a.maintenance) AS fact,
  ${noActivity}
FROM unnest(${readParameters.sql("keys")}) WITH ORDINALITY AS k(id, i)
CROSS JOIN LATERAL (
  SELECT key.revoked_at IS NULL AND key.disabled_at IS NULL AND (key.expires_at IS NULL OR key.expires_at > now()) AS active, key.version,
    o.version AS organization_version, o.maintenance
  FROM api_keys key CROSS JOIN LATERAL (SELECT version, maintenance FROM organizations WHERE id = key.organization_id LIMIT 1) o WHERE key.id = k.id
  UNION ALL
  SELECT true, 1, o.version, o.maintenance
  FROM connections c CROSS JOIN LATERAL (SELECT version, maintenance FROM organizations WHERE id = c.organization_id LIMIT 1) o
  WHERE c.id = k.id AND c.assess_on_events
  LIMIT 1
) a
UNION ALL
SELECT ${rowKind.handle}, p.i::int, json_build_object('fingerprint', h.fingerprint, 'answer', h.answer), ${noActivity}
FROM unnest(${readParameters.sql("handles")}) WITH ORDINALITY AS p(org, handle, i)
CROSS JOIN LATERAL (
  SELECT stored.fingerprint, a.answer FROM handles stored
  CROSS JOIN LATERAL (SELECT answer::text FROM assessments WHERE organization_id = stored.organization_id AND session_id = stored.session_id LIMIT 1) a
  WHERE stored.organization_id = ${organization} AND stored.handle = p.handle LIMIT 1
) h
UNION ALL
SELECT ${rowKind.entry}, p.i::int, ${entryFact}, ${noActivity}
FROM unnest(${readParameters.sql("entries")}) WITH ORDINALITY AS p(org, match_key, i)
CROSS JOIN LATERAL (SELECT * FROM list_entries WHERE organization_id = ${organization} AND match_key = p.match_key OFFSET 0) e
WHERE ${activeEntry}
UNION ALL
SELECT ${rowKind.range}, p.i::int, ${entryFact}, ${noActivity}
FROM unnest(${readParameters.sql("ranges")}) WITH ORDINALITY AS p(org, address, i)
CROSS JOIN LATERAL (SELECT * FROM list_entries WHERE network IS NOT NULL AND network >>= p.address AND organization_id = ${organization} OFFSET 0) e
WHERE ${activeEntry}
UNION ALL
SELECT ${rowKind.counter}, p.i::int, json_build_object('captured', c.captured, 'disputes', c.disputes, 'first', (extract(epoch FROM c.first_captured_at) * 1000)::bigint,
  'chargeback', (extract(epoch FROM c.last_chargeback_at) * 1000)::bigint, 'fraud', (extract(epoch FROM c.last_confirmed_fraud_at) * 1000)::bigint), ${noActivity}
FROM unnest(${readParameters.sql("counters")}) WITH ORDINALITY AS p(org, identifier, i)
CROSS JOIN LATERAL (SELECT * FROM payer_counters WHERE organization_id = ${organization} AND identifier = p.identifier LIMIT 1) c
UNION ALL
SELECT ${rowKind.share}, p.i::int, json_build_object('payments7d', f.payments_7d, 'frauds7d', f.frauds_7d, 'payments30d', f.payments_30d, 'frauds30d', f.frauds_30d), ${noActivity}
FROM unnest(${readParameters.sql("shares")}) WITH ORDINALITY AS p(org, identifier, i)
CROSS JOIN LATERAL (SELECT * FROM fraud_shares WHERE organization_id = ${organization} AND identifier = p.identifier LIMIT 1) f
UNION ALL
${activity("payer")}
UNION ALL
${activity("card")}
UNION ALL
${activity("email")}
UNION ALL
${activity("ip")}
UNION ALL
${activity("device")}
UNION ALL
${activity("new_payer_bin")}
UNION ALL
SELECT ${rowKind.submerchant}, p.i::int, 'true'::json, ${noActivity}
FROM unnest(${readParameters.sql("submerchants")}) WITH ORDINALITY AS p(org, id, i)
CROSS JOIN LATERAL (
  SELECT 1 FROM submerchants WHERE organization_id = ${organization} AND submerchants.id = p.id AND status = 'active' LIMIT 1
) s
UNION ALL
SELECT ${rowKind.network}, p.place, to_json(LEAST(count(DISTINCT v.organization_id), ${COUNTED_AT_MOST})), ${noActivity}
FROM unnest(${readParameters.sql("network")}) AS p(org, place, hash)
${joinReporters("p.hash", organization)}
GROUP BY p.place`,
});

/**
 * Writes a batch: handles first, in one order so that batches of several processes cannot deadlock; then assessment and activity of those
 * rows whose handle is theirs. Answers the sessions that were stored: the others lost the race for their handle.
 */
export const assessWrite = crossTenantFunction({
  name: "assess_write",
  purpose: "a batch of decisions; every row carries the organization of its own request",
  parameters: parameterTypes,
  columns: "session_id uuid",
  reads: false,
  body: `WITH input AS (
  SELECT * FROM ${inputRows}
), claimed AS (
  INSERT INTO handles (organization_id, handle, fingerprint, session_id, created_at)
  SELECT organization_id, handle, fingerprint, session_id, to_timestamp(assessed_at / 1000.0) FROM input WHERE handle IS NOT NULL ORDER BY organization_id, handle
  ON CONFLICT (organization_id, handle) DO NOTHING
  RETURNING session_id
), fresh AS (
  SELECT * FROM input WHERE handle IS NULL OR session_id IN (SELECT session_id FROM claimed)
), seen AS (
  INSERT INTO activity (organization_id, session_id, scope, at, flow, trusted, order_key, payer, card, email, ip, device, amount_minor, currency, country, new_payer_bin)
  SELECT organization_id, session_id, 0, assessed_at, flow, trusted, order_key, payer, card, email, ip, device, amount_minor, currency, country, new_payer_bin
  FROM fresh WHERE flow = 'payin'
  UNION ALL
  SELECT organization_id, session_id, 1, assessed_at, flow, trusted, order_key, own_payer, own_card, own_email, own_ip, own_device, amount_minor, currency, country,
    own_new_payer_bin
  FROM fresh WHERE flow = 'payin' AND submerchant_id IS NOT NULL
), paid AS (
  INSERT INTO payout_activity (organization_id, session_id, scope, at, order_key, origin, account, beneficiary, pair, device, initiator, channel, name, first, declined, treasury,
    amount_minor, currency, email)
  SELECT organization_id, session_id, r.scope, assessed_at, order_key, r.origin, r.account, r.beneficiary, r.pair, r.device, r.initiator, r.channel, r.name, r.first, r.declined, r.treasury,
    amount_minor, currency, r.email
  FROM fresh CROSS JOIN LATERAL json_to_recordset(NULLIF(payouts, '')::json)
    AS r(scope smallint, origin bigint, account bigint, beneficiary bigint, pair bigint, device bigint, initiator bigint, channel bigint, name text, first boolean,
      declined boolean, treasury boolean, email bigint)
  WHERE flow = 'payout'
), told AS (
  SELECT organization_id, assessed_at, e.* FROM fresh CROSS JOIN LATERAL json_to_recordset(NULLIF(events, '')::json) AS e(id uuid, type text, body text, deliveries json)
), ${enqueueSql("to_timestamp(assessed_at / 1000.0)")}
INSERT INTO assessments (organization_id, session_id, flow, credential_id, credential_kind, submerchant_id, order_id, payment_id, decision, risk_score, amount_minor, currency, request, answer, signals, assessed_at,
  thresholds, request_sealed, request_key)
SELECT organization_id, session_id, flow, credential_id, credential_kind, submerchant_id, NULLIF(order_id, ''), NULLIF(payment_id, ''), decision, risk_score, amount_minor, currency,
  NULLIF(request, '')::json, answer::json, signals::json, to_timestamp(assessed_at / 1000.0), thresholds::double precision[], decode(NULLIF(request_sealed, ''), 'base64'), request_key
FROM fresh
RETURNING assessments.session_id`,
});
