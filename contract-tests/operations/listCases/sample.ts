import type { Sample } from "../../src/sample.ts";

/** A list needs nothing. */
export const sample: Sample<"listCases"> = {
  operation: "listCases",
  request: { key: "viewer", body: undefined },
  status: 200,
};
