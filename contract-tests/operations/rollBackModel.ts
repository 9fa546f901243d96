import { refusing } from "../shared/refusal.ts";
import { approveModel, proposeModel, rollBackModel } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "rollBackModel";

/** A model that was just approved. */
export const sample = {
  operation: "rollBackModel",
  before: [proposeModel("made"), approveModel("made")],
  request: { key: "pspAdmin", path: { id: "{made.id}" }, body: { to: "catalogue" } },
  status: 200,
} as const satisfies Sample<"rollBackModel">;

/** Its own cases, by expected status. */
export const cases: OwnCases<"rollBackModel"> = {
  /** Rollbacks. */
  200: [
    {
      promise: "the documented example to-the-catalogue goes back to what was live before",
      before: [proposeModel("first"), approveModel("first"), proposeModel("made"), approveModel("made")],
      request: { key: "pspAdmin", path: { id: "{made.id}" }, body: requestExample(operation, "to-the-catalogue") },
      expected: { example: "to-the-catalogue", body: { rolled_back: { id: "{made.id}", state: "archived" }, live: { id: "{first.id}", state: "live" } } },
    },
    {
      promise: "the catalogue is one call away, however many models there were",
      before: [proposeModel("first"), approveModel("first"), proposeModel("made"), approveModel("made")],
      request: { key: "pspAdmin", path: { id: "{made.id}" }, body: { to: "catalogue", reason: "Demasiados rechazos." } },
      expected: { body: { rolled_back: { id: "{made.id}" }, live: null } },
    },
    {
      promise: "a retry does not go back any further",
      before: [proposeModel("first"), approveModel("first"), proposeModel("made"), approveModel("made"), rollBackModel("made")],
      request: { key: "pspAdmin", path: { id: "{made.id}" }, body: {} },
      expected: { body: { rolled_back: { id: "{made.id}", state: "archived" }, live: { id: "{first.id}" } } },
    },
  ],
  /** Requests that cannot be. */
  400: [refusing({ key: "pspAdmin", path: { id: exampleId } })("every failing field is named", { to: "yesterday", reason: "" }, "to", "reason")],
  /** Models that never were live. */
  409: [
    {
      promise: "a proposed model is rejected, not rolled back",
      before: [proposeModel("made")],
      request: { key: "pspAdmin", path: { id: "{made.id}" }, body: {} },
      expected: { code: "INVALID_TRANSITION", details: { from: "proposed" } },
    },
  ],
};
