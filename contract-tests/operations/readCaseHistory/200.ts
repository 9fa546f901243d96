import { expect } from "vitest";
import { answered } from "../../of-every-operation/answered.ts";
import { anId } from "../../shared/shapes.ts";
import { acknowledgeCase, assess, changeCase, openCase, reportAssessed, submitCase } from "../../shared/steps.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "readCaseHistory";
const opened = { from: null, to: "borrador", changed: [] };

/** What became of a case. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
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
      status: 200,
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
    operation,
    promise: "a change that changes nothing, and a step that is refused, are no steps",
    before: [openCase("made"), changeCase("made", { priority: "normal" }), { ...submitCase("made"), status: 409 }],
    request: { key: "viewer", path: { id: "{made.id}" } },
    expected: { status: 200, body: { data: [opened] } },
  },
  {
    operation,
    promise: "a case that was reported begins with the key that reported it",
    before: [assess("assessed", { email: "contract.history@frauds.example" }), reportAssessed()],
    request: { key: "viewer", path: { id: "{report.case.id}" } },
    expected: { status: 200, body: { data: [{ from: null, to: "borrador", actor: anId, changed: [] }] } },
  },
];
