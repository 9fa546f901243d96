import { timestamp } from "../shared/shapes.ts";
import { assess } from "../shared/steps.ts";
import type { Expectation, OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** Health needs nothing. */
export const sample: Sample<"readHealth"> = {
  operation: "readHealth",
  request: { body: undefined },
  status: 200,
};

const unavailable: Expectation<503> = {
  headers: { "Retry-After": /^\d+$/ },
  body: { status: "unavailable", checks: { database: "unavailable", assess: "unavailable" } },
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"readHealth"> = {
  /** A service in good health. */
  200: [
    {
      promise: "a service that can assess says so",
      request: {},
      expected: {
        example: "ok",
        body: {
          status: "ok",
          stage: "sandbox",
          timestamp,
          checks: { database: "ok", assess: "ok" },
        },
      },
    },
  ],
  /** A service that cannot assess. */
  503: [
    {
      promise: "a service that cannot assess says so before anybody has tried",
      given: "the database gone unnoticed",
      request: {},
      expected: unavailable,
    },
    {
      promise: "a service that cannot assess says so with the status that load balancers act on",
      given: "the database away",
      before: [{ ...assess("refused", {}), status: 503 }],
      request: {},
      expected: unavailable,
    },
  ],
};
