import { DAY } from "../../../platform/time/time.ts";
import { defineSignal, type Graded, type Observation, type Situation } from "../signal.ts";

/** Days from which on a card is the payer's own even if others use it: families share cards. */
const OWN_AFTER = 7 * DAY;

export const cardOfOtherPayer = defineSignal({
  code: "CARD_OF_OTHER_PAYER",
  since: "0.1.0",
  weight: 25,
  flows: ["payin"],
  // other payers of the card, on other devices, within a day
  curve: { foot: 0, full: 1 },
  observe: cardOfOther,
  example: 1,
  texts: {
    en: {
      sentence: "Another payer used this card within the last 30 days, on another device.",
      example: "The card paid for another customer two weeks ago, on another device.",
      remedy: "Families share cards: a card that the payer used a week before, or on a shared device, does not fire it.",
    },
    es: {
      sentence: "Otro pagador usó esta tarjeta en los últimos 30 días, en otro dispositivo.",
      example: "Hace dos semanas la tarjeta pagó por otro cliente, en otro dispositivo.",
      remedy: "Las familias comparten tarjetas: no la activa una tarjeta que el pagador usó una semana antes, o en un dispositivo compartido.",
    },
    pt: { sentence: "Outro pagador usou este cartão nos últimos 30 dias, em outro dispositivo." },
  },
});

/**
 * Other payers who used this card within the window of activity (30 days), from devices on which it is not used now: a copied number is used by a guest while its owner
 * goes on paying.
 */
function cardOfOther(situation: Situation, graded: Graded): Observation | undefined {
  const { features, transaction } = situation;
  const { card, payer, device } = features.keys;
  if (card === null || payer === null || features.history.card.length === 0) return undefined;
  const { history } = features;
  if (device !== null && history.card.some((seen) => seen.device === device && seen.payer !== payer)) return graded(situation, 0);
  if (history.payer.some((seen) => seen.card === card && transaction.assessedAt - seen.at > OWN_AFTER)) return graded(situation, 0);
  const others = new Set(history.card.flatMap((seen) => (seen.payer === null || seen.payer === payer ? [] : [seen.payer])));
  return graded(situation, others.size);
}
