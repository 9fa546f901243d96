import { moneyAtStake } from "../../data/dollars.ts";
import { defineSignal, type Graded, type Observation, type Situation, scaled } from "../signal.ts";
import { usualOf } from "./family.ts";

export const amountDeviationPayer = defineSignal({
  code: "AMOUNT_DEVIATION_PAYER",
  since: "0.1.0",
  weight: 15,
  flows: ["payin", "payout"],
  // standard deviations above the payer's usual amount
  curve: {
    points: [
      [3, 0],
      [6, 0.3],
      [12, 1],
    ],
  },
  observe: deviation,
  example: 9,
  texts: {
    en: {
      sentence: "The amount is beyond the variation of what this payer usually pays.",
      example: "The payer's amounts hardly vary, and this one is nine standard deviations above them.",
      remedy: "Report captured payments: they show what is usual. Small sums hardly count.",
    },
    es: {
      sentence: "El monto excede la variación habitual de los pagos de este pagador.",
      example: "Los montos del pagador casi no varían, y este está nueve desviaciones estándar por encima de ellos.",
      remedy: "Informe los pagos capturados: muestran qué es habitual. Las sumas pequeñas casi no cuentan.",
    },
    pt: { sentence: "O valor excede a variação habitual dos pagamentos deste pagador." },
  },
});

/** The amount above the payer's usual one in standard deviations. */
function deviation(situation: Situation, graded: Graded): Observation | undefined {
  const { amountMinor, currency } = situation.transaction;
  const usual = usualOf(situation);
  // a deviation of two or three payments is none
  if (usual === undefined || usual.known < 1) return undefined;
  return scaled(graded(situation, (amountMinor - usual.amount) / usual.deviation), moneyAtStake(amountMinor, currency));
}
