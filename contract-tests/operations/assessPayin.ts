import { expect } from "vitest";
import { forbidden, invalid, missing, refusing } from "../shared/refusal.ts";
import { changeOther, deactivate, makeKey, makeSubmerchant, makeSubmerchantKey, purchase, revoke, rotate } from "../shared/steps.ts";
import type { OwnCases, TestCase } from "../src/case.ts";
import { contract, operationOf, requestExample, requestExamples } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";
import { device } from "./assessPayin/device.ts";
import { fraudReports } from "./assessPayin/fraud-reports.ts";
import { keys } from "./assessPayin/keys.ts";
import { lists } from "./assessPayin/lists.ts";
import { outcomes } from "./assessPayin/outcomes.ts";
import { handle, payin, payinBy } from "./assessPayin/requests.ts";
import { settings } from "./assessPayin/settings.ts";

const operation = "assessPayin";

/** The least that a pay-in takes. */
export const sample = { operation: "assessPayin", request: { key: "secret", body: purchase }, status: 200 } as const satisfies Sample<"assessPayin">;

const FRESH = { "Idempotent-Replayed": null };
const REPLAYED = { "Idempotent-Replayed": /^true$/ };
const refused = refusing({ key: "secret" });
const expected = { code: "UNAUTHORIZED" } as const;

