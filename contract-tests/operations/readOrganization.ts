import { changeOther } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** The settings need nothing. */
export const sample: Sample<"readOrganization"> = {
  operation: "readOrganization",
  request: { key: "admin", body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"readOrganization"> = {
  /** The settings of an organization. */
  200: [
    {
      promise: "what was changed is read",
      before: [changeOther({ name: "Tienda del Contrato", thresholds: { decline: 90 } }, "changed")],
      request: { key: "otherAdmin" },
      expected: { body: { name: "Tienda del Contrato", thresholds: "{changed.thresholds}", signal_weights: "{changed.signal_weights}" } },
    },
    {
      promise: "every role reads its own organization",
      request: { key: "viewer" },
      expected: { body: { id: "{sandbox.organization_id}", segment: "merchant", maintenance: false } },
    },
  ],
};
