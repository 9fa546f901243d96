import { defineSignal, whole } from "../signal.ts";
import { isFirst, ofPayout } from "./family.ts";

export const payoutFirstToBeneficiary = defineSignal({
  code: "PAYOUT_FIRST_TO_BENEFICIARY",
  since: "0.1.0",
  weight: 20,
  flows: ["payout"],
  observe: ofPayout((situation) => (isFirst(situation) ? whole("no history", "history") : undefined)),
  example: 1,
  texts: {
    en: {
      sentence: "No payout went to this beneficiary before.",
      example: "An origin pays a supplier for the first time.",
      remedy: "Alone it leads to `approve`. State `payout.first_to_beneficiary: false` where you paid this beneficiary before you used the service.",
    },
    es: {
      sentence: "A este beneficiario no se le había pagado antes.",
      example: "Un origen paga a un proveedor por primera vez.",
      remedy: "Por sí sola lleva a `approve`. Declare `payout.first_to_beneficiary: false` si pagó a este beneficiario antes de usar el servicio.",
    },
    pt: { sentence: "Não havia pagamento anterior a este beneficiário." },
  },
  words: { "no history": { es: "sin historial", pt: "sem histórico" }, history: { es: "historial", pt: "histórico" } },
});
