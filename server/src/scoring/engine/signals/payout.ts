// Signals of payouts: beneficiary, origin, channel and initiator.

import { DAY, HOUR, MINUTE } from "../../../platform/time/time.ts";
import type { IdentifierHash } from "../../../values/identifiers/hash.ts";
import { aboutDollars } from "../data/dollars.ts";
import { limitJustAbove } from "../data/reporting-limits.ts";
import type { Activity, Paid, PaidBy, PaidTo, PayoutFeatures, PayoutKeys } from "../features.ts";
import { graded, type Observation, type Signal, type SignalFamily, type Situation, whole } from "../signal.ts";
import type { SignalCode } from "../signal-catalogue.ts";
import type { PayoutFacts } from "../transaction.ts";

import { differ } from "./location.ts";

/** A situation of a payout. */
interface PayoutSituation extends Situation {
  readonly facts: PayoutFacts;
  readonly payout: PayoutFeatures;
}

export const payoutSignals: SignalFamily = {
  PAYOUT_FIRST_TO_BENEFICIARY: ofPayout((situation) => (isFirst(situation) ? whole("no history", "history") : undefined)),
  PAYOUT_FIRST_AND_LARGE: ofPayout(firstAndLarge),
  PAYOUT_MULE_FAN_IN: ofPayout(fanIn),
  PAYOUT_FAN_OUT: ofPayout(fanOut),
  PAYOUT_CLABE_INVALID: ofPayout(({ facts }) => (facts.clabeValid === false ? whole("invalid", "18 digits with their check digit") : undefined)),
  PAYOUT_IBAN_INVALID: ofPayout(({ facts }) => (facts.ibanValid === false ? whole("invalid", "ISO 13616") : undefined)),
  PAYOUT_BENEFICIARY_CHANGED: ofPayout(beneficiaryChanged),
  PAYOUT_NAME_MISMATCH: ofPayout(nameMismatch),
  PAYOUT_CROSS_BORDER: ofPayout(crossBorder),
  PAYOUT_STRUCTURING: ofPayout(structuring),
  PAYOUT_PASS_THROUGH: ofPayout(passThrough),
  PAYOUT_DORMANT_ORIGIN: ofPayout(dormant),
  PAYOUT_DUPLICATE: ofPayout(duplicate),
  PAYOUT_INITIATOR_UNUSUAL: ofPayout(unusualInitiator),
};

function ofPayout(signal: (situation: PayoutSituation) => Observation | undefined): Signal {
  return (situation) => {
    const facts = situation.transaction.payout;
    const { payout } = situation.features;
    return facts === undefined || payout === undefined ? undefined : signal({ ...situation, facts, payout });
  };
}

/** Paid payouts of other orders: a declined one is no evidence, and another attempt of the same order is no other payout. */
export function wentBefore<Past extends Pick<Paid, "declined" | "order">>({ order }: Pick<PayoutKeys, "order">, past: readonly Past[]): readonly Past[] {
  return past.filter((paid) => !paid.declined && paid.order !== order);
}

/** Is it the first payout to the beneficiary? The caller's statement takes precedence. One who cannot be recognised was never paid before. */
export function isFirst({ facts, payout }: Pick<PayoutSituation, "facts" | "payout">): boolean {
  if (facts.declaredFirst !== undefined) return facts.declaredFirst;
  return payout.keys.pair === null || !payout.pairKnown;
}

/** US dollars from which a payout is large, while the organization has no distribution. */
const LARGE_DOLLARS = 1000;

function firstAndLarge(situation: PayoutSituation): Observation | undefined {
  if (!isFirst(situation)) return undefined;
  const { amountMinor, currency } = situation.transaction;
  const large = situation.features.amountProfile?.p90 ?? aboutDollars(LARGE_DOLLARS, currency);
  return large === undefined || large <= 0 ? undefined : graded(situation, "PAYOUT_FIRST_AND_LARGE", amountMinor / large);
}

/** Earlier payouts to the same account, or to the same beneficiary without an account. */
function toTheSame({ payout }: PayoutSituation): readonly PaidTo[] {
  return payout.keys.account === null ? payout.past.beneficiary : payout.past.account;
}

function fanIn(situation: PayoutSituation): Observation | undefined {
  if (situation.facts.treasury) return undefined;
  const past = disbursements(situation, toTheSame(situation), DAY);
  return countDistinct(situation, "PAYOUT_MULE_FAN_IN", past, ({ origin }) => origin, situation.payout.keys.origin);
}

function fanOut(situation: PayoutSituation): Observation | undefined {
  const { facts, payout } = situation;
  if (facts.treasury || !isFirst(situation)) return undefined;
  const fresh = disbursements(situation, payout.past.origin, HOUR).filter(({ first }) => first);
  return countDistinct(situation, "PAYOUT_FAN_OUT", fresh, ({ pair }) => pair, payout.keys.pair);
}

function beneficiaryChanged(situation: PayoutSituation): Observation | undefined {
  const { facts, payout, transaction } = situation;
  const days = (since: number): number => Math.max(0, transaction.assessedAt - since) / DAY;
  const declared = facts.accountChangedAt === undefined ? Number.POSITIVE_INFINITY : days(facts.accountChangedAt);
  const { account } = payout.keys;
  const accounts = wentBefore(payout.keys, payout.past.beneficiary).filter((paid) => paid.account !== null);
  const changed = account !== null && accounts.some((paid) => paid.account !== account);
  const firstOfThis = accounts.findLast((paid) => paid.account === account);
  const seen = changed ? days(firstOfThis?.at ?? transaction.assessedAt) : Number.POSITIVE_INFINITY;
  return graded(situation, "PAYOUT_BENEFICIARY_CHANGED", Math.min(declared, seen));
}

