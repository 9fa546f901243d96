// The write of a batch: one statement makes up to 64 decisions durable. Requests of different organizations share it; every row carries its own organization.

import { enqueueSql } from "../../accounts/outbox/enqueue.ts";
import { BY_INDEX, crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import type { Decided } from "./decide.ts";
import { inputRows, parametersOf, parameterTypes } from "./write-columns.ts";

/**
 * Writes a batch: first the handles, always in the same order so that batches of several processes cannot deadlock; then assessment and activity of the
 * rows whose handle was inserted. Returns the stored sessions; for the others another process stored the handle first. `event_waits`: an event of a payment provider waits for
 * the order or the payment, and its recheck is stored: a job resolves it, if this process does not. Without waiting events that is two probes of an empty index.
 */
export const assessWrite = crossTenantFunction({
  name: "assess_write",
  purpose: "a batch of decisions; every row carries the organization of its own request",
  parameters: parameterTypes,
  columns: "session_id uuid, event_waits boolean",
  reads: false,
  planning: BY_INDEX,
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
  INSERT INTO activity (organization_id, session_id, scope, at, flow, trusted, order_key, payer, card, email, ip, device, amount_minor, currency, country, new_payer_bin,
    phone, account)
  SELECT organization_id, session_id, 0, assessed_at, flow, trusted, order_key, payer, card, email, ip, device, amount_minor, currency, country, new_payer_bin,
    phone, account
  FROM fresh WHERE flow = 'payin'
  UNION ALL
  SELECT organization_id, session_id, 1, assessed_at, flow, trusted, order_key, own_payer, own_card, own_email, own_ip, own_device, amount_minor, currency, country,
    own_new_payer_bin, own_phone, own_account
  FROM fresh WHERE flow = 'payin' AND submerchant_id IS NOT NULL
), paid AS (
  INSERT INTO payout_activity (organization_id, session_id, scope, at, order_key, origin, account, beneficiary, pair, device, initiator, channel, name, first, declined, treasury,
    amount_minor, currency, email, phone, ip)
  SELECT organization_id, session_id, r.scope, assessed_at, order_key, r.origin, r.account, r.beneficiary, r.pair, r.device, r.initiator, r.channel, r.name, r.first, r.declined, r.treasury,
    amount_minor, currency, r.email, r.phone, r.ip
  FROM fresh CROSS JOIN LATERAL json_to_recordset(NULLIF(payouts, '')::json)
    AS r(scope smallint, origin bigint, account bigint, beneficiary bigint, pair bigint, device bigint, initiator bigint, channel bigint, name text, first boolean,
      declined boolean, treasury boolean, email bigint, phone bigint, ip bigint)
  WHERE flow = 'payout'
), waiting AS (
  INSERT INTO event_rechecks (organization_id, id, event_id, due_at)
  SELECT f.organization_id, gen_random_uuid(), w.event_id, to_timestamp(f.assessed_at / 1000.0) + interval '10 seconds' FROM fresh f
  CROSS JOIN LATERAL (VALUES ('order_id', NULLIF(f.order_id, '')), ('payment_id', NULLIF(f.payment_id, ''))) AS r(reference, value)
  JOIN waiting_events w ON w.organization_id = f.organization_id AND w.reference = r.reference AND w.value = r.value
  RETURNING organization_id
), emitted AS (
  SELECT organization_id, assessed_at, e.* FROM fresh CROSS JOIN LATERAL json_to_recordset(NULLIF(events, '')::json) AS e(id uuid, type text, body text, deliveries json)
), ${enqueueSql("to_timestamp(assessed_at / 1000.0)")}
INSERT INTO assessments (organization_id, session_id, flow, credential_id, credential_kind, submerchant_id, order_id, payment_id, decision, risk_score, amount_minor, currency, request, answer, signals, assessed_at,
  thresholds, request_sealed, request_key, facts, rules)
SELECT organization_id, session_id, flow, credential_id, credential_kind, submerchant_id, NULLIF(order_id, ''), NULLIF(payment_id, ''), decision, risk_score, amount_minor, currency,
  NULLIF(request, '')::json, answer::json, signals::json, to_timestamp(assessed_at / 1000.0), thresholds::double precision[], request_sealed, request_key,
  NULLIF(facts, ''), NULLIF(rules, '')::json
FROM fresh
RETURNING assessments.session_id, EXISTS (SELECT FROM waiting w WHERE w.organization_id = assessments.organization_id)`,
});

/** The write statement with its parameters. */
export function batchWrite(decided: readonly Decided[]): { name: string; text: string; values: (string | Buffer)[] } {
  return { ...assessWrite.statement, values: parametersOf(decided) };
}
