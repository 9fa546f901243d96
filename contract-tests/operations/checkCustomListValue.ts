import { addValues, makeList } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "checkCustomListValue";

/** A value that is not there. */
export const sample = {
  operation: "checkCustomListValue",
  before: [makeList("made", {}, "pspAdmin")],
  request: { key: "pspViewer", path: { id: "{made.id}" }, body: { value: "cus_84213" } },
  status: 200,
} as const satisfies Sample<"checkCustomListValue">;

/** Its own cases, by expected status. */
export const cases: OwnCases<"checkCustomListValue"> = {
  /** What a rule would find. */
  200: [
    {
      promise: "the documented example in-another-spelling is found",
      before: [makeList("made"), addValues("made", ["cus_84213"])],
      request: { key: "viewer", path: { id: "{made.id}" }, body: requestExample(operation, "in-another-spelling") },
      expected: { example: "in-another-spelling", body: { normalized_value: "cus_84213", found: true } },
    },
    {
      promise: "a list that distinguishes upper and lower case does so",
      before: [makeList("made", { case_insensitive: false }), addValues("made", ["Cus_1"])],
      request: { key: "viewer", path: { id: "{made.id}" }, body: { value: "cus_1" } },
      expected: { body: { normalized_value: "cus_1", found: false } },
    },
    {
      promise: "the beginning of a value is not the value",
      before: [makeList("made"), addValues("made", ["cus_11"])],
      request: { key: "viewer", path: { id: "{made.id}" }, body: { value: "cus_1" } },
      expected: { body: { found: false } },
    },
  ],
};
