import { defineSignal } from "../signal.ts";
import { orders } from "./family.ts";

export const velocityDevice1h = defineSignal({
  code: "VELOCITY_DEVICE_1H",
  since: "0.1.0",
  weight: 25,
  flows: ["payin"],
  curve: { foot: 4, full: 10 },
  observe: (situation, graded) => orders(situation, graded, situation.features.history.device),
  example: 7,
  texts: {
    en: {
      sentence: "Many distinct orders from this device within an hour.",
      example: "Seven distinct orders from one phone within an hour.",
      remedy: "Leave `device.fingerprint` out at a tablet of your own that serves many customers.",
    },
    es: {
      sentence: "Muchos pedidos distintos desde este dispositivo en una hora.",
      example: "Siete pedidos distintos desde un mismo teléfono en una hora.",
      remedy: "Omita `device.fingerprint` en una tableta propia que atiende a muchos clientes.",
    },
    pt: { sentence: "Muitos pedidos distintos a partir deste dispositivo em uma hora." },
  },
});
