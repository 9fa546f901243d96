// About one US dollar in minor units of each currency, rounded. Orders of magnitude are enough here.

import { grade } from "../situation/curve.ts";

/** About one US dollar in minor units, by currency. */
export const ABOUT_ONE_DOLLAR: Readonly<Record<string, number>> = {
  USD: 100,
  EUR: 100,
  GBP: 80,
  CAD: 140,
  AUD: 150,
  MXN: 2000,
  BRL: 550,
  CLP: 1000,
  PEN: 380,
  COP: 400_000,
  UYU: 4000,
  ARS: 150_000,
  BOB: 700,
  PYG: 7500,
  CRC: 50_000,
  GTQ: 800,
  DOP: 6000,
  HNL: 2500,
  NIO: 3700,
  PAB: 100,
  VES: 20_000,
};

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
