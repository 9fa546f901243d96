import { expect } from "vitest";
import { answered } from "../../of-every-operation/answered.ts";
import { both, contribute, join, leave, outside, stolenCard } from "../../shared/network-steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "readNetwork";

/** What the network holds. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "own signals are counted, and how the organization takes part is told",
    before: [leave(), join("joined"), contribute("told", stolenCard("contract_card_1"), stolenCard("contract_card_2"))],
    request: { key: "secret" },
    expected: {
      status: 200,
      body: {
        membership: { ...both, member: true, member_since: "{joined.member_since}" },
        contributed_active_signals: 2,
        network_active_signals: expect.any(Number),
        contribute_endpoint: "POST /api/v1/network/intelligence",
      },
    },
  },
  {
    operation,
    promise: "who is no member counts none, and is told that decisions know nothing of the network",
    before: [join(), contribute("told", stolenCard("contract_card_1")), leave()],
    request: { key: "secret" },
    expected: { status: 200, body: { membership: outside, contributed_active_signals: 0, consume_note: expect.stringContaining("nothing") } },
  },
];
