// The read of a batch: one statement gathers all that up to 64 decisions need. Requests of different organizations share it; every row is joined on its own organization.
import { MOST_COUNTED } from "../../controls/network/band.ts";
import { joinReporters } from "../../controls/network/distinct-reporters.ts";
import { BY_INDEX, crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { type ActivityIdentifier, activityBuckets, activityIdentifiers, activityWindows } from "../../scoring/payments/read-windows.ts";
import { readParameters } from "./read-parameters.ts";

/**
 * Kinds of row of the read, in the first column. The second column is the position of the probe in its parameter array, the third a JSON fact; activity
 * rows use the columns after it.
 */
export const rowKind = {
  key: 1,
  handle: 2,
  entry: 3,
  range: 4,
  counter: 5,
  fraud_rate: 6,
  payer: 7,
  card: 8,
  email: 9,
  ip: 10,
  device: 11,
  submerchant: 12,
  network: 13,
  new_payer_bin: 14,
  custom_list: 15,
} as const;

/** Rows per identifier and bucket, trusted ones first, then the newest: enough for the curves of the catalogue, and a limit for the most active card. */
const HISTORY_ROWS = 40;

const noActivity =
  "NULL::bigint, NULL::uuid, NULL::boolean, NULL::boolean, NULL::bigint, NULL::bigint, NULL::bigint, NULL::bigint, NULL::bigint, NULL::text, NULL::text";

/** SQL of the organization of a probe `p`, which has its position. */
const organization = `(${readParameters.sql("organizations")})[p.org]`;

/**
 * Rows of one identifier in one time bucket, trusted ones first, then the newest. The bounds of the session ids allow partition pruning.
 */
function activity(identifier: ActivityIdentifier): string {
  return `SELECT ${rowKind[identifier]}, p.i::int, NULL::json, a.at, a.session_id, a.trusted, a.failed, a.order_key, a.payer, a.card, a.device, a.amount_minor, a.currency, a.country
FROM unnest(${readParameters.sql(identifier)}) WITH ORDINALITY AS p(org, bucket, identifier, i)
CROSS JOIN LATERAL (
  SELECT * FROM activity
  WHERE organization_id = ${organization} AND at / ${activityBuckets[identifier]} = p.bucket AND ${identifier} = p.identifier AND at > ${readParameters.sql("now")} - ${activityWindows[identifier]}
    AND session_id >= (${readParameters.sql("sessions")})[${activityIdentifiers.indexOf(identifier) + 2}] AND session_id < (${readParameters.sql("sessions")})[1]
  ORDER BY trusted DESC, at DESC LIMIT ${HISTORY_ROWS}
) a`;
}

// without the value: it is sealed, and the hash decides
const entryFact =
  "json_build_object('id', e.id, 'list', e.list, 'type', e.list_type, 'severity', e.severity, 'scope', e.flow_scope, 'submerchant', e.submerchant_id)";

const activeEntry = "e.is_active AND (e.expires_at IS NULL OR e.expires_at > now())";

/**
 * Reads for a batch: the state and versions of keys and organizations (of a connection, if no key has the id); stored answers of handles; matching list
 * entries; payer counters; fraud rates; recent activity; the named submerchants that are active; how many others report a value to the network, for
 * organizations that use it; values that are in lists of the organization. LIMIT and OFFSET inside the laterals fix the plan: each probe is one index look-up, also if a table was empty when the plan
 * was made.
 */
export const assessRead = crossTenantFunction({
  name: "assess_read",
  purpose:
    "data for a batch of assessments; every row is joined on the organization of its own request, except its key or connection, found by the authenticated id, and the number of other organizations that report a value, up to five",
  parameters: readParameters.types,
  columns: `kind int, i int, fact json, at bigint, session_id uuid, trusted boolean, failed boolean, order_key bigint, payer bigint, card bigint, device bigint,
    amount_minor bigint, currency text, country text`,
  reads: true,
  planning: BY_INDEX,
  body: `SELECT ${rowKind.key} AS kind, k.i::int AS i,
  json_build_object('active', a.active, 'version', a.version, 'organization', a.organization_version, 'maintenance', a.maintenance, 'streamed', a.streamed) AS fact,
  ${noActivity}
FROM unnest(${readParameters.sql("keys")}) WITH ORDINALITY AS k(id, i)
CROSS JOIN LATERAL (
  SELECT key.revoked_at IS NULL AND key.disabled_at IS NULL AND (key.expires_at IS NULL OR key.expires_at > now()) AS active, key.version,
    o.version AS organization_version, o.maintenance, COALESCE(o.streamed_until > now(), false) AS streamed
  FROM api_keys key CROSS JOIN LATERAL (SELECT version, maintenance, streamed_until FROM organizations WHERE id = key.organization_id LIMIT 1) o WHERE key.id = k.id
  UNION ALL
  SELECT true, 1, o.version, o.maintenance, COALESCE(o.streamed_until > now(), false)
  FROM connections c CROSS JOIN LATERAL (SELECT version, maintenance, streamed_until FROM organizations WHERE id = c.organization_id LIMIT 1) o
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
  'chargeback', (extract(epoch FROM c.last_chargeback_at) * 1000)::bigint, 'fraud', (extract(epoch FROM c.last_confirmed_fraud_at) * 1000)::bigint,
  'amounts', CASE WHEN c.amount_count > 0 THEN json_build_array(c.amount_currency, c.amount_count, round(c.amount_mean), round(sqrt(c.amount_m2 / c.amount_count))) END), ${noActivity}
FROM unnest(${readParameters.sql("counters")}) WITH ORDINALITY AS p(org, identifier, i)
CROSS JOIN LATERAL (SELECT * FROM payer_counters WHERE organization_id = ${organization} AND identifier = p.identifier LIMIT 1) c
UNION ALL
SELECT ${rowKind.fraud_rate}, p.i::int, json_build_object('payments7d', f.payments_7d, 'frauds7d', f.frauds_7d, 'payments30d', f.payments_30d, 'frauds30d', f.frauds_30d,
  'onset', (extract(epoch FROM f.onset) * 1000)::bigint), ${noActivity}
FROM unnest(${readParameters.sql("fraud_rates")}) WITH ORDINALITY AS p(org, identifier, i)
CROSS JOIN LATERAL (SELECT * FROM fraud_rates WHERE organization_id = ${organization} AND identifier = p.identifier LIMIT 1) f
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
SELECT ${rowKind.custom_list}, p.i::int, 'true'::json, ${noActivity}
FROM unnest(${readParameters.sql("custom_lists")}) WITH ORDINALITY AS p(org, list, key, i)
CROSS JOIN LATERAL (SELECT contents_id FROM custom_lists WHERE organization_id = ${organization} AND id = p.list LIMIT 1) l
CROSS JOIN LATERAL (
  SELECT 1 FROM custom_list_values WHERE organization_id = ${organization} AND contents_id = l.contents_id AND custom_list_values.value_key = p.key LIMIT 1
) v
UNION ALL
SELECT ${rowKind.network}, p.i, to_json(LEAST(count(DISTINCT v.organization_id), ${MOST_COUNTED})), ${noActivity}
FROM unnest(${readParameters.sql("network")}) AS p(org, i, hash)
${joinReporters("p.hash", organization)}
GROUP BY p.i`,
});
