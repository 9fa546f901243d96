// Who is seen with a value: what automatic entries need to know before they block it.

import { activitySpans } from "../assess/spans.ts";
import { spanningFunction } from "../database/spanning.ts";
import { DAY, HOUR } from "../platform/time.ts";

/** How far back is looked (ms). */
export const EVIDENCE_SPAN = 30 * DAY;

/** Payments with a value that are looked at. */
const PAYMENTS = 500;

/** Columns of activity that hold the values, in the order of `$1`. */
export const EVIDENCE_COLUMNS = ["email", "device", "card"] as const;

/** What differs between people who share a value, and does not where one person uses it under several names. */
const OTHER = { email: "card", device: "card", card: "device" } as const satisfies Readonly<Record<(typeof EVIDENCE_COLUMNS)[number], string>>;

/**
 * Of one column: what shows whether each value is one person's. Browser calls, declined payments and failed ones are no evidence that honest payers share a
 * value: anybody can make them, under invented names. A payer is disputed by the counters, or where one is known by the instrument alone, by the session.
 */
const seenWith = (column: (typeof EVIDENCE_COLUMNS)[number], index: number): string => {
  const width = activitySpans[column];
  return `SELECT p.i::int, count(DISTINCT a.payer) FILTER (WHERE s.paid)::int, count(DISTINCT coalesce(a.${OTHER[column]}, a.payer)) FILTER (WHERE s.paid)::int,
  count(DISTINCT a.payer) FILTER (WHERE s.paid AND (c.disputes > 0 OR s.disputed))::int
FROM unnest($1, $2) WITH ORDINALITY AS p(kind, identifier, i)
CROSS JOIN LATERAL (
  SELECT session_id, payer, card, device, failed FROM activity WHERE organization_id = current_organization()
  AND at / ${width} = ANY (ARRAY(SELECT generate_series(($3 - ${EVIDENCE_SPAN}) / ${width}, $3 / ${width}))) AND ${column} = p.identifier AND trusted
  AND at >= $3 - ${EVIDENCE_SPAN} AND at <= $3 AND session_id >= first_id_at($3 - ${EVIDENCE_SPAN + HOUR}) LIMIT ${PAYMENTS}
) a
LEFT JOIN payer_counters c ON c.organization_id = current_organization() AND c.identifier = a.payer
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
 * Payers seen with values (`$1` the place of each one's column in {@link EVIDENCE_COLUMNS}, `$2` its hash) in the 30 days before `$3`, epoch milliseconds;
 * `others`: the cards or devices that these payers used; `$4` is the session that is in dispute.
 */
export const payersOfValues = spanningFunction({
  name: "payers_of_values",
  purpose: "of the one organization that the transaction is in the name of, by the very function that the policies ask; answers counts alone",
  parameters: ["int[]", "bigint[]", "bigint", "uuid"],
  columns: "place int, payers int, others int, disputed int",
  reads: true,
  body: EVIDENCE_COLUMNS.map(seenWith).join("\nUNION ALL\n"),
});
