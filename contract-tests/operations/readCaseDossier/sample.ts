import { openCase } from "../../shared/steps.ts";
import type { Sample } from "../../src/sample.ts";

/** A case that was opened. */
export const sample: Sample<"readCaseDossier"> = {
  operation: "readCaseDossier",
  before: [openCase("made")],
  request: { key: "viewer", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};
