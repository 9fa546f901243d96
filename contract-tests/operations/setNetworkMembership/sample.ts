import { both } from "../../shared/network-steps.ts";
import type { Sample } from "../../src/sample.ts";

/** An organization that gives and takes. */
export const sample = {
  operation: "setNetworkMembership",
  request: { key: "admin", body: both },
  status: 200,
} as const satisfies Sample<"setNetworkMembership", object>;
