// Portuguese: what needs attention on the overview, and figures of prevention.
import type { attention as english } from "./en.ts";

/** Texts of the lower half of the overview. */
export const attention: typeof english = {
  alerts: {
    title: "Alertas",
    none: "Nada requer atenção.",
    endpoint: (url) => `O webhook falha: ${url}`,
    deliveries: (count) => `Entregas de webhooks com falha: ${count}`,
    drift: "Deriva de pontuações ou sinais",
    model: "Um modelo aguarda aprovação",
    rule: (name) => `Uma regra aguarda aprovação: ${name}`,
  },
  health: {
    title: "Saúde",
    latency: "Tempo até a decisão",
    milliseconds: (shown) => `${shown} ms`,
    quantiles: "(mediana / p95 / p99)",
    endpoints: "Webhooks",
    endpointsText: (enabled, failing) => `${enabled} ativados, ${failing} com falha`,
    browsers: "Avaliações a partir de navegadores",
    holdouts: "Grupo de controle",
    drift: "Deriva",
  },
  prevention: {
    title: "Prevenção",
    fraudRate: "Taxa de fraude",
    chargebackRate: "Taxa de chargebacks",
    falsePositiveRate: "Taxa de falsos positivos",
    precision: "Precisão",
    recall: "Abrangência",
    bases: {
      fraud_rate: "de todos os pagamentos",
      chargeback_rate: "dos pagamentos não recusados",
      false_positive_rate: "de todos os pagamentos",
      precision: "fraudes entre os pagamentos retidos que se revelaram fraude ou alarme falso",
      recall: "de todas as fraudes",
    },
    prevented: "Evitado",
    topSignals: "Sinais mais frequentes",
    noSignals: "Nenhum sinal disparou neste período.",
  },
};
