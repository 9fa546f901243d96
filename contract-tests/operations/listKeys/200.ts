import { answered } from "../../of-every-operation/answered.ts";
import { makeKey, makeSubmerchant, revoke } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "listKeys";

/** Keys, newest first, and their filters. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the newest key comes first",
    before: [makeKey("older"), makeKey("made")],
    request: { key: "admin", query: { limit: "1" } },
    expected: { status: 200, body: { data: [{ id: "{made.id}" }] } },
  },
  {
    operation,
    promise: "the cursor of a page leads to the next one",
    before: [makeKey("older"), makeKey("made"), { as: "page", key: "admin", query: { limit: "1" } }],
    request: { key: "admin", query: { limit: "1", cursor: "{page.next_cursor}" } },
    expected: { status: 200, body: { data: [{ id: "{older.id}" }] } },
  },
  {
    operation,
    promise: "keys are filtered by kind and state",
    before: [makeKey("made", { type: "ingest" }), revoke("made"), makeKey("later", { type: "ingest" })],
    request: { key: "admin", query: { type: "ingest", status: "revoked" } },
    expected: { status: 200, body: { data: [{ id: "{made.id}", type: "ingest", status: "revoked" }], next_cursor: null } },
  },
  {
    operation,
    promise: "keys are filtered by submerchant",
    before: [makeSubmerchant("shop"), { ...makeKey("made", { submerchant_id: "{shop.id}" }), key: "pspAdmin" }],
    request: { key: "pspAdmin", query: { submerchant_id: "{shop.id}" } },
    expected: { status: 200, body: { data: [{ id: "{made.id}", submerchant_id: "{shop.id}" }], next_cursor: null } },
  },
];
