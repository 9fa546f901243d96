import { DAY } from "../../../platform/time/time.ts";
import { defineSignal, type Graded, type Observation, type Situation, scaled } from "../signal.ts";
import { since } from "./family.ts";

/** Captured payments and days of a payer who was there before the thief, and the part of the signal that is left then. */
const OF_STANDING = { captured: 3, days: 14, part: 0.25 };

export const payerConfirmedFraud = defineSignal({
  code: "PAYER_CONFIRMED_FRAUD",
  since: "0.1.0",
  weight: 80,
  flows: ["payin", "payout"],
  // days since the confirmation
  curve: { foot: 180, full: 0 },
  observe: confirmed,
  example: 30,
  texts: {
    en: {
      sentence: "Fraud by this payer was confirmed before.",
      example: "Fraud by this payer was confirmed 30 days ago.",
      remedy: "Where the payer was the victim, report the fraud with its `fraud_type`. `false_positive` reverses a verdict that was wrong.",
    },
    es: {
      sentence: "Ya se confirmó un fraude de este pagador.",
      example: "Hace 30 días se confirmó un fraude de este pagador.",
      remedy: "Si el pagador fue la víctima, reporte el fraude con su `fraud_type`. `false_positive` revierte un veredicto equivocado.",
    },
    pt: { sentence: "Já havia sido confirmada uma fraude deste pagador." },
  },
});

/**
 * Days since fraud of the payer was confirmed. A payer of standing who pays from a device that was in use weeks ago, or at a point of sale, is rather the victim of that
 * fraud than its author.
 */
function confirmed(situation: Situation, graded: Graded): Observation | undefined {
  const { transaction, features } = situation;
  const { counters, keys, history } = features;
  const observation = since(situation, graded, counters?.lastConfirmedFraudAt);
  if (observation === undefined || counters?.firstCapturedAt === undefined || counters.captured < OF_STANDING.captured) return observation;
  const before = transaction.assessedAt - OF_STANDING.days * DAY;
  const ownDevice = keys.device === null || history.payer.some(({ device, at }) => device === keys.device && at < before);
  return counters.firstCapturedAt < before && ownDevice ? scaled(observation, OF_STANDING.part) : observation;
}
