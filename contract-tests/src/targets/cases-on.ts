import type { ContractCase, TargetName } from "../case.ts";

/** The cases that a target is asked. Those that it cannot take are left out, each with its reason in `except`. */
export function casesOn(target: TargetName, cases: readonly ContractCase[]): ContractCase[] {
  const taken = cases.filter(({ except }) => except?.[target] === undefined);
  return target === "proxy" ? oneOfEachAnswer(taken) : taken;
}

/** Prism judges what the contract can describe, and the same way each time: one case of each operation, status and code shows what it has to say. */
function oneOfEachAnswer(cases: readonly ContractCase[]): ContractCase[] {
  const firsts = new Map(cases.toReversed().map((one) => [JSON.stringify([one.operation, one.expected.status, one.expected.code]), one]));
  return [...firsts.values()].toReversed();
}
