import type { TestCase } from "../src/case.ts";
import type { AnySample } from "../src/sample.ts";
import { requestOf, rowOf } from "./row.ts";

/** 503: a service whose database is away. */
export function away(sample: AnySample): TestCase[] {
  if (!rowOf(sample).errorCodes.includes("ASSESS_MAINTENANCE")) return [];
  return [
    {
      promise: "a service whose database is away says at once when to retry",
      given: "the database away",
      request: requestOf(sample),
      expected: { code: "ASSESS_MAINTENANCE", headers: { "Retry-After": /^\d+$/ }, details: { reason: "database" } },
    },
  ];
}
