import { answered } from "../../of-every-operation/answered.ts";
import { join, leave, moment } from "../../shared/network-steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { requestExample } from "../../src/document.ts";
import { sample } from "./sample.ts";

const operation = "setNetworkMembership";

/** Taking part. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the documented example join makes a member",
    before: [leave()],
    request: { key: "admin", body: requestExample(operation, "join") },
    expected: { status: 200, example: "join", body: { member: true, contribute: true, consume: true, member_since: moment } },
  },
  {
    operation,
    promise: "a change leaves the day of joining as it is",
    before: [join("joined")],
    request: { key: "secret", body: { contribute: true, consume: false } },
    expected: { status: 200, body: { member: true, contribute: true, consume: false, member_since: "{joined.member_since}" } },
  },
  {
    operation,
    promise: "a member that neither gives nor takes is still one",
    before: [join("joined")],
    request: { key: "admin", body: { contribute: false, consume: false } },
    expected: { status: 200, body: { member: true, contribute: false, consume: false, member_since: "{joined.member_since}" } },
  },
];
