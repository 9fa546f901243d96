// Payers seen with a value: evidence that automatic entries need before they block it.

import { BY_INDEX, crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { DAY, HOUR } from "../../platform/time/time.ts";
import { activityBuckets } from "../../scoring/payments/read-windows.ts";

/** Look-back window (ms). */
export const EVIDENCE_WINDOW = 30 * DAY;

/** Maximum number of payments per value; the newest are used. */
const PAYMENTS = 500;

/** Columns of activity that hold the values, in the order of `$1`. */
export const EVIDENCE_COLUMNS = ["email", "device", "card", "payer"] as const;

/** The identifier that distinguishes people who share a value: the payer; for a shared customer id, the e-mail address. */
const PERSON = { email: "payer", device: "payer", card: "payer", payer: "email" } as const satisfies Readonly<
  Record<(typeof EVIDENCE_COLUMNS)[number], string>
>;

/** The identifier that differs between people who share a value, but not if one person uses several names. */
const OTHER = { email: "card", device: "card", card: "device", payer: "card" } as const satisfies Readonly<Record<(typeof EVIDENCE_COLUMNS)[number], string>>;

/**
 * SQL for one column: evidence of whether each value belongs to one person. Browser calls, declined and failed payments are not evidence that honest payers
 * share a value: they can be made up. The index is read backwards, from the present into the past, until there are enough. A payer is disputed by the counters,
 * or, if known by the instrument alone, by the session.
 */
const seenWith = (column: (typeof EVIDENCE_COLUMNS)[number], index: number): string => {
  const width = activityBuckets[column];
  const person = `a.${PERSON[column]}`;
  return `SELECT p.i::int, count(DISTINCT ${person}) FILTER (WHERE s.paid)::int, count(DISTINCT coalesce(a.${OTHER[column]}, ${person})) FILTER (WHERE s.paid)::int,
  count(DISTINCT ${person}) FILTER (WHERE s.paid AND (c.disputes > 0 OR s.disputed))::int
FROM unnest($1, $2) WITH ORDINALITY AS p(kind, identifier, i)
CROSS JOIN LATERAL (
  SELECT session_id, payer, email, card, device, failed FROM activity WHERE organization_id = current_organization()
  AND at / ${width} = ANY (ARRAY(SELECT generate_series(($3 - ${EVIDENCE_WINDOW}) / ${width}, $3 / ${width})))
  AND ${column} = p.identifier AND trusted AND at >= $3 - ${EVIDENCE_WINDOW} AND at <= $3
  AND session_id >= first_id_at($3 - ${EVIDENCE_WINDOW + HOUR}) AND session_id < first_id_at($3 + ${HOUR})
  ORDER BY at / ${width} DESC, at DESC LIMIT ${PAYMENTS}
) a
LEFT JOIN LATERAL (
  SELECT disputes FROM payer_counters WHERE organization_id = current_organization() AND identifier = a.payer LIMIT 1
) c ON true
CROSS JOIN LATERAL (
  SELECT NOT a.failed AND EXISTS (
      SELECT FROM assessments WHERE organization_id = current_organization() AND session_id = a.session_id AND decision <> 'decline') AS paid,
    a.session_id = $4 OR EXISTS (
      SELECT FROM outcomes WHERE organization_id = current_organization() AND session_id = a.session_id AND reverted_at IS NULL
        AND outcome IN ('chargeback_lost', 'fraud_confirmed'))
    OR EXISTS (SELECT FROM fraud_reports WHERE organization_id = current_organization() AND session_id = a.session_id) AND NOT EXISTS (
      SELECT FROM outcomes WHERE organization_id = current_organization() AND session_id = a.session_id AND reverted_at IS NULL
        AND outcome IN ('chargeback_won', 'false_positive')) AS disputed OFFSET 0
) s
WHERE p.kind = ${index} GROUP BY p.i`;
};

/**
 * Payers seen with values (`$1` the index of each one's column in {@link EVIDENCE_COLUMNS}, `$2` its hash) in the 30 days before `$3`, epoch milliseconds;
 * `others`: the cards or devices that these payers used; `$4` is the session that is in dispute.
 */
export const payersOfValues = crossTenantFunction({
  name: "payers_of_values",
  purpose: "of the one organization that the transaction is in the name of, by the very function that the policies use; answers counts alone",
  parameters: ["int[]", "bigint[]", "bigint", "uuid"],
  columns: "place int, payers int, others int, disputed int",
  reads: true,
  planning: BY_INDEX,
  body: EVIDENCE_COLUMNS.map(seenWith).join("\nUNION ALL\n"),
});
