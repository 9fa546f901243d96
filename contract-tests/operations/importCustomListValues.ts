import { invalid } from "../shared/refusal.ts";
import { addValues, makeList } from "../shared/steps.ts";
import type { CaseRequest, OwnCases, TestCase } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "importCustomListValues";

/** A file of one value. */
export const sample = {
  operation: "importCustomListValues",
  before: [makeList("made", {}, "pspAdmin")],
  request: { key: "pspAdmin", path: { id: "{made.id}" }, body: "value\ncus_84213\n" },
  status: 200,
} as const satisfies Sample<"importCustomListValues">;

const file = (mode: "append" | "replace", ...lines: readonly string[]): CaseRequest => ({
  key: "analyst",
  path: { id: "{made.id}" },
  query: { mode },
  body: lines.map((line) => `${line}\n`).join(""),
});

/** Its own cases, by expected status. */
export const cases: OwnCases<"importCustomListValues"> = {
  /** Files of values. */
  200: [
    {
      promise: "the documented example replace puts its values in place of those of the list",
      before: [makeList("made"), addValues("made", ["gone"])],
      request: { key: "analyst", path: { id: "{made.id}" }, query: { mode: "replace" }, body: requestExample(operation, "replace") },
      expected: { example: "replace", body: { lines: 3, added: 2, duplicates: 1, failed: 0, errors: [], value_count: 2 } },
    },
    {
      promise: "a file that is appended keeps the values of the list",
      before: [makeList("made"), addValues("made", ["a", "b"])],
      request: file("append", "value", "B", "c"),
      expected: { body: { lines: 2, added: 1, duplicates: 1, failed: 0, value_count: 3 } },
    },
    {
      promise: "invalid lines are named and left out",
      before: [makeList("made")],
      request: file("append", "value", "right", "two,cells", 'mis"placed', "4111111111111111", `${"x".repeat(257)}`, "", '"quo""ted, and right"'),
      expected: {
        body: {
          lines: 6,
          added: 2,
          failed: 4,
          errors: [
            { line: 3, code: "VALIDATION_ERROR" },
            { line: 4, code: "VALIDATION_ERROR" },
            { line: 5, code: "VALIDATION_ERROR", field: "value" },
            { line: 6, code: "VALIDATION_ERROR", field: "value" },
          ],
        },
      },
    },
  ],
  /** Files that are none of values: nothing changes. */
  400: [
    ...(
      [
        ["an unknown column is named", ["value,colour", "a,red"], "colour"],
        ["a column that stands there twice is named", ["value,value", "a,b"], "value"],
        ["a column that is missing is named", ["name", "a"], "value"],
        ["a file of blank lines is refused", ["", ""], "body"],
      ] as const
    ).map(([promise, lines, path]): TestCase<400> => invalid(promise, file("append", ...lines), [path], makeList("made"))),
  ],
};
