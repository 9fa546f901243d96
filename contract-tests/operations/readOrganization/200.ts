import { answered } from "../../of-every-operation/answered.ts";
import { changeOther } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "readOrganization";

/** The settings of an organization. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "what was changed is read",
    before: [changeOther({ name: "Tienda del Contrato", thresholds: { decline: 90 } }, "changed")],
    request: { key: "otherAdmin" },
    expected: { status: 200, body: { name: "Tienda del Contrato", thresholds: "{changed.thresholds}", signal_weights: "{changed.signal_weights}" } },
  },
  {
    operation,
    promise: "every role reads its own organization",
    request: { key: "viewer" },
    expected: { status: 200, body: { id: "{sandbox.organization_id}", segment: "merchant", maintenance: false } },
  },
];
