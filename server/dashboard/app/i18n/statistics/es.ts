// Spanish: statistics by dimension.
import type { statistics as english } from "./en.ts";

/** Texts of the page. */
export const statistics: typeof english = {
  title: "Estadísticas",
  period: "Período",
  lengths: { "1": "24 horas", "7": "7 días", "30": "30 días", "90": "90 días" },
  by: "Agrupar por",
  dimensions: { country: "País", bin: "BIN", channel: "Canal", signal: "Señal", rule: "Regla", submerchant: "Subcomercio" },
  interval: "Puntos de las líneas",
  intervals: { hour: "Por hora", day: "Por día" },
  line: "Líneas",
  measures: { assessments: "Pagos", declined: "Rechazados", precision: "Precisión", lift: "Veces el promedio" },
  lineOf: (measure, interval) => `${measure} ${interval === "hour" ? "por hora" : "por día"}`,
  value: "Valor",
  hits: (dimension) => ({ signal: "Activaciones", rule: "Coincidencias" })[dimension as string] ?? "Pagos",
  decisions: "Decisiones",
  declined: (share) => `${share} rechazados`,
  fraudOfKnown: "Fraude entre conocidos",
  ofKnown: (fraud, known) => `${fraud} de ${known}`,
  times: (figure) => `×${figure}`,
  rest: (count) => (count === 1 ? "1 valor más" : `${count} valores más`),
  none: {
    country: "Sin país",
    bin: "Sin tarjeta",
    channel: "Sin canal",
    signal: "Sin señal",
    rule: "Sin regla",
    submerchant: "Sin subcomercio",
  },
  noValues: "Nada de este tipo en este período.",
  nothing: "No hay pagos en este período",
  nothingText: "Estas cifras no incluyen los pagos evaluados desde navegadores.",
  tooMany: "Demasiados pagos para este período",
  tooManyText: "Estas cifras se cuentan a partir de hasta doscientos mil pagos, incluido el período anterior. Elija un período más corto.",
  countedSeveralTimes: "Un pago con varias se cuenta varias veces.",
  liftText:
    "Precisión: fraudes entre los pagos con resultado conocido. Veces el promedio: cuántas veces supera a la de todos los pagos; cerca de ×1, no indica nada sobre el fraude.",
};
