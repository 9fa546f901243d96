import { missing } from "../shared/refusal.ts";
import { addValues, makeList } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A list that exists. */
export const sample: Sample<"readCustomList"> = {
  operation: "readCustomList",
  before: [makeList("made", {}, "pspAdmin")],
  request: { key: "pspViewer", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"readCustomList"> = {
  /** A list as it is. */
  200: [
    {
      promise: "a list counts its values",
      before: [makeList("made", { description: "Contract" }), addValues("made", ["a", "b", "B"])],
      request: { key: "viewer", path: { id: "{made.id}" } },
      expected: { body: { id: "{made.id}", name: "{made.name}", description: "Contract", value_count: 2, created_at: "{made.created_at}" } },
    },
  ],
  /** Lists that are not there for the caller. */
  404: [missing("another organization's list is answered as one that does not exist", { key: "pspAdmin", path: { id: "{made.id}" } }, makeList("made"))],
};
