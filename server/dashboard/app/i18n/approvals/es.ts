// Spanish: changes that need the approval of a second person.
import type { approvals as english } from "./en.ts";

/** Texts of approvals. */
export const approvals: typeof english = {
  approvals: {
    title: "Aprobaciones",
    lead: "Cambios que solo se hacen cuando los aprueba una segunda persona. Cuáles lo necesitan está en la configuración.",
    empty: "Nada espera aprobación",
    emptyText: "Aquí aparece cada cambio que necesita una segunda persona.",
    waiting: "En espera",
    decided: "Decididos",
    areas: {
      policy: "Política: umbrales, pesos, países de alto riesgo, grupo de control, aprendizaje",
      live_rules: "Reglas activas que cambian, se archivan o vuelven a borrador o sombra",
      models: "Modelos que se activan, reversiones y el presupuesto para activarse solos",
      allowlists: "Entradas que las personas agregan a una lista de permitidos",
      configuration: "La configuración como un solo documento",
    },
    off: "Se desactivan aprobaciones",
    statuses: { pending: "En espera", applied: "Hecho", failed: "Falló", rejected: "Rechazado", expired: "Vencido" },
    operation: "Operación",
    change: "Qué se haría",
    requestedBy: "Solicitado por",
    decidedBy: "Decidido por",
    approve: "Aprobar",
    reject: "Rechazar",
    withdraw: "Retirar",
    applied: "Aprobado: el cambio está hecho",
    failed: (message: string) => `No se pudo hacer el cambio: ${message}`,
    rejected: "Rechazado: no cambió nada",
    own: "Usted lo solicitó: lo debe aprobar otra persona.",
    setting: "Cambios que requieren la aprobación de una segunda persona",
    required: "Este cambio requiere la aprobación de una segunda persona. Espera en Aprobaciones.",
    second: "Lo debe aprobar otra persona: usted lo solicitó, o creó la clave que lo hizo.",
  },
};
