// Spanish: what needs attention on the overview, and figures of prevention.
import type { attention as english } from "./en.ts";

/** Texts of the lower half of the overview. */
export const attention: typeof english = {
  alerts: {
    title: "Alertas",
    none: "Nada requiere atención.",
    endpoint: (url) => `Falla el webhook: ${url}`,
    deliveries: (count) => `Entregas de webhooks fallidas: ${count}`,
    drift: "Deriva de puntajes o señales",
    model: "Un modelo espera aprobación",
    rule: (name) => `Una regla espera aprobación: ${name}`,
  },
  health: {
    title: "Estado",
    latency: "Tiempo hasta la decisión",
    milliseconds: (shown) => `${shown} ms`,
    quantiles: "(mediana / p95 / p99)",
    endpoints: "Webhooks",
    endpointsText: (enabled, failing) => `${enabled} activados, ${failing} con fallos`,
    browsers: "Evaluaciones desde navegadores",
    holdouts: "Grupo de control",
    drift: "Deriva",
  },
  prevention: {
    title: "Prevención",
    fraudRate: "Tasa de fraude",
    chargebackRate: "Tasa de contracargos",
    falsePositiveRate: "Tasa de falsos positivos",
    precision: "Precisión",
    recall: "Cobertura",
    bases: {
      fraud_rate: "de todos los pagos",
      chargeback_rate: "de los pagos no rechazados",
      false_positive_rate: "de todos los pagos",
      precision: "fraudes entre los pagos detenidos que resultaron fraude o falsa alarma",
      recall: "de todos los fraudes",
    },
    prevented: "Evitado",
    topSignals: "Señales más frecuentes",
    noSignals: "Ninguna señal se activó en este período.",
  },
};
