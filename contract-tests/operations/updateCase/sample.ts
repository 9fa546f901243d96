import { openCase } from "../../shared/steps.ts";
import type { Sample } from "../../src/sample.ts";

/** A case that was opened. */
export const sample = {
  operation: "updateCase",
  before: [openCase("made")],
  request: { key: "analyst", path: { id: "{made.id}" }, body: { priority: "urgente" } },
  status: 200,
} as const satisfies Sample<"updateCase", object>;
