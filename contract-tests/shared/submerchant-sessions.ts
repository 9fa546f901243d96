import { rowOf } from "../of-every-operation/row.ts";
import type { TestCase } from "../src/case.ts";
import type { AnySample } from "../src/sample.ts";
import { notFound } from "./refusal.ts";
import { assess, makeSubmerchant, makeSubmerchantKey } from "./steps.ts";

/** 404: assessments that a key of one submerchant does not have, although its provider has. */
export function ofNoOther(sample: AnySample): TestCase<404>[] {
  const own = [makeSubmerchant("shop"), makeSubmerchantKey("own", "shop", { permissions: [...rowOf(sample).permissions] })];
  const request = { ...sample.request, key: "{own.key}", path: { session_id: "{assessed.session_id}" } } as const;
  return [
    {
      promise: "an assessment of another submerchant is not found by a key of one",
      before: [...own, { ...assess("assessed", {}), key: "submerchantSecret" }],
      request,
      expected: notFound,
    },
    {
      promise: "an assessment of no submerchant is not found by a key of one",
      before: [...own, { ...assess("assessed", {}), key: "pspSecret" }],
      request,
      expected: notFound,
    },
  ];
}
