// Checks of a pay-in that the schema cannot express: amounts.
import type { FieldFailure } from "../../platform/errors/api-error.ts";
import { fieldsOf } from "../../platform/http/raw-body.ts";
import { moneyChecks } from "../../scoring/payments/money-checks.ts";

/** Failing fields of a raw pay-in body. */
export function payinChecks(body: unknown): FieldFailure[] {
  const { amount, amount_unit: unit, currency } = fieldsOf(body);
  return moneyChecks(currency, unit, [["amount", amount]]);
}
