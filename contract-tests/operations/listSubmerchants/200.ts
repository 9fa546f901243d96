import { expect } from "vitest";
import { answered } from "../../of-every-operation/answered.ts";
import { deactivate, makeSubmerchant, makeSubmerchantKey } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "listSubmerchants";

/** Submerchants, newest first, and their filters. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "a key of one submerchant sees that one",
    before: [makeSubmerchant("shop"), makeSubmerchant("neighbour"), makeSubmerchantKey("own", "shop", { permissions: ["submerchants:read"] })],
    request: { key: "{own.key}" },
    expected: { status: 200, body: { data: [{ id: "{shop.id}" }], next_cursor: null } },
  },
  {
    operation,
    promise: "the cursor of a page leads to the next one",
    before: [makeSubmerchant("older"), makeSubmerchant("shop"), { as: "page", key: "pspSecret", query: { limit: "1" } }],
    request: { key: "pspSecret", query: { limit: "1", cursor: "{page.next_cursor}" } },
    expected: { status: 200, body: { data: [{ id: "{older.id}" }], next_cursor: expect.any(String) } },
  },
  {
    operation,
    promise: "submerchants are filtered by state and by the caller's own identifier",
    before: [makeSubmerchant("shop", { external_id: "contract-closed" }), deactivate("shop")],
    request: { key: "pspSecret", query: { external_id: "contract-closed", status: "inactive" } },
    expected: { status: 200, body: { data: [{ id: "{shop.id}", external_id: "contract-closed", status: "inactive" }], next_cursor: null } },
  },
];
