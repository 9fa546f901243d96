import { DAY } from "../../../platform/time/time.ts";
import { defineSignal, type Graded, type Observation } from "../signal.ts";
import { ofPayout, type PayoutSituation, wentBefore } from "./family.ts";

export const payoutBeneficiaryChanged = defineSignal({
  code: "PAYOUT_BENEFICIARY_CHANGED",
  since: "0.1.0",
  weight: 35,
  flows: ["payout"],
  // days since the account became the beneficiary's
  curve: { foot: 7, full: 2 },
  observe: ofPayout(beneficiaryChanged),
  example: 3,
  texts: {
    en: {
      sentence: "A known beneficiary is paid to a new account.",
      example: "A known supplier has been paid to a new account for three days.",
      remedy: "Confirm the new account over a phone number that you had before. After seven days it does not count.",
    },
    es: {
      sentence: "A un beneficiario conocido se le paga en una cuenta nueva.",
      example: "Desde hace tres días se paga a un proveedor conocido en una cuenta nueva.",
      remedy: "Confirme la cuenta nueva por un número de teléfono que ya tenía. Después de siete días no cuenta.",
    },
    pt: { sentence: "Um beneficiário conhecido é pago em uma conta nova." },
  },
});

function beneficiaryChanged(situation: PayoutSituation, graded: Graded): Observation | undefined {
  const { facts, payout, transaction } = situation;
  const days = (since: number): number => Math.max(0, transaction.assessedAt - since) / DAY;
  const declared = facts.accountChangedAt === undefined ? Number.POSITIVE_INFINITY : days(facts.accountChangedAt);
  const { account } = payout.keys;
  const accounts = wentBefore(payout.keys, payout.past.beneficiary).filter((paid) => paid.account !== null);
  const changed = account !== null && accounts.some((paid) => paid.account !== account);
  const firstOfThis = accounts.findLast((paid) => paid.account === account);
  const seen = changed ? days(firstOfThis?.at ?? transaction.assessedAt) : Number.POSITIVE_INFINITY;
  return graded(situation, Math.min(declared, seen));
}
