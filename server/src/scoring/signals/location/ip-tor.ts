import { defineSignal, whole } from "../signal.ts";

export const ipTor = defineSignal({
  code: "IP_TOR",
  since: "0.1.0",
  weight: 45,
  flows: ["payin", "payout"],
  observe: ({ transaction: { device } }) => (device.isTor ? whole("tor", "tor exit") : undefined),
  example: 1,
  texts: {
    en: {
      sentence: "The connection comes through the Tor network.",
      example: "The connection leaves the Tor network at a known exit.",
      remedy: "The payer can pay without Tor. Prefer a challenge: the cardholder passes it.",
    },
    es: {
      sentence: "La conexión llega por la red Tor.",
      example: "La conexión sale de la red Tor por un nodo conocido.",
      remedy: "El pagador puede pagar sin Tor. Prefiera una autenticación adicional: el titular de la tarjeta la supera.",
    },
    pt: { sentence: "A conexão vem da rede Tor." },
  },
  words: { tor: { es: "tor", pt: "tor" }, "tor exit": { es: "salida de Tor", pt: "saída do Tor" } },
});