/** Its own cases, by expected status. */
export const cases: OwnCases<"assessPayin"> = {
  /** Pay-ins that get a decision. */
  200: [
    ...requestExamples(operationOf(contract, operation)).map(([example, body]): TestCase<200> => {
      const { order_id, payment_id } = body as Record<string, unknown>;
      return {
        promise: `the documented example ${example} gets a decision that names its order`,
        request: { key: "secret", body },
        expected: {
          example,
          headers: { Deprecation: null, Link: null },
          body: { assess_flow: "payin", order_id, ...(payment_id === undefined ? {} : { payment_id }) },
        },
      };
    }),
    ...["approve", "challenge", "review", "decline"].map(
      (decision): TestCase<200> => ({
        promise: `the payer ${decision}@sandbox.test gets the decision ${decision}: an ordinary answer`,
        request: payin({ payer: { email: `${decision}@sandbox.test` } }),
        expected: { body: { decision, signals: ["SANDBOX_OVERRIDE"], signal_details: [{ code: "SANDBOX_OVERRIDE" }] } },
      }),
    ),
    {
      promise: "the first request of an Idempotency-Key is no replay, and the answer names the key",
      request: payin({}, handle("contract-first")),
      expected: { headers: FRESH, body: { idempotency_key: "contract-first" } },
    },
    {
      promise: "the same request under the same Idempotency-Key is a replay, however it is written",
      before: [payin({}, handle("contract-replay"))],
      request: { key: "secret", headers: handle("contract-replay"), text: '{ "currency":"MXN",\n "amount": 1249.90 }' },
      expected: { headers: REPLAYED },
    },
    {
      promise: "the same request of the same order is a replay",
      before: [payin({ order_id: "contract-order" })],
      request: payin({ order_id: "contract-order" }),
      expected: { headers: REPLAYED, body: { order_id: "contract-order" } },
    },
    {
      promise: "another request of the same order is a new attempt",
      before: [payin({ order_id: "contract-attempts" })],
      request: payin({ order_id: "contract-attempts", amount: 20 }),
      expected: { headers: FRESH },
    },
    {
      promise: "a publishable key never gets the stored answer of a secret key",
      before: [payin({}, handle("contract-class"))],
      request: payinBy("publishable", {}, handle("contract-class")),
      expected: { headers: FRESH },
    },
    {
      promise: "a publishable key gets a decision without its reasons",
      request: { key: "publishable", body: requestExample(operation, "blocked-brl") },
      expected: { example: "blocked-brl", body: { signals: [], signal_details: [] } },
    },
    {
      promise: "a pay-in of amount and currency alone is assessed, with warnings for fields that would improve the decision",
      request: payin(),
      expected: {
        headers: { Deprecation: null, Link: null },
        body: {
          field_warnings: {
            missing_recommended: expect.arrayContaining(["payer.email"]),
            organization_segment: "merchant",
            field_requirements_doc: "/api/v1/assess",
          },
        },
      },
    },
    {
      promise: "an amount in minor units is assessed, and the answer says that they are deprecated",
      request: payin({ amount: 124990, amount_unit: "minor" }),
      expected: { headers: { Deprecation: /^@\d+$/, Link: /^<[^>]+>; rel="deprecation"$/ } },
    },
    {
      promise: "a field that the contract does not know is ignored",
      request: payin({ field_of_tomorrow: { deep: [1] } }),
    },
    ...device,
    ...keys,
    ...lists,
    ...outcomes,
    ...fraudReports,
    ...settings,
  ],
  /** Pay-ins that are wrong in themselves. */
  400: [
    refused("every failing field is named, not only the first", { amount: -1, currency: "peso", amount_unit: "cents" }, "amount", "currency", "amount_unit"),
    refused("missing required fields are named", {}, "amount", "currency"),
    refused("a currency that does not exist is refused", { ...purchase, currency: "ZZZ" }, "currency"),
    refused("an amount with more decimals than its currency has is refused", { amount: 185990.5, currency: "CLP" }, "amount"),
    refused("a full card number is refused wherever it stands", { ...purchase, description: "4111 1111 1111 1111" }, "description"),
    invalid(
      "with strict handling, a field that decides nothing is refused with its place",
      { key: "secret", headers: { Prefer: "handling=strict" }, body: { ...purchase, items: [{}, { quantity: "two" }] } },
      ["items[1].quantity"],
    ),
    invalid("a handle that is too long is refused", payin({}, handle("k".repeat(256))), ["header.Idempotency-Key"]),
    invalid("an empty handle is refused", payin({}, handle("")), ["header.Idempotency-Key"]),
  ],
  /** Keys that have come to their end. */
  401: [
    {
      promise: "a revoked key is refused from the next request on",
      before: [makeKey("made"), payinBy("{made.key}"), revoke("made")],
      request: payinBy("{made.key}"),
      expected,
    },
    {
      promise: "a key that was replaced at once is refused from the next request on",
      before: [makeKey("made"), payinBy("{made.key}"), rotate("made", 0)],
      request: payinBy("{made.key}"),
      expected,
    },
    {
      promise: "the keys of a deactivated submerchant are refused from the next request on",
      before: [makeSubmerchant("shop"), makeSubmerchantKey("own", "shop"), payinBy("{own.key}"), deactivate("shop")],
      request: payinBy("{own.key}"),
      expected,
    },
  ],
  /** Keys in a place that they are not for. */
  403: [
    forbidden(
      "a publishable key that is limited to origins is refused from another one",
      payinBy("{made.key}", {}, { Origin: "https://evil.example" }),
      makeKey("made", { type: "publishable", allowed_origins: ["https://shop.example"] }),
    ),
  ],
  /** Submerchants that the caller does not have. */
  404: [
    missing("a submerchant that does not exist is not found", payinBy("pspSecret", { submerchant_id: exampleId })),
    missing("a submerchant of another organization is not found", payin({ submerchant_id: "{sandbox.psp.submerchant_id}" })),
    missing("a deactivated submerchant is not found", payinBy("pspSecret", { submerchant_id: "{shop.id}" }), makeSubmerchant("shop"), deactivate("shop")),
    missing(
      "another submerchant than its own is not found by a key of one",
      payinBy("{own.key}", { submerchant_id: "{neighbour.id}" }),
      makeSubmerchant("shop"),
      makeSubmerchant("neighbour"),
      makeSubmerchantKey("own", "shop"),
    ),
  ],
  /** Handles that are taken. */
  409: [
    {
      promise: "a handle that was used for another request is refused",
      before: [payin({ amount: 10 }, handle("contract-reused"))],
      request: payin({ amount: 11 }, handle("contract-reused")),
      expected: { code: "IDEMPOTENCY_KEY_REUSED" },
    },
  ],
  /** Callers that exceed their rate limit. */
  429: [
    {
      promise: "a key with a limit of its own has that limit",
      before: [makeKey("made", { rate_limit_per_minute: 1 }), payinBy("{made.key}")],
      request: payinBy("{made.key}"),
      expected: { code: "RATE_LIMIT_EXCEEDED", headers: { "X-RateLimit-Limit": /^1$/, "X-RateLimit-Remaining": /^0$/ } },
    },
  ],
  /** Maintenance, and a service that cannot assess. */
  503: [
    {
      promise: "the payer maintenance@sandbox.test shows what maintenance looks like",
      request: payin({ payer: { email: "maintenance@sandbox.test" } }),
      expected: { code: "ASSESS_MAINTENANCE", headers: { "Retry-After": /^\d+$/ }, details: { reason: "maintenance" } },
    },
    {
      promise: "an organization in maintenance gets no decisions",
      before: [changeOther({ maintenance: true })],
      request: payinBy("expendable"),
      expected: { code: "ASSESS_MAINTENANCE", headers: { "Retry-After": /^\d+$/ }, details: { reason: "maintenance" } },
    },
  ],
  /** A deadline that is missed. */
  504: [
    {
      promise: "the payer timeout@sandbox.test shows what a missed deadline looks like",
      request: payin({ payer: { email: "timeout@sandbox.test" } }),
      expected: { code: "ASSESS_TIMEOUT" },
    },
  ],
};
