import { differ } from "../location/family.ts";
import { defineSignal, type Observation } from "../signal.ts";
import { ofPayout, type PayoutSituation } from "./family.ts";

export const payoutCrossBorder = defineSignal({
  code: "PAYOUT_CROSS_BORDER",
  since: "0.1.0",
  weight: 12,
  flows: ["payout"],
  observe: ofPayout(crossBorder),
  example: 1,
  texts: {
    en: {
      sentence: "The money leaves the country.",
      example: "An origin in Mexico pays a beneficiary in Spain.",
      remedy: "Alone it leads to `approve`. Neighbouring countries count 40 %.",
    },
    es: {
      sentence: "El dinero sale del país.",
      example: "Un origen en México paga a un beneficiario en España.",
      remedy: "Por sí sola lleva a `approve`. Los países vecinos cuentan 40 %.",
    },
    pt: { sentence: "O dinheiro sai do país." },
  },
});

function crossBorder({ facts }: PayoutSituation): Observation | undefined {
  return differ(facts.beneficiaryCountry, facts.originCountry);
}
