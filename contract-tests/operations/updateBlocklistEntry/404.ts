import { byIdentifier } from "../../of-every-operation/by-identifier.ts";
import { notFound } from "../../shared/refusal.ts";
import { allow } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { requestExample } from "../../src/document.ts";
import { sample } from "./sample.ts";

const operation = "updateBlocklistEntry";

/** Entries that are not on this list. */
export const cases: readonly ContractCase[] = [
  ...byIdentifier(sample),
  {
    operation,
    promise: "the documented example switch-off finds nothing: its entry is an example",
    request: { key: "analyst", body: requestExample(operation, "switch-off") },
    expected: notFound,
  },
  {
    operation,
    promise: "an entry of the allowlist is none of this list",
    before: [allow("made", "customer_id", "contract-allowed-only")],
    request: { key: "analyst", body: { id: "{made.id}", is_active: false } },
    expected: notFound,
  },
];
