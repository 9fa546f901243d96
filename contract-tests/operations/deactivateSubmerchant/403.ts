import { forbidden } from "../../of-every-operation/forbidden.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "deactivateSubmerchant";

/** Callers who may not do it. */
export const cases: readonly ContractCase[] = [
  ...forbidden(sample),
  {
    operation,
    promise: "a key of the submerchant itself cannot do it",
    request: { key: "submerchantSecret", path: { id: "{sandbox.psp.submerchant_id}" } },
    expected: { status: 403, code: "FORBIDDEN", details: { required_permissions: ["submerchants:write"] } },
  },
];
