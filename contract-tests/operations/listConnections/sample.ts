import type { Sample } from "../../src/sample.ts";

/** A list needs nothing. */
export const sample: Sample<"listConnections"> = {
  operation: "listConnections",
  request: { key: "admin", body: undefined },
  status: 200,
};
