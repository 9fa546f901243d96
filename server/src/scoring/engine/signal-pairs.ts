// Pairs of signals that mean more together than apart (learned: learning/find-pairs.ts). A pair is scored and shown as a signal of its own.

import { catalogue, isSignalCode, type SignalCode } from "../signals/index.ts";
import type { SignalPair } from "../situation/policy.ts";
import { effectiveWeight } from "./score.ts";
import { observableOf } from "./unobserved.ts";

/** Code of a pair. */
export const pairCode = ({ first, second }: Pick<SignalPair, "first" | "second">): string => `${first}+${second}`;

/** The pairs of which both signals fired with a weight: the product of their strengths, and the weight (0 to 100, not rounded) that it gives. */
export function firedPairs(pairs: readonly SignalPair[], strengths: ReadonlyMap<string, number>) {
  return pairs.flatMap(({ first, second, weight }) => {
    const strength = (strengths.get(first) ?? 0) * (strengths.get(second) ?? 0);
    return strength > 0 ? [{ code: pairCode({ first, second }), strength, observed: strength, threshold: 0, weight: effectiveWeight(weight, strength) }] : [];
  });
}

/** The signals of a code: one, one that could not be observed, or both of a pair. Undefined: the code is of another catalogue. */
export function signalsOfCode(code: string): SignalCode[] | undefined {
  const plain = observableOf(code) ?? code;
  const codes = plain.split("+").filter(isSignalCode);
  return codes.length === 0 || codes.join("+") !== plain ? undefined : codes;
}

/** What a signal, an unobserved one or a pair means, in English. */
export function descriptionOf(code: string): string {
  const [first, second] = signalsOfCode(code) ?? [];
  if (first === undefined) return code;
  if (observableOf(code) !== undefined) return `Could not be observed, unlike in most payments: ${catalogue[first].texts.en.sentence}`;
  if (second === undefined) return catalogue[first].texts.en.sentence;
  return `Both together: ${catalogue[first].texts.en.sentence} ${catalogue[second].texts.en.sentence}`;
}
