import { HOUR } from "../../../platform/time/time.ts";
import type { IdentifierHash } from "../../../values/identifiers/hash.ts";
import type { Activity, Paid } from "../../situation/features.ts";
import { defineSignal, type Graded, type Observation, type Situation } from "../signal.ts";
import { ofPayout, type PayoutSituation, wentBefore } from "./family.ts";

/** Beyond this multiple of what came in, the origin has money of its own. */
const OWN_MONEY = 1.5;

export const payoutPassThrough = defineSignal({
  code: "PAYOUT_PASS_THROUGH",
  since: "0.1.0",
  weight: 45,
  flows: ["payout"],
  // share of the hour's pay-ins that has left, this payout included
  curve: { foot: 0.75, full: 0.95 },
  observe: ofPayout(passThrough),
  example: 0.9,
  texts: {
    en: {
      sentence: "What was paid in a moment ago leaves again.",
      example: "An account receives 10,000 pesos and pays out 9,000 within the hour.",
      remedy: "It does not fire where much more leaves than came in. For agents who forward money by contract, lower the weight or use a rule.",
    },
    es: {
      sentence: "Lo que acaba de entrar vuelve a salir.",
      example: "Una cuenta recibe 10,000 pesos y paga 9,000 en menos de una hora.",
      remedy: "No se activa donde sale mucho más de lo que entró. Para agentes que transfieren dinero por contrato, baje el peso o use una regla.",
    },
    pt: { sentence: "O que entrou há um momento volta a sair." },
  },
});

function passThrough(situation: PayoutSituation, graded: Graded): Observation | undefined {
  const { keys, past } = situation.payout;
  const paidIn = total(
    situation,
    situation.features.history.payer.filter(({ failed }) => !failed),
  );
  const share = paidIn === 0 ? 0 : (total(situation, wentBefore(keys, past.origin)) + situation.transaction.amountMinor) / paidIn;
  return share > OWN_MONEY ? undefined : graded(situation, share);
}

/** Sum of the last hour in the currency of the payout; the latest attempt of each order. `past` is newest first. */
function total({ transaction: { assessedAt, currency } }: Situation, past: readonly (Paid | Activity)[]): number {
  const amounts = new Map<IdentifierHash, number>();
  for (const one of past) if (one.at >= assessedAt - HOUR && one.currency === currency && !amounts.has(one.order)) amounts.set(one.order, one.amountMinor);
  return [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
}
