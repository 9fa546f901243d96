import { microAmount as isMicroAmount } from "../../data/dollars.ts";
import { defineSignal, whole } from "../signal.ts";

export const microAmount = defineSignal({
  code: "MICRO_AMOUNT",
  since: "0.1.0",
  weight: 10,
  flows: ["payin"],
  observe: ({ transaction: { amountMinor, currency } }) => (isMicroAmount(amountMinor, currency) ? whole(amountMinor, "about 1 USD") : undefined),
  example: 1,
  texts: {
    en: {
      sentence: "The amount is tiny, as in card testing.",
      example: "The amount is 10 Mexican pesos.",
      remedy: "Verify cards with an authorization of zero. Lower the weight if you sell for less than a US dollar.",
    },
    es: {
      sentence: "El monto es mínimo, como cuando se prueban tarjetas.",
      example: "El monto es de 10 pesos mexicanos.",
      remedy: "Verifique las tarjetas con una autorización de cero. Baje el peso si vende por menos de un dólar estadounidense.",
    },
    pt: { sentence: "O valor é ínfimo, como em testes de cartões." },
  },
  words: { "about 1 USD": { es: "cerca de 1 USD", pt: "cerca de 1 USD" } },
});
