// Takes a captured payment from the counters of its payer, and its amount from the payer's usual amount: the opposite of count-captures.sql.ts.

import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";

/** SQL: the amount is one of the usual amount. */
const COUNTED = "$3::float8 > 0 AND amount_currency = $4 AND amount_count > 0";
/** SQL of the mean without the amount. */
const MEAN = "(amount_mean * amount_count - $3) / (amount_count - 1)";

const STATEMENT = `UPDATE payer_counters SET captured = GREATEST(captured - 1, 0), first_captured_at = CASE WHEN captured > 1 THEN first_captured_at END,
    amount_currency = CASE WHEN ${COUNTED} AND amount_count = 1 THEN NULL ELSE amount_currency END,
    amount_count = CASE WHEN ${COUNTED} THEN amount_count - 1 ELSE amount_count END,
    amount_mean = CASE WHEN NOT coalesce(${COUNTED}, false) THEN amount_mean WHEN amount_count = 1 THEN 0 ELSE ${MEAN} END,
    amount_m2 = CASE WHEN NOT coalesce(${COUNTED}, false) THEN amount_m2 WHEN amount_count <= 2 THEN 0 ELSE GREATEST(amount_m2 - ($3 - amount_mean) * ($3 - ${MEAN}), 0) END
  WHERE organization_id = $1 AND identifier = ANY($2::bigint[])`;

/** Subtracts one payment from the counters of distinct identifiers, whose rows are locked. An amount of zero is none. */
export async function subtractCapture(
  { query, organizationId }: Tenant,
  identifiers: readonly IdentifierHash[],
  amountMinor: number,
  currency: string,
): Promise<void> {
  await query(STATEMENT, [organizationId, identifiers, amountMinor, currency]);
}
