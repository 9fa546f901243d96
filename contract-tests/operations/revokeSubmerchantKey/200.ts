import { answered } from "../../of-every-operation/answered.ts";
import { makeSubmerchant, makeSubmerchantKey } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "revokeSubmerchantKey";

/** Keys that are revoked. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "a key of the submerchant is revoked",
    before: [makeSubmerchant("shop"), makeSubmerchantKey("made", "shop")],
    request: { key: "pspSecret", path: { id: "{shop.id}" }, query: { key_id: "{made.id}" } },
    expected: { status: 200, body: { id: "{made.id}", status: "revoked" } },
  },
];
