// Participants as they are told: never how many exactly.
import type { components } from "../../../../generated/types.ts";

/** Participants that are counted at most: beyond, the band is the same. */
export const COUNTED_AT_MOST = 5;

/** The band of a number of participants, from 1. */
export function bandOf(participants: number): components["schemas"]["ParticipantBand"] {
  if (participants >= COUNTED_AT_MOST) return "5+";
  return participants >= 2 ? "2-4" : "1";
}
