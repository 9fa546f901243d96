// The dispatcher's statements over all organizations: claims due deliveries, stores the results of attempts.
import { beginAttemptsSql, settleDeliveriesSql, withdrawDeliveriesSql } from "../../accounts/outbox/delivery-states.ts";
import { BY_INDEX, crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { bumpVersionsSql } from "../../platform/tenants/version.ts";

/**
 * Advisory lock of a claim (an arbitrary constant): claims follow one another, so no row that one takes was changed since its snapshot. PostgreSQL 18.4 crashes when it
 * evaluates this statement again for a row that another claim has just changed.
 */
const CLAIMING = 7_203_411_913;

/**
 * Claims deliveries that are due and writes an attempt for each before it is made. The queue is walked by quarter of an hour and endpoint (the index
 * webhook_deliveries_by_time), so that a claim costs by what is due: neither endpoints in backoff nor the length of one endpoint's queue add to it. Each endpoint and each
 * organization has its slots, those of one organization are divided among its endpoints, and the ones with most free slots come first, by chance among equals.
 * Pending deliveries of an endpoint that was removed, or disabled because of failures, fail; those of one that a person disabled leave the queue
 * until it is enabled. `$1` the present; `$2` and `$3` endpoints that do not have `$4` slots, and how many they have; `$5`, `$6` and `$7` the same of
 * organizations; `$8` most in all; `$9` when an attempt that was not finished counts as interrupted; `$11` slots that are free in all,
 * divided among the organizations that wait with a part left over, down to `$10` each.
 */
export const claimDeliveries = crossTenantFunction({
  name: "claim_deliveries",
  purpose: "deliveries of all organizations that are due; event, endpoint and secrets are joined on the organization of the delivery",
  parameters: ["timestamptz", "uuid[]", "int[]", "int", "uuid[]", "int[]", "int", "int", "timestamptz", "int", "int"],
  columns: "organization_id uuid, id uuid, number int, endpoint_id uuid, url text, starts int, event_id uuid, body text, secrets text",
  reads: false,
  planning: BY_INDEX,
  before: {
    variables: "following record; quarter timestamptz := '-infinity'; endpoint uuid := '00000000-0000-0000-0000-000000000000'; queued uuid[] := '{}';",
    statements: `PERFORM pg_advisory_xact_lock(${CLAIMING});
  LOOP
    SELECT date_bin('15 minutes', d.next_attempt_at, 'epoch'::timestamptz) AS quarter, d.endpoint_id INTO following FROM webhook_deliveries d
    WHERE d.status = 'pending' AND date_bin('15 minutes', d.next_attempt_at, 'epoch'::timestamptz) <= $1
      AND (date_bin('15 minutes', d.next_attempt_at, 'epoch'::timestamptz), d.endpoint_id) > (quarter, endpoint)
    ORDER BY 1, 2 LIMIT 1;
    EXIT WHEN NOT FOUND;
    quarter := following.quarter;
    endpoint := following.endpoint_id;
    queued := queued || endpoint;
  END LOOP;`,
  },
  body: `WITH queue AS MATERIALIZED (
    SELECT DISTINCT endpoint_id FROM unnest(queued) AS u(endpoint_id)
  ), receiving AS MATERIALIZED (
    SELECT queue.endpoint_id, p.organization_id, p.enabled, p.disabled_reason, COALESCE(e.slots, $4) AS slots, COALESCE(o.slots, $7) AS share
    FROM queue LEFT JOIN webhook_endpoints p ON p.id = queue.endpoint_id
    LEFT JOIN unnest($2, $3) AS e(id, slots) ON e.id = p.id
    LEFT JOIN unnest($5, $6) AS o(id, slots) ON o.id = p.organization_id
  ), waiting AS (
    SELECT r.endpoint_id, r.organization_id, r.slots, r.share, row_number() OVER (PARTITION BY r.organization_id ORDER BY random()) AS turn,
      count(*) OVER (PARTITION BY r.organization_id) AS endpoints
    FROM receiving r
    CROSS JOIN LATERAL (
      SELECT FROM webhook_deliveries w WHERE w.status = 'pending' AND w.endpoint_id = r.endpoint_id AND w.next_attempt_at <= $1
      ORDER BY w.next_attempt_at LIMIT 1
    ) first
    WHERE r.enabled AND r.slots > 0 AND r.share > 0
  ), open AS (
    SELECT w.endpoint_id, w.slots, w.turn, w.endpoints, w.share AS unused, LEAST(w.share, GREATEST($10, $11 / (1 + (SELECT count(DISTINCT organization_id) FROM waiting)))) AS share
    FROM waiting w
  ), due AS (
    SELECT d.organization_id, d.id, EXISTS (SELECT FROM events e WHERE e.organization_id = d.organization_id AND e.id = d.event_id) AS retained
    FROM (SELECT * FROM open WHERE turn <= share ORDER BY unused DESC, random()) open
    CROSS JOIN LATERAL (
      SELECT w.organization_id, w.id, w.event_id FROM webhook_deliveries w WHERE w.status = 'pending' AND w.endpoint_id = open.endpoint_id AND w.next_attempt_at <= $1
      ORDER BY w.next_attempt_at LIMIT LEAST(open.slots, GREATEST(1, open.share / open.endpoints)) FOR UPDATE SKIP LOCKED
    ) d
    LIMIT $8
  ), removed AS (
    ${withdrawDeliveriesSql({ from: "receiving r", where: "r.organization_id IS NULL AND d.endpoint_id = r.endpoint_id" })}
  ), off AS MATERIALIZED (
    -- locked, so that nothing leaves the queue while its endpoint is being switched on
    SELECT p.organization_id, p.id, p.disabled_reason FROM webhook_endpoints p
    WHERE p.id IN (SELECT endpoint_id FROM receiving WHERE NOT enabled) AND NOT p.enabled FOR NO KEY UPDATE SKIP LOCKED
  ), left_out AS (
    ${withdrawDeliveriesSql({
      from: "off",
      where: "d.organization_id = off.organization_id AND d.endpoint_id = off.id AND d.next_attempt_at <= $1",
      failed: "off.disabled_reason <> 'manual'",
    })}
  ), taken AS (
    ${beginAttemptsSql({ from: "due", where: "d.organization_id = due.organization_id AND d.id = due.id", retained: "due.retained", until: "$9" })}
  ), interrupted AS (
    UPDATE webhook_attempts a SET failure = 'interrupted' FROM taken
    WHERE a.organization_id = taken.organization_id AND a.delivery_id = taken.id AND a.number < taken.attempts AND a.status_code IS NULL AND a.failure IS NULL
  ), noted AS (
    INSERT INTO webhook_attempts (organization_id, delivery_id, number, started_at) SELECT organization_id, id, attempts, $1 FROM taken WHERE status = 'pending'
  ), receivers AS MATERIALIZED (
    SELECT p.organization_id, p.id, p.url, p.starts,
      (SELECT json_agg(json_build_object('id', s.id, 'keyId', s.key_id, 'sealed', encode(s.sealed, 'base64')) ORDER BY s.id DESC)::text FROM secrets s
       WHERE s.organization_id = p.organization_id AND s.owner_id = p.id AND s.purpose = 'webhook' AND (s.expires_at IS NULL OR s.expires_at > $1)) AS secrets
    FROM (SELECT DISTINCT organization_id, endpoint_id FROM taken) chosen
    JOIN webhook_endpoints p ON p.organization_id = chosen.organization_id AND p.id = chosen.endpoint_id
  )
  SELECT taken.organization_id, taken.id, taken.attempts, taken.endpoint_id, r.url, r.starts, taken.event_id, e.body, r.secrets FROM taken
  JOIN receivers r ON r.organization_id = taken.organization_id AND r.id = taken.endpoint_id
  JOIN events e ON e.organization_id = taken.organization_id AND e.id = taken.event_id`,
});

/**
 * Stores the results of attempts: `$1` is a list of them, `$2` the present, `$3` since when an endpoint may have failed before it is given up. A delivery
 * without a next attempt has ended. An endpoint that succeeds is no longer failing; one that is switched off takes its waiting deliveries with it, and its
 * organization makes no more for it. The current state of an endpoint counts, not its state when the attempt began: an attempt that was repeated
 * meanwhile, that belongs to an earlier start of the endpoint, or that sent nothing does not affect it. Organization, endpoint and deliveries are locked
 * in this order, as changes by people lock them: otherwise several answers of one endpoint could wait for each other.
 */
export const finishAttempts = crossTenantFunction({
  name: "finish_attempts",
  purpose: "what came of attempts, by organization and id of each delivery; the list is the dispatcher's own",
  parameters: ["json", "timestamptz", "timestamptz"],
  columns: "finished bigint",
  reads: false,
  planning: BY_INDEX,
  body: `WITH results AS (
    SELECT * FROM json_to_recordset($1) AS r(organization_id uuid, id uuid, number int, endpoint_id uuid, starts int, status_code int, latency_ms real, failure text,
      excerpt text, delivered boolean, gone boolean, unsent boolean, next_attempt_at timestamptz)
  ), evaluated AS (
    SELECT r.organization_id, r.endpoint_id, r.starts, bool_or(r.delivered) AS delivered,
      CASE WHEN bool_or(r.gone) THEN 'gone' WHEN NOT bool_or(r.delivered) AND p.failing_since <= $3 THEN 'failing' END AS disable
    FROM results r
    JOIN webhook_deliveries d ON d.organization_id = r.organization_id AND d.id = r.id AND d.attempts = r.number
    JOIN webhook_endpoints p ON p.organization_id = r.organization_id AND p.id = r.endpoint_id AND p.starts = r.starts
    WHERE NOT r.unsent GROUP BY r.organization_id, r.endpoint_id, r.starts, p.failing_since
  ), turn AS (
    SELECT o.id FROM organizations o WHERE o.id IN (SELECT organization_id FROM evaluated WHERE disable IS NOT NULL) ORDER BY o.id FOR NO KEY UPDATE
  ), held AS (
    SELECT p.id FROM webhook_endpoints p JOIN evaluated e ON e.organization_id = p.organization_id AND e.endpoint_id = p.id AND e.starts = p.starts
    WHERE (SELECT count(*) FROM turn) >= 0 AND (e.delivered = (p.failing_since IS NOT NULL) OR (p.enabled AND e.disable IS NOT NULL)) ORDER BY p.id FOR NO KEY UPDATE OF p
  ), logged AS (
    UPDATE webhook_attempts a SET status_code = r.status_code, latency_ms = r.latency_ms, failure = r.failure, response_excerpt = r.excerpt FROM results r
    WHERE a.organization_id = r.organization_id AND a.delivery_id = r.id AND a.number = r.number
  ), states AS (
    UPDATE webhook_endpoints p SET failing_since = CASE WHEN e.delivered THEN NULL ELSE COALESCE(p.failing_since, $2) END,
      enabled = p.enabled AND e.disable IS NULL, disabled_reason = COALESCE(p.disabled_reason, e.disable), updated_at = CASE WHEN e.disable IS NULL THEN p.updated_at ELSE $2 END
    FROM evaluated e WHERE (SELECT count(*) FROM held) >= 0 AND p.organization_id = e.organization_id AND p.id = e.endpoint_id AND p.starts = e.starts
      AND (e.delivered = (p.failing_since IS NOT NULL) OR (p.enabled AND e.disable IS NOT NULL)) AND (e.disable IS DISTINCT FROM 'failing' OR p.failing_since <= $3)
    RETURNING p.organization_id, p.id, e.disable
  ), off AS (
    SELECT organization_id, id FROM states WHERE disable IS NOT NULL
  ), moved AS (
    ${settleDeliveriesSql({
      from: "results r LEFT JOIN off ON off.organization_id = r.organization_id AND off.id = r.endpoint_id",
      where: "(SELECT count(*) FROM held) >= 0 AND d.organization_id = r.organization_id AND d.id = r.id AND d.attempts = r.number",
      delivered: "r.delivered",
      next: "CASE WHEN off.id IS NULL THEN r.next_attempt_at END",
    })}
  ), closed AS (
    ${withdrawDeliveriesSql({ from: "off", where: "d.organization_id = off.organization_id AND d.endpoint_id = off.id AND d.id NOT IN (SELECT id FROM results)" })}
  ), fewer AS (
    ${bumpVersionsSql("o.id IN (SELECT organization_id FROM off)")}
  )
  SELECT count(*) FROM moved`,
});

/**
 * Queue metrics: deliveries that are due and not claimed at `$1`, the age of the oldest in seconds, and endpoints that the dispatcher disabled.
 * Counts at most `$2` deliveries, so that a long queue does not slow down the query.
 */
export const webhookQueueMetrics = crossTenantFunction({
  name: "webhook_queue_metrics",
  purpose: "three numbers over the deliveries and endpoints of all organizations, for metrics; no row and no organization is answered",
  parameters: ["timestamptz", "int"],
  columns: "backlog int, oldest_seconds double precision, disabled int",
  reads: true,
  planning: BY_INDEX,
  body: `SELECT (SELECT count(*)::int FROM (
      SELECT FROM webhook_deliveries d JOIN webhook_endpoints p ON p.organization_id = d.organization_id AND p.id = d.endpoint_id AND p.enabled
      WHERE d.status = 'pending' AND d.next_attempt_at <= $1 LIMIT $2
    ) due),
    (SELECT COALESCE(EXTRACT(EPOCH FROM $1 - min(first.next_attempt_at)), 0)::double precision FROM webhook_endpoints p CROSS JOIN LATERAL (
      SELECT d.next_attempt_at FROM webhook_deliveries d WHERE d.endpoint_id = p.id AND d.status = 'pending' AND d.next_attempt_at <= $1
      ORDER BY d.next_attempt_at LIMIT 1
    ) first WHERE p.enabled),
    (SELECT count(*)::int FROM webhook_endpoints p WHERE p.disabled_reason IN ('gone', 'failing'))`,
});
