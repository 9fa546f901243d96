import { invalid } from "../../of-every-operation/invalid.ts";
import { failing, refusing } from "../../shared/refusal.ts";
import { purchase } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { handle, payin, sample } from "./sample.ts";

const operation = "assessPayin";
const refused = refusing(operation, { key: "secret" });

/** Pay-ins that are wrong in themselves. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  refused(
    "every failing field is named, not only the first",
    { amount: -1, currency: "mxn", payer: { country: "Mexico" } },
    "amount",
    "currency",
    "payer.country",
  ),
  refused("missing required fields are named", {}, "amount", "currency"),
  refused("a currency that does not exist is refused", { ...purchase, currency: "ZZZ" }, "currency"),
  refused("an amount with more decimals than its currency has is refused", { amount: 185990.5, currency: "CLP" }, "amount"),
  refused("a full card number is refused wherever it stands", { ...purchase, description: "4111 1111 1111 1111" }, "description"),
  refused("a failing field in a list is named with its place", { ...purchase, items: [{}, { quantity: -1 }] }, "items[1].quantity"),
  refused("a time that does not exist is refused", { ...purchase, payer: { account_created_at: "2026-02-30T00:00:00Z" } }, "payer.account_created_at"),
  {
    operation,
    promise: "a handle that is too long is refused",
    request: payin({}, handle("k".repeat(256))),
    expected: failing("header.Idempotency-Key"),
  },
  {
    operation,
    promise: "an empty handle is refused",
    request: payin({}, handle("")),
    expected: failing("header.Idempotency-Key"),
  },
];
