import { HOUR } from "../../../platform/time/time.ts";
import { defineSignal, type Graded, type Observation } from "../signal.ts";
import { countDistinct, disbursements, isFirst, ofPayout, type PayoutSituation } from "./family.ts";

export const payoutFanOut = defineSignal({
  code: "PAYOUT_FAN_OUT",
  since: "0.1.0",
  weight: 30,
  flows: ["payout"],
  // distinct new beneficiaries within the hour, this one included
  curve: { foot: 4, full: 12 },
  observe: ofPayout(fanOut),
  example: 8,
  texts: {
    en: {
      sentence: "Many new beneficiaries are paid from this origin within an hour.",
      example: "An origin pays eight new beneficiaries within an hour.",
      remedy: "A payroll looks alike: state `payout.first_to_beneficiary: false` for people you paid before.",
    },
    es: {
      sentence: "Este origen paga a muchos beneficiarios nuevos en una hora.",
      example: "Un origen paga a ocho beneficiarios nuevos en una hora.",
      remedy: "Una nómina se parece a esto: declare `payout.first_to_beneficiary: false` para las personas a las que ya pagó.",
    },
    pt: { sentence: "Muitos beneficiários novos são pagos por este ordenante em uma hora." },
  },
});

function fanOut(situation: PayoutSituation, graded: Graded): Observation | undefined {
  const { facts, payout } = situation;
  if (facts.treasury || !isFirst(situation)) return undefined;
  const fresh = disbursements(situation, payout.past.origin, HOUR).filter(({ first }) => first);
  return countDistinct(situation, graded, fresh, ({ pair }) => pair, payout.keys.pair);
}
