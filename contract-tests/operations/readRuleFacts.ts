import { expect } from "vitest";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A list needs nothing. */
export const sample: Sample<"readRuleFacts"> = { operation: "readRuleFacts", request: { key: "secret", body: undefined }, status: 200 };

/** Its own cases, by expected status. */
export const cases: OwnCases<"readRuleFacts"> = {
  /** Every fact. */
  200: [
    {
      promise: "every fact has a type, an example and a default",
      request: { key: "viewer" },
      expected: {
        body: {
          data: expect.arrayContaining([
            expect.objectContaining({ name: "payment.amount", type: "number", unit: "major units", default: 0, flows: ["payin", "payout"], signal: null }),
            expect.objectContaining({ name: "card.orders_1h", flows: ["payin"], signal: "VELOCITY_CARD_1H" }),
            expect.objectContaining({ name: "payout.treasury", type: "boolean", default: false, flows: ["payout"] }),
          ]),
        },
      },
    },
  ],
};
