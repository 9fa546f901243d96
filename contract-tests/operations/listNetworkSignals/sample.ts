import type { Sample } from "../../src/sample.ts";

/** A list needs nothing. */
export const sample: Sample<"listNetworkSignals"> = {
  operation: "listNetworkSignals",
  request: { key: "viewer", body: undefined },
  status: 200,
};
