// Assessments of one payment: one that an event triggered, and one that the merchant's server requested.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";

/** Longest time (days) between the two assessments: events are resent for days, and payments are captured within weeks. */
const APART = 31;

/** SQL of the kinds of credential that assess when an event triggers it. */
const TRIGGERED = "('ingest', 'connection')";

/** SQL of whether an assessment was triggered by an event. */
const isTriggered = (of: string): string => `${of}.credential_kind IN ${TRIGGERED}`;

/** SQL of the sessions of the same payment: `match` finds them by an index. */
const siblings = (
  match: string,
): string => `SELECT b.session_id FROM assessments b WHERE b.organization_id = $1 AND ${match} AND b.credential_kind <> 'publishable'
  AND (${isTriggered("b")}) <> (${isTriggered("a")}) AND b.submerchant_id IS NOT DISTINCT FROM a.submerchant_id AND b.flow = a.flow
  AND b.session_id >= first_id_at(t.at - ${APART} * 86400000::bigint) AND b.session_id < first_id_at(t.at + ${APART} * 86400000::bigint)`;

const STATEMENT = `SELECT s.session_id, o.session_id AS other FROM unnest($2::uuid[]) AS s(session_id)
  CROSS JOIN LATERAL (SELECT * FROM assessments WHERE organization_id = $1 AND session_id = s.session_id LIMIT 1) a
  CROSS JOIN LATERAL (SELECT (extract(epoch FROM a.assessed_at) * 1000)::bigint AS at) t
  CROSS JOIN LATERAL (
    ${siblings("a.payment_id IS NOT NULL AND b.payment_id = a.payment_id")}
    UNION ${siblings("a.order_id IS NOT NULL AND b.order_id = a.order_id")} AND (a.payment_id IS NULL OR b.payment_id IS NULL)
  ) o`;

/** A session, and another one of the same payment. */
export interface PaymentPair {
  readonly session_id: string;
  readonly other: string;
}

/** Sessions whose payment has another session: with the same payment, or with the same order if one of both has no payment. */
export function findSamePayments({ query, organizationId }: Tenant, sessions: readonly string[]): Promise<PaymentPair[]> {
  return query<PaymentPair>(STATEMENT, [organizationId, sessions]);
}
