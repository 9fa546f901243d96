// Amounts just below those from which regulations require a report or a further approval: repeated payouts of such amounts indicate structuring.
import { knownCurrencies } from "../../values/countries/index.ts";

const LIMITS: Readonly<Record<string, readonly number[]>> = Object.fromEntries(
  knownCurrencies.flatMap(({ code, reportingLimits }) => (reportingLimits === undefined ? [] : [[code, reportingLimits]])),
);

/** Share of a limit from which an amount lies just under it. */
const JUST_UNDER = 0.9;

/** The limit that an amount (integer minor units) lies just under; undefined for none. */
export function limitJustAbove(amountMinor: number, currency: string): number | undefined {
  return LIMITS[currency]?.find((limit) => amountMinor < limit && amountMinor >= limit * JUST_UNDER);
}
