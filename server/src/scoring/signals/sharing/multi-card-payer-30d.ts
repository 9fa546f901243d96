import { DAY } from "../../../platform/time/time.ts";
import { distinct } from "../distinct.ts";
import { defineSignal, type Graded, type Observation, type Situation } from "../signal.ts";

export const multiCardPayer30d = defineSignal({
  code: "MULTI_CARD_PAYER_30D",
  since: "0.1.0",
  weight: 15,
  flows: ["payin"],
  // distinct cards within 30 days, this one included
  curve: { foot: 2, full: 6 },
  observe: cardsOfPayer,
  example: 4,
  texts: {
    en: {
      sentence: "The payer used several cards within a month.",
      example: "The payer uses a fourth card within a month.",
      remedy: "A replaced card does not fire it. For buyers with many cards of a company, lower the weight.",
    },
    es: {
      sentence: "El pagador usó varias tarjetas en un mes.",
      example: "El pagador usa una cuarta tarjeta en un mes.",
      remedy: "Una tarjeta repuesta no la activa. Si sus compradores tienen muchas tarjetas de una empresa, baje el peso.",
    },
    pt: { sentence: "O pagador usou vários cartões em um mês." },
  },
});

/** Distinct cards of the payer within 30 days, this one included: a card that the bank replaced makes two. */
function cardsOfPayer(situation: Situation, graded: Graded): Observation | undefined {
  const { keys, history } = situation.features;
  if (keys.card === null || history.payer.length === 0) return undefined;
  const cards = distinct(situation, history.payer, 30 * DAY, (activity) => activity.card, keys.card);
  return graded(situation, cards);
}
