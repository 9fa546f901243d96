import { answered } from "../../of-every-operation/answered.ts";
import { join, leave, outside } from "../../shared/network-steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "readNetworkMembership";

/** How an organization takes part. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "who has left is no member",
    before: [join(), leave()],
    request: { key: "viewer" },
    expected: { status: 200, body: outside },
  },
  {
    operation,
    promise: "what was chosen is read, by whatever key",
    before: [join("joined", { contribute: true, consume: false })],
    request: { key: "secret" },
    expected: { status: 200, body: { member: true, contribute: true, consume: false, member_since: "{joined.member_since}" } },
  },
  {
    operation,
    promise: "the membership of a provider is that of its submerchants",
    before: [join("joined", undefined, "pspAdmin")],
    request: { key: "submerchantSecret" },
    expected: { status: 200, body: { member: true, member_since: "{joined.member_since}" } },
  },
];
