import { missing, refusing } from "../shared/refusal.ts";
import { saveView } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "updateSavedView";

/** A view that exists. */
export const sample = {
  operation: "updateSavedView",
  before: [saveView("made", {}, "pspAdmin")],
  request: { key: "pspAdmin", path: { id: "{made.id}" }, body: { name: "Contract: changed" } },
  status: 200,
} as const satisfies Sample<"updateSavedView">;

/** Its own cases, by expected status. */
export const cases: OwnCases<"updateSavedView"> = {
  /** Changes of a view. */
  200: [
    {
      promise: "the documented example another-name changes the name alone",
      before: [saveView("made", { shared: true, filters: { review: "open" }, order: "largest" })],
      request: { key: "analyst", path: { id: "{made.id}" }, body: requestExample(operation, "another-name") },
      expected: { example: "another-name", body: { name: "Pagos grandes por revisar", shared: true, filters: { review: "open" }, order: "largest" } },
    },
    {
      promise: "filters are replaced as a whole",
      before: [saveView("made", { filters: { review: "open", currency: "MXN" } })],
      request: { key: "analyst", path: { id: "{made.id}" }, body: { filters: { review: "resolved" } } },
      expected: { body: { filters: { review: "resolved" } } },
    },
    {
      promise: "an administrator changes a view that another person shares",
      before: [saveView("made", { shared: true })],
      request: { key: "admin", path: { id: "{made.id}" }, body: { shared: false } },
      expected: { body: { id: "{made.id}", shared: false, owner: "{made.owner}" } },
    },
  ],
  /** Changes that cannot be. */
  400: [refusing({ key: "analyst", path: { id: exampleId } })("an owner is not set", { owner: "ana.lopez" }, "owner")],
  /** Views of others. */
  403: [
    {
      promise: "a view that another person shares is not changed without administration",
      before: [saveView("made", { shared: true })],
      request: { key: "viewer", path: { id: "{made.id}" }, body: { name: "Mine" } },
      expected: { code: "FORBIDDEN", details: { required_permissions: ["organization:write"] } },
    },
  ],
  404: [
    missing(
      "a view that another person did not share is not there, not even for an administrator",
      { key: "admin", path: { id: "{made.id}" }, body: { name: "Mine" } },
      saveView("made"),
    ),
  ],
};
