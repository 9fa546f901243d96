// The contract's facts, indexed for the hot path and for reading.
import { type FactPath, type FactRule, facts } from "../../../../generated/facts.ts";
import type { SignalCode } from "../signals/index.ts";

/** Every fact, by its path. */
export const factsByPath: ReadonlyMap<FactPath, FactRule> = new Map(facts.map((fact): [FactPath, FactRule] => [fact.path, fact]));

/** Every fact, by the id under which it is stored. */
export const factsById: ReadonlyMap<number, FactRule> = new Map(facts.map((fact): [number, FactRule] => [fact.id, fact]));

/** What a signal observes, and how much of its strength counts: ids of facts. */
export interface SignalFacts {
  readonly observed: number;
  readonly weight: number | undefined;
}

const rules: readonly FactRule[] = facts;

/** The facts of each signal. A signal without facts (weight 0, or settled by lists of the sandbox) is not among them. */
export const factsOfSignal: ReadonlyMap<SignalCode, SignalFacts> = new Map(
  rules.flatMap(({ id, signal }): [SignalCode, SignalFacts][] =>
    signal === null ? [] : [[signal as SignalCode, { observed: id, weight: rules.find(({ weighs }) => weighs.includes(signal))?.id }]],
  ),
);

/** Id of a fact. */
export function factId(path: FactPath): number {
  const rule = factsByPath.get(path);
  if (rule === undefined) throw new Error(`${path} is not a fact`);
  return rule.id;
}
