import type { Sample } from "../../src/sample.ts";

/** The catalogue needs nothing. */
export const sample: Sample<"describePayout"> = {
  operation: "describePayout",
  request: { body: undefined },
  status: 200,
};
