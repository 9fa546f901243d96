// A foreign card through an anonymising connection.
import type { RuleTemplate } from "./template.ts";

const anonymous = "(connection.proxy > 0 || connection.tor > 0)";
const foreign = "has(connection.country) && has(card.country) && connection.country != card.country";

/** The template. */
export const proxyForeignCard: RuleTemplate = {
  id: "proxy-foreign-card",
  rule: {
    code: "RULE:PROXY_FOREIGN_CARD",
    flow: "payin",
    expression: `${anonymous} && ${foreign} && payer.captured_payments < 1 && payment.three_ds_authenticated < 1`,
    action: { type: "at_least", decision: "challenge" },
    priority: 100,
  },
  texts: {
    en: {
      name: "Foreign card behind a proxy",
      description: "A proxy, VPN or Tor hides where the payer is, and the card comes from another country. Requires step-up authentication.",
      catches: "A payer without captured payments, behind a proxy, VPN or Tor of another country than the card's.",
      leaves_alone: "Travellers without a proxy, a VPN in the card's own country, customers whose payments were captured, and authenticated payments.",
      tuning: "Captured payments below 1: raise it to 3 to check customers of few payments as well.",
    },
    es: {
      name: "Tarjeta extranjera detrás de un proxy",
      description: "Un proxy, una VPN o Tor oculta dónde está el pagador, y la tarjeta es de otro país. Pide autenticación adicional.",
      catches: "Un pagador sin pagos cobrados, detrás de un proxy, una VPN o Tor de un país distinto al de la tarjeta.",
      leaves_alone: "Viajeros sin proxy, una VPN en el país de la tarjeta, clientes con pagos cobrados y pagos autenticados.",
      tuning: "Menos de 1 pago cobrado: auméntelo a 3 para verificar también a clientes con pocos pagos.",
    },
    pt: {
      name: "Cartão estrangeiro atrás de um proxy",
      description: "Um proxy, uma VPN ou o Tor oculta onde está o pagador, e o cartão é de outro país. Pede autenticação adicional.",
      catches: "Um pagador sem pagamentos capturados, atrás de um proxy, uma VPN ou o Tor de um país diferente do país do cartão.",
      leaves_alone: "Viajantes sem proxy, uma VPN no país do cartão, clientes com pagamentos capturados e pagamentos autenticados.",
      tuning: "Menos de 1 pagamento capturado: aumente para 3 para verificar também clientes com poucos pagamentos.",
    },
  },
};
