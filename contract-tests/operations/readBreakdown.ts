import { foreignSubmerchants } from "../shared/foreign-submerchants.ts";
import { impossiblePeriods, noSubmerchant, type RefusedQuery, refusedQueries } from "../shared/refused-queries.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A dimension is all that is needed. */
export const sample: Sample<"readBreakdown"> = {
  operation: "readBreakdown",
  request: { key: "viewer", query: { dimension: "country" }, body: undefined },
  status: 200,
};

const twoDays = { from: "2001-02-27T06:00:00Z", to: "2001-03-01T06:00:00Z" };
const nothing = { assessments: 0, amount_by_currency: {}, fraud_rate: null, precision: null, lift: null };
const bySignal = ([what, query, path]: RefusedQuery): RefusedQuery => [what, { ...query, dimension: "signal" }, path];

/** Its own cases, by expected status. */
export const cases: OwnCases<"readBreakdown"> = {
  /** Periods without an assessment. */
  200: [
    {
      promise: "a period without assessments has figures of nothing, and so has the one before",
      request: { key: "viewer", query: { ...twoDays, dimension: "bin", compare: "previous", timezone: "America/Mexico_City" } },
      expected: {
        body: {
          dimension: "bin",
          interval: "day",
          timezone: "America/Mexico_City",
          period: { from: "2001-02-27T06:00:00.000Z", to: "2001-03-01T06:00:00.000Z", days: 2 },
          previous_period: { from: "2001-02-25T06:00:00.000Z", to: "2001-02-27T06:00:00.000Z", days: 2 },
          total: nothing,
          previous_total: nothing,
          data: [],
          rest: null,
          submerchant_id: null,
        },
      },
    },
    {
      promise: "a key of one submerchant sees its own figures",
      request: { key: "submerchantSecret", query: { ...twoDays, dimension: "submerchant" } },
      expected: { body: { previous_period: null, previous_total: null, submerchant_id: "{sandbox.psp.submerchant_id}" } },
    },
  ],
  /** Refused queries. */
  400: [
    ...refusedQueries("viewer", [
      ["no dimension", {}, "query.dimension"],
      ["a dimension that does not exist", { dimension: "colour" }, "query.dimension"],
      ...impossiblePeriods.map(bySignal),
      bySignal(["days of more than 92 days", { from: "2026-01-01T00:00:00Z", to: "2026-04-04T00:00:00Z" }, "query.from"]),
      bySignal(["hours of more than 7 days", { interval: "hour", from: "2026-01-01T00:00:00Z", to: "2026-01-09T00:00:00Z" }, "query.from"]),
      bySignal(["a time zone that does not exist", { timezone: "America/Atlantis" }, "query.timezone"]),
      bySignal(["more values than are listed", { limit: "26" }, "query.limit"]),
      bySignal(noSubmerchant),
    ]),
  ],
  404: foreignSubmerchants(sample, "query"),
};
