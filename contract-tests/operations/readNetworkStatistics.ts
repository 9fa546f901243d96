import { expect } from "vitest";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** The statistics need nothing. */
export const sample: Sample<"readNetworkStatistics"> = {
  operation: "readNetworkStatistics",
  request: { key: "viewer", body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"readNetworkStatistics"> = {
  /** What the network holds. */
  200: [
    {
      promise: "a viewer reads how the organization takes part",
      request: { key: "viewer" },
      expected: { body: { membership: expect.objectContaining({ member: expect.any(Boolean) }), network_active_signals: expect.any(Number) } },
    },
  ],
};
