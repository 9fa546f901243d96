// 3-D Secure failed, and the amount is worth the fraud. Amounts depend on the currency: about 150 US dollars each.
import type { RuleTemplate } from "./template.ts";

const amounts = Object.entries({ MXN: 3_000, BRL: 800, COP: 600_000, CLP: 150_000, PEN: 550, ARS: 225_000, USD: 150 });
const large = amounts.map(([currency, amount]) => `payment.currency == "${currency}" && payment.amount > ${amount}`).join(" || ");

/** The template. */
export const failedThreeDs: RuleTemplate = {
  id: "failed-three-ds",
  rule: {
    code: "RULE:FAILED_THREE_DS",
    flow: "payin",
    expression: `payment.three_ds_failed > 0 && payer.trusted < 1 && (${large})`,
    action: { type: "at_least", decision: "review" },
    priority: 100,
  },
  texts: {
    en: {
      name: "3-D Secure failed on a large amount",
      description: "The payer did not pass 3-D Secure, so that the loss is yours. Holds larger payments for review.",
      catches: "A payment above about 150 US dollars for which 3-D Secure failed or was rejected.",
      leaves_alone: "Small payments of payers who mistyped the code, payers with a long good record, and payments for which 3-D Secure was not attempted.",
      tuning: "Amounts by currency: set each to the loss that a review is worth, and add the currencies that you accept.",
    },
    es: {
      name: "3-D Secure fallido con monto alto",
      description: "El pagador no pasó 3-D Secure y la pérdida sería de usted. Retiene los pagos mayores para revisión.",
      catches: "Un pago de más de unos 150 dólares en el que 3-D Secure falló o fue rechazado.",
      leaves_alone: "Los pagos pequeños de quien tecleó mal el código, los pagadores con buen historial y los pagos en los que no se intentó 3-D Secure.",
      tuning: "Montos por moneda: fije en cada una la pérdida que justifica una revisión y agregue las monedas que acepta.",
    },
    pt: {
      name: "3-D Secure com falha em valor alto",
      description: "O pagador não passou no 3-D Secure e o prejuízo seria seu. Retém pagamentos maiores para análise.",
      catches: "Um pagamento acima de cerca de 150 dólares em que o 3-D Secure falhou ou foi rejeitado.",
      leaves_alone: "Pagamentos baixos de quem digitou o código errado, pagadores com bom histórico e pagamentos sem tentativa de 3-D Secure.",
      tuning: "Valores por moeda: defina em cada uma o prejuízo que justifica uma análise e inclua as moedas que você aceita.",
    },
  },
};
