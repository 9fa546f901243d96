import { DAY } from "../../../platform/time/time.ts";
import { limitJustAbove } from "../../data/reporting-limits.ts";
import type { Paid } from "../../situation/features.ts";
import { defineSignal, type Graded, type Observation } from "../signal.ts";
import { disbursements, ofPayout, type PayoutSituation, toTheSame } from "./family.ts";

export const payoutStructuring = defineSignal({
  code: "PAYOUT_STRUCTURING",
  since: "0.1.0",
  weight: 60,
  flows: ["payout"],
  // payouts just under a limit within seven days, this one included
  curve: { foot: 4, full: 6 },
  observe: ofPayout(structuring),
  example: 5,
  texts: {
    en: {
      sentence: "Several amounts lie just under a limit.",
      example: "The fifth payout within a week is just under a reporting limit.",
      remedy: "Pay an invoice in one payout. Prices just under a limit look alike: review them with their invoices.",
    },
    es: {
      sentence: "Varios montos quedan justo por debajo de un límite.",
      example: "El quinto pago saliente de la semana queda justo por debajo de un límite de reporte.",
      remedy: "Pague una factura en un solo pago saliente. Los precios justo por debajo de un límite se parecen a esto: revíselos con sus facturas.",
    },
    pt: { sentence: "Vários valores ficam logo abaixo de um limite." },
  },
});

function structuring(situation: PayoutSituation, graded: Graded): Observation | undefined {
  const { currency, amountMinor } = situation.transaction;
  const limit = limitJustAbove(amountMinor, currency);
  if (situation.facts.treasury || limit === undefined) return undefined;
  const alike = (past: readonly Paid[]): number =>
    new Set(
      disbursements(situation, past, 7 * DAY)
        .filter((paid) => paid.currency === currency && limitJustAbove(paid.amountMinor, currency) === limit)
        .map(({ order }) => order),
    ).add(situation.payout.keys.order).size;
  return graded(situation, Math.max(alike(situation.payout.past.origin), alike(toTheSame(situation))));
}
