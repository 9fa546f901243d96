import { refusing } from "../shared/refusal.ts";
import { makeList } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import type { Sample } from "../src/sample.ts";

const operation = "createCustomList";

/** The least that a list takes. */
export const sample = {
  operation: "createCustomList",
  request: { key: "pspAdmin", body: { name: "{unique}" } },
  status: 201,
} as const satisfies Sample<"createCustomList">;

const refused = refusing({ key: "analyst" });

/** Its own cases, by expected status. */
export const cases: OwnCases<"createCustomList"> = {
  /** New lists. */
  201: [
    {
      promise: "the documented example resellers is created, without values",
      request: { key: "otherAdmin", body: requestExample(operation, "resellers") },
      expected: { example: "resellers", body: { name: "resellers", case_insensitive: true, value_count: 0 } },
    },
    {
      promise: "a list may distinguish upper and lower case",
      request: { key: "analyst", body: { name: "{unique}", case_insensitive: false } },
      expected: { body: { name: "{unique}", description: null, case_insensitive: false } },
    },
  ],
  /** Lists that are wrong in themselves. */
  400: [
    refused("what is required is named", {}, "name"),
    refused("every failing field is named", { name: "Resellers", description: "a\u0000b", case_insensitive: "yes" }, "name", "description", "case_insensitive"),
    refused("a name of more than 63 characters is refused", { name: "a".repeat(64) }, "name"),
  ],
  /** Names that are taken. */
  409: [
    {
      promise: "a name is used once in an organization, and the list that has it is named",
      before: [makeList("made")],
      request: { key: "analyst", body: { name: "{made.name}" } },
      expected: { code: "DUPLICATE", details: { existing_id: "{made.id}" } },
    },
  ],
};
