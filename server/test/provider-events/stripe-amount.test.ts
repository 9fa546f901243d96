// Stripe's amounts in major units, as docs.stripe.com/currencies says.
import { expect, test } from "vitest";
import { stripeAmount } from "../../src/feedback/provider-events/providers/stripe/amount.ts";

test.each([
  [124990, "MXN", 1249.9],
  [1, "USD", 0.01],
  [500, "CLP", 500],
  [500, "JPY", 500],
  [500, "PYG", 500],
  // two decimals in ISO 4217, none at Stripe
  [500, "MGA", 500],
  // none in ISO 4217, two at Stripe
  [500, "ISK", 5],
  [500, "UGX", 5],
  // two when charged
  [1045, "HUF", 10.45],
  [1045, "TWD", 10.45],
  [5120, "KWD", 5.12],
  [123456789012345, "COP", 1234567890123.45],
  [0, "BRL", 0],
])("%d %s is %d", (amount, currency, major) => {
  expect(stripeAmount(amount, currency)).toBe(major);
});

test.each([[-1], [1.5], ["100"], [null], [undefined], [Number.MAX_SAFE_INTEGER + 1]])("%j is no amount", (amount) => {
  expect(stripeAmount(amount, "MXN")).toBeUndefined();
});

test("without a currency there is no amount", () => {
  expect(stripeAmount(100, undefined)).toBeUndefined();
});
