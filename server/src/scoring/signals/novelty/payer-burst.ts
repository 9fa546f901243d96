import { defineSignal } from "../signal.ts";
import { burst } from "./family.ts";

export const payerBurst = defineSignal({
  code: "PAYER_BURST",
  since: "0.1.0",
  weight: 45,
  flows: ["payin"],
  // -log10 of the chance of so many payments in three days
  curve: {
    points: [
      [1.5, 0],
      [3, 0.25],
      [5.5, 1],
    ],
  },
  observe: (situation, graded) => {
    const unlikely = burst(situation);
    return unlikely === undefined ? undefined : graded(situation, unlikely);
  },
  example: 4,
  texts: {
    en: {
      sentence: "The payer pays far more often than usual.",
      example: "At the payer's usual pace, so many payments in three days have a chance of one in ten thousand.",
      remedy: "Retries and failed attempts do not count, and a season of sales is taken into account. Send the same `order_id` with each attempt at an order.",
    },
    es: {
      sentence: "El pagador paga mucho más seguido de lo habitual.",
      example: "Al ritmo habitual del pagador, tantos pagos en tres días tienen una probabilidad de uno en diez mil.",
      remedy:
        "Los reintentos y los intentos fallidos no cuentan, y se toma en cuenta una temporada de ventas. Envíe el mismo `order_id` en cada intento de un pedido.",
    },
    pt: { sentence: "O pagador paga com muito mais frequência do que o habitual." },
  },
});
