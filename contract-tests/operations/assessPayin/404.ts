import { notFound } from "../../shared/refusal.ts";
import { deactivate, makeSubmerchant, makeSubmerchantKey } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { exampleId } from "../../src/later.ts";
import { payin, payinBy } from "./sample.ts";

const operation = "assessPayin";

/** Submerchants that the caller does not have. */
export const cases: readonly ContractCase[] = [
  {
    operation,
    promise: "a submerchant that does not exist is not found",
    request: payinBy("pspSecret", { submerchant_id: exampleId }),
    expected: notFound,
  },
  {
    operation,
    promise: "a submerchant of another organization is not found",
    request: payin({ submerchant_id: "{sandbox.psp.submerchant_id}" }),
    expected: notFound,
  },
  {
    operation,
    promise: "a deactivated submerchant is not found",
    before: [makeSubmerchant("shop"), deactivate("shop")],
    request: payinBy("pspSecret", { submerchant_id: "{shop.id}" }),
    expected: notFound,
  },
  {
    operation,
    promise: "another submerchant than its own is not found by a key of one",
    before: [makeSubmerchant("shop"), makeSubmerchant("neighbour"), makeSubmerchantKey("own", "shop")],
    request: payinBy("{own.key}", { submerchant_id: "{neighbour.id}" }),
    expected: notFound,
  },
];
