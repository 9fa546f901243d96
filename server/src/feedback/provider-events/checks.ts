// Checks of an event that its schema cannot express.

import type { FieldFailure } from "../../platform/errors/api-error.ts";
import { fieldsOf } from "../../platform/http/raw-body.ts";
import { moneyChecks } from "../../scoring/payments/money-checks.ts";
import { earlierCurrencyProblem } from "../../values/money/currencies.ts";

/** Failing fields of a raw event: its currency, which may be that of an earlier payment, and decimals. */
export function providerEventChecks(body: unknown): FieldFailure[] {
  const { currency, amount } = fieldsOf(body);
  return moneyChecks(currency, "major", [["amount", amount]], earlierCurrencyProblem);
}
