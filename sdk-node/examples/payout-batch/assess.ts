// Assesses payouts, several at a time, and says what to do with each.
import { type FraudRisk, FraudRiskError, isApiError, type Schemas } from "@fraud-risk/node";
import type { Payout, Result } from "./payouts.ts";

/** Assessments in flight. */
const CONCURRENCY = 8;

/** A payout cannot be reversed: it is paid on an approval alone. */
const actions: Readonly<Record<Schemas["Decision"], "pay" | "hold" | "reject">> = { approve: "pay", challenge: "hold", review: "hold", decline: "reject" };

/** Assesses payouts; `done` stores each result before the next payout takes its place. */
export async function assessAll(client: FraudRisk, payouts: readonly Payout[], done: (result: Result) => Promise<void>): Promise<void> {
  const waiting = payouts.values();
  const lane = async (): Promise<void> => {
    // all lanes take from one iterator
    for (const payout of waiting) await done(await assessOne(client, payout));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, lane));
}

/** The result of a payout. Without a decision it is not paid: another run tries again. A wrong key ends the run. */
async function assessOne(client: FraudRisk, payout: Payout): Promise<Result> {
  const { order_id } = payout;
  try {
    const { decision, session_id } = await client.assess.payout(payout);
    return { order_id, action: actions[decision], decision, session_id };
  } catch (error) {
    if (!(error instanceof FraudRiskError) || isApiError(error, "UNAUTHORIZED") || isApiError(error, "FORBIDDEN")) throw error;
    return { order_id, action: "later", reason: reasonOf(error) };
  }
}

function reasonOf(error: FraudRiskError): string {
  if (!isApiError(error, "VALIDATION_ERROR")) return error.message;
  return (error.details.fields ?? []).map(({ path, message }) => `${path} ${message}`).join("; ") || error.message;
}
