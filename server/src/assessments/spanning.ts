// Sessions of a customer, or of an e-mail address, by the buckets of time that the indexes of activity are led by.
import { activitySpans, payoutBuckets } from "../assess/spans.ts";
import { type SpanningFunction, spanningFunction } from "../database/spanning.ts";

/** Sessions of a table in which an identifier has a number. `$1` the number, `$2` and `$3` first and last moment, epoch milliseconds. */
function sessionsIn(table: "activity" | "payout_activity", column: string, width: number): string {
  return `SELECT found.session_id FROM generate_series($2 / ${width}, $3 / ${width}) AS bucket
  CROSS JOIN LATERAL (SELECT session_id FROM ${table} WHERE organization_id = current_organization() AND at / ${width} = bucket AND ${column} = $1 OFFSET 0) found`;
}

function sessionsBy(identifier: string, payins: string, payouts: string): SpanningFunction {
  return spanningFunction({
    name: `sessions_of_${identifier}`,
    // a policy lets no index on an expression be used, because a division can fail: the function looks through the same wall by itself
    purpose: "of the one organization that the transaction is in the name of, by the very function that the policies ask",
    parameters: ["bigint", "bigint", "bigint"],
    columns: "session_id uuid",
    reads: true,
    body: `${payins} UNION ALL ${payouts}`,
  });
}

/** Sessions of a customer: pay-ins of theirs, payouts that left their account. */
export const sessionsOfCustomer = sessionsBy(
  "customer",
  sessionsIn("activity", "payer", activitySpans.payer),
  sessionsIn("payout_activity", "origin", payoutBuckets.origin),
);

/** Sessions of an e-mail address: pay-ins of it, payouts to it. */
export const sessionsOfEmail = sessionsBy(
  "email",
  sessionsIn("activity", "email", activitySpans.email),
  sessionsIn("payout_activity", "email", payoutBuckets.email),
);
