import { missing } from "../shared/refusal.ts";
import { addFile, openCase } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A case with a file. */
export const sample: Sample<"listCaseAttachments"> = {
  operation: "listCaseAttachments",
  before: [openCase("case"), addFile("made", "case")],
  request: { key: "viewer", path: { id: "{case.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"listCaseAttachments"> = {
  /** Files. */
  200: [
    {
      promise: "files are listed newest first",
      before: [openCase("case"), addFile("first", "case", "uno\n"), addFile("second", "case", "dos\n", "otra.txt")],
      request: sample.request,
      expected: { body: { data: [{ id: "{second.id}", file_name: "otra.txt", size_bytes: 4 }, { id: "{first.id}" }] } },
    },
    {
      promise: "a case without files has an empty list",
      before: [openCase("case")],
      request: sample.request,
      expected: { body: { data: [], next_cursor: null } },
    },
  ],
  /** Cases that the caller does not see. */
  404: [missing("another organization's files are not found", { ...sample.request, key: "otherAdmin" }, openCase("case"), addFile("made", "case"))],
};
