import { missing } from "../shared/refusal.ts";
import { addValues, makeList } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A list that exists. */
export const sample: Sample<"removeCustomList"> = {
  operation: "removeCustomList",
  before: [makeList("made", {}, "pspAdmin")],
  request: { key: "pspAdmin", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"removeCustomList"> = {
  /** What was removed. */
  200: [
    {
      promise: "a list is removed with its values, and is the answer",
      before: [makeList("made"), addValues("made", ["a"])],
      request: { key: "analyst", path: { id: "{made.id}" } },
      expected: { body: { id: "{made.id}", name: "{made.name}", value_count: 1 } },
    },
  ],
  /** Lists that are gone. */
  404: [
    missing("a list that was removed is not there any more", { key: "analyst", path: { id: "{made.id}" } }, makeList("made"), {
      operation: "removeCustomList",
      key: "analyst",
      path: { id: "{made.id}" },
    }),
  ],
};
