import { DAY } from "../../../platform/time/time.ts";
import type { Activity } from "../../situation/features.ts";
import { defineSignal, type Graded, type Observation, type Situation } from "../signal.ts";

export const failedAttempts24h = defineSignal({
  code: "FAILED_ATTEMPTS_24H",
  since: "0.1.0",
  weight: 20,
  flows: ["payin"],
  // failed attempts within 24 hours
  curve: { foot: 2, full: 6 },
  observe: failures,
  example: 4,
  texts: {
    en: {
      sentence: "Several payments of this payer failed within a day.",
      example: "The payer's last four attempts failed within a day.",
      remedy: "Send `reason` with `failed`: a processor's error does not count. A captured or refunded payment no longer counts as failed.",
    },
    es: {
      sentence: "Varios pagos de este pagador fallaron en un día.",
      example: "Los últimos cuatro intentos del pagador fallaron en un día.",
      remedy: "Envíe `reason` con `failed`: un error del procesador no cuenta. Un pago capturado o reembolsado deja de contar como fallido.",
    },
    pt: { sentence: "Vários pagamentos deste pagador falharam em um dia." },
  },
});

function failures(situation: Situation, graded: Graded): Observation | undefined {
  const from = situation.transaction.assessedAt - DAY;
  const { payer, card, device } = situation.features.history;
  const failed = (history: readonly Activity[]): number => history.filter((activity) => activity.failed && activity.at >= from).length;
  return graded(situation, Math.max(failed(payer), failed(card), failed(device)));
}
