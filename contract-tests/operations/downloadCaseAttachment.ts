import { missing } from "../shared/refusal.ts";
import { addFile, openCase } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A file of a case. */
export const sample: Sample<"downloadCaseAttachment"> = {
  operation: "downloadCaseAttachment",
  before: [openCase("case"), addFile("made", "case")],
  request: { key: "viewer", path: { id: "{case.id}", attachment_id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"downloadCaseAttachment"> = {
  /** Files to save. */
  200: [
    {
      promise: "a file is bytes to save, which no browser shows",
      before: [openCase("case"), addFile("made", "case", "uno\ndos\n", "señal.txt")],
      request: sample.request,
      expected: {
        headers: {
          "Content-Type": /^application\/octet-stream$/,
          "Content-Disposition": /^attachment; filename="se_al\.txt"; filename\*=UTF-8''se%C3%B1al\.txt$/,
          "X-Content-Type-Options": /^nosniff$/,
          "Content-Security-Policy": /^default-src 'none'/,
        },
        lines: ["uno", "dos", /^$/],
      },
    },
  ],
  /** Files that are not there. */
  404: [
    missing("another organization's file is not found", { ...sample.request, key: "otherAdmin" }, ...(sample.before ?? [])),
    missing(
      "a file is not found in another case",
      { key: "viewer", path: { id: "{other.id}", attachment_id: "{made.id}" } },
      openCase("case"),
      openCase("other"),
      addFile("made", "case"),
    ),
  ],
};
