import { invalid } from "../../of-every-operation/invalid.ts";
import { failing, refusing } from "../../shared/refusal.ts";
import type { ContractCase } from "../../src/case.ts";
import { handle } from "../assessPayin/sample.ts";
import { payout, sample } from "./sample.ts";

const operation = "assessPayout";
const refused = refusing(operation, { key: "secret" });
const { body } = sample.request;

/** Payouts that are wrong in themselves. */
export const cases: readonly ContractCase[] = [
  ...invalid(sample),
  refused("what is required is named", {}, "amount", "currency", "beneficiary"),
  refused("every failing field is named, not only the first", { ...body, amount: -1, currency: "mxn" }, "amount", "currency"),
  refused("a beneficiary without an id or an account is refused", { ...body, beneficiary: { name: "José Hernández Luna" } }, "beneficiary"),
  refused("an amount with more decimals than its currency has is refused", { ...body, amount: 185990.5, currency: "CLP" }, "amount"),
  refused("an address that cannot be is refused", { ...body, initiator: { ip_address: "203.0.113.256" } }, "initiator.ip_address"),
  {
    operation,
    promise: "a handle that is too long is refused",
    request: payout({}, handle("k".repeat(256))),
    expected: failing("header.Idempotency-Key"),
  },
];
