import { DAY } from "../../../platform/time/time.ts";
import { defineSignal, type Graded, type Observation } from "../signal.ts";
import { countDistinct, disbursements, ofPayout, type PayoutSituation, toTheSame } from "./family.ts";

export const payoutMuleFanIn = defineSignal({
  code: "PAYOUT_MULE_FAN_IN",
  since: "0.1.0",
  weight: 45,
  flows: ["payout"],
  // distinct origins within 24 hours, this one included
  curve: { foot: 3, full: 8 },
  observe: ofPayout(fanIn),
  example: 6,
  texts: {
    en: {
      sentence: "Many origins pay to this account within a day.",
      example: "Six origins pay to one account within a day.",
      remedy: "Merchants and landlords are paid by many. Mark transfers between your own accounts as `treasury`, and put known accounts on the allowlist.",
    },
    es: {
      sentence: "Muchos orígenes pagan a esta cuenta en un día.",
      example: "Seis orígenes pagan a una misma cuenta en un día.",
      remedy:
        "A comercios y arrendadores les pagan muchos. Marque las transferencias entre cuentas propias como `treasury`, y ponga las cuentas conocidas en la lista de permitidos.",
    },
    pt: { sentence: "Muitos ordenantes pagam a esta conta em um dia." },
  },
});

function fanIn(situation: PayoutSituation, graded: Graded): Observation | undefined {
  if (situation.facts.treasury) return undefined;
  const past = disbursements(situation, toTheSame(situation), DAY);
  return countDistinct(situation, graded, past, ({ origin }) => origin, situation.payout.keys.origin);
}
