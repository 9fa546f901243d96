import { join, leave, outside } from "../shared/network-steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** The membership is read also where there is none. */
export const sample: Sample<"readNetworkMembership"> = {
  operation: "readNetworkMembership",
  request: { key: "viewer", body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"readNetworkMembership"> = {
  /** How an organization takes part. */
  200: [
    {
      promise: "who has left is no member",
      before: [join(), leave()],
      request: { key: "viewer" },
      expected: { body: outside },
    },
    {
      promise: "what was chosen is read, by whatever key",
      before: [join("joined", { contribute: true, consume: false })],
      request: { key: "secret" },
      expected: { body: { member: true, contribute: true, consume: false, member_since: "{joined.member_since}" } },
    },
    {
      promise: "the membership of a provider is that of its submerchants",
      before: [join("joined", undefined, "pspAdmin")],
      request: { key: "submerchantSecret" },
      expected: { body: { member: true, member_since: "{joined.member_since}" } },
    },
  ],
};
