import { inDays } from "../shared/shapes.ts";
import { assess, openCase, reportAssessed, reportFraud } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A case that was opened. */
export const sample: Sample<"readCase"> = {
  operation: "readCase",
  before: [openCase("made")],
  request: { key: "analyst", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"readCase"> = {
  /** Cases as they were opened, by hand or by a report. */
  200: [
    {
      promise: "a viewer reads a case as it was opened",
      before: [openCase("made", { victim_name: "Luis Pérez", description: "Dos líneas\nde texto" })],
      request: { key: "viewer", path: { id: "{made.id}" } },
      expected: {
        body: {
          id: "{made.id}",
          reference_number: "{made.reference_number}",
          victim_name: "Luis Pérez",
          description: "Dos líneas\nde texto",
          created_at: "{made.created_at}",
        },
      },
    },
    {
      promise: "the case of a report has the amount of the assessment, and its regulator",
      before: [assess("assessed", { email: "contract.reported@frauds.example" }, { amount: 310.25 }), reportAssessed({ jurisdiction: "PE" })],
      request: { key: "viewer", path: { id: "{report.case.id}" } },
      expected: {
        body: {
          id: "{report.case.id}",
          reference_number: "{report.case.reference_number}",
          status: "borrador",
          priority: "alta",
          incident_type: "phishing",
          incident_date: inDays(0),
          amount: 310.25,
          currency: "MXN",
          jurisdiction: "PE",
          regulator: "SBS",
          session_id: "{assessed.session_id}",
          description: null,
          victim_name: null,
        },
      },
    },
    {
      promise: "fields of the report take precedence over the assessment",
      before: [
        assess("assessed", { email: "contract.said@frauds.example" }),
        reportAssessed({
          amount: 20,
          currency: "USD",
          incident_date: "2026-01-02",
          priority: "urgente",
          description: "El titular no reconoce la compra.",
          victim_name: "Luis Pérez",
          victim_email: "luis@ejemplo.mx",
        }),
      ],
      request: { key: "viewer", path: { id: "{report.case.id}" } },
      expected: {
        body: {
          amount: 20,
          currency: "USD",
          incident_date: "2026-01-02",
          priority: "urgente",
          description: "El titular no reconoce la compra.",
          victim_name: "Luis Pérez",
        },
      },
    },
    {
      promise: "the latest assessment of an order that is reported is meant",
      before: [
        assess("earlier", { email: "contract.attempt@frauds.example" }, { order_id: "contract-attempted", amount: 10 }),
        assess("assessed", { email: "contract.attempt@frauds.example" }, { order_id: "contract-attempted", amount: 20 }),
        reportFraud("report", { order_id: "contract-attempted" }),
      ],
      request: { key: "viewer", path: { id: "{report.case.id}" } },
      expected: { body: { session_id: "{assessed.session_id}", amount: 20 } },
    },
  ],
};
