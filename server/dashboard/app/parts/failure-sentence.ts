// What a failed call means for the person, in their language. The API writes for developers.
import type { ApiFailure } from "../api/failure.ts";
import type { Messages } from "../i18n/messages.ts";

/** Shortest time (s) between automatic attempts: the service names one second when it is busy, and many people may look at it. */
const LEAST_WAIT = 5;

/** Seconds after which the page tries again by itself; undefined for a failure that another attempt does not change. */
export function waitOf({ status, retryAfter }: ApiFailure): number | undefined {
  return status === 503 || status === 429 ? Math.max(LEAST_WAIT, retryAfter ?? 0) : undefined;
}

/** The sentence. */
export function failureSentence({ status, code, reason, message }: ApiFailure, { state, approvals }: Messages): string {
  if (status === 0) return state.offline;
  if (code === "APPROVAL_REQUIRED") return approvals.required;
  if (code === "SECOND_PERSON_REQUIRED") return approvals.second;
  if (status === 429) return state.tooManyRequests;
  if (status !== 503) return message;
  const known: Readonly<Record<string, string>> = state.unavailable;
  return (Object.hasOwn(known, reason) ? known[reason] : undefined) ?? state.unavailable.unknown;
}
