import { expect } from "vitest";
import { anId } from "../shared/shapes.ts";
import { acknowledgeCase, assess, changeCase, openCase, reportAssessed, submitCase } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A case that was opened. */
export const sample: Sample<"readCaseHistory"> = {
  operation: "readCaseHistory",
  before: [openCase("made")],
  request: { key: "viewer", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};

const opened = { from: null, to: "borrador", changed: [], changes: [] };

/** Its own cases, by expected status. */
export const cases: OwnCases<"readCaseHistory"> = {
  /** What became of a case. */
  200: [
    {
      promise: "a viewer reads every step, the oldest first, and what changed beside",
      before: [
        openCase("made"),
        changeCase("made", { description: "Segunda versión" }),
        changeCase("made", { status: "en_revision", priority: "alta" }),
        submitCase("made"),
        acknowledgeCase("made", { accepted: false }),
      ],
      request: { key: "viewer", path: { id: "{made.id}" } },
      expected: {
        body: {
          data: [
            { ...opened, actor: expect.stringMatching(/./), occurred_at: "{made.created_at}" },
            { from: "borrador", to: "borrador", changed: ["description"], changes: [] },
            { from: "borrador", to: "en_revision", changed: ["priority"], changes: [{ field: "priority", from: "normal", to: "alta" }] },
            { from: "en_revision", to: "enviado" },
            { from: "enviado", to: "en_revision" },
          ],
        },
      },
    },
    {
      promise: "steps have who works on the case and its due date, before and after",
      before: [
        openCase("made", { due_date: null }),
        changeCase("made", { assignee: "auth0|ana", due_date: "2027-02-01" }),
        changeCase("made", { assignee: null, due_date: "2027-02-03" }),
      ],
      request: { key: "viewer", path: { id: "{made.id}" } },
      expected: {
        body: {
          data: [
            opened,
            {
              changes: [
                { field: "assignee", from: null, to: "auth0|ana" },
                { field: "due_date", from: null, to: "2027-02-01" },
              ],
            },
            {
              changes: [
                { field: "assignee", from: "auth0|ana", to: null },
                { field: "due_date", from: "2027-02-01", to: "2027-02-03" },
              ],
            },
          ],
        },
      },
    },
    {
      promise: "a change that changes nothing, and a step that is refused, are no steps",
      before: [openCase("made"), changeCase("made", { priority: "normal" }), { ...submitCase("made"), status: 409 }],
      request: { key: "viewer", path: { id: "{made.id}" } },
      expected: { body: { data: [opened] } },
    },
    {
      promise: "a case that was reported begins with the key that reported it",
      before: [assess("assessed", { email: "contract.history@frauds.example" }), reportAssessed()],
      request: { key: "viewer", path: { id: "{report.case.id}" } },
      expected: { body: { data: [{ from: null, to: "borrador", actor: anId, changed: [], changes: [] }] } },
    },
  ],
};
