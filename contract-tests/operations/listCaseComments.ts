import { missing } from "../shared/refusal.ts";
import { openCase } from "../shared/steps.ts";
import type { OwnCases, Step } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

const comment = (text: string): Step => ({ as: text, operation: "addCaseComment", key: "analyst", path: { id: "{case.id}" }, body: { text } });

/** A case. */
export const sample: Sample<"listCaseComments"> = {
  operation: "listCaseComments",
  before: [openCase("case")],
  request: { key: "viewer", path: { id: "{case.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"listCaseComments"> = {
  /** Comments. */
  200: [
    {
      promise: "comments are listed newest first",
      before: [openCase("case"), comment("first"), comment("second")],
      request: sample.request,
      expected: { body: { data: [{ text: "second" }, { text: "first" }], next_cursor: null } },
    },
  ],
  /** Cases that the caller does not see. */
  404: [missing("another organization's comments are not found", { ...sample.request, key: "otherAdmin" }, openCase("case"))],
};
