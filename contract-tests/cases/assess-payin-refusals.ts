import type { ContractCase } from "../src/case.ts";
import { assessPayinSample, payin } from "./assess-payin.ts";
import { failing, refusing } from "./refusal.ts";

const operation = "assessPayin";
const { body: sample } = assessPayinSample.request;

const invalid = refusing(operation, { key: "secret" });

/** Pay-ins that get no decision. */
export const assessPayinRefusals: readonly ContractCase[] = [
  invalid("every failing field is named, not only the first", { amount: -1, currency: "mxn", payer: { email: "nobody" } }, "amount", "currency", "payer.email"),
  invalid("missing required fields are named", {}, "amount", "currency"),
  invalid("a currency that does not exist is refused", { ...sample, currency: "ZZZ" }, "currency"),
  invalid("an amount with more decimals than its currency has is refused", { amount: 185990.5, currency: "CLP" }, "amount"),
  invalid("a full card number is refused wherever it stands", { ...sample, description: "4111 1111 1111 1111" }, "description"),
  invalid("a failing field in a list is named with its place", { ...sample, items: [{}, { quantity: -1 }] }, "items[1].quantity"),
  invalid("a time that does not exist is refused", { ...sample, payer: { account_created_at: "2026-02-30T00:00:00Z" } }, "payer.account_created_at"),
  {
    operation,
    promise: "a handle that is too long is refused",
    request: payin(sample, { "Idempotency-Key": "k".repeat(256) }),
    expected: failing("header.Idempotency-Key"),
  },
  {
    operation,
    promise: "an empty handle is refused",
    request: payin(sample, { "Idempotency-Key": "" }),
    expected: failing("header.Idempotency-Key"),
  },
  {
    operation,
    promise: "a handle that was used for another request is refused",
    before: [payin({ ...sample, amount: 10 }, { "Idempotency-Key": "contract-reused" })],
    request: payin({ ...sample, amount: 11 }, { "Idempotency-Key": "contract-reused" }),
    expected: { status: 409, code: "IDEMPOTENCY_KEY_REUSED" },
  },
  {
    operation,
    promise: "the payer maintenance@sandbox.test shows what maintenance looks like",
    request: payin({ ...sample, payer: { email: "maintenance@sandbox.test" } }),
    expected: { status: 503, code: "ASSESS_MAINTENANCE", headers: { "Retry-After": /^\d+$/ } },
  },
  {
    operation,
    promise: "the payer timeout@sandbox.test shows what a missed deadline looks like",
    request: payin({ ...sample, payer: { email: "timeout@sandbox.test" } }),
    expected: { status: 504, code: "ASSESS_TIMEOUT" },
  },
];
