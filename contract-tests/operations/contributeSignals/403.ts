import { forbidden } from "../../of-every-operation/forbidden.ts";
import { join, leave, noMember } from "../../shared/network-steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "contributeSignals";

/** Members contribute. */
export const cases: readonly ContractCase[] = [
  ...forbidden(sample),
  { operation, promise: "who is no member contributes nothing", before: [leave()], request: sample.request, expected: noMember("contribute") },
  {
    operation,
    promise: "nor does a member that does not contribute",
    before: [join(undefined, { contribute: false, consume: false })],
    request: sample.request,
    expected: noMember("contribute"),
  },
];
