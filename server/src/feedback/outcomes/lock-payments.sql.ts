// Serialises transactions that capture the same payment.
import { rowParameters } from "../../platform/database/row-parameters.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { PaymentPair } from "./find-same-payments.sql.ts";

const pairRows = rowParameters<PaymentPair>("p", 1, { one: ["text", ({ session_id }) => session_id], other: ["text", ({ other }) => other] });

const STATEMENT = `SELECT pg_advisory_xact_lock(key) FROM (
    SELECT DISTINCT hashtextextended(least(one, other) || ' captured', 0) AS key FROM ${pairRows.sql} ORDER BY key
  ) keys`;

/** Takes one lock per pair, the same for either session, in ascending order, until the transaction ends. */
export async function lockPayments({ query }: Tenant, pairs: readonly PaymentPair[]): Promise<void> {
  await query(STATEMENT, pairRows.values(pairs));
}
