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

const opened = { from: null, to: "borrador", changed: [] };

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
            { from: "borrador", to: "borrador", changed: ["description"] },
            { from: "borrador", to: "en_revision", changed: ["priority"] },
            { from: "en_revision", to: "enviado" },
            { from: "enviado", to: "en_revision" },
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
      expected: { body: { data: [{ from: null, to: "borrador", actor: anId, changed: [] }] } },
    },
  ],
};
