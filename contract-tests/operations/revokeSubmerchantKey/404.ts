import { byIdentifier } from "../../of-every-operation/by-identifier.ts";
import { notFound } from "../../shared/refusal.ts";
import { makeSubmerchant, makeSubmerchantKey } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "revokeSubmerchantKey";

/** Keys that are not there for the caller. */
export const cases: readonly ContractCase[] = [
  ...byIdentifier(sample),
  {
    operation,
    promise: "a key of another submerchant is not found",
    before: [makeSubmerchant("shop"), makeSubmerchant("neighbour"), makeSubmerchantKey("made", "neighbour")],
    request: { key: "pspSecret", path: { id: "{shop.id}" }, query: { key_id: "{made.id}" } },
    expected: notFound,
  },
];
