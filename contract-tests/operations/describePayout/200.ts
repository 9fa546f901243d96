import { expect } from "vitest";
import { answered } from "../../of-every-operation/answered.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "describePayout";

/** The field catalogue of payouts. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the catalogue names the fields of a payout, and which are required",
    request: {},
    expected: {
      status: 200,
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
];
