import { defineSignal } from "../signal.ts";
import { share } from "./family.ts";

export const binRecentFraud = defineSignal({
  code: "BIN_RECENT_FRAUD",
  since: "0.1.0",
  weight: 50,
  flows: ["payin"],
  curve: { foot: 0.02, full: 0.3 },
  observe: (situation, graded) => share(situation, graded, "bin"),
  example: 0.16,
  texts: {
    en: {
      sentence: "Cards of this range had confirmed fraud recently.",
      example: "Fraud with cards of this BIN is 16 percentage points above your base rate.",
      remedy: "Report captured payments, too: they lower the share. Honest cardholders pass 3-D Secure.",
    },
    es: {
      sentence: "Con tarjetas de este rango hubo fraudes confirmados hace poco.",
      example: "El fraude con tarjetas de este BIN está 16 puntos porcentuales por encima de su tasa base.",
      remedy: "Informe también los pagos capturados: bajan la proporción. Los titulares honestos superan 3-D Secure.",
    },
    pt: { sentence: "Os cartões desta faixa tiveram fraudes confirmadas recentemente." },
  },
});
