import { defineSignal } from "../signal.ts";

export const hourRecentFraud = defineSignal({
  code: "HOUR_RECENT_FRAUD",
  since: "0.2.0",
  // times the organization's rate of fraud; many honest payers share an hour: the most that a fit can give it, sixteen times the hazard, is below a review
  weight: 2,
  flows: ["payin"],
  // times the organization's rate of fraud; many honest payers share an hour: the most that a fit can give it, sixteen times the hazard, is below a review
  curve: { foot: 1.5, full: 5 },
  observe: (situation, graded) => graded(situation, situation.features.hourFraud ?? 1),
  example: 3.2,
  texts: {
    en: {
      sentence: "Payments at this hour of the day were often confirmed as fraud recently.",
      example: "Between two and three in the morning (UTC), fraud is at least 3.2 times as frequent as on the whole.",
      remedy: "It is a small weight that counts beside others. It ends once four weeks show no more fraud at this hour than at others.",
    },
    es: {
      sentence: "Los pagos de esta hora del día resultaron fraude con frecuencia hace poco.",
      example: "Entre las dos y las tres de la madrugada (UTC), el fraude es al menos 3.2 veces más frecuente que en general.",
      remedy: "Es un peso pequeño que cuenta junto a otros. Termina cuando en cuatro semanas no hay más fraude a esta hora que a otras.",
    },
    pt: { sentence: "Os pagamentos nesta hora do dia foram confirmados como fraude com frequência nos últimos tempos." },
  },
});
