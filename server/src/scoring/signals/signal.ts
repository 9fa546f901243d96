// What a signal is: one definition with everything that is said of it, and a pure function of payment, features, policy and clock.
import { type Curve, footOf, grade } from "../situation/curve.ts";
import type { Features } from "../situation/features.ts";
import type { PolicyOf } from "../situation/policy.ts";
import type { Flow, Transaction } from "../situation/transaction.ts";

/** Inputs of a signal. The clock is `transaction.assessedAt`. */
export interface Situation {
  readonly transaction: Transaction;
  readonly features: Features;
  readonly policy: PolicyOf<string>;
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

/** What a signal observed: the value, with the part (0 to 1) of its strength that counts where that is not all of it. */
export type Fact = number | readonly [observed: number, part: number];

/** Grades a number on the signal's curve. Below the foot the strength is 0: the signal does not fire, but what it observed is a fact. */
export type Graded = (situation: Situation, observed: number) => Observation;

/** What a signal observes in a situation; undefined: it cannot be observed. */
export type Observe = (situation: Situation, graded: Graded) => Observation | undefined;

/** What a signal says in a language of the documentation: fields of requests and outcomes in backticks. */
export interface SignalTexts {
  /** What it means, in one sentence. */
  readonly sentence: string;
  /** The story behind its example. */
  readonly example: string;
  /** What an honest payer or the merchant can do about it. */
  readonly remedy: string;
}

/** A signal, without what {@link defineSignal} adds. */
export interface SignalDefinition<Code extends string = string> {
  readonly code: Code;
  /** Version of the software that it came with. */
  readonly since: string;
  /** Maximum weight, -100 to 100; negative weights are credits. An organization can override it, and it can be fitted from outcomes. */
  readonly weight: number;
  readonly flows: readonly Flow[];
  /** In the unit of the observed value. Absent: the signal has full strength or does not fire. */
  readonly curve?: Curve;
  /** Absent: the verdict itself adds it. */
  readonly observe?: Observe;
  /** Observed value of the example that the documentation shows. */
  readonly example: number;
  readonly texts: { readonly en: SignalTexts; readonly es: SignalTexts; readonly pt: Pick<SignalTexts, "sentence"> };
  /** Translations of the English words that it stores as observed or expected values. Codes, countries and domains are the same in all languages. */
  readonly words?: Readonly<Record<string, { readonly es: string; readonly pt: string }>>;
}

/** A signal. */
export interface Signal<Code extends string = string> extends SignalDefinition<Code> {
  readonly graded: Graded;
}

/** Defines a signal: a file of `signals/<family>/`, listed in `signals/index.ts`. */
export function defineSignal<const Code extends string>(definition: SignalDefinition<Code>): Signal<Code> {
  const graded: Graded = ({ policy }, observed) => {
    const curve = curveUnder(policy, definition);
    return { strength: grade(observed, curve), observed, threshold: footOf(curve) };
  };
  return { ...definition, graded };
}

const WHOLE: Curve = { foot: 0, full: 1 };

/** Curve of a signal under a policy. A signal without a curve fires whole: foot 0, full 1 on an observed 1. */
export function curveUnder(policy: Pick<PolicyOf<string>, "curves">, { code, curve }: Pick<SignalDefinition, "code" | "curve">): Curve {
  return policy.curves[code] ?? curve ?? WHOLE;
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
