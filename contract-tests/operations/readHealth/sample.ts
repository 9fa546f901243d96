import type { Sample } from "../../src/sample.ts";

/** Health needs nothing. */
export const sample: Sample<"readHealth"> = {
  operation: "readHealth",
  request: { body: undefined },
  status: 200,
};
