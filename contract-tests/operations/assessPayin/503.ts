import { away } from "../../of-every-operation/away.ts";
import { changeOther } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { payin, payinBy, sample } from "./sample.ts";

const operation = "assessPayin";

/** Maintenance, and a service that cannot assess. */
export const cases: readonly ContractCase[] = [
  ...away(sample),
  {
    operation,
    promise: "the payer maintenance@sandbox.test shows what maintenance looks like",
    request: payin({ payer: { email: "maintenance@sandbox.test" } }),
    expected: { status: 503, code: "ASSESS_MAINTENANCE", headers: { "Retry-After": /^\d+$/ } },
  },
  {
    operation,
    promise: "an organization in maintenance gets no decisions",
    before: [changeOther({ maintenance: true })],
    request: payinBy("expendable"),
    expected: { status: 503, code: "ASSESS_MAINTENANCE", headers: { "Retry-After": /^\d+$/ } },
  },
];
