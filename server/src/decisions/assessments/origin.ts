// The origin of an assessment.
import type { components } from "../../../../generated/types.ts";

/** The merchant's server, or a browser. */
export type AssessmentOrigin = components["schemas"]["AssessmentOrigin"];

/** The origin of an assessment by the kind of its credential: a publishable key is public, everything else is the merchant's server. */
export function originOf(credentialKind: string): AssessmentOrigin {
  return credentialKind === "publishable" ? "browser" : "server";
}
