// Spanish: saved views of the list of assessments.
import type { savedViews as english } from "./en.ts";

/** Texts of saved views. */
export const savedViews: typeof english = {
  savedViews: {
    title: "Vistas guardadas",
    own: "Propias",
    shared: "Compartidas",
    failed: "No se pudieron cargar las vistas guardadas",
    save: "Guardar vista",
    edit: "Cambiar vista",
    name: "Nombre",
    as: "Guardar como",
    anew: "Vista nueva",
    share: "Compartir con la organización",
    saved: "Vista guardada",
    removed: "Vista eliminada",
    leftOut: (names) => `Las vistas no guardan estos filtros: ${names}.`,
    readOnly: (owner) => `Compartida por ${owner}`,
  },
};
