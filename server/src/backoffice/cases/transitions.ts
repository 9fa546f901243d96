// The way of a case.
import type { components } from "../../../../generated/types.ts";
import { ApiError } from "../../platform/errors/api-error.ts";

/** State of a case. */
export type CaseStatus = components["schemas"]["CaseStatus"];

/** The states that follow each state. */
export const nextStates: Readonly<Record<CaseStatus, readonly CaseStatus[]>> = {
  borrador: ["en_revision", "archivado"],
  en_revision: ["borrador", "enviado", "archivado"],
  enviado: ["resuelto", "en_revision"],
  resuelto: ["archivado"],
  archivado: [],
};

/** Throws INVALID_TRANSITION unless the step is open. */
export function assertStep(from: CaseStatus, to: CaseStatus): void {
  if (!nextStates[from].includes(to)) throw notOpen(from, to);
}

/** The step is not open; the error names those that are. */
export function notOpen(from: CaseStatus, to: CaseStatus): ApiError {
  return new ApiError("INVALID_TRANSITION", {
    message: `A case that is ${from} cannot become ${to} so.`,
    details: { from, to, allowed_transitions: nextStates[from] },
  });
}
