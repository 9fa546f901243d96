// Many origins pay to one account within a day: a mule collects.
import type { RuleTemplate } from "./template.ts";

/** The template. */
export const muleFanIn: RuleTemplate = {
  id: "mule-fan-in",
  rule: {
    code: "RULE:MULE_FAN_IN",
    flow: "payout",
    expression: "payout.origins_24h >= 6 && payout.first_to_beneficiary > 0",
    action: { type: "at_least", decision: "review" },
    priority: 100,
  },
  texts: {
    en: {
      name: "Many origins to one account",
      description: "A mule account collects from many victims. Holds the payout for review.",
      catches: "A first payout to an account, by CLABE, IBAN or account hash, that six or more origins paid to within 24 hours.",
      leaves_alone: "Friends who pool money for a gift, customers who paid the account before, and transfers between your own accounts.",
      tuning: "6 origins: raise it if your customers pay schools, landlords or stores that collect from many people.",
    },
    es: {
      name: "Muchos orígenes hacia una cuenta",
      description: "Una cuenta mula concentra el dinero de muchas víctimas. Retiene la transferencia para revisión.",
      catches: "La primera transferencia a una cuenta, por CLABE, IBAN o identificador, a la que pagaron seis o más orígenes en 24 horas.",
      leaves_alone: "Amigos que juntan dinero para un regalo, clientes que ya habían pagado a esa cuenta y traspasos entre cuentas propias.",
      tuning: "6 orígenes: auméntelo si sus clientes pagan a escuelas, arrendadores o comercios que cobran a muchas personas.",
    },
    pt: {
      name: "Muitas origens para uma conta",
      description: "Uma conta laranja concentra o dinheiro de muitas vítimas. Retém a transferência para análise.",
      catches: "A primeira transferência para uma conta, por CLABE, IBAN ou identificador, que recebeu de seis ou mais origens em 24 horas.",
      leaves_alone: "Amigos que juntam dinheiro para um presente, clientes que já pagaram a essa conta e transferências entre contas próprias.",
      tuning: "6 origens: aumente se seus clientes pagam a escolas, locadores ou lojas que recebem de muitas pessoas.",
    },
  },
};
