import type { ContractCase } from "../../src/case.ts";

const operation = "updateOrganization";

/** Settings that others depend on. */
export const cases: readonly ContractCase[] = [
  {
    operation,
    promise: "a provider with active submerchants stays one",
    request: { key: "pspAdmin", body: { segment: "merchant" } },
    expected: { status: 409, code: "INVALID_TRANSITION" },
  },
];
