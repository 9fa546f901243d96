import { defineSignal, type Graded, type Observation, type Situation, scaled } from "../signal.ts";
import { timesUsual } from "./family.ts";

export const amountAnomalyPayer = defineSignal({
  code: "AMOUNT_ANOMALY_PAYER",
  since: "0.1.0",
  weight: 60,
  flows: ["payin", "payout"],
  // times the payer's usual amount
  curve: {
    points: [
      [1.5, 0],
      [2.5, 0.12],
      [4, 0.5],
      [6, 1],
    ],
  },
  observe: anomaly,
  example: 4,
  texts: {
    en: {
      sentence: "The amount is far above what this payer usually pays.",
      example: "A payer who usually pays 500 pesos pays 2,000.",
      remedy: "Challenge a large purchase: the owner of the account passes. Report captured payments, from which the usual amount is known.",
    },
    es: {
      sentence: "El monto está muy por encima de lo que este pagador suele pagar.",
      example: "Un pagador que suele pagar 500 pesos paga 2,000.",
      remedy:
        "Pida una autenticación adicional ante una compra grande: el dueño de la cuenta la supera. Informe los pagos capturados, de los que se conoce el monto habitual.",
    },
    pt: { sentence: "O valor está muito acima do que este pagador costuma pagar." },
  },
});

/** The amount as a multiple of the payer's usual one. */
function anomaly(situation: Situation, graded: Graded): Observation | undefined {
  const times = timesUsual(situation);
  return times && scaled(graded(situation, times.ratio), times.part);
}
