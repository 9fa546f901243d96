import { defineSignal } from "../signal.ts";
import { reported } from "./family.ts";

export const networkSuspected = defineSignal({
  code: "NETWORK_SUSPECTED",
  since: "0.1.0",
  weight: 20,
  flows: ["payin", "payout"],
  observe: (situation) =>
    reported(situation, (participants) => participants >= 2, "") ? undefined : reported(situation, (participants) => participants === 1, "1 participant"),
  example: 1,
  texts: {
    en: {
      sentence: "A participant of the intelligence network reported an identifier of this payment.",
      example: "One other participant reported the device.",
      remedy: "One report is weak evidence, and alone leads to `approve`. Verify the payer if other signals fire as well.",
    },
    es: {
      sentence: "Un participante de la red de inteligencia reportó un identificador de esta operación.",
      example: "Otro participante reportó el dispositivo.",
      remedy: "Un solo reporte es evidencia débil, y por sí solo lleva a `approve`. Verifique al pagador si también se activan otras señales.",
    },
    pt: { sentence: "Um participante da rede de inteligência reportou um identificador deste pagamento." },
  },
  words: { "1 participant": { es: "1 participante", pt: "1 participante" } },
});
