import { byIdentifier } from "../../of-every-operation/by-identifier.ts";
import { notFound } from "../../shared/refusal.ts";
import { block } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { atAShop } from "../createAllowlistEntry/sample.ts";
import { sample } from "./sample.ts";

const operation = "removeAllowlistEntry";

/** Entries that are not on this list. */
export const cases: readonly ContractCase[] = [
  ...byIdentifier(sample),
  {
    operation,
    promise: "what is removed is gone",
    before: [...atAShop, sample.request],
    request: sample.request,
    expected: notFound,
  },
  {
    operation,
    promise: "an entry of the blocklist is none of this list",
    before: [block("made", "customer_id", "contract-blocked-kept")],
    request: { key: "analyst", query: { id: "{made.id}" } },
    expected: notFound,
  },
];
