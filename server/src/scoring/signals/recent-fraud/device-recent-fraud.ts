import { defineSignal } from "../signal.ts";
import { share } from "./family.ts";

export const deviceRecentFraud = defineSignal({
  code: "DEVICE_RECENT_FRAUD",
  since: "0.1.0",
  weight: 90,
  flows: ["payin"],
  curve: { foot: 0.02, full: 0.5 },
  observe: (situation, graded) => share(situation, graded, "device"),
  example: 0.26,
  texts: {
    en: {
      sentence: "This device had confirmed fraud recently.",
      example: "In the last known week, fraud on the device was 26 percentage points above your base rate.",
      remedy: "Leave `device.fingerprint` out at a tablet of your own that serves many customers. It ends once the last known week has no fraud.",
    },
    es: {
      sentence: "En este dispositivo hubo fraudes confirmados hace poco.",
      example: "En la última semana conocida, el fraude en el dispositivo estuvo 26 puntos porcentuales por encima de su tasa base.",
      remedy: "Omita `device.fingerprint` en una tableta propia que atiende a muchos clientes. Termina cuando la última semana conocida no tiene fraude.",
    },
    pt: { sentence: "Este dispositivo teve fraudes confirmadas recentemente." },
  },
});
