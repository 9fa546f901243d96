import { byIdentifier } from "../../of-every-operation/by-identifier.ts";
import { notFound } from "../../shared/refusal.ts";
import { allow } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { atAShop } from "../createBlocklistEntry/sample.ts";
import { sample } from "./sample.ts";

const operation = "removeBlocklistEntry";

/** Entries that are not on this list. */
export const cases: readonly ContractCase[] = [
  ...byIdentifier(sample),
  {
    operation,
    promise: "an entry of the allowlist is none of this list",
    before: [allow("made", "customer_id", "contract-allowed-kept")],
    request: { key: "analyst", query: { id: "{made.id}" } },
    expected: notFound,
  },
  {
    operation,
    promise: "what is removed is gone",
    before: [...atAShop, sample.request],
    request: sample.request,
    expected: notFound,
  },
];
