// Sessions of a customer, or of an e-mail address, by the buckets of time that the indexes of activity are led by.

import { type CrossTenantFunction, crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { DAY } from "../../platform/time/time.ts";
import { activityWindows, payoutBuckets } from "../../scoring/payments/lookback-windows.ts";
import { ID_LAG } from "./filter.ts";

/** Time (ms) that is looked through at once: about a span of the divided table, so that in each stretch only one or two of them are looked at. */
const STRETCH = 30 * DAY;

/**
 * Sessions of a table in which an identifier has a number. `$1` the number, `$2` the first moment and `$3` the first that is out, epoch milliseconds; `$4` how
 * many at most, null for all. `between` is a column of the index between the identifier and the time.
 */
function sessionsIn(table: "activity" | "payout_activity", column: string, width: number, between?: string): string {
  // all buckets in one scan of the index, which steps from one to the next: a third of what a look-up of each costs
  return `SELECT a.session_id FROM generate_series($2, $3, ${STRETCH}) AS t(first)
  CROSS JOIN LATERAL (SELECT LEAST(t.first + ${STRETCH}, $3) AS ending OFFSET 0) e
  CROSS JOIN LATERAL (
    SELECT session_id FROM ${table} WHERE organization_id = current_organization()
    AND at / ${width} = ANY (ARRAY(SELECT generate_series(t.first / ${width}, e.ending / ${width}))) AND ${column} = $1
    ${between === undefined ? "" : `AND ${between} = ANY ('{true,false}') `}AND at >= t.first AND at < e.ending
    AND session_id >= first_id_at(t.first - ${ID_LAG}) AND session_id < first_id_at(e.ending + ${ID_LAG})
  ) a`;
}

function sessionsBy(identifier: string, payins: string, payouts: string): CrossTenantFunction {
  return crossTenantFunction({
    name: `sessions_of_${identifier}`,
    // a policy lets no index on an expression be used, because a division can fail: the function looks through the same wall by itself
    purpose: "of the one organization that the transaction is in the name of, by the very function that the policies ask",
    parameters: ["bigint", "bigint", "bigint", "bigint"],
    columns: "session_id uuid",
    reads: true,
    body: `${payins} UNION ALL ${payouts} LIMIT $4`,
  });
}

/** Sessions of a customer: pay-ins of theirs, payouts that left their account. */
export const sessionsOfCustomer = sessionsBy(
  "customer",
  sessionsIn("activity", "payer", activityWindows.payer, "trusted"),
  sessionsIn("payout_activity", "origin", payoutBuckets.origin, "first"),
);

/** Sessions of an e-mail address: pay-ins of it, payouts to it. */
export const sessionsOfEmail = sessionsBy(
  "email",
  sessionsIn("activity", "email", activityWindows.email, "trusted"),
  sessionsIn("payout_activity", "email", payoutBuckets.email),
);
