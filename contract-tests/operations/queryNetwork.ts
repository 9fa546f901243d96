import { contribute, join, leave, noMember, providerContributes, sha256, stolenCard } from "../shared/network-steps.ts";
import { refusing } from "../shared/refusal.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "queryNetwork";

/** A member that queries a card. */
export const sample: Sample<"queryNetwork"> = {
  operation: "queryNetwork",
  before: [join()],
  request: { key: "viewer", body: { signals: [{ signal_type: "card_hash", value: "contract_card_nobody" }] } },
  status: 200,
};

const nothing = { participants: null, last_seen_month: null, categories: [], own: false } as const;
const refused = refusing({ key: "viewer" });
const [card] = sample.request.body.signals;

/** Its own cases, by expected status. */
export const cases: OwnCases<"queryNetwork"> = {
  /** What others report. */
  200: [
    {
      promise: "the documented example one-value is answered",
      before: [leave(), join()],
      request: { key: "viewer", body: requestExample(operation, "one-value") },
      expected: { example: "one-value", body: { data: [nothing] } },
    },
    {
      promise: "one other reporter is returned as one, and nothing more",
      before: [leave(), join(), ...providerContributes(stolenCard("contract_card_queried"))],
      request: { key: "viewer", body: { signals: [{ signal_type: "card_hash", value: "contract_card_queried" }] } },
      expected: { body: { data: [{ ...nothing, participants: "1" }] } },
    },
    {
      promise: "results are in the order of the queries, by value or by hash; own signals are marked",
      before: [leave(), join(), contribute("contributed", stolenCard("contract_card_own")), ...providerContributes(stolenCard("contract_card_queried"))],
      request: {
        key: "secret",
        body: {
          signals: [
            { signal_type: "email", value: "nadie@contract-network.mx" },
            { signal_type: "card_hash", value_hash: sha256("contract_card_queried") },
            { signal_type: "card_hash", value: "contract_card_own" },
            { signal_type: "email_domain", value: "gmail.com" },
          ],
        },
      },
      expected: { body: { data: [nothing, { ...nothing, participants: "1" }, { ...nothing, own: true }, nothing] } },
    },
  ],
  /** Questions that cannot be. */
  400: [
    refused("a question for nothing is refused", { signals: [] }, "signals"),
    refused("a question for more than fifty values is refused", { signals: Array.from({ length: 51 }, () => card) }, "signals"),
    refused("a type that participants do not share is refused", { signals: [{ signal_type: "country", value: "MX" }] }, "signals[0].signal_type"),
    refused(
      "a value that is none of its type is refused with its place, and so are two and none",
      { signals: [card, { signal_type: "email", value: "nobody" }, { ...card, value_hash: "0".repeat(64) }, { signal_type: "email" }] },
      "signals[1].value",
      "signals[2].value",
      "signals[3].value",
    ),
  ],
  /** Members that consume query. */
  403: [
    { promise: "who is no member is not answered", before: [leave()], request: sample.request, expected: noMember("consume") },
    {
      promise: "nor is a member that only contributes",
      before: [join(undefined, { contribute: true, consume: false })],
      request: sample.request,
      expected: noMember("consume"),
    },
  ],
};
