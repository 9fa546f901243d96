import { defineSignal, type Graded, type Observation, type Situation, scaled } from "../signal.ts";
import { PRIOR_STRENGTH } from "./family.ts";

export const amountAboveOrgP99 = defineSignal({
  code: "AMOUNT_ABOVE_ORG_P99",
  since: "0.1.0",
  weight: 55,
  flows: ["payin", "payout"],
  // position beyond the 99th (0) and the 99.9th (1) percentile, on a logarithmic scale
  curve: {
    points: [
      [0, 0],
      [1, 0.4],
      [2, 1],
    ],
  },
  observe: aboveOrganization,
  example: 1,
  texts: {
    en: {
      sentence: "The amount is among the highest of the organization or, while it is new, of its segment.",
      example: "Only one payment in a thousand of the organization is as high.",
      remedy: "Report captured payments. Once you have enough of them, the comparison is with your own amounts and no longer with your segment's.",
    },
    es: {
      sentence: "El monto está entre los más altos de la organización o, mientras sea nueva, de su segmento.",
      example: "Solo uno de cada mil pagos de la organización es tan alto.",
      remedy: "Informe los pagos capturados. Cuando tenga suficientes, la comparación es con sus propios montos y ya no con los de su segmento.",
    },
    pt: { sentence: "O valor está entre os mais altos da organização ou, enquanto ela for nova, do seu segmento." },
  },
});

/** The amount among the highest of the organization or, while its own are not known, among the highest of its segment. */
function aboveOrganization(situation: Situation, graded: Graded): Observation | undefined {
  const { amountProfile, amountPrior } = situation.features;
  const profile = amountProfile ?? amountPrior;
  const { amountMinor } = situation.transaction;
  if (profile === undefined || profile.p99 <= 0) return undefined;
  const span = Math.log(Math.max(profile.p999, profile.p99 * 1.1) / profile.p99);
  return scaled(graded(situation, Math.log(Math.max(1, amountMinor) / profile.p99) / span), amountProfile === undefined ? PRIOR_STRENGTH : 1);
}
