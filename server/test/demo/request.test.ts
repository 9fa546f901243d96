// Requests of simulated payments.
import { expect, test } from "vitest";
import { orderOf, requestOf } from "../../demo/request.ts";
import { generateHistory } from "../../simulator/generate.ts";

test("a stored payment is found by the order of its request, so that an interrupted demo goes on", () => {
  const { payments } = generateHistory({ seed: 3, set: "fit", from: Date.UTC(2026, 0, 1), days: 7, customers: 60 });
  expect(payments.map((payment) => requestOf(payment).order_id)).toEqual(payments.map(orderOf));
});
