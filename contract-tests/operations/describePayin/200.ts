import { expect } from "vitest";
import { errors } from "../../../generated/errors.ts";
import { answered } from "../../of-every-operation/answered.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "describePayin";
const REFUSED_BY_PRISM = "Prism reads a public operation as one that must not be called with a key";

/** The field catalogue of pay-ins. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the catalogue names the fields of a pay-in, and which are required",
    request: {},
    expected: {
      status: 200,
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
    operation,
    promise: "the catalogue names the failures that a caller prepares for",
    request: {},
    expected: {
      status: 200,
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
    operation,
    promise: "a key that nobody asked for does no harm",
    request: { key: "malformed" },
    expected: { status: 200 },
    except: { mock: REFUSED_BY_PRISM, proxy: REFUSED_BY_PRISM },
  },
];
