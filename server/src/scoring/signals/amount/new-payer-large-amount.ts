import { HOUR } from "../../../platform/time/time.ts";
import { moneyAtStake } from "../../data/dollars.ts";
import { defineSignal, type Graded, type Observation, type Situation, scaled } from "../signal.ts";
import { PRIOR_STRENGTH } from "./family.ts";

export const newPayerLargeAmount = defineSignal({
  code: "NEW_PAYER_LARGE_AMOUNT",
  since: "0.1.0",
  weight: 25,
  flows: ["payin"],
  // times the organization's 90th percentile
  curve: { foot: 1, full: 4 },
  observe: largeForNewPayer,
  example: 2.5,
  texts: {
    en: {
      sentence: "The amount is high for a payer without earlier payments.",
      example: "The first payment of a payer is 2.5 times the 90th percentile of your amounts.",
      remedy: "State earlier orders in `payer.previous_orders`. Challenge the first large order: an honest payer passes once.",
    },
    es: {
      sentence: "El monto es alto para un pagador sin pagos anteriores.",
      example: "El primer pago de un pagador es 2.5 veces el percentil 90 de sus montos.",
      remedy:
        "Declare los pedidos anteriores en `payer.previous_orders`. Pida una autenticación adicional en el primer pedido grande: un pagador honesto la supera una vez.",
    },
    pt: { sentence: "O valor é alto para um pagador sem pagamentos anteriores." },
  },
});

/** The amount of a payer without any earlier payment, as a multiple of the organization's 90th percentile: there is no habit to compare it with. */
function largeForNewPayer(situation: Situation, graded: Graded): Observation | undefined {
  const { amountProfile, amountPrior, counters, history } = situation.features;
  const profile = amountProfile ?? amountPrior;
  if (profile === undefined || profile.p90 <= 0 || (counters?.captured ?? 0) > 0 || (situation.transaction.previousOrders ?? 0) > 0) return undefined;
  const hourAgo = situation.transaction.assessedAt - HOUR;
  if (history.payer.some(({ at }) => at < hourAgo)) return undefined;
  const { amountMinor, currency } = situation.transaction;
  const part = moneyAtStake(amountMinor, currency) * (amountProfile === undefined ? PRIOR_STRENGTH : 1);
  if (part === 0) return undefined;
  return scaled(graded(situation, amountMinor / (profile.p90 * Math.max(1, profile.shift ?? 1))), part);
}
