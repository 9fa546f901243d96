// Transactions that capture one payment twice take turns.
import { rowParameters } from "../../platform/database/row-parameters.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { PaymentPair } from "./find-same-payments.sql.ts";

const pairRows = rowParameters<PaymentPair>("p", 1, { one: ["text", ({ session_id }) => session_id], other: ["text", ({ other }) => other] });

const STATEMENT = `SELECT pg_advisory_xact_lock(key) FROM (
    SELECT DISTINCT hashtextextended(least(one, other) || ' captured', 0) AS key FROM ${pairRows.sql} ORDER BY key
  ) keys`;

/** Takes one lock for each pair, whichever of both is reported, in rising order, until the transaction ends. */
export async function lockPayments({ query }: Tenant, pairs: readonly PaymentPair[]): Promise<void> {
  await query(STATEMENT, pairRows.values(pairs));
}
