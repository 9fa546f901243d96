import type { Sample } from "../../src/sample.ts";

/** A change that changes nothing. */
export const sample = { operation: "updateOrganization", request: { key: "admin", body: {} }, status: 200 } as const satisfies Sample<
  "updateOrganization",
  object
>;
