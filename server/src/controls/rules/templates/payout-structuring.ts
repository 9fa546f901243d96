// Several payouts just under a reporting limit.
import type { RuleTemplate } from "./template.ts";

/** The template. */
export const payoutStructuring: RuleTemplate = {
  id: "payout-structuring",
  rule: {
    code: "RULE:PAYOUT_STRUCTURING",
    flow: "payout",
    expression: "payout.below_limit_7d >= 3",
    action: { type: "at_least", decision: "review" },
    priority: 100,
  },
  texts: {
    en: {
      name: "Payouts just under a limit",
      description: "Somebody splits an amount to stay under a reporting limit. Holds the payout for review.",
      catches: "The third payout in seven days, of one origin or to one account, that is just under a reporting limit.",
      leaves_alone: "One or two payouts near a limit, repeated payouts well below it, and transfers between your own accounts.",
      tuning: "3 payouts: raise it if you often pay invoices of about that amount.",
    },
    es: {
      name: "Transferencias justo debajo de un límite",
      description: "Alguien divide un monto para no llegar a un límite de reporte. Retiene la transferencia para revisión.",
      catches: "La tercera transferencia en siete días, de un origen o hacia una cuenta, por un monto justo debajo de un límite de reporte.",
      leaves_alone: "Una o dos transferencias cercanas a un límite, las repetidas muy por debajo y los traspasos entre cuentas propias.",
      tuning: "3 transferencias: auméntelo si paga con frecuencia facturas de ese monto.",
    },
    pt: {
      name: "Transferências logo abaixo de um limite",
      description: "Alguém divide um valor para não atingir um limite de comunicação. Retém a transferência para análise.",
      catches: "A terceira transferência em sete dias, de uma origem ou para uma conta, de valor logo abaixo de um limite de comunicação.",
      leaves_alone: "Uma ou duas transferências próximas de um limite, as repetidas bem abaixo dele e as transferências entre contas próprias.",
      tuning: "3 transferências: aumente se você paga com frequência faturas desse valor.",
    },
  },
};
