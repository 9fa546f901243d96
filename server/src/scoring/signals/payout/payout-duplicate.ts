import { MINUTE } from "../../../platform/time/time.ts";
import { defineSignal, type Graded, type Observation } from "../signal.ts";
import { ofPayout, type PayoutSituation, toTheSame, wentBefore, within } from "./family.ts";

const MOMENT = 10 * MINUTE;

export const payoutDuplicate = defineSignal({
  code: "PAYOUT_DUPLICATE",
  since: "0.1.0",
  weight: 55,
  flows: ["payout"],
  // seconds since the other payout
  curve: { foot: 600, full: 60 },
  observe: ofPayout(duplicate),
  example: 330,
  texts: {
    en: {
      sentence: "The same amount went to the same beneficiary a moment ago, for another order.",
      example: "The same amount goes to the same beneficiary twice within six minutes, for two orders.",
      remedy: "Retry under the same `order_id`: that is no duplicate. Space intended equal payouts by ten minutes.",
    },
    es: {
      sentence: "El mismo monto se pagó hace un momento al mismo beneficiario, por otro pedido.",
      example: "El mismo monto va dos veces al mismo beneficiario en seis minutos, por dos pedidos.",
      remedy: "Reintente con el mismo `order_id`: eso no es un duplicado. Separe diez minutos los pagos iguales que son intencionales.",
    },
    pt: { sentence: "Há um momento foi pago o mesmo valor ao mesmo beneficiário por outro pedido." },
  },
  words: { "10 minutes": { es: "10 minutos", pt: "10 minutos" } },
});

function duplicate(situation: PayoutSituation, graded: Graded): Observation | undefined {
  const { amountMinor, currency } = situation.transaction;
  const past = within(situation, wentBefore(situation.payout.keys, toTheSame(situation)), MOMENT);
  const twin = past.find((paid) => paid.amountMinor === amountMinor && paid.currency === currency);
  if (twin === undefined) return undefined;
  const seconds = Math.max(0, Math.round((situation.transaction.assessedAt - twin.at) / 1000));
  return { ...graded(situation, seconds), value: seconds, observed: `${seconds} s ago`, threshold: "10 minutes" };
}
