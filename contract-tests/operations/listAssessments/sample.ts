import type { Sample } from "../../src/sample.ts";

/** A list needs nothing. */
export const sample: Sample<"listAssessments"> = {
  operation: "listAssessments",
  request: { key: "viewer", body: undefined },
  status: 200,
};
