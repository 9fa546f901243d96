// The workflow of a case.
import type { components } from "../../../../generated/types.ts";
import { ApiError } from "../../platform/errors/api-error.ts";

/** Status of a case. */
export type CaseStatus = components["schemas"]["CaseStatus"];

/** Allowed transitions by status. */
export const allowedTransitions: Readonly<Record<CaseStatus, readonly CaseStatus[]>> = {
  borrador: ["en_revision", "archivado"],
  en_revision: ["borrador", "enviado", "archivado"],
  enviado: ["resuelto", "en_revision"],
  resuelto: ["archivado"],
  archivado: [],
};

/** Throws INVALID_TRANSITION unless the transition is allowed. */
export function assertTransition(from: CaseStatus, to: CaseStatus): void {
  if (!allowedTransitions[from].includes(to)) throw transitionNotAllowed(from, to);
}

/** The transition is not allowed; `details` lists the allowed ones. */
export function transitionNotAllowed(from: CaseStatus, to: CaseStatus): ApiError {
  return new ApiError("INVALID_TRANSITION", {
    message: `A case in status \`${from}\` cannot move to \`${to}\` with this operation; see details.allowed_transitions.`,
    details: { from, to, allowed_transitions: allowedTransitions[from] },
  });
}
