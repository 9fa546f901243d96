import type { Sample } from "../../src/sample.ts";

/** Figures of the last days need nothing. */
export const sample: Sample<"readPreventionStats"> = {
  operation: "readPreventionStats",
  request: { key: "secret", body: undefined },
  status: 200,
};
