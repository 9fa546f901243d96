import { defineSignal } from "../signal.ts";
import { cards } from "./family.ts";

export const multiCardDevice24h = defineSignal({
  code: "MULTI_CARD_DEVICE_24H",
  since: "0.1.0",
  weight: 45,
  flows: ["payin"],
  curve: { foot: 2, full: 6 },
  observe: (situation, graded) => cards(situation, graded, situation.features.history.device),
  example: 5,
  texts: {
    en: {
      sentence: "Several cards were used on this device within a day.",
      example: "The fifth card within a day is used on one phone.",
      remedy: "Two cards do not fire it. Leave `device.fingerprint` out at a tablet of your own that serves many customers.",
    },
    es: {
      sentence: "Se usaron varias tarjetas en este dispositivo en un día.",
      example: "En un teléfono se usa la quinta tarjeta del día.",
      remedy: "Dos tarjetas no la activan. Omita `device.fingerprint` en una tableta propia que atiende a muchos clientes.",
    },
    pt: { sentence: "Vários cartões foram utilizados neste dispositivo em um dia." },
  },
});
