import { expect } from "vitest";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** The catalogue needs nothing. */
export const sample: Sample<"describePayout"> = {
  operation: "describePayout",
  request: { body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"describePayout"> = {
  /** The field catalogue of payouts. */
  200: [
    {
      promise: "the catalogue names the fields of a payout, and which are required",
      request: {},
      expected: {
        body: {
          flow: "payout",
          fields: expect.arrayContaining([
            expect.objectContaining({ path: "amount", type: "number", required: true }),
            expect.objectContaining({ path: "beneficiary.clabe", type: "string", required: false }),
          ]),
          idempotency: { header: "Idempotency-Key", fallback_field: "order_id" },
        },
      },
    },
  ],
};
