import { defineSignal, whole } from "../signal.ts";

export const ipDatacenter = defineSignal({
  code: "IP_DATACENTER",
  since: "0.1.0",
  weight: 15,
  flows: ["payin", "payout"],
  observe: ({ transaction: { address } }) => (address?.hosting === true ? whole("hosting network", "hosting network") : undefined),
  example: 1,
  texts: {
    en: {
      sentence: "The connection comes from a hosting network.",
      example: "The address belongs to a cloud provider.",
      remedy: "Send the payer's address in `device.ip_address`, not that of your server or content network.",
    },
    es: {
      sentence: "La conexión viene de una red de alojamiento de servidores.",
      example: "La dirección IP es de un proveedor de servicios en la nube.",
      remedy: "Envíe en `device.ip_address` la dirección IP del pagador, no la de su servidor ni la de su red de distribución de contenido.",
    },
    pt: { sentence: "A conexão vem de uma rede de hospedagem de servidores." },
  },
  words: { "hosting network": { es: "red de alojamiento", pt: "rede de hospedagem" } },
});
