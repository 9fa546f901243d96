// Who is seen with a value: what automatic entries need to know before they block it.
import { activitySpans } from "../assess/spans.ts";
import { spanningFunction } from "../database/spanning.ts";
import { DAY, HOUR } from "../engine/signal.ts";

/** How far back is looked (ms). */
export const EVIDENCE_SPAN = 30 * DAY;

/** Payments with a value that are looked at. */
const PAYMENTS = 500;

/** Columns of activity that hold the values, in the order of `$1`. */
export const EVIDENCE_COLUMNS = ["email", "device", "card"] as const;

/** Of one column: the payers seen with each value in the look-back window, and how many of them have a dispute against them. Browser calls are no evidence. */
const seenWith = (column: (typeof EVIDENCE_COLUMNS)[number], index: number): string => {
  const width = activitySpans[column];
  return `SELECT p.i::int, count(DISTINCT a.payer)::int, count(DISTINCT a.payer) FILTER (WHERE c.disputes > 0)::int
FROM unnest($1, $2) WITH ORDINALITY AS p(kind, identifier, i)
CROSS JOIN LATERAL (
  SELECT payer FROM activity WHERE organization_id = current_organization()
  AND at / ${width} = ANY (ARRAY(SELECT generate_series(($3 - ${EVIDENCE_SPAN}) / ${width}, $3 / ${width}))) AND ${column} = p.identifier AND trusted
  AND at >= $3 - ${EVIDENCE_SPAN} AND at <= $3 AND session_id >= first_id_at($3 - ${EVIDENCE_SPAN + HOUR}) LIMIT ${PAYMENTS}
) a
LEFT JOIN payer_counters c ON c.organization_id = current_organization() AND c.identifier = a.payer
WHERE p.kind = ${index} GROUP BY p.i`;
};

/** Payers seen with values (`$1` the place of each one's column in {@link EVIDENCE_COLUMNS}, `$2` its hash) in the 30 days before `$3`, epoch milliseconds. */
export const payersOfValues = spanningFunction({
  name: "payers_of_values",
  purpose: "of the one organization that the transaction is in the name of, by the very function that the policies ask; answers counts alone",
  parameters: ["int[]", "bigint[]", "bigint"],
  columns: "place int, payers int, disputed int",
  reads: true,
  body: EVIDENCE_COLUMNS.map(seenWith).join("\nUNION ALL\n"),
});
