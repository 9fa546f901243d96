// Models in words and colours.
import type { Schemas } from "../../api/client.ts";
import type { Tone } from "../../parts/values.tsx";

/** Colour of each state. */
export const stateTones: Readonly<Record<Schemas["ModelState"], Tone>> = {
  proposed: "amber",
  shadow: "violet",
  live: "green",
  archived: "grey",
  rejected: "grey",
};

/** Colour of what a comparison says. */
export const verdictTones: Readonly<Record<Schemas["ModelVerdict"], Tone>> = { better: "green", worse: "red", undecided: "grey" };

/** Colour of what has changed lately. */
export const driftTones: Readonly<Record<Schemas["DriftStatus"], Tone>> = { stable: "green", drifting: "red", too_few_payments: "grey" };
