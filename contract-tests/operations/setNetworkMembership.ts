import { both, join, leave, moment } from "../shared/network-steps.ts";
import { forbidden, refusing } from "../shared/refusal.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "setNetworkMembership";

/** An organization that gives and takes. */
export const sample = {
  operation: "setNetworkMembership",
  request: { key: "admin", body: both },
  status: 200,
} as const satisfies Sample<"setNetworkMembership">;

const refused = refusing({ key: "admin" });

/** Its own cases, by expected status. */
export const cases: OwnCases<"setNetworkMembership"> = {
  /** Taking part. */
  200: [
    {
      promise: "the documented example join makes a member",
      before: [leave()],
      request: { key: "admin", body: requestExample(operation, "join") },
      expected: { example: "join", body: { member: true, contribute: true, consume: true, member_since: moment } },
    },
    {
      promise: "a change leaves the day of joining as it is",
      before: [join("joined")],
      request: { key: "secret", body: { contribute: true, consume: false } },
      expected: { body: { member: true, contribute: true, consume: false, member_since: "{joined.member_since}" } },
    },
    {
      promise: "a member that neither gives nor takes is still one",
      before: [join("joined")],
      request: { key: "admin", body: { contribute: false, consume: false } },
      expected: { body: { member: true, contribute: false, consume: false, member_since: "{joined.member_since}" } },
    },
  ],
  /** Choices that cannot be. */
  400: [
    refused("what is required is named", {}, "contribute", "consume"),
    refused("who takes has to give", { contribute: false, consume: true }, "consume"),
    refused("a choice is yes or no", { contribute: "yes", consume: 1 }, "contribute", "consume"),
  ],
  /** The choice is the organization's. */
  403: [forbidden("a key of one submerchant does not choose for its provider", { key: "submerchantSecret", body: both })],
};
