import { resilienceCodes } from "../../generated/sdk-facts.ts";
import { ApiError } from "./api-error.ts";
import { ConnectionError, type FraudRiskError, TimeoutError } from "./errors.ts";

/**
 * Returns the decision, or your policy if there is none: the service is in maintenance, too slow, overloaded or unreachable, and retries failed.
 * Errors of your own code (`VALIDATION_ERROR`, `UNAUTHORIZED`, ...) and aborted calls are still thrown. Payments accepted here
 * were not assessed: consider the amount, and report the outcome nevertheless.
 *
 * @param fallback the result to use, or a function of the error that returns it
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

/** A failure not caused by the caller. A response without a code came from a proxy in front of the service. */
function saysNoDecision(error: unknown): error is FraudRiskError {
  if (error instanceof ConnectionError || error instanceof TimeoutError) return true;
  return error instanceof ApiError && (resilienceCodes.includes(error.code) || (error.status >= 500 && error.retryable));
}
