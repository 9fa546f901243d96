import { aboutDollars } from "../../data/dollars.ts";
import { defineSignal, type Graded, type Observation } from "../signal.ts";
import { isFirst, ofPayout, type PayoutSituation } from "./family.ts";

/** US dollars from which a payout is large, while the organization has no distribution. */
const LARGE_DOLLARS = 1000;

export const payoutFirstAndLarge = defineSignal({
  code: "PAYOUT_FIRST_AND_LARGE",
  since: "0.1.0",
  weight: 35,
  flows: ["payout"],
  // times the amount that is large for the organization
  curve: { foot: 1, full: 5 },
  observe: ofPayout(firstAndLarge),
  example: 3,
  texts: {
    en: {
      sentence: "The first payout to this beneficiary is a large one.",
      example: "The first payout to a beneficiary is three times what is large for you.",
      remedy: "Confirm the beneficiary by phone, or pay a small amount first.",
    },
    es: {
      sentence: "El primer pago a este beneficiario es grande.",
      example: "El primer pago a un beneficiario es el triple de lo que es grande para usted.",
      remedy: "Confirme al beneficiario por teléfono, o pague primero un monto pequeño.",
    },
    pt: { sentence: "O primeiro pagamento a este beneficiário é de valor elevado." },
  },
});

function firstAndLarge(situation: PayoutSituation, graded: Graded): Observation | undefined {
  if (!isFirst(situation)) return undefined;
  const { amountMinor, currency } = situation.transaction;
  const large = situation.features.amountProfile?.p90 ?? aboutDollars(LARGE_DOLLARS, currency);
  return large === undefined || large <= 0 ? undefined : graded(situation, amountMinor / large);
}
