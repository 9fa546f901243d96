import { expect } from "vitest";
import type { ContractCase } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";
import { assessPayinSample } from "./assess-payin.ts";

/** Health needs nothing. */
export const readHealthSample: Sample<"readHealth"> = { operation: "readHealth", request: { body: undefined }, status: 200 };

const operation = "readHealth";

const unavailable: ContractCase["expected"] = {
  status: 503,
  headers: { "Retry-After": /^\d+$/ },
  body: { status: "unavailable", checks: { database: "unavailable", assess: "unavailable" } },
};

/** The status of the service. */
export const readHealthCases: readonly ContractCase[] = [
  {
    operation,
    promise: "a service that can assess says so",
    request: {},
    expected: {
      status: 200,
      example: "ok",
      body: {
        status: "ok",
        stage: "sandbox",
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        checks: { database: "ok", assess: "ok" },
      },
    },
  },
  {
    operation,
    // First of those without a database: the ones that follow let the service know.
    promise: "a service that cannot assess says so before anybody has tried",
    given: "the database away",
    request: {},
    expected: unavailable,
  },
  {
    operation,
    promise: "a service that cannot assess says so with the status that load balancers act on",
    given: "the database away",
    before: [{ operation: "assessPayin", ...assessPayinSample.request, status: 503 }],
    request: {},
    expected: unavailable,
  },
];
