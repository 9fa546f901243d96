import { assess } from "../../shared/steps.ts";
import type { ContractCase, Expectation } from "../../src/case.ts";

const operation = "readHealth";

const unavailable: Expectation = {
  status: 503,
  headers: { "Retry-After": /^\d+$/ },
  body: { status: "unavailable", checks: { database: "unavailable", assess: "unavailable" } },
};

/** A service that cannot assess. */
export const cases: readonly ContractCase[] = [
  {
    operation,
    promise: "a service that cannot assess says so before anybody has tried",
    given: "the database gone unnoticed",
    request: {},
    expected: unavailable,
  },
  {
    operation,
    promise: "a service that cannot assess says so with the status that load balancers act on",
    given: "the database away",
    before: [{ ...assess("refused", {}), status: 503 }],
    request: {},
    expected: unavailable,
  },
];
