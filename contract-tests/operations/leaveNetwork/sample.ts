import type { Sample } from "../../src/sample.ts";

/** Who is no member can leave as well. */
export const sample: Sample<"leaveNetwork"> = {
  operation: "leaveNetwork",
  request: { key: "admin", body: undefined },
  status: 200,
};
