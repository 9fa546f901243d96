import { resilienceCodes } from "../../generated/sdk-facts.ts";
import { ApiError } from "./api-error.ts";
import { ConnectionError, type FraudRiskError, TimeoutError } from "./errors.ts";

/**
 * The decision, or your policy where there is none: the service is in maintenance, too slow, too busy or out of reach, and retries did not help.
 * What your own code did wrong (`VALIDATION_ERROR`, `UNAUTHORIZED`, ...) and a call that you aborted are thrown as ever. Whoever lets payments
 * through here lets them through unseen: look at the amount, and report the outcome all the same.
 *
 * @param fallback what stands for the answer, or a function of the error that gives it
 * @example
 * const { decision } = await failOpen(client.assess.payin(order), { decision: order.amount < 500 ? "approve" : "review" });
 */
export async function failOpen<Body, Fallback>(
  call: Promise<Body>,
  fallback: Fallback | ((error: FraudRiskError) => Fallback | Promise<Fallback>),
): Promise<Body | Fallback> {
  try {
    return await call;
  } catch (error) {
    if (!saysNoDecision(error)) throw error;
    return typeof fallback === "function" ? (fallback as (error: FraudRiskError) => Fallback | Promise<Fallback>)(error) : fallback;
  }
}

/** A failure that is nobody's who called. What has no code came from a proxy before the service. */
function saysNoDecision(error: unknown): error is FraudRiskError {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return true;
  return error instanceof ApiError && (resilienceCodes.includes(error.code) || (error.status >= 500 && error.retryable));
}
