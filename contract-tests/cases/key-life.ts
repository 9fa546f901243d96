import type { CaseRequest, ContractCase } from "../src/case.ts";
import type { Later } from "../src/later.ts";
import { assessPayinSample } from "./assess-payin.ts";
import { revoke, rotate } from "./keys.ts";
import { notFound } from "./refusal.ts";
import { deactivate, makeKey, makeSubmerchant, makeSubmerchantKey } from "./steps.ts";

const operation = "assessPayin";
const { body: sample } = assessPayinSample.request;

/** A pay-in with a key that a step made. */
const payinWith = (key: Later, body: object = {}, headers: Record<string, string> = {}): CaseRequest => ({ key, body: { ...sample, ...body }, headers });

const unauthorized = { status: 401, code: "UNAUTHORIZED" } as const;

const keyCases: readonly ContractCase[] = [
  {
    operation,
    promise: "a key works from the moment it is answered",
    before: [makeKey("made")],
    request: payinWith("{made.key}"),
    expected: { status: 200 },
  },
  {
    operation,
    promise: "a revoked key is refused from the next request on",
    before: [makeKey("made"), { ...payinWith("{made.key}") }, revoke("made")],
    request: payinWith("{made.key}"),
    expected: unauthorized,
  },
  {
    operation,
    promise: "a rotated key still works during the overlap",
    before: [makeKey("made"), rotate("made", 3600)],
    request: payinWith("{made.key}"),
    expected: { status: 200 },
  },
  {
    operation,
    promise: "a key that was replaced at once is refused from the next request on",
    before: [makeKey("made"), payinWith("{made.key}"), rotate("made", 0)],
    request: payinWith("{made.key}"),
    expected: unauthorized,
  },
  {
    operation,
    promise: "handles carry over to the key that replaces another",
    before: [makeKey("made"), payinWith("{made.key}", {}, { "Idempotency-Key": "contract-rotated" }), rotate("made", 0, "successor")],
    request: payinWith("{successor.key}", {}, { "Idempotency-Key": "contract-rotated" }),
    expected: { status: 200, headers: { "Idempotent-Replayed": /^true$/ } },
  },
  {
    operation,
    promise: "a key with a limit of its own has that limit",
    before: [makeKey("made", { rate_limit_per_minute: 1 }), payinWith("{made.key}")],
    request: payinWith("{made.key}"),
    expected: { status: 429, code: "RATE_LIMIT_EXCEEDED", headers: { "X-RateLimit-Limit": /^1$/, "X-RateLimit-Remaining": /^0$/ } },
  },
  {
    operation,
    promise: "a publishable key works from the origins that it is limited to",
    before: [makeKey("made", { type: "publishable", allowed_origins: ["https://shop.example"] })],
    request: payinWith("{made.key}", {}, { Origin: "https://shop.example" }),
    expected: { status: 200 },
  },
  {
    operation,
    promise: "a publishable key that is limited to origins is refused from another one",
    before: [makeKey("made", { type: "publishable", allowed_origins: ["https://shop.example"] })],
    request: payinWith("{made.key}", {}, { Origin: "https://evil.example" }),
    expected: { status: 403, code: "FORBIDDEN" },
  },
];

const sandboxShop = { submerchant_id: "{sandbox.psp.submerchant_id}" };

const submerchantCases: readonly ContractCase[] = [
  {
    operation,
    promise: "a provider assesses for one of its submerchants",
    request: { key: "pspSecret", body: { ...sample, ...sandboxShop } },
    expected: { status: 200 },
  },
  {
    operation,
    promise: "a key of a submerchant assesses for it without naming it",
    request: { key: "submerchantSecret", body: sample },
    expected: { status: 200 },
  },
  {
    operation,
    promise: "a submerchant that does not exist is not found",
    request: { key: "pspSecret", body: { ...sample, submerchant_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22" } },
    expected: notFound,
  },
  {
    operation,
    promise: "a submerchant of another organization is not found",
    request: { key: "secret", body: { ...sample, ...sandboxShop } },
    expected: notFound,
  },
  {
    operation,
    promise: "a deactivated submerchant is not found",
    before: [makeSubmerchant("shop"), deactivate("shop")],
    request: { key: "pspSecret", body: { ...sample, submerchant_id: "{shop.id}" } },
    expected: notFound,
  },
  {
    operation,
    promise: "another submerchant than its own is not found by a key of one",
    before: [makeSubmerchant("shop"), makeSubmerchant("neighbour"), makeSubmerchantKey("own", "shop")],
    request: payinWith("{own.key}", { submerchant_id: "{neighbour.id}" }),
    expected: notFound,
  },
  {
    operation,
    promise: "the keys of a deactivated submerchant are refused from the next request on",
    before: [makeSubmerchant("shop"), makeSubmerchantKey("own", "shop"), payinWith("{own.key}"), deactivate("shop")],
    request: payinWith("{own.key}"),
    expected: unauthorized,
  },
  {
    operation,
    promise: "a submerchant that is taken back in is assessed again, with its own key",
    before: [
      makeSubmerchant("shop"),
      makeSubmerchantKey("own", "shop"),
      deactivate("shop"),
      { operation: "updateSubmerchant", key: "pspSecret", path: { id: "{shop.id}" }, body: { status: "active" } },
    ],
    request: payinWith("{own.key}", { submerchant_id: "{shop.id}" }),
    expected: { status: 200 },
  },
];

/** What keys and submerchants mean for assess, from their first moment to their last. */
export const keyLifeCases: readonly ContractCase[] = [...keyCases, ...submerchantCases];
