import { answered } from "../../of-every-operation/answered.ts";
import { contribute, join, leave, outside, stolenCard } from "../../shared/network-steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "leaveNetwork";

/** Leaving. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "who leaves takes its signals along",
    before: [leave(), join(), contribute("told", stolenCard("contract_card_1"), stolenCard("contract_card_2"))],
    request: { key: "admin" },
    expected: { status: 200, body: { ...outside, withdrawn: 2 } },
  },
  {
    operation,
    promise: "who is no member leaves nothing",
    before: [leave()],
    request: { key: "secret" },
    expected: { status: 200, body: { ...outside, withdrawn: 0 } },
  },
];
