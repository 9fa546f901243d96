import { missing } from "../shared/refusal.ts";
import { impossiblePeriods, noSubmerchant, refusedQueries } from "../shared/refused-queries.ts";
import type { OwnCases } from "../src/case.ts";
import { exampleId } from "../src/later.ts";
import type { Sample } from "../src/sample.ts";

/** Figures of the last days need nothing. */
export const sample: Sample<"readPreventionStats"> = {
  operation: "readPreventionStats",
  request: { key: "secret", body: undefined },
  status: 200,
};

const longAgo = { from: "2001-01-01T00:00:59Z", to: "2001-01-02T12:00:30.500Z" };

/** Its own cases, by expected status. */
export const cases: OwnCases<"readPreventionStats"> = {
  /** Figures of a period. What they add up to is shown where assessments can be made at any time: server/test/statistics. */
  200: [
    {
      promise: "a period is cut to the minute, and without assessments its shares are null",
      request: { key: "secret", query: longAgo },
      expected: {
        body: {
          data: {
            period: { from: "2001-01-01T00:00:00.000Z", to: "2001-01-02T12:00:00.000Z", days: 1.5 },
            assessments: { total: 0, average_risk_score: null, amount_by_currency: {}, latency_ms: { p50: null, p95: null, p99: null }, top_signals: [] },
            case_recommendations: { open: 0, recommended: 0, sessions: [] },
            outcomes: { total: 0, chargeback_rate: null, fraud_rate: null, false_positive_rate: null, precision: null, recall: null },
            submerchant_id: null,
          },
        },
      },
    },
    {
      promise: "a provider filters by one of its submerchants",
      request: { key: "pspSecret", query: { submerchant_id: "{sandbox.psp.submerchant_id}" } },
      expected: { body: { data: { submerchant_id: "{sandbox.psp.submerchant_id}" } } },
    },
    {
      promise: "a key of one submerchant gets its figures without a filter",
      request: { key: "submerchantSecret" },
      expected: { body: { data: { submerchant_id: "{sandbox.psp.submerchant_id}" } } },
    },
  ],
  /** Refused queries. */
  400: [...refusedQueries("secret", [...impossiblePeriods, noSubmerchant])],
  /** Submerchants that the caller does not see. */
  404: [
    missing("a submerchant that does not exist is not found", { key: "pspSecret", query: { submerchant_id: exampleId } }),
    missing("a submerchant of another organization is not found", { key: "secret", query: { submerchant_id: "{sandbox.psp.submerchant_id}" } }),
    missing("a key of one submerchant does not find another", { key: "submerchantSecret", query: { submerchant_id: exampleId } }),
  ],
};
