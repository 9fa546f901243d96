// Portuguese: saved views of the list of assessments.
import type { savedViews as english } from "./en.ts";

/** Texts of saved views. */
export const savedViews: typeof english = {
  savedViews: {
    title: "Visões salvas",
    own: "Próprias",
    shared: "Compartilhadas",
    failed: "Não foi possível carregar as visões salvas",
    save: "Salvar visão",
    edit: "Alterar visão",
    name: "Nome",
    as: "Salvar como",
    anew: "Nova visão",
    share: "Compartilhar com a organização",
    saved: "Visão salva",
    removed: "Visão removida",
    leftOut: (names) => `As visões não guardam estes filtros: ${names}.`,
    readOnly: (owner) => `Compartilhada por ${owner}`,
  },
};
