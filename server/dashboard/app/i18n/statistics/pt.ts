// Portuguese: statistics by dimension.
import type { statistics as english } from "./en.ts";

/** Texts of the page. */
export const statistics: typeof english = {
  title: "Estatísticas",
  period: "Período",
  lengths: { "1": "24 horas", "7": "7 dias", "30": "30 dias", "90": "90 dias" },
  by: "Agrupar por",
  dimensions: { country: "País", bin: "BIN", channel: "Canal", signal: "Sinal", rule: "Regra", submerchant: "Subcomerciante" },
  interval: "Pontos das linhas",
  intervals: { hour: "Por hora", day: "Por dia" },
  line: "Linhas",
  measures: { assessments: "Pagamentos", declined: "Recusados", precision: "Precisão", lift: "Vezes a média" },
  lineOf: (measure, interval) => `${measure} ${interval === "hour" ? "por hora" : "por dia"}`,
  value: "Valor",
  hits: (dimension) => ({ signal: "Disparos", rule: "Correspondências" })[dimension as string] ?? "Pagamentos",
  decisions: "Decisões",
  declined: (share) => `${share} recusados`,
  fraudOfKnown: "Fraude entre conhecidos",
  ofKnown: (fraud, known) => `${fraud} de ${known}`,
  times: (figure) => `×${figure}`,
  rest: (count) => (count === 1 ? "mais 1 valor" : `mais ${count} valores`),
  none: {
    country: "Sem país",
    bin: "Sem cartão",
    channel: "Sem canal",
    signal: "Sem sinal",
    rule: "Sem regra",
    submerchant: "Sem subcomerciante",
  },
  noValues: "Nada deste tipo neste período.",
  nothing: "Nenhum pagamento neste período",
  nothingText: "Estes números não incluem pagamentos avaliados a partir de navegadores.",
  tooMany: "Pagamentos demais para este período",
  tooManyText: "Estes números são contados a partir de até 200.000 pagamentos, incluindo o período anterior. Escolha um período mais curto.",
  countedSeveralTimes: "Um pagamento com vários é contado várias vezes.",
  liftText:
    "Precisão: fraudes entre os pagamentos com resultado conhecido. Vezes a média: quantas vezes ela supera a de todos os pagamentos; perto de ×1, nada indica sobre fraude.",
};
