// What is known of a disputed payment and its payer, with one statement.
import type { components } from "../../../../generated/types.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { DAY, HOUR } from "../../platform/time/time.ts";
import { activityWindows } from "../../scoring/payments/read-windows.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";

type FraudType = components["schemas"]["FraudType"];

/** A row of evidence. Times as epoch milliseconds in text. */
export interface EvidenceRow {
  readonly segment: "merchant" | "psp" | "bank";
  readonly captured: number;
  readonly first_captured_at: string | null;
  readonly assessed_at: string;
  readonly disputed_before: boolean;
  readonly card_known: boolean;
  readonly device_known: boolean;
  /** The payment had an IP address of the payer's side, and the payer earlier ones, but not this one. */
  readonly address_new: boolean;
  /** The fraud type that another verdict on the session, which still holds, stated. */
  readonly stated_before: FraudType | null;
}

const WINDOW = activityWindows.payer;

/** Payments of the payer that are compared, the newest before the disputed one. */
const PAYMENTS = 200;

/** Milliseconds: a thief uses a card or account for a few days, so that what came up that recently beside something else is not the payer's own. */
const RECENT = 7 * DAY;

/** SQL: has the payer used this identifier before? Not if it came up in the last days, after payments with another one. */
const known = (column: "card" | "device" | "ip"): string => {
  const first = `min(p.at) FILTER (WHERE p.${column} = d.${column})`;
  return `coalesce(${first} <= d.at - ${RECENT} OR ${first} <= coalesce(min(p.at) FILTER (WHERE p.${column} <> d.${column}), ${first}), false)`;
};

// disputed and failed payments, and those that browsers requested, show nothing of what the payer owns
const STATEMENT = `SELECT o.segment, coalesce(c.captured, 0) AS captured, (extract(epoch FROM c.first_captured_at) * 1000)::bigint::text AS first_captured_at,
    (extract(epoch FROM a.assessed_at) * 1000)::bigint::text AS assessed_at,
    EXISTS (SELECT FROM payer_disputes WHERE organization_id = $1 AND identifier = $3 AND session_id <> $2) AS disputed_before,
    coalesce(u.card_known, false) AS card_known, coalesce(u.device_known, false) AS device_known, coalesce(u.address_new, false) AS address_new,
    (SELECT fraud_type FROM outcomes WHERE organization_id = $1 AND session_id = $2 AND fraud_type_source = 'stated' AND reverted_at IS NULL
      ORDER BY recorded_at DESC LIMIT 1) AS stated_before
  FROM organizations o
  CROSS JOIN LATERAL (SELECT assessed_at FROM assessments WHERE organization_id = $1 AND session_id = $2 LIMIT 1) a
  LEFT JOIN payer_counters c ON c.organization_id = $1 AND c.identifier = $3
  LEFT JOIN LATERAL (
    SELECT ${known("card")} AS card_known, ${known("device")} AS device_known, count(p.ip) > 0 AND d.ip IS NOT NULL AND NOT ${known("ip")} AS address_new
    FROM (SELECT at, payer, card, device, ip FROM activity WHERE organization_id = $1 AND session_id = $2 AND scope = $4 LIMIT 1) d
    LEFT JOIN LATERAL (
      SELECT x.at, x.card, x.device, x.ip FROM activity x
      WHERE x.organization_id = $1 AND x.payer = d.payer AND x.at / ${WINDOW} IN (d.at / ${WINDOW}, d.at / ${WINDOW} - 1) AND x.trusted AND NOT x.failed
        AND x.scope = $4 AND x.at < d.at AND x.at >= d.at - ${WINDOW} AND x.session_id >= first_id_at(d.at - ${WINDOW + HOUR}) AND x.session_id <> $2
        AND NOT EXISTS (
          SELECT FROM outcomes r WHERE r.organization_id = $1 AND r.session_id = x.session_id AND r.reverted_at IS NULL AND r.outcome IN ('chargeback_lost', 'fraud_confirmed')
            AND r.fraud_type IS DISTINCT FROM 'merchant_error')
      ORDER BY x.at DESC LIMIT ${PAYMENTS}
    ) p ON true
    GROUP BY d.at, d.ip
  ) u ON true
  WHERE o.id = $1`;

/**
 * The evidence on a session whose payer is counted by `identifier`, if by any. The activity of the payer reaches 90 days back from the payment; a submerchant's report
 * is evaluated by the submerchant's own payments. Undefined where the assessment is gone.
 */
export async function findDisputeEvidence(
  { query, organizationId, submerchantId }: Tenant,
  sessionId: string,
  identifier: IdentifierHash | undefined,
): Promise<EvidenceRow | undefined> {
  const [row] = await query<EvidenceRow>(STATEMENT, [organizationId, sessionId, identifier ?? null, submerchantId === null ? 0 : 1]);
  return row;
}
