// What is shared: several cards of one payer or device, several customers on one device.
import { DAY } from "../../../platform/time/time.ts";
import type { Activity } from "../features.ts";
import { grade } from "../policy.ts";
import { graded, type Observation, type SignalFamily, type Situation, scaled } from "../signal.ts";
import type { SignalCode } from "../signal-catalogue.ts";
import { distinct, distinctValues } from "./distinct.ts";

export const sharingSignals: SignalFamily = {
  MULTI_CARD_PAYER_24H: (situation) => cards(situation, "MULTI_CARD_PAYER_24H", situation.features.history.payer),
  MULTI_CARD_DEVICE_24H: (situation) => cards(situation, "MULTI_CARD_DEVICE_24H", situation.features.history.device),
  MULTI_CARD_PAYER_30D: cardsOfPayer,
  MULTI_ACCOUNT_DEVICE_7D: accounts,
  NEW_ACCOUNTS_DEVICE_7D: newAccounts,
};

function cards(situation: Situation, code: SignalCode, history: readonly Activity[]): Observation | undefined {
  const card = situation.features.keys.card;
  if (card === null || history.length === 0) return undefined;
  return graded(
    situation,
    code,
    distinct(situation, history, DAY, (activity) => activity.card, card),
  );
}

/** Distinct cards of the payer within 30 days, this one included: a card that the bank replaced makes two. */
function cardsOfPayer(situation: Situation): Observation | undefined {
  const { keys, history } = situation.features;
  if (keys.card === null || history.payer.length === 0) return undefined;
  const cards = distinct(situation, history.payer, 30 * DAY, (activity) => activity.card, keys.card);
  return graded(situation, "MULTI_CARD_PAYER_30D", cards);
}

function accounts(situation: Situation): Observation | undefined {
  const { keys, history, payout } = situation.features;
  if (keys.payer === null) return undefined;
  const from = situation.transaction.assessedAt - 7 * DAY;
  const customers = distinctValues(history.device, from, (activity) => activity.payer, keys.payer);
  for (const paid of payout?.past.device ?? []) if (paid.at >= from && paid.origin !== null) customers.add(paid.origin);
  return graded(situation, "MULTI_ACCOUNT_DEVICE_7D", customers.size);
}

/** Age (days) of an account from which on it is not new, and up to which it is. */
const NEW_ACCOUNT = { foot: 45, full: 10 };

/** Part of the signal for payers without a known age of their account: a family may order as guests. */
const GUESTS = 0.2;

/**
 * Distinct customers on this device within seven days where this one's account is new, or where nothing is known of this one: rings open accounts for the purpose
 * and share devices among them, while the accounts of a family are old.
 */
function newAccounts(situation: Situation): Observation | undefined {
  const { transaction, features } = situation;
  const { keys, history, counters } = features;
  if (keys.payer === null || keys.device === null) return undefined;
  const { accountCreatedAt, assessedAt, previousOrders } = transaction;
  const unknown = counters === undefined && (previousOrders ?? 0) === 0 && !history.payer.some(({ at }) => assessedAt - at > DAY);
  const part = accountCreatedAt === undefined ? GUESTS * Number(unknown) : grade((assessedAt - accountCreatedAt) / DAY, NEW_ACCOUNT);
  if (part === 0) return undefined;
  const customers = distinctValues(history.device, assessedAt - 7 * DAY, ({ payer }) => payer, keys.payer);
  return scaled(graded(situation, "NEW_ACCOUNTS_DEVICE_7D", customers.size), part);
}
