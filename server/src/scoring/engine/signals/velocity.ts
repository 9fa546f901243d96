// How often: orders within an hour, card testing, failures. Distinct orders and cards are counted, so an honest retry is never velocity.

import { DAY, HOUR } from "../../../platform/time/time.ts";
import { inDollars, microAmount } from "../data/dollars.ts";
import type { Activity } from "../features.ts";
import { grade } from "../policy.ts";
import { graded, type Observation, type SignalFamily, type Situation } from "../signal.ts";
import type { SignalCode } from "../signal-catalogue.ts";
import { distinct } from "./distinct.ts";

export const velocitySignals: SignalFamily = {
  VELOCITY_CARD_1H: (situation) => orders(situation, "VELOCITY_CARD_1H", situation.features.history.card),
  VELOCITY_EMAIL_1H: (situation) => orders(situation, "VELOCITY_EMAIL_1H", situation.features.history.email),
  VELOCITY_IP_1H: (situation) => orders(situation, "VELOCITY_IP_1H", situation.features.history.ip),
  VELOCITY_DEVICE_1H: (situation) => orders(situation, "VELOCITY_DEVICE_1H", situation.features.history.device),
  SMALL_AMOUNT_UNKNOWN_PAYER: smallByUnknown,
  VELOCITY_BIN_1H: newPayersOfBin,
  CARD_TESTING_PATTERN: cardTesting,
  FAILED_ATTEMPTS_24H: failures,
};

function orders(situation: Situation, code: SignalCode, history: readonly Activity[]): Observation | undefined {
  if (history.length === 0) return undefined;
  return graded(
    situation,
    code,
    distinct(situation, history, HOUR, (activity) => activity.order, situation.features.keys.order),
  );
}

/**
 * Is nothing known of the payer: no outcome, no payment older than an hour, no orders by the caller's word, no account older than a day? A guest who has paid before
 * is known.
 */
export function isUnknown({ transaction, features }: Situation): boolean {
  const { accountCreatedAt, assessedAt, previousOrders } = transaction;
  if (features.counters !== undefined || (previousOrders ?? 0) > 0 || features.history.payer.some(({ at }) => assessedAt - at > HOUR)) return false;
  return accountCreatedAt === undefined || assessedAt - accountCreatedAt < DAY;
}

/** A small amount (US dollars) by a payer of whom nothing is known: the slow kind of card testing, with another device each time. */
function smallByUnknown(situation: Situation): Observation | undefined {
  const { amountMinor, currency } = situation.transaction;
  const dollars = inDollars(amountMinor, currency);
  return dollars === undefined || !isUnknown(situation) ? undefined : graded(situation, "SMALL_AMOUNT_UNKNOWN_PAYER", dollars);
}

/** Is the payer unknown to the service, on an unknown device, and without orders as stated by the caller? */
export function isNewPayer({ features, transaction }: Pick<Situation, "features" | "transaction">): boolean {
  const { counters, history } = features;
  const seen = (past: readonly Activity[]): boolean => past.some(({ trusted }) => trusted);
  return counters === undefined && (transaction.previousOrders ?? 0) === 0 && !seen(history.payer) && !seen(history.device) && !seen(history.card);
}

/** Tolerated multiple of the usual number of new payers with cards of a BIN per hour. */
const USUAL_RANGE = 3;

/**
 * Cards of one BIN by new payers within the hour: generated numbers, each from a new device. The usual number grows with the other new payers of the hour, so
 * that a popular issuer in a busy season does not fire it; a known payer never does. Cards seen at the payer's own address are left out: people behind one NAT
 * often bank with the same issuer, and card testing from one address shows in its failures.
 */
function newPayersOfBin(situation: Situation): Observation | undefined {
  const { keys, history, binUsage } = situation.features;
  if (keys.card === null || history.newPayersOfBin === undefined || history.newPayersOfBin.length === 0 || !isNewPayer(situation)) return undefined;
  const here = new Set(history.ip.map(({ card }) => card));
  const elsewhere = history.newPayersOfBin.filter(({ card }) => !here.has(card));
  const cards = distinct(situation, elsewhere, HOUR, ({ card }) => card, keys.card);
  const usual = binUsage === undefined ? 0 : (binUsage.usualShare / (1 - binUsage.usualShare)) * binUsage.otherNewPayersLastHour;
  return graded(situation, "VELOCITY_BIN_1H", cards - USUAL_RANGE * usual);
}

/** Many cards in an hour from one device or address, most of them with a failure or a micro amount. */
function cardTesting(situation: Situation): Observation | undefined {
  const { device, ip } = situation.features.history;
  return graded(situation, "CARD_TESTING_PATTERN", Math.max(testedCards(situation, device, false), testedCards(situation, ip, true)));
}

/** Share of the cards at which the signal begins to count, and at which all tested cards count. */
const TESTED_SHARE = { foot: 0.3, full: 0.6 };

/**
 * Distinct cards with a failure or a micro amount, times how much of all cards they are. An address is shared by many people, whose tickets may be cheap: there
 * the failures' share alone decides.
 */
function testedCards({ transaction, features }: Situation, history: readonly Activity[], shared: boolean): number {
  if (history.length === 0) return 0;
  const from = transaction.assessedAt - HOUR;
  const { card: own } = features.keys;
  const cards = new Set<Activity["card"]>();
  const tested = new Set<Activity["card"]>();
  const failed = new Set<Activity["card"]>();
  if (own !== null) {
    cards.add(own);
    if (microAmount(transaction.amountMinor, transaction.currency)) tested.add(own);
  }
  for (const activity of history) {
    if (activity.at < from) break;
    if (activity.card === null) continue;
    cards.add(activity.card);
    if (activity.failed) failed.add(activity.card);
    if (activity.failed || microAmount(activity.amountMinor, activity.currency)) tested.add(activity.card);
  }
  return cards.size === 0 ? 0 : tested.size * grade((shared ? failed : tested).size / cards.size, TESTED_SHARE);
}

function failures(situation: Situation): Observation | undefined {
  const from = situation.transaction.assessedAt - DAY;
  const { payer, card, device } = situation.features.history;
  const failed = (history: readonly Activity[]): number => history.filter((activity) => activity.failed && activity.at >= from).length;
  return graded(situation, "FAILED_ATTEMPTS_24H", Math.max(failed(payer), failed(card), failed(device)));
}
