import { forbidden } from "../../of-every-operation/forbidden.ts";
import { makeSubmerchant } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "createSubmerchantKey";

/** Callers who may not do it. */
export const cases: readonly ContractCase[] = [
  ...forbidden(sample),
  {
    operation,
    promise: "a key cannot give away what it may not do itself",
    before: [
      makeSubmerchant("shop"),
      { as: "clerk", operation: "createKey", key: "pspAdmin", body: { type: "secret", name: "Onboarding", permissions: ["submerchants:write"] } },
    ],
    request: { key: "{clerk.key}", path: { id: "{shop.id}" }, body: { ...sample.request.body, permissions: ["assess"] } },
    expected: { status: 403, code: "FORBIDDEN", details: { required_permissions: ["assess"] } },
  },
];
