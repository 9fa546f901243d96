import { defineSignal } from "../signal.ts";
import { cards } from "./family.ts";

export const multiCardPayer24h = defineSignal({
  code: "MULTI_CARD_PAYER_24H",
  since: "0.1.0",
  weight: 40,
  flows: ["payin"],
  // distinct cards within 24 hours, this one included
  curve: { foot: 2, full: 6 },
  observe: (situation, graded) => cards(situation, graded, situation.features.history.payer),
  example: 4,
  texts: {
    en: {
      sentence: "The payer used several cards within a day.",
      example: "A payer tries a fourth card within a day.",
      remedy: "Two cards do not fire it. A payer who passes 3-D Secure with the last card gets a large credit.",
    },
    es: {
      sentence: "El pagador usó varias tarjetas en un día.",
      example: "Un pagador prueba una cuarta tarjeta en un día.",
      remedy: "Dos tarjetas no la activan. Un pagador que supera 3-D Secure con la última tarjeta recibe un crédito grande.",
    },
    pt: { sentence: "O pagador utilizou vários cartões em um dia." },
  },
});
