import { expect } from "vitest";
import { addValues, makeList } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** The values of a list. */
export const sample: Sample<"listCustomListValues"> = {
  operation: "listCustomListValues",
  before: [makeList("made", {}, "pspAdmin")],
  request: { key: "pspViewer", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"listCustomListValues"> = {
  /** Values; those of a page are in the order of their bytes. */
  200: [
    {
      promise: "the values of a page come in the order of their bytes, as they are compared",
      before: [makeList("made"), addValues("made", [" Zeta ", "alfa", "ñandú", "ALFA"])],
      request: { key: "viewer", path: { id: "{made.id}" } },
      expected: { body: { data: ["alfa", "zeta", "ñandú"], next_cursor: null } },
    },
    {
      promise: "the cursor of a page leads to the next one",
      before: [
        makeList("made"),
        addValues("made", ["c", "a", "b"]),
        { as: "page", operation: "listCustomListValues", key: "viewer", path: { id: "{made.id}" }, query: { limit: "2" } },
      ],
      request: { key: "viewer", path: { id: "{made.id}" }, query: { limit: "2", cursor: "{page.next_cursor}" } },
      expected: { body: { data: [expect.stringMatching(/^[abc]$/)], next_cursor: null } },
    },
    {
      promise: "a prefix in any spelling finds the values that begin with it",
      before: [makeList("made"), addValues("made", ["cus_1", "cus_2", "cut", "cus"])],
      request: { key: "viewer", path: { id: "{made.id}" }, query: { prefix: "CUS_", limit: "1" } },
      expected: { body: { data: [expect.stringMatching(/^cus_[12]$/)], next_cursor: expect.any(String) } },
    },
  ],
};
