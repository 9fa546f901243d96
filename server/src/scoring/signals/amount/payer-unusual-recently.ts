import { moneyAtStake } from "../../data/dollars.ts";
import { defineSignal, type Graded, type Observation, type Situation, scaled } from "../signal.ts";
import { pastOf, usualOf } from "./family.ts";

/** Deviations from which a payment is unusual, and from which earlier ones are counted, within how many days. */
const UNUSUAL = { now: 2, earlier: 3, days: 14 };

export const payerUnusualRecently = defineSignal({
  code: "PAYER_UNUSUAL_RECENTLY",
  since: "0.1.0",
  weight: 60,
  flows: ["payin", "payout"],
  // unusual payments within 14 days before an unusual one
  curve: {
    points: [
      [0, 0],
      [2, 0.4],
      [6, 1],
    ],
  },
  observe: unusualLately,
  example: 4,
  texts: {
    en: {
      sentence: "The payer made several unusual payments lately.",
      example: "The fifth unusually high payment of the payer within two weeks.",
      remedy: "Review the payments together. Captured ones become part of what is usual.",
    },
    es: {
      sentence: "El pagador hizo varios pagos inusuales en los últimos días.",
      example: "El quinto pago inusualmente alto del pagador en dos semanas.",
      remedy: "Revise los pagos en conjunto. Los capturados pasan a formar parte de lo habitual.",
    },
    pt: { sentence: "O pagador fez vários pagamentos incomuns nos últimos dias." },
  },
});

/** Unusual payments of the payer within two weeks before one that is unusual itself: each alone is mild. */
function unusualLately(situation: Situation, graded: Graded): Observation | undefined {
  const { amountMinor, currency } = situation.transaction;
  const usual = usualOf(situation);
  if (usual === undefined || usual.known < 1) return undefined;
  const unusual = (amount: number, deviations: number): boolean => amount > usual.amount + deviations * usual.deviation;
  const earlier = pastOf(situation, UNUSUAL.days).filter((paid) => unusual(paid.amountMinor, UNUSUAL.earlier)).length;
  return scaled(graded(situation, unusual(amountMinor, UNUSUAL.now) ? earlier : 0), moneyAtStake(amountMinor, currency));
}
