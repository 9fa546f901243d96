import type { Sample } from "../../src/sample.ts";

/** Days need nothing. */
export const sample: Sample<"readDailyStats"> = {
  operation: "readDailyStats",
  request: { key: "viewer", body: undefined },
  status: 200,
};
