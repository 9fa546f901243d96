// Currencies and their decimals by ISO 4217: the package's table of 2024-06-25, and what the standard's maintenance agency changed since.
import currencies from "currency-codes";

/** The publication of the standard's list one that the table is equal to (SIX, list-one.xml). Amendments up to number 180. */
export const PUBLISHED = "2026-01-01";

/** Codes that amendments of the standard added after the table of `currency-codes` 2.2.0, with their decimals. */
const ADDED: readonly (readonly [code: string, decimals: number])[] = [
  // amendment 176: Caribbean guilder of Curaçao and Sint Maarten, from 2025-03-31
  ["XCG", 2],
  // amendment 179: Arab Monetary Fund, from 2025-05-12
  ["XAD", 2],
];

/** Codes that amendments withdrew, with the code that took their place. */
const WITHDRAWN: ReadonlyMap<string, string> = new Map([
  // amendment 176
  ["ANG", "XCG"],
  // amendment 178
  ["CUC", "CUP"],
  // amendment 180: Bulgaria, from 2026-01-01
  ["BGN", "EUR"],
]);

/** Codes that the standard lists without minor units, because no amount is paid in them: metals, units of account, bond market units, tests, "no currency". */
const NO_MONEY: ReadonlySet<string> = new Set("XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX".split(" "));

// not Intl: ECMA-402 follows common usage, where COP has no decimals; ISO 4217 gives it two
const decimals: ReadonlyMap<string, number> = new Map([...currencies.data.map(({ code, digits }): [string, number] => [code, digits]), ...ADDED]);

/** Currencies and funds of the standard that have minor units: those of a new payment. Funds (CLF, MXV, UYI …) are units in which contracts are written. */
export const currentCurrencies: ReadonlySet<string> = new Set([...decimals.keys()].filter((code) => !WITHDRAWN.has(code) && !NO_MONEY.has(code)));

/**
 * Decimals of a currency: 2 for MXN, 0 for CLP; undefined for an unknown code. Withdrawn codes have theirs: payments in them are stored, and disputed for
 * years.
 */
export function currencyExponent(currency: string): number | undefined {
  return decimals.get(currency);
}

/** Currencies that do not have two decimals, with their number of decimals. */
export const unusualExponents: ReadonlyMap<string, number> = new Map([...decimals].filter(([, digits]) => digits !== 2));

/** Why a code cannot be the currency of a new payment; undefined if it can. */
export function currencyProblem(code: string): string | undefined {
  if (currentCurrencies.has(code)) return undefined;
  const successor = WITHDRAWN.get(code);
  return successor === undefined ? 'must be an ISO 4217 currency code such as "MXN"' : `was withdrawn from ISO 4217: send "${successor}"`;
}

/** The same for an event or a case, which may be about an earlier payment: withdrawn codes are accepted. */
export function earlierCurrencyProblem(code: string): string | undefined {
  return WITHDRAWN.has(code) ? undefined : currencyProblem(code);
}
