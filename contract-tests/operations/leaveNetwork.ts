import { contribute, join, leave, outside, stolenCard } from "../shared/network-steps.ts";
import { forbidden } from "../shared/refusal.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** Who is no member can leave as well. */
export const sample: Sample<"leaveNetwork"> = {
  operation: "leaveNetwork",
  request: { key: "admin", body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"leaveNetwork"> = {
  /** Leaving. */
  200: [
    {
      promise: "who leaves takes its signals along",
      before: [leave(), join(), contribute("contributed", stolenCard("contract_card_1"), stolenCard("contract_card_2"))],
      request: { key: "admin" },
      expected: { body: { ...outside, withdrawn: 2 } },
    },
    {
      promise: "who is no member leaves nothing",
      before: [leave()],
      request: { key: "secret" },
      expected: { body: { ...outside, withdrawn: 0 } },
    },
  ],
  /** The choice is the organization's. */
  403: [forbidden("a key of one submerchant does not leave for its provider", { key: "submerchantSecret" })],
};
