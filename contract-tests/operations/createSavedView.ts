import { missing, refusing } from "../shared/refusal.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "createSavedView";

/** The least that a view takes. */
export const sample = {
  operation: "createSavedView",
  request: { key: "pspAdmin", body: { name: "Contract", filters: {} } },
  status: 201,
} as const satisfies Sample<"createSavedView">;

const refused = refusing({ key: "analyst" });

/** Its own cases, by expected status. */
export const cases: OwnCases<"createSavedView"> = {
  /** New views. */
  201: [
    {
      promise: "the documented example large-payments is saved",
      request: { key: "analyst", body: requestExample(operation, "large-payments") },
      expected: {
        example: "large-payments",
        body: {
          name: "Pagos grandes en revisión",
          shared: true,
          filters: { review: "open", last_days: 7, currency: "MXN", min_amount: 10000 },
          order: "largest",
        },
      },
    },
    {
      promise: "a view is the caller's alone unless it is shared, and shows the newest first",
      request: { key: "viewer", body: { name: "Contract", filters: { decision: "decline" } } },
      expected: { body: { shared: false, filters: { decision: "decline" }, order: "newest" } },
    },
  ],
  /** Views that are wrong in themselves. */
  400: [
    refused("what is required is named", {}, "name", "filters"),
    refused(
      "every failing field is named",
      { name: " ", filters: { decision: "maybe", bin: "4242", last_days: 0 }, order: "random" },
      "name",
      "filters.decision",
      "filters.bin",
      "filters.last_days",
      "order",
    ),
    refused("filters that lead to one person are refused", { name: "Contract", filters: { email: "ana@ejemplo.mx" } }, "filters.email"),
  ],
  /** What does not exist. */
  404: [missing("a rule that does not exist is not found", { key: "analyst", body: { name: "Contract", filters: { rule_id: exampleId } } })],
};
