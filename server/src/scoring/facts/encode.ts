// The facts of a decision as they are stored: a flat JSON array of fact ids and values, without what could not be observed. About 300 bytes.
import { fromMinorUnits } from "../../platform/money/money.ts";
import { DAY } from "../../platform/time/time.ts";
import type { Facts } from "../engine/evaluate.ts";
import type { Situation } from "../engine/signal.ts";
import { cardKnown, habitOf, kilometresFromUsual, WINDOWS } from "./habit.ts";
import { factId, factsOfSignal } from "./rules.ts";

/** Fields of a request that are facts and no part of the engine's transaction. */
export interface RequestFields {
  readonly channel?: string;
  readonly payment_method?: { readonly type?: string };
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
export function encodeFacts(situation: Situation, observed: Facts, request: RequestFields): string {
  const out: (number | string)[] = [];
  encodeSignals(out, observed);
  encodeRequest(out, situation, request);
  encodePayer(out, situation);
  return `[${out.join(",")}]`;
}

/** Encodes what signals observed alone: enough for a fit. */
export function encodeSignalFacts(observed: Facts): string {
  const out: (number | string)[] = [];
  encodeSignals(out, observed);
  return `[${out.join(",")}]`;
}

/** Adds a fact unless it is absent. */
function add(out: (number | string)[], fact: number, value: number | string | boolean | undefined | null): void {
  if (value === undefined || value === null) return;
  if (typeof value === "string") out.push(fact, JSON.stringify(value));
  else out.push(fact, typeof value === "number" ? significant(value) : Number(value));
}

function encodeSignals(out: (number | string)[], observed: Facts): void {
  let weighed: number | undefined;
  for (const [code, ids] of factsOfSignal) {
    const fact = observed[code];
    if (fact === undefined) continue;
    if (typeof fact === "number") {
      out.push(ids.observed, fact);
      continue;
    }
    out.push(ids.observed, fact[0]);
    // one fact may weigh several signals
    if (ids.weight === undefined || ids.weight === weighed) continue;
    weighed = ids.weight;
    out.push(ids.weight, fact[1]);
  }
}

function encodeRequest(out: (number | string)[], { transaction }: Situation, { channel, payment_method: method }: RequestFields): void {
  const { card, address, payout } = transaction;
  add(out, id.channel, channel);
  add(out, id.methodType, method?.type);
  add(out, id.categoryCode, transaction.categoryCode);
  if (transaction.localHour !== undefined) {
    add(out, id.localHour, transaction.localHour);
    add(out, id.localWeekday, weekdayAt(transaction.assessedAt, transaction.localHour));
  }
  add(out, id.avs, transaction.avsResult);
  add(out, id.cvv, transaction.cvvResult);
  add(out, id.threeDs, transaction.threeDsStatus);
  add(out, id.payerCountry, transaction.payerCountry);
  add(out, id.bin, card?.bin?.slice(0, 6));
  add(out, id.cardCountry, card?.country);
  add(out, id.connectionCountry, address?.country);
  add(out, id.billing, transaction.billingCountry);
  add(out, id.shipping, transaction.shippingCountry);
  if (payout === undefined) return;
  add(out, id.originCountry, payout.originCountry);
  add(out, id.beneficiaryCountry, payout.beneficiaryCountry);
  if (payout.treasury) add(out, id.treasury, true);
}

function encodePayer(out: (number | string)[], situation: Situation): void {
  const { transaction, features } = situation;
  const { counters } = features;
  if (counters !== undefined) {
    add(out, id.captured, counters.captured);
    add(out, id.disputes, counters.disputes);
    if (counters.firstCapturedAt !== undefined) add(out, id.firstCapture, (transaction.assessedAt - counters.firstCapturedAt) / DAY);
  }
  add(out, id.cardKnown, cardKnown(situation));
  add(out, id.fromUsual, kilometresFromUsual(situation));
  const habit = habitOf(situation);
  if (habit === undefined) return;
  for (const [index, [payments, amount]] of id.windows.entries()) {
    const window = habit.windows[index];
    if (window === undefined || window.payments === 0) continue;
    add(out, payments, window.payments);
    if (window.amountMinor > 0) add(out, amount, fromMinorUnits(window.amountMinor, transaction.currency));
  }
  add(out, id.hoursSince, habit.hoursSince);
  add(out, id.hourFamiliarity, habit.hourFamiliarity);
  add(out, id.weekdayFamiliarity, habit.weekdayFamiliarity);
}

/** Day of the week (Monday 1 to Sunday 7) where it is `hour` o'clock at a time: the local day is the one of UTC or a neighbouring one. */
function weekdayAt(at: number, hour: number): number {
  const apart = hour - Math.floor((at % DAY) / (DAY / 24));
  const day = Math.floor(at / DAY) + (apart > 12 ? -1 : apart < -12 ? 1 : 0);
  // 1970-01-01 was a Thursday
  return ((day + 3) % 7) + 1;
}

/** Four significant digits, and at least whole numbers up to a million as they are. */
function significant(value: number): number {
  return Number.isInteger(value) && Math.abs(value) < 1e6 ? value : Number(value.toPrecision(4));
}
