import { expect } from "vitest";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A person who is signed in. */
export const sample: Sample<"readSession"> = {
  operation: "readSession",
  request: { key: "viewer", body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"readSession"> = {
  /** People. */
  200: [
    {
      promise: "an analyst reads the role, what it may do, and the organization",
      request: { key: "analyst" },
      expected: {
        body: {
          role: "analyst",
          permissions: expect.arrayContaining(["assessments:label", "assessments:review"]),
          organization: { id: expect.any(String), name: expect.any(String), segment: "merchant" },
        },
      },
    },
  ],
};
