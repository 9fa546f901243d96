// Countries of a simulated history: currency, time zone, addresses by registry data, card ranges that are made up.
import { currencyExponent } from "../src/values/money/currencies.ts";
import type { Draw } from "./draw.ts";

/** A country in which customers live. */
export interface Market {
  readonly country: string;
  readonly currency: string;
  /** Units of the currency per Mexican peso, roughly. */
  readonly perPeso: number;
  readonly hoursFromUtc: number;
  /** Share of the customers. */
  readonly customers: number;
  /** First two octets of networks of the country. */
  readonly networks: readonly string[];
  /** First six digits of the cards. */
  readonly bins: readonly string[];
}

export const MARKETS: readonly Market[] = [
  {
    country: "MX",
    currency: "MXN",
    perPeso: 1,
    hoursFromUtc: -6,
    customers: 0.55,
    networks: ["187.188", "187.190", "189.203", "189.146", "201.141"],
    bins: ["415231", "418914", "426807", "455511", "520416", "541290", "557907", "547146"],
  },
  {
    country: "CO",
    currency: "COP",
    perPeso: 220,
    hoursFromUtc: -5,
    customers: 0.15,
    networks: ["186.28", "186.80", "190.24", "181.49"],
    bins: ["409983", "450418", "530691", "547130"],
  },
  {
    country: "BR",
    currency: "BRL",
    perPeso: 0.3,
    hoursFromUtc: -3,
    customers: 0.12,
    networks: ["177.32", "179.180", "191.32"],
    bins: ["498406", "516292", "544731"],
  },
  { country: "CL", currency: "CLP", perPeso: 50, hoursFromUtc: -4, customers: 0.1, networks: ["190.160", "186.104", "190.44"], bins: ["404025", "548740"] },
  { country: "PE", currency: "PEN", perPeso: 0.2, hoursFromUtc: -5, customers: 0.08, networks: ["190.232", "190.40", "181.64"], bins: ["421355", "536221"] },
];

/** Networks of countries to which customers travel, and from which some thieves connect. */
export const ABROAD: readonly string[] = ["73.12", "71.200", "98.200", "83.40", "81.32", "88.12", "190.188", "181.164"];

/** An address in one of the networks. */
export const addressIn = (draw: Draw, networks: readonly string[]): string => `${draw.pick(networks)}.${draw.whole([1, 254])}.${draw.whole([1, 254])}`;

/** An amount of Mexican pesos in the market's currency, in major units, rounded to its decimals; at least one peso's worth. */
export function amountIn({ currency, perPeso }: Market, pesos: number): number {
  return Number((Math.max(1, pesos) * perPeso).toFixed(Math.min(2, currencyExponent(currency) ?? 2)));
}
