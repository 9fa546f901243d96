import { missing } from "../shared/refusal.ts";
import { saveView } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A view that exists. */
export const sample: Sample<"removeSavedView"> = {
  operation: "removeSavedView",
  before: [saveView("made", {}, "pspAdmin")],
  request: { key: "pspAdmin", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"removeSavedView"> = {
  /** What was removed. */
  200: [
    {
      promise: "a view is removed, and is the answer",
      before: [saveView("made", { filters: { decision: "review" } })],
      request: { key: "analyst", path: { id: "{made.id}" } },
      expected: { body: { id: "{made.id}", filters: { decision: "review" } } },
    },
    {
      promise: "an administrator removes a view that another person shares",
      before: [saveView("made", { shared: true })],
      request: { key: "admin", path: { id: "{made.id}" } },
      expected: { body: { id: "{made.id}" } },
    },
  ],
  /** Views of others. */
  403: [
    {
      promise: "a view that another person shares is not removed without administration",
      before: [saveView("made", { shared: true })],
      request: { key: "viewer", path: { id: "{made.id}" } },
      expected: { code: "FORBIDDEN", details: { required_permissions: ["organization:write"] } },
    },
  ],
  404: [
    missing("a view that was removed is not there any more", { key: "analyst", path: { id: "{made.id}" } }, saveView("made"), {
      operation: "removeSavedView",
      key: "analyst",
      path: { id: "{made.id}" },
    }),
  ],
};
