// The trigger of an assessment follows from its credential: ingest keys and connections cannot call assess.
import type { components } from "../../../../generated/types.ts";

/** The trigger of an assessment, by the kind of its credential. */
export function triggerOf(credentialKind: string): components["schemas"]["AssessmentTrigger"] {
  return credentialKind === "ingest" || credentialKind === "connection" ? "event" : "request";
}
