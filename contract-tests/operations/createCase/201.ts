import { expect } from "vitest";
import { answered } from "../../of-every-operation/answered.ts";
import { numbered } from "../../shared/shapes.ts";
import { assess, changeOther, incident } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { requestExample } from "../../src/document.ts";
import { sample } from "./sample.ts";

const operation = "createCase";
const regulators = { CL: "CMF", MX: "CNBV", BR: "BCB", PE: "SBS", CO: "SFC", UY: "BCU", AR: "BCRA" };

/** Cases that are opened. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "the documented example unauthorised-transfer is a draft with a number of its own, for the regulator of its country",
    request: { key: "analyst", body: requestExample(operation, "unauthorised-transfer") },
    expected: {
      status: 201,
      example: "unauthorised-transfer",
      body: {
        reference_number: numbered("FRD", "MX"),
        status: "borrador",
        priority: "alta",
        incident_date: "2026-11-18",
        incident_type: "transferencia_no_autorizada",
        amount: 48500.5,
        currency: "MXN",
        victim_name: "María González Ríos",
        regulator: "CNBV",
        session_id: null,
        acknowledgement: null,
        submitted_at: null,
      },
    },
  },
  {
    operation,
    promise: "the victim's e-mail address is not shown",
    request: { key: "analyst", body: requestExample(operation, "unauthorised-transfer") },
    expected: { status: 201, example: "unauthorised-transfer", body: expect.not.objectContaining({ victim_email: expect.anything() }) },
  },
  ...Object.entries(regulators).map(
    ([jurisdiction, regulator]): ContractCase => ({
      operation,
      promise: `a case of ${jurisdiction} is for ${regulator}, and its number says ${jurisdiction}`,
      request: { key: "analyst", body: { ...incident, jurisdiction } },
      expected: { status: 201, body: { jurisdiction, regulator, reference_number: numbered("FRD", jurisdiction), priority: "normal", description: null } },
    }),
  ),
  {
    operation,
    promise: "a regulator that is named stays the one",
    request: { key: "analyst", body: { ...incident, regulator: "CONDUSEF" } },
    expected: { status: 201, body: { regulator: "CONDUSEF", jurisdiction: "MX" } },
  },
  {
    operation,
    promise: "its number begins with the prefix of its organization",
    before: [changeOther({ case_prefix: "OTRA" })],
    request: { key: "otherAdmin", body: { ...incident, jurisdiction: "PE" } },
    expected: { status: 201, body: { reference_number: numbered("OTRA", "PE") } },
  },
  {
    operation,
    promise: "it may name an assessment of the organization",
    before: [assess("assessed", {})],
    request: { key: "analyst", body: { ...incident, session_id: "{assessed.session_id}" } },
    expected: { status: 201, body: { session_id: "{assessed.session_id}" } },
  },
];
