// Checks of money that a schema cannot express: currencies that exist, decimals that the currency has.
import type { FieldFailure } from "../../platform/errors/api-error.ts";
import { currencyProblem } from "../../values/money/currencies.ts";
import { toMinorUnits } from "../../values/money/money.ts";

/**
 * Failing fields of amounts of a raw body that are in one currency and unit; types are checked by the schema and not trusted here. `problemOf` says which
 * currencies are accepted: those of new payments by default.
 */
export function moneyChecks(
  currency: unknown,
  unit: unknown,
  amounts: readonly (readonly [path: string, value: unknown])[],
  problemOf: (code: string) => string | undefined = currencyProblem,
): FieldFailure[] {
  if (typeof currency !== "string" || !/^[A-Z]{3}$/.test(currency)) return [];
  const problem = problemOf(currency);
  if (problem !== undefined) return [{ path: "currency", message: problem }];
  return amounts.flatMap(([path, value]) => {
    if (typeof value !== "number" || value < 0) return [];
    const minor = toMinorUnits(value, currency, unit === "minor" ? "minor" : "major");
    return typeof minor === "string" ? [{ path, message: minor }] : [];
  });
}
