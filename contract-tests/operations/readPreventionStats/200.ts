import { answered } from "../../of-every-operation/answered.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "readPreventionStats";
const longAgo = { from: "2001-01-01T00:00:59Z", to: "2001-01-02T12:00:30.500Z" };

/** Figures of a period. What they add up to is shown where assessments can be made at any time: server/test/statistics. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "a period is cut to the minute, and without assessments its shares are null",
    request: { key: "secret", query: longAgo },
    expected: {
      status: 200,
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
    operation,
    promise: "a provider asks for one of its submerchants",
    request: { key: "pspSecret", query: { submerchant_id: "{sandbox.psp.submerchant_id}" } },
    expected: { status: 200, body: { data: { submerchant_id: "{sandbox.psp.submerchant_id}" } } },
  },
  {
    operation,
    promise: "a key of one submerchant sees its figures without asking",
    request: { key: "submerchantSecret" },
    expected: { status: 200, body: { data: { submerchant_id: "{sandbox.psp.submerchant_id}" } } },
  },
];
