// Many payers on one card: a copied number that circulates.
import type { RuleTemplate } from "./template.ts";

/** The template. */
export const sharedCard: RuleTemplate = {
  id: "shared-card",
  rule: {
    code: "RULE:SHARED_CARD",
    flow: "payin",
    expression: "card.other_payers >= 2 && payer.captured_payments < 1 && payment.three_ds_authenticated < 1",
    action: { type: "at_least", decision: "challenge" },
    priority: 100,
  },
  texts: {
    en: {
      name: "Many payers on one card",
      description: "A stolen card number circulates and several payers use it. Requires step-up authentication.",
      catches: "A payer without captured payments, on a card that two or more other payers used lately from other devices.",
      leaves_alone: "A couple who share a card, a family on one device, payers whose payments were captured, and payments that the issuer authenticated.",
      tuning: "2 other payers: raise it if companies buy from you, whose employees share a card.",
    },
    es: {
      name: "Muchos pagadores con una tarjeta",
      description: "Un número de tarjeta robado circula y lo usan varios pagadores. Pide autenticación adicional.",
      catches: "Un pagador sin pagos cobrados, con una tarjeta que otros dos o más pagadores usaron hace poco desde otros dispositivos.",
      leaves_alone:
        "Una pareja que comparte tarjeta, una familia en un mismo dispositivo, quien ya tiene pagos cobrados y los pagos autenticados por el emisor.",
      tuning: "2 pagadores más: auméntelo si le compran empresas cuyos empleados comparten una tarjeta.",
    },
    pt: {
      name: "Muitos pagadores com um cartão",
      description: "Um número de cartão roubado circula e vários pagadores o usam. Pede autenticação adicional.",
      catches: "Um pagador sem pagamentos capturados, com um cartão que outros dois ou mais pagadores usaram há pouco em outros dispositivos.",
      leaves_alone:
        "Um casal que divide um cartão, uma família no mesmo dispositivo, quem já tem pagamentos capturados e pagamentos autenticados pelo emissor.",
      tuning: "2 outros pagadores: aumente se você vende para empresas cujos funcionários dividem um cartão.",
    },
  },
};
