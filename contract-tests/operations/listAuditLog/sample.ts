import type { Sample } from "../../src/sample.ts";

/** The log needs nothing. */
export const sample: Sample<"listAuditLog"> = {
  operation: "listAuditLog",
  request: { key: "admin", body: undefined },
  status: 200,
};
