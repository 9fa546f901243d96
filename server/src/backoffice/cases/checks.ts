// Checks of cases beyond the schema: decimals of the currency, dates in the future.

import type { FieldFailure } from "../../platform/errors/api-error.ts";
import { isDay } from "../../platform/errors/formats.ts";
import { fieldsOf } from "../../platform/http/raw-body.ts";
import { type Clock, systemClock } from "../../platform/time/clock.ts";
import { DAY } from "../../platform/time/time.ts";
import { currencyExponent } from "../../values/money/currencies.ts";
import { toMinorUnits } from "../../values/money/money.ts";

/** Failing fields of a raw body that opens a case. */
export function newCaseChecks(body: unknown, clock: Clock = systemClock): FieldFailure[] {
  const { amount, currency, incident_date: date } = fieldsOf(body);
  const failures: FieldFailure[] = [];
  if (typeof amount === "number" && amount >= 0 && typeof currency === "string" && currencyExponent(currency) !== undefined) {
    const minor = toMinorUnits(amount, currency, "major");
    if (typeof minor === "string") failures.push({ path: "amount", message: minor });
  }
  // in time zones east of UTC the next day may have begun
  if (typeof date === "string" && isDay(date) && Date.parse(date) > clock.now() + DAY)
    failures.push({ path: "incident_date", message: "must not be in the future" });
  return failures;
}