function nameMismatch(situation: PayoutSituation): Observation | undefined {
  const { keys, past } = situation.payout;
  const named = wentBefore(keys, past.account).filter((paid) => paid.name.length > 0);
  if (keys.name.length === 0 || named.length === 0) return undefined;
  const own = new Set(keys.name);
  const closest = Math.max(...named.map((paid) => sharedPart(own, paid.name)));
  return graded(situation, "PAYOUT_NAME_MISMATCH", 1 - closest);
}

/** Share of the shorter name's words that the other has as well: a second surname more or less is the same person. */
function sharedPart(one: ReadonlySet<string>, other: readonly string[]): number {
  return other.filter((word) => one.has(word)).length / Math.min(one.size, other.length);
}

function crossBorder({ facts }: PayoutSituation): Observation | undefined {
  return differ(facts.beneficiaryCountry, facts.originCountry);
}

function structuring(situation: PayoutSituation): Observation | undefined {
  const { currency, amountMinor } = situation.transaction;
  const limit = limitJustAbove(amountMinor, currency);
  if (situation.facts.treasury || limit === undefined) return undefined;
  const alike = (past: readonly Paid[]): number =>
    new Set(
      disbursements(situation, past, 7 * DAY)
        .filter((paid) => paid.currency === currency && limitJustAbove(paid.amountMinor, currency) === limit)
        .map(({ order }) => order),
    ).add(situation.payout.keys.order).size;
  return graded(situation, "PAYOUT_STRUCTURING", Math.max(alike(situation.payout.past.origin), alike(toTheSame(situation))));
}

/** Beyond this multiple of what came in, the origin has money of its own. */
const OWN_MONEY = 1.5;

function passThrough(situation: PayoutSituation): Observation | undefined {
  const { keys, past } = situation.payout;
  const paidIn = total(
    situation,
    situation.features.history.payer.filter(({ failed }) => !failed),
  );
  const share = paidIn === 0 ? 0 : (total(situation, wentBefore(keys, past.origin)) + situation.transaction.amountMinor) / paidIn;
  return share > OWN_MONEY ? undefined : graded(situation, "PAYOUT_PASS_THROUGH", share);
}

/** Sum of the last hour in the currency of the payout; the latest attempt of each order. `past` is newest first. */
function total({ transaction: { assessedAt, currency } }: Situation, past: readonly (Paid | Activity)[]): number {
  const amounts = new Map<IdentifierHash, number>();
  for (const one of past) if (one.at >= assessedAt - HOUR && one.currency === currency && !amounts.has(one.order)) amounts.set(one.order, one.amountMinor);
  return [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
}

function dormant(situation: PayoutSituation): Observation | undefined {
  const { originLastAt } = situation.payout;
  return originLastAt === undefined ? undefined : graded(situation, "PAYOUT_DORMANT_ORIGIN", (situation.transaction.assessedAt - originLastAt) / DAY);
}

const MOMENT = 10 * MINUTE;

function duplicate(situation: PayoutSituation): Observation | undefined {
  const { amountMinor, currency } = situation.transaction;
  const past = within(situation, wentBefore(situation.payout.keys, toTheSame(situation)), MOMENT);
  const twin = past.find((paid) => paid.amountMinor === amountMinor && paid.currency === currency);
  if (twin === undefined) return undefined;
  const seconds = Math.max(0, Math.round((situation.transaction.assessedAt - twin.at) / 1000));
  return { ...graded(situation, "PAYOUT_DUPLICATE", seconds), value: seconds, observed: `${seconds} s ago`, threshold: "10 minutes" };
}

/** Payouts of an origin needed to know its usual channels and initiators. */
const KNOWN_WAYS = 3;

function unusualInitiator({ payout }: PayoutSituation): Observation | undefined {
  const isNew = (own: IdentifierHash | null, of: (paid: PaidBy) => IdentifierHash | null): boolean => {
    const known = wentBefore(payout.keys, payout.past.origin)
      .map(of)
      .filter((value) => value !== null);
    return own !== null && known.length >= KNOWN_WAYS && !known.includes(own);
  };
  if (isNew(payout.keys.initiator, ({ initiator }) => initiator)) return whole("new initiator", "known initiators");
  return isNew(payout.keys.channel, ({ channel }) => channel) ? whole("new channel", "known channels") : undefined;
}

function within<Past extends Pick<Paid, "at">>({ transaction }: Situation, past: readonly Past[], span: number): Past[] {
  return past.filter((paid) => paid.at >= transaction.assessedAt - span);
}

/** Payouts within a look-back window, without treasury transfers. */
function disbursements<Past extends Paid>(situation: Situation, past: readonly Past[], span: number): Past[] {
  return within(situation, past, span).filter(({ treasury }) => !treasury);
}

function countDistinct<Past>(
  situation: Situation,
  code: SignalCode,
  past: readonly Past[],
  value: (paid: Past) => IdentifierHash | null,
  own: IdentifierHash | null,
): Observation | undefined {
  const values = new Set(past.map(value).filter((found) => found !== null));
  if (own !== null) values.add(own);
  return graded(situation, code, values.size);
}
