import { expect } from "vitest";
import { missing, refusing } from "../shared/refusal.ts";
import { numbered } from "../shared/shapes.ts";
import { assess, changeOther, incident } from "../shared/steps.ts";
import type { OwnCases, TestCase } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "createCase";

/** The least that a case takes. */
export const sample = { operation: "createCase", request: { key: "analyst", body: incident }, status: 201 } as const satisfies Sample<"createCase">;

const regulators = { CL: "CMF", MX: "CNBV", BR: "BCB", PE: "SBS", CO: "SFC", UY: "BCU", AR: "BCRA" };
const refused = refusing({ key: "analyst" });

/** Its own cases, by expected status. */
export const cases: OwnCases<"createCase"> = {
  /** Cases that are opened. */
  201: [
    {
      promise: "the documented example unauthorised-transfer is a draft with its own number, for the regulator of its country",
      request: { key: "analyst", body: requestExample(operation, "unauthorised-transfer") },
      expected: {
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
      promise: "the victim's e-mail address is not shown",
      request: { key: "analyst", body: requestExample(operation, "unauthorised-transfer") },
      expected: { example: "unauthorised-transfer", body: expect.not.objectContaining({ victim_email: expect.anything() }) },
    },
    ...Object.entries(regulators).map(
      ([jurisdiction, regulator]): TestCase<201> => ({
        promise: `a case of ${jurisdiction} is for ${regulator}, and its number says ${jurisdiction}`,
        request: { key: "analyst", body: { ...incident, jurisdiction } },
        expected: { body: { jurisdiction, regulator, reference_number: numbered("FRD", jurisdiction), priority: "normal", description: null } },
      }),
    ),
    {
      promise: "a regulator that is named stays the one",
      request: { key: "analyst", body: { ...incident, regulator: "CONDUSEF" } },
      expected: { body: { regulator: "CONDUSEF", jurisdiction: "MX" } },
    },
    {
      promise: "its number begins with the prefix of its organization",
      before: [changeOther({ case_prefix: "OTRA" })],
      request: { key: "otherAdmin", body: { ...incident, jurisdiction: "PE" } },
      expected: { body: { reference_number: numbered("OTRA", "PE") } },
    },
    {
      promise: "it may name an assessment of the organization",
      before: [assess("assessed", {})],
      request: { key: "analyst", body: { ...incident, session_id: "{assessed.session_id}" } },
      expected: { body: { session_id: "{assessed.session_id}" } },
    },
  ],
  /** Cases that are wrong in themselves. */
  400: [
    refused("what is required is named", {}, "incident_date", "incident_type", "amount", "currency", "jurisdiction"),
    refused("an amount with more decimals than its currency has is refused", { ...incident, amount: 10.5, currency: "CLP" }, "amount"),
    refused("an amount with three decimals is refused", { ...incident, amount: 10.005 }, "amount"),
    refused("an amount below nothing is refused", { ...incident, amount: -1 }, "amount"),
    refused("a currency that cases do not support is refused", { ...incident, currency: "EUR" }, "currency"),
    refused("a day to come is refused", { ...incident, incident_date: "2099-01-01" }, "incident_date"),
    refused("a day that does not exist is refused", { ...incident, incident_date: "2026-02-30" }, "incident_date"),
    refused("a time for a day is refused", { ...incident, incident_date: "2026-02-28T00:00:00Z" }, "incident_date"),
    refused(
      "a day to come and an amount with too many decimals are named together",
      { ...incident, amount: 0.001, incident_date: "2099-01-01" },
      "amount",
      "incident_date",
    ),
    refused(
      "every failing field is named",
      {
        ...incident,
        incident_type: "robo",
        jurisdiction: "US",
        priority: "high",
        victim_email: "nobody",
        session_id: "1",
        regulator: "  ",
        description: "a\u0000b",
      },
      "incident_type",
      "jurisdiction",
      "priority",
      "victim_email",
      "session_id",
      "regulator",
      "description",
    ),
    refused("a full card number in the description is refused", { ...incident, description: "Tarjeta 4111 1111 1111 1111" }, "description"),
  ],
  /** Assessments that the caller does not have. */
  404: [
    missing(
      "an assessment of another organization is not found",
      { key: "analyst", body: { ...incident, session_id: "{assessed.session_id}" } },
      { ...assess("assessed", {}), key: "pspSecret" },
    ),
    missing("an assessment that does not exist is not found", { key: "analyst", body: { ...incident, session_id: exampleId } }),
  ],
};
