import { refusing } from "../shared/refusal.ts";
import { addValues, makeList } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "addCustomListValues";

/** One value. */
export const sample = {
  operation: "addCustomListValues",
  before: [makeList("made", {}, "pspAdmin")],
  request: { key: "pspAdmin", path: { id: "{made.id}" }, body: { values: ["cus_84213"] } },
  status: 200,
} as const satisfies Sample<"addCustomListValues">;

const refused = refusing({ key: "analyst", path: { id: exampleId } });

/** Its own cases, by expected status. */
export const cases: OwnCases<"addCustomListValues"> = {
  /** Values that are in the list now. */
  200: [
    {
      promise: "the documented example two-values adds both",
      before: [makeList("made")],
      request: { key: "analyst", path: { id: "{made.id}" }, body: requestExample(operation, "two-values") },
      expected: { example: "two-values", body: { added: 2, duplicates: 0, value_count: 2 } },
    },
    {
      promise: "a value that is there already, or twice in the request, is counted once, in whatever spelling",
      before: [makeList("made"), addValues("made", ["cus_1"])],
      request: { key: "analyst", path: { id: "{made.id}" }, body: { values: [" CUS_1", "cus_2", "Cus_2 "] } },
      expected: { body: { added: 1, duplicates: 2, value_count: 2 } },
    },
  ],
  /** Values that cannot be. */
  400: [
    refused("a request without values is refused", { values: [] }, "values"),
    refused("a value with a control character is refused by its place", { values: ["a", "b\u0007"] }, "values[1]"),
    refused("a card number is refused", { values: ["4111 1111 1111 1111"] }, "values[0]"),
    {
      promise: "values that are blank, or longer than 256 bytes, are refused by their place",
      before: [makeList("made")],
      request: { key: "analyst", path: { id: "{made.id}" }, body: { values: ["a", "   ", "ñ".repeat(129)] } },
      expected: { code: "VALIDATION_ERROR", details: { fields: [{ path: "values[1]" }, { path: "values[2]" }] } },
    },
  ],
};
