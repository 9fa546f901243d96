import { missing } from "../shared/refusal.ts";
import { impossiblePeriods, noSubmerchant, refusedQueries } from "../shared/refused-queries.ts";
import type { OwnCases } from "../src/case.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

/** Figures of the last days need nothing. */
export const sample: Sample<"readPreventionStatistics"> = {
  operation: "readPreventionStatistics",
  request: { key: "viewer", body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"readPreventionStatistics"> = {
  /** The figures that keys read, for people. */
  200: [
    {
      promise: "a viewer reads the figures of a period, cut to the minute",
      request: { key: "viewer", query: { from: "2001-01-01T00:00:59Z", to: "2001-01-02T12:00:30.500Z" } },
      expected: { body: { data: { period: { from: "2001-01-01T00:00:00.000Z", to: "2001-01-02T12:00:00.000Z", days: 1.5 }, assessments: { total: 0 } } } },
    },
  ],
  /** Refused queries. */
  400: [...refusedQueries("viewer", [...impossiblePeriods, noSubmerchant])],
  /** Submerchants that the caller does not see. */
  404: [
    missing("a submerchant of another organization is not found", { key: "viewer", query: { submerchant_id: "{sandbox.psp.submerchant_id}" } }),
    missing("a submerchant that does not exist is not found", { key: "pspAdmin", query: { submerchant_id: exampleId } }),
  ],
};
