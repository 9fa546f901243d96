// What the schema of an event cannot say.
import { moneyChecks } from "../assess/money-checks.ts";
import type { FieldFailure } from "../http/api-error.ts";
import { fieldsOf } from "../http/raw-body.ts";

/** Failing fields of a raw event: decimals of its currency. */
export function providerEventChecks(body: unknown): FieldFailure[] {
  const { currency, amount } = fieldsOf(body);
  return moneyChecks(currency, "major", [["amount", amount]]);
}
