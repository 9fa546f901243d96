import { deactivate, makeKey, makeSubmerchant, makeSubmerchantKey, rotate } from "../../shared/steps.ts";
import type { TestCase } from "../../src/case.ts";
import { handle, payinBy } from "./requests.ts";

/** What keys and submerchants may do, from their first moment to their last. */
export const keys: readonly TestCase<200>[] = [
  {
    promise: "a key works from the moment it is answered",
    before: [makeKey("made")],
    request: payinBy("{made.key}"),
  },
  {
    promise: "a rotated key still works during the overlap",
    before: [makeKey("made"), rotate("made", 3600)],
    request: payinBy("{made.key}"),
  },
  {
    promise: "handles carry over to the key that replaces another",
    before: [makeKey("made"), payinBy("{made.key}", {}, handle("contract-rotated")), rotate("made", 0, "successor")],
    request: payinBy("{successor.key}", {}, handle("contract-rotated")),
    expected: { headers: { "Idempotent-Replayed": /^true$/ } },
  },
  {
    promise: "a publishable key works from the origins that it is limited to",
    before: [makeKey("made", { type: "publishable", allowed_origins: ["https://shop.example"] })],
    request: payinBy("{made.key}", {}, { Origin: "https://shop.example" }),
  },
  {
    promise: "a provider assesses for one of its submerchants",
    request: payinBy("pspSecret", { submerchant_id: "{sandbox.psp.submerchant_id}" }),
  },
  {
    promise: "a key of a submerchant assesses for it without naming it",
    request: payinBy("submerchantSecret"),
  },
  {
    promise: "a reactivated submerchant is assessed again, with its own key",
    before: [
      makeSubmerchant("shop"),
      makeSubmerchantKey("own", "shop"),
      deactivate("shop"),
      { operation: "updateSubmerchant", key: "pspSecret", path: { id: "{shop.id}" }, body: { status: "active" } },
    ],
    request: payinBy("{own.key}", { submerchant_id: "{shop.id}" }),
  },
];
