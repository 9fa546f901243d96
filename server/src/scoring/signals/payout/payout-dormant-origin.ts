import { DAY } from "../../../platform/time/time.ts";
import { defineSignal, type Graded, type Observation } from "../signal.ts";
import { ofPayout, type PayoutSituation } from "./family.ts";

export const payoutDormantOrigin = defineSignal({
  code: "PAYOUT_DORMANT_ORIGIN",
  since: "0.1.0",
  weight: 30,
  flows: ["payout"],
  // days since the last payout
  curve: { foot: 180, full: 270 },
  observe: ofPayout(dormant),
  example: 225,
  texts: {
    en: {
      sentence: "The origin has not paid out for a long time.",
      example: "An origin pays again after 225 days.",
      remedy: "Confirm the first payout with the holder of the account over a channel that you had before.",
    },
    es: {
      sentence: "El origen llevaba mucho tiempo sin hacer pagos.",
      example: "Un origen vuelve a pagar después de 225 días.",
      remedy: "Confirme el primer pago con el titular de la cuenta por un canal que ya tenía.",
    },
    pt: { sentence: "O ordenante estava há muito tempo sem efetuar pagamentos." },
  },
});

function dormant(situation: PayoutSituation, graded: Graded): Observation | undefined {
  const { originLastAt } = situation.payout;
  return originLastAt === undefined ? undefined : graded(situation, (situation.transaction.assessedAt - originLastAt) / DAY);
}
