import { defineSignal } from "../signal.ts";
import { orders } from "./family.ts";

export const velocityCard1h = defineSignal({
  code: "VELOCITY_CARD_1H",
  since: "0.1.0",
  weight: 30,
  flows: ["payin"],
  // distinct orders within the hour, this one included
  curve: { foot: 3, full: 8 },
  observe: (situation, graded) => orders(situation, graded, situation.features.history.card),
  example: 6,
  texts: {
    en: {
      sentence: "Many distinct orders with this card within an hour.",
      example: "One card pays six distinct orders within 40 minutes.",
      remedy: "Send the same `order_id` with each attempt at an order: retries do not count. Put agents that order for many on the allowlist.",
    },
    es: {
      sentence: "Muchos pedidos distintos con esta tarjeta en una hora.",
      example: "Una tarjeta paga seis pedidos distintos en 40 minutos.",
      remedy:
        "Envíe el mismo `order_id` en cada intento de un pedido: los reintentos no cuentan. Ponga en la lista de permitidos a los agentes que compran para muchos.",
    },
    pt: { sentence: "Muitos pedidos distintos com este cartão em uma hora." },
  },
});
