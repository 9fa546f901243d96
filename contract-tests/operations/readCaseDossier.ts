import { expect } from "vitest";
import { timestamp } from "../shared/shapes.ts";
import { assess, changeCase, openCase, reportAssessed } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";
import { frozen } from "./readCaseDossier/frozen.ts";

/** A case that was opened. */
export const sample: Sample<"readCaseDossier"> = {
  operation: "readCaseDossier",
  before: [openCase("made")],
  request: { key: "viewer", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"readCaseDossier"> = {
  /** Dossiers, generated on each request until the case is submitted. */
  200: [
    {
      promise: "as a document it is PDF, named by the case's number",
      before: [openCase("made", { description: "Añádase" })],
      request: { ...sample.request, query: { format: "pdf" } },
      expected: {
        headers: { "Content-Type": /^application\/pdf$/, "Content-Disposition": /^attachment; filename="[A-Z0-9]+-MX-\d{4}-\d{6}\.pdf"$/ },
      },
      except: { mock: "the mock has no document to send", proxy: "Prism reads every body as text" },
    },
    {
      promise: "the dossier of a draft is made anew: the case as it is, the victim's e-mail address, and every step",
      before: [
        openCase("made", { description: "Primera versión", victim_name: "María González Ríos", victim_email: "maria.gonzalez@correo.mx" }),
        { ...sample.request, as: "earlier" },
        changeCase("made", { description: "Segunda versión" }),
      ],
      request: sample.request,
      expected: {
        body: {
          generated_at: timestamp,
          frozen: false,
          organization: { id: "{sandbox.organization_id}", name: expect.stringMatching(/./) },
          case: { id: "{made.id}", reference_number: "{made.reference_number}", status: "borrador", description: "Segunda versión" },
          victim: { name: "María González Ríos", email: "maria.gonzalez@correo.mx" },
          assessment: null,
          history: [
            { from: null, to: "borrador", changed: [], occurred_at: "{made.created_at}" },
            { from: "borrador", to: "borrador", changed: ["description"] },
          ],
        },
      },
    },
    {
      promise: "missing fields of the victim are null",
      before: [openCase("made")],
      request: sample.request,
      expected: { body: { victim: { name: null, email: null } } },
    },
    {
      promise: "the dossier of a report has the assessment and the victim's e-mail address",
      before: [assess("assessed", { email: "contract.dossier@frauds.example" }), reportAssessed({ victim_name: "Ana Ruiz", victim_email: "ana@ejemplo.mx" })],
      request: { key: "viewer", path: { id: "{report.case.id}" } },
      expected: {
        body: { frozen: false, victim: { name: "Ana Ruiz", email: "ana@ejemplo.mx" }, assessment: { session_id: "{assessed.session_id}" } },
      },
    },
    ...frozen,
  ],
};
