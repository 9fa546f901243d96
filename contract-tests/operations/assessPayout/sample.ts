import type { CaseRequest } from "../../src/case.ts";
import type { Sample } from "../../src/sample.ts";

/** The least that a payout takes. */
export const sample = {
  operation: "assessPayout",
  request: { key: "secret", body: { amount: 8450.5, currency: "MXN", beneficiary: { id: "contract-beneficiary" } } },
  status: 200,
} as const satisfies Sample<"assessPayout", object>;

/** A payout from the merchant's server. */
export const payout = (body: object = {}, headers?: CaseRequest["headers"]): CaseRequest => ({
  key: "secret",
  body: { ...sample.request.body, ...body },
  headers,
});
