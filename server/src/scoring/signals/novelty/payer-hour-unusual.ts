import { DAY, HOUR } from "../../../platform/time/time.ts";
import { grade } from "../../situation/curve.ts";
import { defineSignal, type Graded, type Observation, type Situation, scaled } from "../signal.ts";

/** Hours around the time of day, and the payments that a habit needs in part and in full. */
const HABIT = { hours: 3, foot: 3, full: 12 };

export const payerHourUnusual = defineSignal({
  code: "PAYER_HOUR_UNUSUAL",
  since: "0.1.0",
  weight: 6,
  flows: ["payin"],
  // share of earlier payments at about this time of day
  curve: { foot: 0.1, full: 0 },
  observe: unusualHour,
  example: 0,
  texts: {
    en: {
      sentence: "The payer never pays at this time of day.",
      example: "A payer with twenty payments in the afternoon pays at four in the morning.",
      remedy: "It is a small weight that counts beside others. Travellers and night workers fire it now and then.",
    },
    es: {
      sentence: "El pagador nunca paga a esta hora del día.",
      example: "Un pagador con veinte pagos por la tarde paga a las cuatro de la mañana.",
      remedy: "Es un peso pequeño que cuenta junto a otros. Los viajeros y quienes trabajan de noche la activan de vez en cuando.",
    },
    pt: { sentence: "O pagador nunca paga a esta hora do dia." },
  },
});

/** Share of the payer's payments of the last 90 days that came at about this time of day. */
function unusualHour(situation: Situation, graded: Graded): Observation | undefined {
  const { transaction, features } = situation;
  const past = features.payout === undefined ? features.history.payer.filter(({ at }) => transaction.assessedAt - at > HOUR) : [];
  if (past.length <= HABIT.foot) return undefined;
  const near = past.filter(({ at }) => {
    const apart = Math.abs(transaction.assessedAt - at) % DAY;
    return Math.min(apart, DAY - apart) <= HABIT.hours * HOUR;
  });
  return scaled(graded(situation, near.length / past.length), grade(past.length, HABIT));
}
