import { addValues, makeList } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "removeCustomListValues";

/** A value that may be there. */
export const sample = {
  operation: "removeCustomListValues",
  before: [makeList("made", {}, "pspAdmin")],
  request: { key: "pspAdmin", path: { id: "{made.id}" }, body: { values: ["cus_84213"] } },
  status: 200,
} as const satisfies Sample<"removeCustomListValues">;

/** Its own cases, by expected status. */
export const cases: OwnCases<"removeCustomListValues"> = {
  /** Values that are gone. */
  200: [
    {
      promise: "the documented example one-of-two removes the value that is there",
      before: [makeList("made"), addValues("made", ["CUS_84213", "cus_2"])],
      request: { key: "analyst", path: { id: "{made.id}" }, body: requestExample(operation, "one-of-two") },
      expected: { example: "one-of-two", body: { removed: 1, missing: 1, value_count: 1 } },
    },
  ],
};
