import { missing } from "../shared/refusal.ts";
import { hold } from "../shared/steps.ts";
import type { OwnCases, Step } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

const note = (text: string): Step => ({
  as: text,
  operation: "addReviewNote",
  key: "admin",
  path: { session_id: "{held.session_id}" },
  body: { text },
});

/** A held payment. */
export const sample: Sample<"listReviewNotes"> = {
  operation: "listReviewNotes",
  before: [hold("held")],
  request: { key: "admin", path: { session_id: "{held.session_id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"listReviewNotes"> = {
  /** Notes. */
  200: [
    {
      promise: "notes are listed newest first",
      before: [hold("held"), note("first"), note("second")],
      request: sample.request,
      expected: { body: { data: [{ text: "second" }, { text: "first" }], next_cursor: null } },
    },
  ],
  /** Assessments that the caller does not see. */
  404: [missing("another organization's notes are not found", { ...sample.request, key: "otherAdmin" }, hold("held"))],
};
