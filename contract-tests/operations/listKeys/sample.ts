import type { Sample } from "../../src/sample.ts";

/** A list needs nothing. */
export const sample: Sample<"listKeys"> = {
  operation: "listKeys",
  request: { key: "admin", body: undefined },
  status: 200,
};
