import type { ContractCase, TargetName } from "../case.ts";

/** The cases that run against a target. Those that it cannot take are left out, each with its reason in `except`. */
export function casesOn(target: TargetName, cases: readonly ContractCase[]): ContractCase[] {
  const taken = cases.filter(({ except }) => except?.[target] === undefined);
  return target === "proxy" ? oneOfEachAnswer(taken) : taken;
}

/** Prism validates what the contract describes, identically each time: one case per operation, status and code suffices. */
function oneOfEachAnswer(cases: readonly ContractCase[]): ContractCase[] {
  const firsts = new Map(cases.toReversed().map((one) => [JSON.stringify([one.operation, one.expected.status, one.expected.code]), one]));
  return [...firsts.values()].toReversed();
}
