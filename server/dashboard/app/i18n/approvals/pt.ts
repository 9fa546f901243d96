// Portuguese: changes that need the approval of a second person.
import type { approvals as english } from "./en.ts";

/** Texts of approvals. */
export const approvals: typeof english = {
  approvals: {
    title: "Aprovações",
    lead: "Mudanças que só são feitas quando uma segunda pessoa as aprova. Quais precisam disso está nas configurações.",
    empty: "Nada aguarda aprovação",
    emptyText: "Aqui aparece cada mudança que precisa de uma segunda pessoa.",
    waiting: "Aguardando",
    decided: "Decididas",
    areas: {
      policy: "Política: limites, pesos, países de alto risco, grupo de controle, aprendizado",
      live_rules: "Regras ativas que mudam, são arquivadas ou voltam a rascunho ou sombra",
      models: "Modelos que entram em vigor, reversões e o orçamento para entrar em vigor sozinhos",
      allowlists: "Entradas que pessoas adicionam a uma lista de permissão",
      configuration: "A configuração como um só documento",
    },
    off: "Aprovações são desativadas",
    statuses: { pending: "Aguardando", applied: "Feita", failed: "Falhou", rejected: "Rejeitada", expired: "Vencida" },
    operation: "Operação",
    change: "O que seria feito",
    requestedBy: "Solicitada por",
    decidedBy: "Decidida por",
    approve: "Aprovar",
    reject: "Rejeitar",
    withdraw: "Retirar",
    applied: "Aprovada: a mudança foi feita",
    failed: (message: string) => `A mudança não pôde ser feita: ${message}`,
    rejected: "Rejeitada: nada mudou",
    own: "Você solicitou isto: outra pessoa precisa aprovar.",
    setting: "Mudanças que exigem a aprovação de uma segunda pessoa",
    required: "Esta mudança exige a aprovação de uma segunda pessoa. Ela aguarda em Aprovações.",
    second: "Outra pessoa precisa aprovar: você solicitou, ou criou a chave que o fez.",
  },
};
