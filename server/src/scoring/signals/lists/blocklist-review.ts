import { defineSignal } from "../signal.ts";
import { matched } from "./family.ts";

export const blocklistReview = defineSignal({
  code: "BLOCKLIST_REVIEW",
  since: "0.1.0",
  weight: 60,
  flows: ["payin", "payout"],
  observe: (situation) => matched(situation, "review"),
  example: 1,
  texts: {
    en: {
      sentence: "An active blocklist entry requires a review.",
      example: "The payment has a phone number that an analyst put under observation.",
      remedy: "Review the payment. Remove the entry once the doubt is settled, or let it expire.",
    },
    es: {
      sentence: "Una entrada activa de la lista de bloqueo pide una revisión.",
      example: "El pago tiene un número de teléfono que un analista puso en observación.",
      remedy: "Revise el pago. Elimine la entrada cuando la duda esté resuelta, o deje que venza.",
    },
    pt: { sentence: "Um registro ativo da lista de bloqueio exige a análise deste pagamento." },
  },
});
