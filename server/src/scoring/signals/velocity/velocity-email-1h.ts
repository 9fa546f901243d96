import { defineSignal } from "../signal.ts";
import { orders } from "./family.ts";

export const velocityEmail1h = defineSignal({
  code: "VELOCITY_EMAIL_1H",
  since: "0.1.0",
  weight: 20,
  flows: ["payin"],
  curve: { foot: 4, full: 10 },
  observe: (situation, graded) => orders(situation, graded, situation.features.history.email),
  example: 7,
  texts: {
    en: {
      sentence: "Many distinct orders with this e-mail address within an hour.",
      example: "Seven distinct orders with one e-mail address within an hour.",
      remedy: "Send the same `order_id` with each attempt at an order: retries do not count. Put buyers of companies on the allowlist.",
    },
    es: {
      sentence: "Muchos pedidos distintos con este correo electrónico en una hora.",
      example: "Siete pedidos distintos con un mismo correo electrónico en una hora.",
      remedy:
        "Envíe el mismo `order_id` en cada intento de un pedido: los reintentos no cuentan. Ponga en la lista de permitidos a los compradores de empresas.",
    },
    pt: { sentence: "Muitos pedidos distintos com este endereço de e-mail em uma hora." },
  },
});
