// The facts of a decision as they are stored: a flat JSON array of fact ids and values, without what could not be observed. About 300 bytes.

import { DAY } from "../../platform/time/time.ts";
import { fromMinorUnits } from "../../values/money/money.ts";
import { type Evaluation, type Facts, type Observed, observedOf, observedSignals } from "../engine/evaluate.ts";
import { significant } from "../engine/significant.ts";
import type { Situation } from "../signals/signal.ts";
import type { Flow, Transaction } from "../situation/transaction.ts";
import { factId, factsOfSignal, type SignalFacts } from "./fact-index.ts";
import { cardKnown, habitOf, kilometresFromUsual, WINDOWS } from "./habit.ts";

/** Fields of a request that are facts and no part of the engine's transaction. */
export interface RequestFields {
  readonly channel?: string;
  readonly payment_method?: { readonly type?: string };
  /** The order of a payout, which has a channel of its own. */
  readonly payout?: { readonly channel?: string };
}

const id = {
  channel: factId("payment.channel"),
  methodType: factId("payment.method_type"),
  categoryCode: factId("payment.category_code"),
  localHour: factId("payment.local_hour"),
  localWeekday: factId("payment.local_weekday"),
  avs: factId("payment.avs_result"),
  cvv: factId("payment.cvv_result"),
  threeDs: factId("payment.three_ds_status"),
  suspicion: factId("payment.score_with_browser_activity"),
  payerCountry: factId("payer.country"),
  captured: factId("payer.captured_payments"),
  disputes: factId("payer.disputes"),
  firstCapture: factId("payer.days_since_first_capture"),
  windows: WINDOWS.map((days) => [factId(`payer.payments_${days}d`), factId(`payer.amount_${days}d`)] as const),
  hoursSince: factId("payer.hours_since_payment"),
  hourFamiliarity: factId("payer.hour_familiarity"),
  weekdayFamiliarity: factId("payer.weekday_familiarity"),
  cardKnown: factId("payer.card_known"),
  fromUsual: factId("payer.kilometres_from_usual"),
  bin: factId("card.bin"),
  cardCountry: factId("card.country"),
  connectionCountry: factId("connection.country"),
  billing: factId("address.billing_country"),
  shipping: factId("address.shipping_country"),
  originCountry: factId("payout.origin_country"),
  beneficiaryCountry: factId("payout.beneficiary_country"),
  treasury: factId("payout.treasury"),
} as const;

/** Encodes the facts of a decision: what signals observed, the payer's habit, and the fields of the request that rules read. */
export function encodeFacts(situation: Situation, { observed, suspicion }: Pick<Evaluation, "observed" | "suspicion">, request: RequestFields): string {
  return array(
    encodeSignals(observed, situation.transaction.flow) +
      encodeRequest(situation.transaction, request) +
      encodePayer(situation) +
      element(id.suspicion, suspicion),
  );
}

/** Encodes what signals observed alone: enough for a fit. */
export function encodeSignalFacts(facts: Facts, flow: Flow): string {
  return array(encodeSignals(observedOf(facts, flow), flow));
}

/** Encodes the facts of a request: those that are known before anything is counted. */
export function encodeRequestFacts(transaction: Transaction, request: RequestFields): string {
  return array(encodeRequest(transaction, request));
}

/** The JSON array of elements, each of which begins with a comma. */
const array = (elements: string): string => `[${elements.slice(1)}]`;

/** A fact and its value; nothing where it is absent. */
function element(fact: number, value: number | string | boolean | undefined | null): string {
  if (value === undefined || value === null) return "";
  if (typeof value === "string") return `,${fact},${JSON.stringify(value)}`;
  return `,${fact},${typeof value === "number" ? significant(value) : Number(value)}`;
}

/** The facts of the signals of a flow, in the order in which the engine observes them. */
const factsOfFlow: Readonly<Record<Flow, readonly (SignalFacts | undefined)[]>> = {
  payin: observedSignals.payin.map((code) => factsOfSignal.get(code)),
  payout: observedSignals.payout.map((code) => factsOfSignal.get(code)),
};

function encodeSignals(observed: Observed, flow: Flow): string {
  const signals = factsOfFlow[flow];
  let out = "";
  let weighed: number | undefined;
  for (let index = 0; index < observed.length; index += 1) {
    const fact = observed[index];
    const ids = signals[index];
    if (fact === undefined || ids === undefined) continue;
    if (typeof fact === "number") {
      out += `,${ids.observed},${fact}`;
      continue;
    }
    out += `,${ids.observed},${fact[0]}`;
    // one fact may weigh several signals
    if (ids.weight === undefined || ids.weight === weighed) continue;
    weighed = ids.weight;
    out += `,${ids.weight},${fact[1]}`;
  }
  return out;
}

function encodeRequest(transaction: Transaction, { channel, payment_method: method, payout: order }: RequestFields): string {
  const { card, address, payout } = transaction;
  let out = "";
  out += element(id.channel, channel ?? order?.channel?.trim().toLowerCase());
  out += element(id.methodType, method?.type);
  out += element(id.categoryCode, transaction.categoryCode);
  const hour = transaction.localHour ?? transaction.countryHour;
  if (hour !== undefined) {
    out += element(id.localHour, hour);
    out += element(id.localWeekday, weekdayAt(transaction.assessedAt, hour));
  }
  out += element(id.avs, transaction.avsResult);
  out += element(id.cvv, transaction.cvvResult);
  out += element(id.threeDs, transaction.threeDsStatus);
  out += element(id.payerCountry, transaction.payerCountry);
  out += element(id.bin, card?.bin?.slice(0, 6));
  out += element(id.cardCountry, card?.country);
  out += element(id.connectionCountry, address?.country);
  out += element(id.billing, transaction.billingCountry);
  out += element(id.shipping, transaction.shippingCountry);
  if (payout === undefined) return out;
  out += element(id.originCountry, payout.originCountry);
  out += element(id.beneficiaryCountry, payout.beneficiaryCountry);
  if (payout.treasury) out += element(id.treasury, true);
  return out;
}

function encodePayer(situation: Situation): string {
  let out = "";
  const { transaction, features } = situation;
  const { counters } = features;
  if (counters !== undefined) {
    out += element(id.captured, counters.captured);
    out += element(id.disputes, counters.disputes);
    if (counters.firstCapturedAt !== undefined) out += element(id.firstCapture, (transaction.assessedAt - counters.firstCapturedAt) / DAY);
  }
  out += element(id.cardKnown, cardKnown(situation));
  out += element(id.fromUsual, kilometresFromUsual(situation));
  const habit = habitOf(situation);
  if (habit === undefined) return out;
  for (const [index, [payments, amount]] of id.windows.entries()) {
    const window = habit.windows[index];
    if (window === undefined || window.payments === 0) continue;
    out += element(payments, window.payments);
    if (window.amountMinor > 0) out += element(amount, fromMinorUnits(window.amountMinor, transaction.currency));
  }
  out += element(id.hoursSince, habit.hoursSince);
  out += element(id.hourFamiliarity, habit.hourFamiliarity);
  out += element(id.weekdayFamiliarity, habit.weekdayFamiliarity);
  return out;
}

/** Day of the week (Monday 1 to Sunday 7) where it is `hour` o'clock at a time: the local day is the one of UTC or a neighbouring one. */
function weekdayAt(at: number, hour: number): number {
  const apart = hour - Math.floor((at % DAY) / (DAY / 24));
  const day = Math.floor(at / DAY) + (apart > 12 ? -1 : apart < -12 ? 1 : 0);
  // 1970-01-01 was a Thursday
  return ((day + 3) % 7) + 1;
}
