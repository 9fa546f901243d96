import { expect } from "vitest";
import { errors } from "../../generated/errors.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** The catalogue needs nothing. */
export const sample: Sample<"describePayin"> = {
  operation: "describePayin",
  request: { body: undefined },
  status: 200,
};

const REFUSED_BY_PRISM = "Prism reads a public operation as one that must not be called with a key";

/** Its own cases, by expected status. */
export const cases: OwnCases<"describePayin"> = {
  /** The field catalogue of pay-ins. */
  200: [
    {
      promise: "the catalogue names the fields of a pay-in, and which are required",
      request: {},
      expected: {
        body: {
          flow: "payin",
          fields: expect.arrayContaining([
            expect.objectContaining({ path: "amount", type: "number", required: true }),
            expect.objectContaining({ path: "payer.email", type: "string", required: false }),
          ]),
          idempotency: { header: "Idempotency-Key", fallback_field: "order_id" },
        },
      },
    },
    {
      promise: "the catalogue names the failures that a caller prepares for",
      request: {},
      expected: {
        body: {
          resilience: expect.arrayContaining(
            Object.entries(errors)
              .filter(([, { resilience }]) => resilience)
              .map(([code, { status, retryable }]) => expect.objectContaining({ code, status, retryable })),
          ),
        },
      },
    },
    {
      promise: "an unneeded key does no harm",
      request: { key: "malformed" },
      except: { mock: REFUSED_BY_PRISM, proxy: REFUSED_BY_PRISM },
    },
  ],
};
