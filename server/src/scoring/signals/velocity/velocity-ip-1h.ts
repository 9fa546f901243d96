import { defineSignal } from "../signal.ts";
import { orders } from "./family.ts";

export const velocityIp1h = defineSignal({
  code: "VELOCITY_IP_1H",
  since: "0.1.0",
  weight: 15,
  flows: ["payin"],
  curve: { foot: 9, full: 25 },
  observe: (situation, graded) => orders(situation, graded, situation.features.history.ip),
  example: 17,
  texts: {
    en: {
      sentence: "Many distinct orders from this address within an hour.",
      example: "Seventeen distinct orders within an hour from the address of a university.",
      remedy: "Send the payer's address, not that of your proxy. Lower the weight if your customers share addresses, as in offices or mobile networks.",
    },
    es: {
      sentence: "Muchos pedidos distintos desde esta dirección IP en una hora.",
      example: "Diecisiete pedidos distintos en una hora desde la dirección IP de una universidad.",
      remedy: "Envíe la dirección IP del pagador, no la de su proxy. Baje el peso si sus clientes comparten direcciones, como en oficinas o redes móviles.",
    },
    pt: { sentence: "Muitos pedidos distintos a partir deste endereço de rede em uma hora." },
  },
});
