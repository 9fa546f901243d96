import { answered } from "../../of-every-operation/answered.ts";
import { deactivate, makeSubmerchant, makeSubmerchantKey } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "listSubmerchantKeys";

/** Keys of one submerchant, newest first. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the keys of the submerchant, and no others, are listed newest first",
    before: [
      makeSubmerchant("shop"),
      makeSubmerchantKey("older", "shop"),
      makeSubmerchantKey("made", "shop"),
      makeSubmerchant("neighbour"),
      makeSubmerchantKey("foreign", "neighbour"),
    ],
    request: { key: "pspViewer", path: { id: "{shop.id}" } },
    expected: { status: 200, body: { data: [{ id: "{made.id}", status: "active" }, { id: "{older.id}" }], next_cursor: null } },
  },
  {
    operation,
    promise: "the keys of a deactivated submerchant are disabled",
    before: [makeSubmerchant("shop"), makeSubmerchantKey("made", "shop"), deactivate("shop")],
    request: { key: "pspSecret", path: { id: "{shop.id}" } },
    expected: { status: 200, body: { data: [{ id: "{made.id}", status: "disabled" }] } },
  },
];
