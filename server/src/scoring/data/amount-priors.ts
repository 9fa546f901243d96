// Amounts to compare with while an organization has too few payments for a distribution of its own: percentiles by segment in US dollars, orders of
// magnitude of card payments and transfers in Latin America.
import type { AmountProfile } from "../situation/features.ts";
import type { Flow } from "../situation/transaction.ts";
import { aboutDollars } from "./dollars.ts";

/** Percentiles in US dollars. */
const PRIORS: Readonly<Record<Flow, Readonly<Record<"merchant" | "psp" | "bank", AmountProfile>>>> = {
  payin: {
    merchant: { p90: 150, p99: 1000, p999: 4000 },
    psp: { p90: 150, p99: 1000, p999: 4000 },
    bank: { p90: 400, p99: 3000, p999: 12_000 },
  },
  payout: {
    merchant: { p90: 1000, p99: 10_000, p999: 50_000 },
    psp: { p90: 1000, p99: 10_000, p999: 50_000 },
    bank: { p90: 1000, p99: 20_000, p999: 100_000 },
  },
};

const known = new Map<string, AmountProfile>();

/** The prior in minor units of a currency; undefined for unknown currencies. */
export function amountPrior(flow: Flow, segment: "merchant" | "psp" | "bank", currency: string): AmountProfile | undefined {
  const key = `${flow}/${segment}/${currency}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const one = aboutDollars(1, currency);
  if (one === undefined) return undefined;
  const { p90, p99, p999 } = PRIORS[flow][segment];
  const prior = { p90: p90 * one, p99: p99 * one, p999: p999 * one };
  known.set(key, prior);
  return prior;
}
