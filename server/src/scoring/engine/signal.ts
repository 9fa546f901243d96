// What a signal is: a pure function of payment, features, policy and clock.
import type { SignalCode } from "./catalogue.ts";
import type { Features } from "./features.ts";
import { curveOf, grade, type Policy } from "./policy.ts";
import type { Transaction } from "./transaction.ts";

/** All that a signal may look at. The clock is `transaction.assessedAt`. */
export interface Situation {
  readonly transaction: Transaction;
  readonly features: Features;
  readonly policy: Policy;
}

/** What a signal saw. Strength is between 0 (nothing) and 1 (all of the weight). */
export interface Observation {
  readonly strength: number;
  readonly observed: number | string;
  readonly threshold: number | string;
  /** The list entry that fired. */
  readonly entryId?: string;
}

/** A signal: undefined when it has nothing to say. */
export type Signal = (situation: Situation) => Observation | undefined;

/** Signals by code; each family file contributes its own. */
export type SignalFamily = Partial<Record<SignalCode, Signal>>;

/** Grades a number on the signal's curve; undefined below the foot. */
export function graded(situation: Situation, code: SignalCode, observed: number): Observation | undefined {
  const curve = curveOf(situation.policy, code);
  const strength = grade(observed, curve);
  return strength > 0 ? { strength, observed: Math.round(observed * 1000) / 1000, threshold: curve.foot } : undefined;
}

/** A signal that fires whole when a fact holds. */
export function whole(observed: number | string, threshold: number | string, entryId?: string): Observation {
  return entryId === undefined ? { strength: 1, observed, threshold } : { strength: 1, observed, threshold, entryId };
}

/** An observation with a part (0 to 1) of its strength; undefined where nothing is left. */
export function weaker(observation: Observation | undefined, part: number): Observation | undefined {
  if (observation === undefined || part <= 0) return undefined;
  return part >= 1 ? observation : { ...observation, strength: observation.strength * part };
}

export { DAY, HOUR } from "../../platform/time/time.ts";
