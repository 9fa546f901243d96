import { contribute, join, leave, moment, stolenCard } from "../shared/network-steps.ts";
import { invalid } from "../shared/refusal.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A list needs nothing. */
export const sample: Sample<"listNetworkSignals"> = {
  operation: "listNetworkSignals",
  request: { key: "viewer", body: undefined },
  status: 200,
};

const email = { signal_type: "email", value: "comprador@contract-network.mx", category: "chargeback", confidence: 0.9, description: "Pedido 7" } as const;
const before = [leave(), join(), contribute("first", stolenCard("contract_card_1")), contribute("second", email)];

/** Its own cases, by expected status. */
export const cases: OwnCases<"listNetworkSignals"> = {
  /** Own signals, newest first, and their filters. */
  200: [
    {
      promise: "the newest comes first, with all but its value",
      before,
      request: { key: "viewer" },
      expected: {
        body: {
          data: [
            { signal_type: "email", category: "chargeback", confidence: 0.9, caused_by: null, description: "Pedido 7", expires_at: moment },
            { signal_type: "card_hash", category: "fraud", confidence: 0.5, caused_by: null, description: null },
          ],
          next_cursor: null,
        },
      },
    },
    {
      promise: "the cursor of a page leads to the next one",
      before: [...before, { as: "page", key: "viewer", query: { limit: "1" } }],
      request: { key: "viewer", query: { limit: "1", cursor: "{page.next_cursor}" } },
      expected: { body: { data: [{ signal_type: "card_hash" }], next_cursor: null } },
    },
    {
      promise: "signals are filtered by type and by whether they count",
      before,
      request: { key: "secret", query: { signal_type: "email", state: "active" } },
      expected: { body: { data: [{ signal_type: "email" }], next_cursor: null } },
    },
    {
      promise: "a confirmed fraud is among them, with the assessment it comes from",
      before: [
        leave(),
        join(),
        { as: "assessed", operation: "assessPayin", key: "secret", body: { amount: 1, currency: "MXN", payer: { email: "estafa@contract-network.mx" } } },
        { operation: "reportOutcome", key: "secret", body: { session_id: "{assessed.session_id}", outcome: "fraud_confirmed" } },
      ],
      request: { key: "viewer" },
      expected: { body: { data: [{ signal_type: "email", category: "fraud", caused_by: "{assessed.session_id}" }], next_cursor: null } },
    },
    {
      promise: "another organization sees none of them",
      before,
      request: { key: "otherAdmin" },
      expected: { body: { data: [], next_cursor: null } },
    },
  ],
  /** Filters that cannot be. */
  400: [invalid("filters that cannot be are named", { key: "viewer", query: { signal_type: "country", state: "old" } }, ["query.signal_type", "query.state"])],
};
