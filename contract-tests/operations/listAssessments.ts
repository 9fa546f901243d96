import { invalid } from "../shared/refusal.ts";
import { assess, endReview, hold, makeSubmerchant, makeSubmerchantKey, reportOutcome } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A list needs nothing. */
export const sample: Sample<"listAssessments"> = {
  operation: "listAssessments",
  request: { key: "viewer", body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"listAssessments"> = {
  /** Assessments, newest first, and their filters. */
  200: [
    {
      promise: "a viewer reads the assessments, the newest first",
      before: [assess("older", {}), assess("newer", {})],
      request: { key: "viewer", query: { limit: "2" } },
      expected: { body: { data: [{ session_id: "{newer.session_id}" }, { session_id: "{older.session_id}" }] } },
    },
    {
      promise: "the cursor of a page leads to the next one",
      before: [assess("older", {}), assess("newer", {}), { as: "page", key: "viewer", query: { limit: "1" } }],
      request: { key: "viewer", query: { limit: "1", cursor: "{page.next_cursor}" } },
      expected: { body: { data: [{ session_id: "{older.session_id}" }] } },
    },
    {
      promise: "assessments are filtered by decision, flow, currency, amount, customer and time",
      before: [
        assess("found", { customer_id: "contract-filtered" }, { amount: 310.25 }),
        assess("smaller", { customer_id: "contract-filtered" }, { amount: 310.24 }),
        assess("larger", { customer_id: "contract-filtered" }, { amount: 310.26 }),
        assess("foreign", { customer_id: "contract-filtered" }, { amount: 310.25, currency: "USD" }),
        assess("declined", { customer_id: "contract-filtered", email: "decline@sandbox.test" }, { amount: 310.25 }),
        assess("somebody's", { customer_id: "contract-not-filtered" }, { amount: 310.25 }),
      ],
      request: {
        key: "viewer",
        query: {
          customer_id: "contract-filtered",
          decision: "approve",
          flow: "payin",
          currency: "MXN",
          min_amount: "310.25",
          max_amount: "310.25",
          min_score: "0",
          max_score: "29.9",
          from: "2020-01-01T00:00:00Z",
          to: "2999-12-31T23:59:59Z",
        },
      },
      expected: { body: { data: [{ session_id: "{found.session_id}", customer_id: "contract-filtered", amount: 310.25 }], next_cursor: null } },
    },
    {
      promise: "an e-mail address is found in any spelling",
      before: [assess("found", { email: "Contract.Found+shop@Gmail.com" })],
      request: { key: "viewer", query: { email: "contractfound@googlemail.com" } },
      expected: { body: { data: [{ session_id: "{found.session_id}" }], next_cursor: null } },
    },
    {
      promise: "an order and a payment are found by their names",
      before: [assess("found", {}, { order_id: "contract-order", payment_id: "contract-payment" }), assess("other", {}, { order_id: "contract-order" })],
      request: { key: "viewer", query: { order_id: "contract-order", payment_id: "contract-payment" } },
      expected: { body: { data: [{ session_id: "{found.session_id}", payment_id: "contract-payment" }], next_cursor: null } },
    },
    {
      promise: "open reviews are separated from resolved ones",
      before: [hold("open", { order_id: "contract-held" }), hold("ended", { order_id: "contract-held" }), endReview("ended", "approve")],
      request: { key: "viewer", query: { review: "resolved", order_id: "contract-held" } },
      expected: { body: { data: [{ session_id: "{ended.session_id}", review: { resolution: "approve" } }], next_cursor: null } },
    },
    {
      promise: "a key of one submerchant sees what is its own",
      before: [
        makeSubmerchant("shop"),
        makeSubmerchantKey("own", "shop", { permissions: ["assess", "assessments:read"] }),
        { ...assess("found", {}), key: "{own.key}" },
        { ...assess("other", {}), key: "pspSecret" },
      ],
      request: { key: "{own.key}" },
      expected: { body: { data: [{ session_id: "{found.session_id}", submerchant_id: "{shop.id}" }], next_cursor: null } },
    },
    {
      promise: "a telephone number, a card and a label are filters",
      before: [
        assess("fraud", { customer_id: "contract-labelled", phone: "+525548210001" }, { payment_method: { type: "card", card: { hash: "contract-card" } } }),
        assess("other", { customer_id: "contract-labelled", phone: "+525548210001" }, { payment_method: { type: "card", card: { hash: "contract-card" } } }),
        reportOutcome("fraud", "fraud_confirmed"),
      ],
      request: { key: "viewer", query: { phone: "+52 55 4821 0001", card_hash: "contract-card", outcome: "fraud" } },
      expected: { body: { data: [{ session_id: "{fraud.session_id}" }], next_cursor: null } },
    },
    {
      promise: "the largest amount comes first, and its cursor leads to the next one",
      before: [
        assess("less", { customer_id: "contract-ranked" }, { amount: 20 }),
        assess("most", { customer_id: "contract-ranked" }, { amount: 30 }),
        assess("least", { customer_id: "contract-ranked" }, { amount: 10 }),
        { as: "page", key: "viewer", query: { customer_id: "contract-ranked", order: "largest", limit: "1" } },
      ],
      request: { key: "viewer", query: { customer_id: "contract-ranked", order: "largest", cursor: "{page.next_cursor}" } },
      expected: { body: { data: [{ session_id: "{less.session_id}" }, { session_id: "{least.session_id}" }], next_cursor: null } },
    },
    {
      promise: "another organization sees nothing of it",
      before: [assess("assessed", {}, { order_id: "contract-hidden" })],
      request: { key: "otherAdmin", query: { order_id: "contract-hidden" } },
      expected: { body: { data: [], next_cursor: null } },
    },
  ],
  /** Filters that cannot be. */
  400: [
    invalid(
      "filters that cannot be are named",
      {
        key: "viewer",
        query: {
          decision: "maybe",
          flow: "both",
          review: "closed",
          from: "2026-02-30T00:00:00Z",
          currency: "mxn",
          min_amount: "-1",
          min_score: "-1",
          max_score: "101",
          signal: "ip tor",
          rule_id: "one",
          submerchant_id: "shop",
          outcome: "perhaps",
          order: "smallest",
          country: "mexico",
          bin: "4242",
        },
      },
      [
        "query.decision",
        "query.flow",
        "query.review",
        "query.from",
        "query.currency",
        "query.min_amount",
        "query.min_score",
        "query.max_score",
        "query.signal",
        "query.rule_id",
        "query.submerchant_id",
        "query.outcome",
        "query.order",
        "query.country",
        "query.bin",
      ],
    ),
  ],
};
