// How often, with how many cards, by how many customers. Distinct orders and cards are counted, so an honest retry is never velocity.
import type { IdentifierHash } from "../../identifiers/hash.ts";
import type { SignalCode } from "../catalogue.ts";
import { microAmount } from "../data/dollars.ts";
import type { Activity } from "../features.ts";
import { DAY, graded, HOUR, type Observation, type SignalFamily, type Situation } from "../signal.ts";

export const velocitySignals: SignalFamily = {
  VELOCITY_CARD_1H: (situation) => orders(situation, "VELOCITY_CARD_1H", situation.features.history.card),
  VELOCITY_EMAIL_1H: (situation) => orders(situation, "VELOCITY_EMAIL_1H", situation.features.history.email),
  VELOCITY_IP_1H: (situation) => orders(situation, "VELOCITY_IP_1H", situation.features.history.ip),
  VELOCITY_DEVICE_1H: (situation) => orders(situation, "VELOCITY_DEVICE_1H", situation.features.history.device),
  MULTI_CARD_PAYER_24H: (situation) => cards(situation, "MULTI_CARD_PAYER_24H", situation.features.history.payer),
  MULTI_CARD_DEVICE_24H: (situation) => cards(situation, "MULTI_CARD_DEVICE_24H", situation.features.history.device),
  MULTI_ACCOUNT_DEVICE_7D: accounts,
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

function cards(situation: Situation, code: SignalCode, history: readonly Activity[]): Observation | undefined {
  const card = situation.features.keys.card;
  if (card === null || history.length === 0) return undefined;
  return graded(
    situation,
    code,
    distinct(situation, history, DAY, (activity) => activity.card, card),
  );
}

function accounts(situation: Situation): Observation | undefined {
  const { keys, history, payout } = situation.features;
  if (keys.payer === null) return undefined;
  const from = situation.transaction.assessedAt - 7 * DAY;
  const customers = distinctValues(history.device, from, (activity) => activity.payer, keys.payer);
  for (const paid of payout?.past.device ?? []) if (paid.at >= from && paid.origin !== null) customers.add(paid.origin);
  return graded(situation, "MULTI_ACCOUNT_DEVICE_7D", customers.size);
}

/** Distinct non-null values within a time span before the assessment, the present payment's own value included. */
function distinct(
  situation: Situation,
  history: readonly Activity[],
  span: number,
  value: (activity: Activity) => IdentifierHash | null,
  own: IdentifierHash,
): number {
  return distinctValues(history, situation.transaction.assessedAt - span, value, own).size;
}

function distinctValues(
  history: readonly Activity[],
  from: number,
  value: (activity: Activity) => IdentifierHash | null,
  own: IdentifierHash,
): Set<IdentifierHash> {
  const values = new Set<IdentifierHash>([own]);
  for (const activity of history) {
    if (activity.at < from) break;
    const found = value(activity);
    if (found !== null) values.add(found);
  }
  return values;
}

/** Many cards in an hour from one device or address, most of them with a failure or a micro amount. */
function cardTesting(situation: Situation): Observation | undefined {
  const { device, ip } = situation.features.history;
  return graded(situation, "CARD_TESTING_PATTERN", Math.max(testedCards(situation, device), testedCards(situation, ip)));
}

function testedCards({ transaction, features }: Situation, history: readonly Activity[]): number {
  const from = transaction.assessedAt - HOUR;
  const tested = new Set<IdentifierHash>();
  if (features.keys.card !== null && microAmount(transaction.amountMinor, transaction.currency)) tested.add(features.keys.card);
  for (const activity of history) {
    if (activity.at < from) break;
    if (activity.card !== null && (activity.failed || microAmount(activity.amountMinor, activity.currency))) tested.add(activity.card);
  }
  return tested.size;
}

function failures(situation: Situation): Observation | undefined {
  const from = situation.transaction.assessedAt - DAY;
  const { payer, card, device } = situation.features.history;
  const failed = (history: readonly Activity[]): number => history.filter((activity) => activity.failed && activity.at >= from).length;
  return graded(situation, "FAILED_ATTEMPTS_24H", Math.max(failed(payer), failed(card), failed(device)));
}
