import { missing } from "../shared/refusal.ts";
import { addFile, changeCase, openCase, submitCase } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A file of a case. */
export const sample: Sample<"removeCaseAttachment"> = {
  operation: "removeCaseAttachment",
  before: [openCase("case"), addFile("made", "case")],
  request: { key: "analyst", path: { id: "{case.id}", attachment_id: "{made.id}" }, body: undefined },
  status: 200,
};

const submitted = [openCase("case"), addFile("made", "case"), changeCase("case", { status: "en_revision" }), submitCase("case")];

/** Its own cases, by expected status. */
export const cases: OwnCases<"removeCaseAttachment"> = {
  /** What was removed. */
  200: [
    {
      promise: "a file is removed, and is the answer",
      before: sample.before,
      request: sample.request,
      expected: { body: { id: "{made.id}", file_name: "nota.txt" } },
    },
    {
      promise: "a file that was added after the case was submitted can be removed",
      before: [...submitted, addFile("later", "case", "Acuse\n", "acuse.txt")],
      request: { key: "analyst", path: { id: "{case.id}", attachment_id: "{later.id}" } },
      expected: { body: { id: "{later.id}" } },
    },
    {
      promise: "a case that returned to review lets its files go",
      before: [...submitted, changeCase("case", { status: "en_revision" })],
      request: sample.request,
      expected: { body: { id: "{made.id}" } },
    },
  ],
  /** Files that are not there. */
  404: [
    missing("another organization's file is not found", { ...sample.request, key: "otherAdmin" }, ...(sample.before ?? [])),
    missing("a file that was removed is not there any more", sample.request, ...(sample.before ?? []), {
      operation: "removeCaseAttachment",
      key: "analyst",
      path: { id: "{case.id}", attachment_id: "{made.id}" },
    }),
  ],
  /** Files that stay. */
  409: [
    {
      promise: "a case keeps the files that it was submitted with",
      before: submitted,
      request: sample.request,
      expected: { code: "INVALID_TRANSITION", details: { from: "enviado", fixed: ["attachments"] } },
    },
    {
      promise: "an archived case keeps its files",
      before: [openCase("case"), addFile("made", "case"), changeCase("case", { status: "archivado" })],
      request: sample.request,
      expected: { code: "INVALID_TRANSITION", details: { from: "archivado", fixed: ["attachments"] } },
    },
  ],
};
