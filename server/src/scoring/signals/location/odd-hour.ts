import { defineSignal, whole } from "../signal.ts";

export const oddHour = defineSignal({
  code: "ODD_HOUR",
  since: "0.1.0",
  weight: 8,
  flows: ["payin", "payout"],
  observe: ({ transaction: { localHour } }) => (localHour !== undefined && localHour < 5 ? whole(localHour, "00-05 local") : undefined),
  example: 1,
  texts: {
    en: {
      sentence: "It is the dead of night where the payer is.",
      example: "It is three in the morning where the payer is.",
      remedy: "Send `device.timezone`, so that the hour is the payer's. It is a small weight that counts beside others.",
    },
    es: {
      sentence: "Es de madrugada donde está el pagador.",
      example: "Son las tres de la mañana donde está el pagador.",
      remedy: "Envíe `device.timezone`, para que la hora sea la del pagador. Es un peso pequeño que cuenta junto a otros.",
    },
    pt: { sentence: "É alta madrugada onde o pagador se encontra." },
  },
  words: { "00-05 local": { es: "de 00 a 05, hora local", pt: "de 00 a 05, hora local" } },
});
