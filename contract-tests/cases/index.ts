import type { OperationId } from "../../generated/operations.ts";
import type { ContractCase } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";
import { assessPayinCases, assessPayinSample } from "./assess-payin.ts";
import { assessPayinRefusals } from "./assess-payin-refusals.ts";
import { describePayinCases, describePayinSample } from "./describe-payin.ts";
import { commonCases } from "./of-every-operation.ts";
import { readHealthCases, readHealthSample } from "./read-health.ts";

/** A request of each operation that succeeds. A new operation does not compile without one. */
export const samples = {
  assessPayin: assessPayinSample,
  describePayin: describePayinSample,
  readHealth: readHealthSample,
} as const satisfies { readonly [Id in OperationId]: Sample<Id, unknown> };

/** Every case of the suite. */
export const cases: readonly ContractCase[] = [
  ...readHealthCases,
  ...assessPayinCases,
  ...assessPayinRefusals,
  ...describePayinCases,
  ...Object.values(samples).flatMap(commonCases),
];
