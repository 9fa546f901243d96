// Colours of cases.
import type { Schemas } from "../../api/client.ts";
import type { Tone } from "../../parts/values.tsx";

/** Colour of each status. */
export const statusTones: Readonly<Record<Schemas["CaseStatus"], Tone>> = {
  borrador: "grey",
  en_revision: "amber",
  enviado: "blue",
  resuelto: "green",
  archivado: "grey",
};

/** Colour of each priority. */
export const priorityTones: Readonly<Record<Schemas["CasePriority"], Tone>> = { baja: "grey", normal: "grey", alta: "amber", urgente: "red" };
