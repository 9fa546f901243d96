import { rowOf } from "../of-every-operation/row.ts";
import type { TestCase } from "../src/case.ts";
import type { AnySample } from "../src/sample.ts";
import { missing } from "./refusal.ts";
import { assess, makeSubmerchant, makeSubmerchantKey } from "./steps.ts";

/** 404: assessments that a key of one submerchant does not have, although its provider has. */
export function ofNoOther(sample: AnySample): TestCase<404>[] {
  const own = [makeSubmerchant("shop"), makeSubmerchantKey("own", "shop", { permissions: [...rowOf(sample).permissions] })];
  const request = { ...sample.request, key: "{own.key}", path: { session_id: "{assessed.session_id}" } } as const;
  return [
    missing("an assessment of another submerchant is not found by a key of one", request, ...own, { ...assess("assessed", {}), key: "submerchantSecret" }),
    missing("an assessment of no submerchant is not found by a key of one", request, ...own, { ...assess("assessed", {}), key: "pspSecret" }),
  ];
}
