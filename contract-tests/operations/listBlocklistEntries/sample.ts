import type { Sample } from "../../src/sample.ts";

/** A list needs nothing. */
export const sample: Sample<"listBlocklistEntries"> = {
  operation: "listBlocklistEntries",
  request: { key: "admin", body: undefined },
  status: 200,
};
