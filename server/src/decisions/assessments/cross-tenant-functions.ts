// Sessions of a customer, or of an e-mail address, by the time buckets that the activity indexes start with.

import { type CrossTenantFunction, crossTenantFunction } from "../../platform/database/cross-tenant-function.ts";
import { DAY } from "../../platform/time/time.ts";
import { activityBuckets, payoutBuckets } from "../../scoring/payments/lookback-windows.ts";
import { ID_LAG } from "./filter.ts";

/** Time range (ms) of one step: about one partition, so that each step reads only one or two of them. */
const STRETCH = 30 * DAY;

/**
 * Sessions of a table by the hash of an identifier. `$1` the hash, `$2` the inclusive start and `$3` the exclusive end, epoch milliseconds; `$4` the limit, null
 * for all. `between` is a column of the index between the identifier and the time.
 */
function sessionsIn(table: "activity" | "payout_activity", column: string, width: number, between?: string): string {
  // one index scan steps through all buckets, at a third of the cost of a look-up per bucket
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
    // row-level security policies prevent the use of expression indexes, because a division can fail: the function enforces tenant isolation itself
    purpose: "only rows of the organization that the transaction is set to, by the function that the policies use",
    parameters: ["bigint", "bigint", "bigint", "bigint"],
    columns: "session_id uuid",
    reads: true,
    body: `${payins} UNION ALL ${payouts} LIMIT $4`,
  });
}

/** Sessions of a customer: their pay-ins, and payouts from their account. */
export const sessionsOfCustomer = sessionsBy(
  "customer",
  sessionsIn("activity", "payer", activityBuckets.payer, "trusted"),
  sessionsIn("payout_activity", "origin", payoutBuckets.origin, "first"),
);

/** Sessions of an e-mail address: its pay-ins, and payouts to it. */
export const sessionsOfEmail = sessionsBy(
  "email",
  sessionsIn("activity", "email", activityBuckets.email, "trusted"),
  sessionsIn("payout_activity", "email", payoutBuckets.email),
);
