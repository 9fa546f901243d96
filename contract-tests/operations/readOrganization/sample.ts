import type { Sample } from "../../src/sample.ts";

/** The settings need nothing. */
export const sample: Sample<"readOrganization"> = {
  operation: "readOrganization",
  request: { key: "admin", body: undefined },
  status: 200,
};
