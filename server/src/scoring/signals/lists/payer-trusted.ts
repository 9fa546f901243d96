import { DAY } from "../../../platform/time/time.ts";
import { defineSignal, type Observation, type Situation, whole } from "../signal.ts";

/** Captured payments without a dispute that make a payer trusted, and the days the payer must be known. */
const TRUST = { captured: 5, days: 90 };

export const payerTrusted = defineSignal({
  code: "PAYER_TRUSTED",
  since: "0.1.0",
  weight: -45,
  flows: ["payin", "payout"],
  observe: trusted,
  example: 1,
  texts: {
    en: {
      sentence: "The payer is allowlisted, or has a long record without dispute.",
      example: "A payer with nine captured payments in 200 days, and no dispute, orders again.",
      remedy: "Report captured payments: without them, no payer becomes trusted. An allowlist entry has the same effect at once.",
    },
    es: {
      sentence: "El pagador está en la lista de permitidos o tiene un largo historial sin disputas.",
      example: "Vuelve a comprar un pagador con nueve pagos capturados en 200 días y ninguna disputa.",
      remedy:
        "Informe los pagos capturados: sin ellos, ningún pagador llega a ser de confianza. Una entrada de la lista de permitidos tiene el mismo efecto de inmediato.",
    },
    pt: { sentence: "O pagador consta da lista de confiança ou tem um longo histórico sem disputas." },
  },
  words: { allowlisted: { es: "en la lista de permitidos", pt: "na lista de permitidos" } },
});

function trusted({ features, transaction }: Situation): Observation | undefined {
  const entry = features.entries.find((candidate) => candidate.list === "allow");
  if (entry) return whole(`allowlist:${entry.listType}`, "allowlisted", entry.entryId);
  const counters = features.counters;
  if (counters === undefined || counters.disputes > 0 || counters.captured < TRUST.captured) return undefined;
  if (counters.lastConfirmedFraudAt !== undefined || counters.firstCapturedAt === undefined) return undefined;
  return transaction.assessedAt - counters.firstCapturedAt >= TRUST.days * DAY ? whole(counters.captured, TRUST.captured) : undefined;
}
