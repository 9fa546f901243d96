// The first purchase of an account of hours, far above what the organization usually sells.
import type { RuleTemplate } from "./template.ts";

/** The template. */
export const firstPurchaseLarge: RuleTemplate = {
  id: "first-purchase-large",
  rule: {
    code: "RULE:FIRST_PURCHASE_LARGE",
    flow: "payin",
    expression: "payer.first_amount_times_p90 >= 5 && payer.account_age_hours < 24 && payment.three_ds_authenticated < 1",
    action: { type: "signal", weight: 25 },
    priority: 200,
  },
  texts: {
    en: {
      name: "Large first purchase of a new account",
      description: "An account opened today buys for far more than your customers usually do. Adds to the score.",
      catches: "The first purchase of an account younger than a day, of five times your 90th percentile or more.",
      leaves_alone: "First purchases of a usual amount, large ones of payers who bought before, and payments that the issuer authenticated.",
      tuning: "5 times: lower it to 3 if you sell goods that are easy to resell. Raise the weight of 25 once outcomes confirm the rule.",
    },
    es: {
      name: "Primera compra grande de una cuenta nueva",
      description: "Una cuenta abierta hoy compra por mucho más que sus clientes habituales. Suma al puntaje.",
      catches: "La primera compra de una cuenta con menos de un día, por cinco veces su percentil 90 o más.",
      leaves_alone: "Las primeras compras por montos habituales, las grandes de quien ya compró antes y los pagos autenticados por el emisor.",
      tuning: "5 veces: bájelo a 3 si vende productos fáciles de revender. Aumente el peso de 25 cuando los resultados confirmen la regla.",
    },
    pt: {
      name: "Primeira compra alta de conta nova",
      description: "Uma conta aberta hoje compra por muito mais do que seus clientes costumam gastar. Soma à pontuação.",
      catches: "A primeira compra de uma conta com menos de um dia, de cinco vezes o seu percentil 90 ou mais.",
      leaves_alone: "Primeiras compras de valor comum, compras altas de quem já comprou antes e pagamentos autenticados pelo emissor.",
      tuning: "5 vezes: reduza para 3 se você vende produtos fáceis de revender. Aumente o peso de 25 quando os resultados confirmarem a regra.",
    },
  },
};
