import type { Sample } from "../../src/sample.ts";

/** A report needs nothing. */
export const sample: Sample<"readCalibration"> = {
  operation: "readCalibration",
  request: { key: "viewer", body: undefined },
  status: 200,
};
