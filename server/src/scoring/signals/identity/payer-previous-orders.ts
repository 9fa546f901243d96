import { defineSignal, type Graded, type Observation, type Situation } from "../signal.ts";

export const payerPreviousOrders = defineSignal({
  code: "PAYER_PREVIOUS_ORDERS",
  since: "0.1.0",
  weight: -25,
  flows: ["payin"],
  // orders that the caller states
  curve: { foot: 0, full: 5 },
  observe: previousOrders,
  example: 3,
  texts: {
    en: {
      sentence: "By the merchant's word, the payer has completed orders before.",
      example: "You state three completed orders of a payer that the service does not know yet.",
      remedy: "Send `payer.previous_orders` of customers from before you used the service. The service's own data then takes its place.",
    },
    es: {
      sentence: "Según el comercio, el pagador ya completó pedidos anteriores.",
      example: "Usted declara tres pedidos completados de un pagador que el servicio todavía no conoce.",
      remedy: "Envíe `payer.previous_orders` de los clientes anteriores a su uso del servicio. Después, los datos propios del servicio ocupan su lugar.",
    },
    pt: { sentence: "Segundo o declarado pelo estabelecimento, o pagador já havia concluído pedidos." },
  },
});

/** The caller's statement about a payer unknown to the service; the service's own data takes precedence. */
function previousOrders(situation: Situation, graded: Graded): Observation | undefined {
  const { previousOrders: orders } = situation.transaction;
  const { counters, history } = situation.features;
  if (orders === undefined || counters !== undefined || history.payer.some(({ trusted }) => trusted)) return undefined;
  return graded(situation, orders);
}
