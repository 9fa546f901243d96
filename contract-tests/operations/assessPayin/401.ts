import { unauthorized } from "../../of-every-operation/unauthorized.ts";
import { deactivate, makeKey, makeSubmerchant, makeSubmerchantKey, revoke, rotate } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { payinBy, sample } from "./sample.ts";

const operation = "assessPayin";
const expected = { status: 401, code: "UNAUTHORIZED" } as const;

/** Keys that have come to their end. */
export const cases: readonly ContractCase[] = [
  ...unauthorized(sample),
  {
    operation,
    promise: "a revoked key is refused from the next request on",
    before: [makeKey("made"), payinBy("{made.key}"), revoke("made")],
    request: payinBy("{made.key}"),
    expected,
  },
  {
    operation,
    promise: "a key that was replaced at once is refused from the next request on",
    before: [makeKey("made"), payinBy("{made.key}"), rotate("made", 0)],
    request: payinBy("{made.key}"),
    expected,
  },
  {
    operation,
    promise: "the keys of a deactivated submerchant are refused from the next request on",
    before: [makeSubmerchant("shop"), makeSubmerchantKey("own", "shop"), payinBy("{own.key}"), deactivate("shop")],
    request: payinBy("{own.key}"),
    expected,
  },
];
