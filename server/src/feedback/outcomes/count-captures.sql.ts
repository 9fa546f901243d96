// Adds captured payments to the counters of their payers, and their amounts to the payers' usual amounts: a batch with one statement.
import { rowParameters } from "../../platform/database/row-parameters.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";
import type { AmountMoments } from "./amount-moments.ts";

/** An identifier, its number of captured payments, and their amounts in one currency. */
export interface CountedCaptures {
  readonly identifier: IdentifierHash;
  readonly captured: number;
  readonly amounts: AmountMoments;
  /** When the first of them was captured. */
  readonly firstAt: Date;
}

/** Most payments in a usual amount: older ones count less with each new one. */
const MOST_PAYMENTS = 200;

const counts = rowParameters<CountedCaptures>("r", 2, {
  n: ["bigint", ({ identifier }) => identifier],
  captured: ["int", ({ captured }) => captured],
  currency: ["text", ({ amounts }) => amounts.currency],
  amounts: ["int", ({ amounts }) => amounts.count],
  mean: ["float8", ({ amounts }) => amounts.mean],
  m2: ["float8", ({ amounts }) => amounts.m2],
  first_at: ["timestamptz", ({ firstAt }) => firstAt],
});

/** SQL: the amounts are in the currency of the payer's usual amount. */
const SAME = "COALESCE(c.amount_currency, EXCLUDED.amount_currency) = EXCLUDED.amount_currency";
const TOGETHER = "(c.amount_count + EXCLUDED.amount_count)";
/** SQL of the part of the sum of squares that stays when the count is cut. */
const CUT = `LEAST(1, ${MOST_PAYMENTS}.0 / ${TOGETHER})`;

// moments are merged as Chan, Golub and LeVeque (1979) do
const STATEMENT = `INSERT INTO payer_counters AS c (organization_id, identifier, captured, first_captured_at, amount_currency, amount_count, amount_mean, amount_m2)
  SELECT $1, n, captured, first_at, currency, amounts, mean, m2 FROM ${counts.sql} ORDER BY n
  ON CONFLICT (organization_id, identifier) DO UPDATE SET captured = c.captured + EXCLUDED.captured, first_captured_at = LEAST(c.first_captured_at, EXCLUDED.first_captured_at),
    amount_currency = COALESCE(c.amount_currency, EXCLUDED.amount_currency),
    amount_count = CASE WHEN ${SAME} THEN LEAST(${MOST_PAYMENTS}, ${TOGETHER}) ELSE c.amount_count END,
    amount_mean = CASE WHEN ${SAME} AND ${TOGETHER} > 0 THEN c.amount_mean + (EXCLUDED.amount_mean - c.amount_mean) * EXCLUDED.amount_count / ${TOGETHER} ELSE c.amount_mean END,
    amount_m2 = CASE WHEN ${SAME} AND ${TOGETHER} > 0
      THEN ${CUT} * (c.amount_m2 + EXCLUDED.amount_m2 + (EXCLUDED.amount_mean - c.amount_mean) ^ 2 * c.amount_count * EXCLUDED.amount_count / ${TOGETHER}) ELSE c.amount_m2 END`;

/** Adds captured payments, no identifier twice. Rows are locked in ascending order, so that concurrent calls cannot deadlock. */
export async function addCaptures({ query, organizationId }: Tenant, captures: readonly CountedCaptures[]): Promise<void> {
  if (captures.length > 0) await query(STATEMENT, [organizationId, ...counts.values(captures)]);
}
