// Bands of participants: the exact number is never disclosed.
import type { components } from "../../../../generated/types.ts";

/** Most participants that are counted: more are in the same band. */
export const MOST_COUNTED = 5;

/** The band of a number of participants, 1 or more. */
export function bandOf(participants: number): components["schemas"]["ParticipantBand"] {
  if (participants >= MOST_COUNTED) return "5+";
  return participants >= 2 ? "2-4" : "1";
}
