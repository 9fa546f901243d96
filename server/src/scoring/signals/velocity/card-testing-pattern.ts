import { HOUR } from "../../../platform/time/time.ts";
import { microAmount } from "../../data/dollars.ts";
import { grade } from "../../situation/curve.ts";
import type { Activity } from "../../situation/features.ts";
import { defineSignal, type Graded, type Observation, type Situation } from "../signal.ts";

/** Share of the cards at which the signal begins to count, and at which all tested cards count. */
const TESTED_SHARE = { foot: 0.3, full: 0.6 };

export const cardTestingPattern = defineSignal({
  code: "CARD_TESTING_PATTERN",
  since: "0.1.0",
  weight: 70,
  flows: ["payin"],
  // distinct cards with failures or micro amounts within the hour, times how far their share of all cards is beyond the usual
  curve: { foot: 4, full: 8 },
  observe: cardTesting,
  example: 6,
  texts: {
    en: {
      sentence: "Cards are being tested from this device or address.",
      example: "Six cards failed within an hour on one device.",
      remedy: "Limit attempts at your checkout, and report `failed` within seconds. An honest payer with two refused cards does not fire it.",
    },
    es: {
      sentence: "Desde este dispositivo o esta dirección IP se están probando tarjetas.",
      example: "Seis tarjetas fallaron en una hora en un mismo dispositivo.",
      remedy: "Limite los intentos en su caja e informe `failed` en pocos segundos. Un pagador honesto con dos tarjetas rechazadas no la activa.",
    },
    pt: { sentence: "Cartões estão sendo testados a partir deste dispositivo ou endereço." },
  },
});

/** Many cards in an hour from one device or address, most of them with a failure or a micro amount. */
function cardTesting(situation: Situation, graded: Graded): Observation | undefined {
  const { device, ip } = situation.features.history;
  return graded(situation, Math.max(testedCards(situation, device, false), testedCards(situation, ip, true)));
}

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
