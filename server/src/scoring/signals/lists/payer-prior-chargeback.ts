import { defineSignal } from "../signal.ts";
import { since } from "./family.ts";

export const payerPriorChargeback = defineSignal({
  code: "PAYER_PRIOR_CHARGEBACK",
  since: "0.1.0",
  weight: 25,
  flows: ["payin"],
  // days since the chargeback
  curve: { foot: 180, full: 30 },
  observe: (situation, graded) => since(situation, graded, situation.features.counters?.lastChargebackAt),
  example: 60,
  texts: {
    en: {
      sentence: "A chargeback of this payer was lost before.",
      example: "A chargeback of this payer was lost 60 days ago.",
      remedy: "Report `chargeback_won` if the dispute is reversed. Send `reason_code` with disputes: a merchant's error does not burden the payer.",
    },
    es: {
      sentence: "Ya se perdió un contracargo de este pagador.",
      example: "Hace 60 días se perdió un contracargo de este pagador.",
      remedy: "Informe `chargeback_won` si la disputa se revierte. Envíe `reason_code` con las disputas: un error del comercio no perjudica al pagador.",
    },
    pt: { sentence: "Já havia sido perdida uma contestação (chargeback) deste pagador." },
  },
});
