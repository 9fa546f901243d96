// What a signal is: a pure function of payment, features, policy and clock.

import type { Features } from "./features.ts";
import { curveOf, footOf, grade, type Policy } from "./policy.ts";
import type { SignalCode } from "./signal-catalogue.ts";
import type { Transaction } from "./transaction.ts";

/** Inputs of a signal. The clock is `transaction.assessedAt`. */
export interface Situation {
  readonly transaction: Transaction;
  readonly features: Features;
  readonly policy: Policy;
}

/** An observation. Strength is between 0 (does not fire) and 1 (full weight). */
export interface Observation {
  readonly strength: number;
  readonly observed: number | string;
  readonly threshold: number | string;
  /** The number that was graded, where `observed` says it in words. */
  readonly value?: number;
  /** Part (0 to 1) of the strength that counts, and the strength without it; absent: all of it. */
  readonly part?: number;
  readonly whole?: number;
  /** The list entry that fired. */
  readonly entryId?: string;
}

/** A signal: undefined if it cannot be observed. */
export type Signal = (situation: Situation) => Observation | undefined;

/** Signals by code; each family file contributes its own. */
export type SignalFamily = Partial<Record<SignalCode, Signal>>;

/** Grades a number on the signal's curve. Below the foot the strength is 0: the signal does not fire, but what it observed is a fact. */
export function graded(situation: Situation, code: SignalCode, observed: number): Observation {
  const curve = curveOf(situation.policy, code);
  return { strength: grade(observed, curve), observed, threshold: footOf(curve) };
}

/** An observation at full strength. */
export function whole(observed: number | string, threshold: number | string, entryId?: string): Observation {
  return entryId === undefined ? { strength: 1, observed, threshold } : { strength: 1, observed, threshold, entryId };
}

/** An observation with a part (0 to 1) of its strength. */
export function scaled(observation: Observation, part: number): Observation {
  return part >= 1 ? observation : { ...observation, strength: observation.strength * Math.max(0, part), part: Math.max(0, part), whole: observation.strength };
}

/** The part of a strength that counts under a least part (see Policy.leastParts). */
export const partUnder = (part: number, least: number): number => least + (1 - least) * part;

export { DAY, HOUR } from "../../platform/time/time.ts";

/** What a signal observed: the value, with the part (0 to 1) of its strength that counts where that is not all of it. */
export type Fact = number | readonly [observed: number, part: number];
