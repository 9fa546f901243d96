import { into } from "../../shared/case-way.ts";
import type { Sample } from "../../src/sample.ts";

/** A case that was reviewed. */
export const sample: Sample<"submitCase"> = {
  operation: "submitCase",
  before: into.en_revision,
  request: { key: "analyst", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};
