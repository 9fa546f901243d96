import { defineSignal, whole } from "../signal.ts";

export const ipProxyVpn = defineSignal({
  code: "IP_PROXY_VPN",
  since: "0.1.0",
  weight: 20,
  flows: ["payin", "payout"],
  observe: ({ transaction: { device } }) => (device.isProxy ? whole("proxy", "proxy or VPN") : undefined),
  example: 1,
  texts: {
    en: {
      sentence: "The connection comes through a proxy or VPN.",
      example: "An employee pays through the VPN of the employer.",
      remedy: "The payer can switch the VPN off. Alone it leads to `approve`; send `device.is_proxy` only where you know it.",
    },
    es: {
      sentence: "La conexión llega por un proxy o una VPN.",
      example: "Un empleado paga a través de la VPN de su empresa.",
      remedy: "El pagador puede desactivar la VPN. Por sí sola lleva a `approve`; envíe `device.is_proxy` solo donde lo sepa.",
    },
    pt: { sentence: "A conexão vem de um proxy ou de uma VPN." },
  },
  words: { proxy: { es: "proxy", pt: "proxy" }, "proxy or VPN": { es: "proxy o VPN", pt: "proxy ou VPN" } },
});
