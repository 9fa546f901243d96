// The outcome that a report of a refund means, by its amount.
import type { components } from "../../../../generated/types.ts";
import type { AssessedPayer } from "../../decisions/assessments/assessed-payer.ts";
import { type ApiError, validationError } from "../../platform/errors/api-error.ts";
import { toMinorUnits } from "../../values/money/money.ts";

type Schemas = components["schemas"];

/** An outcome, and what is refunded of the payment; null where it is not known or the outcome is no partial refund. */
export interface Refund {
  readonly outcome: Schemas["OutcomeKind"];
  readonly amountMinor: number | null;
}

/** The outcome of a report: a partial refund of the whole amount is a refund. VALIDATION_ERROR for an amount that its currency cannot have. */
export function refundOf(
  { outcome, refunded_amount: amount }: Schemas["OutcomeReport"],
  { amountMinor, currency }: Pick<AssessedPayer, "amountMinor" | "currency">,
): Refund | ApiError {
  if (outcome !== "partially_refunded" || amount === undefined) return { outcome, amountMinor: null };
  const minor = toMinorUnits(amount, currency, "major");
  if (typeof minor !== "number") return validationError([{ path: "refunded_amount", message: `must be an amount in ${currency}` }]);
  return minor >= amountMinor ? { outcome: "refunded", amountMinor: null } : { outcome, amountMinor: minor };
}
