import { byIdentifier } from "../../of-every-operation/by-identifier.ts";
import { notFound } from "../../shared/refusal.ts";
import { makeSubmerchant, makeSubmerchantKey } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "listSubmerchantKeys";

/** Submerchants that are not there for the caller. */
export const cases: readonly ContractCase[] = [
  ...byIdentifier(sample),
  {
    operation,
    promise: "a key of one submerchant does not find another one",
    before: [makeSubmerchant("shop"), makeSubmerchant("neighbour"), makeSubmerchantKey("own", "shop", { permissions: ["submerchants:read"] })],
    request: { key: "{own.key}", path: { id: "{neighbour.id}" } },
    expected: notFound,
  },
];
