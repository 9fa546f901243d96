import { addValues, makeList } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** The values of a list. */
export const sample: Sample<"exportCustomListValues"> = {
  operation: "exportCustomListValues",
  before: [makeList("made", {}, "pspAdmin")],
  request: { key: "pspViewer", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"exportCustomListValues"> = {
  /** The values as a file. */
  200: [
    {
      promise: "the documented example two-values is a file to save",
      before: [makeList("made"), addValues("made", ["cus_90001", "cus_84213"])],
      request: { key: "viewer", path: { id: "{made.id}" } },
      expected: {
        example: "two-values",
        headers: { "Content-Type": /^text\/csv; charset=utf-8$/, "Content-Disposition": /^attachment; filename="u[0-9a-f]{32}\.csv"$/ },
        lines: ["value", "cus_84213", "cus_90001", /^$/],
      },
    },
    {
      promise: "what would be a formula to a spreadsheet is none",
      before: [makeList("made"), addValues("made", ["=1+1", 'quo"ted', "a;=b"])],
      request: { key: "viewer", path: { id: "{made.id}" } },
      expected: { lines: ["value", "'=1+1", "a;'=b", '"quo""ted"', /^$/] },
    },
  ],
};
