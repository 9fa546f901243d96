import { missing } from "../shared/refusal.ts";
import { refusedQueries } from "../shared/refused-queries.ts";
import { makeRule } from "../shared/steps.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A rule that exists. */
export const sample: Sample<"readRulePerformance"> = {
  operation: "readRulePerformance",
  before: [makeRule("made")],
  request: { key: "pspAdmin", path: { id: "{made.id}" }, body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"readRulePerformance"> = {
  /** A series of days. */
  200: [
    {
      promise: "every day of the series is there, also without a match",
      before: [makeRule("made")],
      request: { key: "pspViewer", path: { id: "{made.id}" }, query: { from: "2026-01-01", to: "2026-01-02", timezone: "America/Bogota" } },
      expected: {
        body: {
          rule_id: "{made.id}",
          timezone: "America/Bogota",
          versions: [],
          data: [
            { date: "2026-01-01", versions: [] },
            { date: "2026-01-02", versions: [] },
          ],
        },
      },
    },
  ],
  /** Refused queries. */
  400: [
    ...refusedQueries(
      "pspViewer",
      [
        ["a last day before the first", { from: "2026-02-02", to: "2026-02-01" }, "query.from"],
        ["a series of more than 400 days", { from: "2025-01-01", to: "2026-02-06" }, "query.from"],
        ["a time zone that does not exist", { timezone: "America/Atlantis" }, "query.timezone"],
      ],
      { id: "01929ba0-1a2b-7c3d-8e4f-5a6b7c8d9e0f" },
    ),
  ],
  /** Rules that are not there for the caller. */
  404: [missing("another organization's rule is answered as one that does not exist", { key: "secret", path: { id: "{made.id}" } }, makeRule("made"))],
};
