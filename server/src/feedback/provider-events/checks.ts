// Checks of an event that its schema cannot express.

import type { FieldFailure } from "../../platform/errors/api-error.ts";
import { fieldsOf } from "../../platform/http/raw-body.ts";
import { moneyChecks } from "../../scoring/payments/money-checks.ts";

/** Failing fields of a raw event: decimals of its currency. */
export function providerEventChecks(body: unknown): FieldFailure[] {
  const { currency, amount } = fieldsOf(body);
  return moneyChecks(currency, "major", [["amount", amount]]);
}
