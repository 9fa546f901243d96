import { answered } from "../../of-every-operation/answered.ts";
import { contribute, join, leave, providerContributes, sha256, stolenCard } from "../../shared/network-steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { requestExample } from "../../src/document.ts";
import { sample } from "./sample.ts";

const operation = "queryNetwork";
const nothing = { participants: null, last_seen_month: null, categories: [], own: false } as const;

/** What others report. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the documented example one-value is answered",
    before: [leave(), join()],
    request: { key: "viewer", body: requestExample(operation, "one-value") },
    expected: { status: 200, example: "one-value", body: { data: [nothing] } },
  },
  {
    operation,
    promise: "of one other it is told that there is one, and nothing more",
    before: [leave(), join(), ...providerContributes(stolenCard("contract_card_asked"))],
    request: { key: "viewer", body: { signals: [{ signal_type: "card_hash", value: "contract_card_asked" }] } },
    expected: { status: 200, body: { data: [{ ...nothing, participants: "1" }] } },
  },
  {
    operation,
    promise: "answers come in the order of the questions, by value or by hash; what is one's own is told as that",
    before: [leave(), join(), contribute("told", stolenCard("contract_card_own")), ...providerContributes(stolenCard("contract_card_asked"))],
    request: {
      key: "secret",
      body: {
        signals: [
          { signal_type: "email", value: "nadie@contract-network.mx" },
          { signal_type: "card_hash", value_hash: sha256("contract_card_asked") },
          { signal_type: "card_hash", value: "contract_card_own" },
          { signal_type: "email_domain", value: "gmail.com" },
        ],
      },
    },
    expected: { status: 200, body: { data: [nothing, { ...nothing, participants: "1" }, { ...nothing, own: true }, nothing] } },
  },
];
