import { doubled, refusing } from "../shared/refusal.ts";
import { makeList } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import { requestExample } from "../src/document.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

const operation = "updateCustomList";

/** A list that exists. */
export const sample = {
  operation: "updateCustomList",
  before: [makeList("made", {}, "pspAdmin")],
  request: { key: "pspAdmin", path: { id: "{made.id}" }, body: { description: "Revendedores" } },
  status: 200,
} as const satisfies Sample<"updateCustomList">;

/** Its own cases, by expected status. */
export const cases: OwnCases<"updateCustomList"> = {
  /** Changes of a list. */
  200: [
    {
      promise: "the documented example description changes the description alone",
      before: [makeList("made")],
      request: { key: "analyst", path: { id: "{made.id}" }, body: requestExample(operation, "description") },
      expected: { example: "description", body: { id: "{made.id}", name: "{made.name}", description: "Revendedores de la frontera" } },
    },
    {
      promise: "a list gets another name, and null clears its description",
      before: [makeList("made", { description: "Contract" })],
      request: { key: "analyst", path: { id: "{made.id}" }, body: { name: "contract_renamed", description: null } },
      expected: { body: { id: "{made.id}", name: "contract_renamed", description: null } },
    },
  ],
  /** Changes that cannot be. */
  400: [
    refusing({ key: "analyst", path: { id: exampleId } })("a name that is cleared is refused: a list has one", { name: null }, "name"),
    refusing({ key: "analyst", path: { id: exampleId } })("whether case counts is set once", { case_insensitive: false }, "case_insensitive"),
  ],
  /** Names that are taken. */
  409: [
    doubled(
      "the name of another list is refused",
      { key: "analyst", path: { id: "{made.id}" }, body: { name: "contract_name_taken" } },
      makeList("made"),
      makeList("other", { name: "contract_name_taken" }),
    ),
  ],
};
