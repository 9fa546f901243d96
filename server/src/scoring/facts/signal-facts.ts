// The facts that a signal reads, from the contract.
import { type FactRule, facts } from "../../../../generated/facts.ts";
import type { SignalCode } from "../signals/index.ts";

/** The facts of a signal: what it observes, and what scales its strength. In the order of the contract. */
export function factsOfSignal(code: SignalCode): readonly FactRule[] {
  const rules: readonly FactRule[] = facts;
  return rules.filter(({ signal, weighs }) => signal === code || weighs.includes(code));
}

/** Groups of facts, each once. */
export function familiesOf(read: readonly Pick<FactRule, "path">[]): string[] {
  return [...new Set(read.map(({ path }) => path.slice(0, path.indexOf("."))))];
}
