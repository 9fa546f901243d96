import { expect } from "vitest";
import { both, contribute, join, leave, outside, stolenCard } from "../shared/network-steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** The stats need nothing. */
export const sample: Sample<"readNetwork"> = {
  operation: "readNetwork",
  request: { key: "secret", body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"readNetwork"> = {
  /** What the network holds. */
  200: [
    {
      promise: "own signals are counted, with the membership of the organization",
      before: [leave(), join("joined"), contribute("contributed", stolenCard("contract_card_1"), stolenCard("contract_card_2"))],
      request: { key: "secret" },
      expected: {
        body: {
          membership: { ...both, member: true, member_since: "{joined.member_since}" },
          contributed_active_signals: 2,
          network_active_signals: expect.any(Number),
          contribute_endpoint: "POST /api/v1/network/intelligence",
        },
      },
    },
    {
      promise: "an organization that is not a member has none, and its decisions do not use the network",
      before: [join(), contribute("contributed", stolenCard("contract_card_1")), leave()],
      request: { key: "secret" },
      expected: { body: { membership: outside, contributed_active_signals: 0, consume_note: expect.stringContaining("nothing") } },
    },
  ],
};
