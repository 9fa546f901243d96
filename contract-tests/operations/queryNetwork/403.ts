import { forbidden } from "../../of-every-operation/forbidden.ts";
import { join, leave, noMember } from "../../shared/network-steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "queryNetwork";

/** Members that consume ask. */
export const cases: readonly ContractCase[] = [
  ...forbidden(sample),
  { operation, promise: "who is no member is not answered", before: [leave()], request: sample.request, expected: noMember("consume") },
  {
    operation,
    promise: "nor is a member that only contributes",
    before: [join(undefined, { contribute: true, consume: false })],
    request: sample.request,
    expected: noMember("consume"),
  },
];
