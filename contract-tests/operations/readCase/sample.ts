import { openCase } from "../../shared/steps.ts";
import type { Sample } from "../../src/sample.ts";

/** A case that was opened. */
export const sample: Sample<"readCase"> = {
  operation: "readCase",
  before: [openCase("made")],
  request: { key: "analyst", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};
