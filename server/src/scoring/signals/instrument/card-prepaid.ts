import { defineSignal, whole } from "../signal.ts";

export const cardPrepaid = defineSignal({
  code: "CARD_PREPAID",
  since: "0.1.0",
  weight: 8,
  flows: ["payin"],
  observe: ({ transaction: { card } }) => (card?.prepaid === true ? whole("prepaid", "credit or debit") : undefined),
  example: 1,
  texts: {
    en: {
      sentence: "The card is prepaid.",
      example: "A prepaid card pays.",
      remedy: "Many people have no other card. Alone it leads to `approve`: leave the weight small.",
    },
    es: {
      sentence: "La tarjeta es de prepago.",
      example: "Se paga con una tarjeta de prepago.",
      remedy: "Muchas personas no tienen otra tarjeta. Por sí sola lleva a `approve`: deje el peso pequeño.",
    },
    pt: { sentence: "O cartão é pré-pago." },
  },
  words: { prepaid: { es: "prepago", pt: "pré-pago" }, "credit or debit": { es: "crédito o débito", pt: "crédito ou débito" } },
});
