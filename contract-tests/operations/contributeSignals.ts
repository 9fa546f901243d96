import { contribute, join, leave, noMember, sha256, stolenCard } from "../shared/network-steps.ts";
import { refusing } from "../shared/refusal.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "contributeSignals";

/** A member that contributes a card. */
export const sample: Sample<"contributeSignals"> = {
  operation: "contributeSignals",
  before: [join()],
  request: { key: "secret", body: { signals: [stolenCard("contract_card_sample")] } },
  status: 201,
};

const email = (value: string) => ({ signal_type: "email", value, category: "scam" }) as const;
const refused = refusing({ key: "secret" });
const card = stolenCard("contract_card_1");

/** Its own cases, by expected status. */
export const cases: OwnCases<"contributeSignals"> = {
  /** Batches of signals. */
  201: [
    {
      promise: "of the documented example two-signals one is taken, and the other would accuse too many",
      before: [leave(), join()],
      request: { key: "secret", body: requestExample(operation, "two-signals") },
      expected: { example: "two-signals", body: { accepted: 1, duplicates: 0, rejected: [{ index: 1, code: "NOT_SHAREABLE" }] } },
    },
    {
      promise: "each signal is validated separately",
      before: [leave(), join()],
      request: {
        key: "secret",
        body: {
          signals: [
            { signal_type: "country", value: "MX", category: "fraud" },
            email("no address"),
            stolenCard("contract_card_3"),
            { ...stolenCard("contract_card_4"), expires_at: "2020-01-01T00:00:00Z" },
            { signal_type: "ip_address", value: "192.168.0.1", category: "fraud" },
          ],
        },
      },
      expected: {
        body: {
          accepted: 1,
          duplicates: 0,
          rejected: [
            { index: 0, code: "INVALID_TYPE" },
            { index: 1, code: "INVALID_VALUE" },
            { index: 3, code: "INVALID_EXPIRY" },
            { index: 4, code: "NOT_SHAREABLE" },
          ],
        },
      },
    },
    {
      promise: "a repeated signal is a duplicate, in another spelling and as its hash",
      before: [leave(), join(), contribute("contributed", email("maria.lopez+promo@gmail.com"))],
      request: {
        key: "secret",
        body: { signals: [email("MariaLopez@googlemail.com"), { signal_type: "email", value_hash: sha256("marialopez@gmail.com"), category: "scam" }] },
      },
      expected: { body: { accepted: 0, duplicates: 2, rejected: [] } },
    },
    {
      promise: "a key of one submerchant contributes for its provider",
      before: [join(undefined, undefined, "pspAdmin")],
      request: { key: "submerchantSecret", body: { signals: [stolenCard("contract_card_shop")] } },
      expected: { body: { rejected: [] } },
    },
  ],
  /** Batches that cannot be. */
  400: [
    refused("a batch without signals is refused", { signals: [] }, "signals"),
    refused("a batch of more than five hundred is refused", { signals: Array.from({ length: 501 }, () => card) }, "signals"),
    refused("what is required of a signal is named", { signals: [card, {}] }, "signals[1].signal_type", "signals[1].category"),
    refused(
      "what cannot be is named with its place",
      { signals: [{ ...card, category: "theft", confidence: 2, value_hash: "abc", occurred_at: "yesterday" }] },
      "signals[0].category",
      "signals[0].confidence",
      "signals[0].value_hash",
      "signals[0].occurred_at",
    ),
    refused("a card number is no value", { signals: [{ ...card, value: "4242424242424242" }] }, "signals[0].value"),
  ],
  /** Members contribute. */
  403: [
    { promise: "who is no member contributes nothing", before: [leave()], request: sample.request, expected: noMember("contribute") },
    {
      promise: "nor does a member that does not contribute",
      before: [join(undefined, { contribute: false, consume: false })],
      request: sample.request,
      expected: noMember("contribute"),
    },
  ],
};
