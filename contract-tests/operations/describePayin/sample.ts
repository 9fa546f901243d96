import type { Sample } from "../../src/sample.ts";

/** The catalogue needs nothing. */
export const sample: Sample<"describePayin"> = {
  operation: "describePayin",
  request: { body: undefined },
  status: 200,
};
