// Amounts in US dollars, roughly.
import { knownCurrencies } from "../../values/countries/index.ts";
import { grade } from "../situation/curve.ts";

/** About one US dollar in minor units, by currency. */
export const ABOUT_ONE_DOLLAR: Readonly<Record<string, number>> = Object.fromEntries(knownCurrencies.map(({ code, dollar }) => [code, dollar]));

/** Is the amount (integer minor units) about one US dollar or less? Currencies that are not listed never are. Zero-amount verifications count. */
export function microAmount(amountMinor: number, currency: string): boolean {
  const limit = ABOUT_ONE_DOLLAR[currency];
  return limit !== undefined && amountMinor <= limit;
}

/** About so many US dollars in minor units of a currency; undefined for currencies that are not listed. */
export function aboutDollars(dollars: number, currency: string): number | undefined {
  const one = ABOUT_ONE_DOLLAR[currency];
  return one === undefined ? undefined : one * dollars;
}

/** An amount (integer minor units) in US dollars, roughly; undefined for currencies that are not listed. */
export function inDollars(amountMinor: number, currency: string): number | undefined {
  const one = ABOUT_ONE_DOLLAR[currency];
  return one === undefined ? undefined : amountMinor / one;
}

/** Sums (US dollars) that begin to matter, and that matter in full. */
const MATTERS = { foot: 50, full: 200 };

/** How much a sum matters, 0 to 1: a multiple of a tiny amount is still tiny. 1 for currencies that are not listed. */
export function moneyAtStake(amountMinor: number, currency: string): number {
  const dollars = inDollars(amountMinor, currency);
  return dollars === undefined ? 1 : grade(dollars, MATTERS);
}
