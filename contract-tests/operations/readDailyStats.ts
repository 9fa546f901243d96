import { foreignSubmerchants } from "../shared/foreign-submerchants.ts";
import { noSubmerchant, refusedQueries } from "../shared/refused-queries.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** Days need nothing. */
export const sample: Sample<"readDailyStats"> = {
  operation: "readDailyStats",
  request: { key: "viewer", body: undefined },
  status: 200,
};

const nothing = { total: 0, average_risk_score: null, amount_by_currency: {} };

/** Its own cases, by expected status. */
export const cases: OwnCases<"readDailyStats"> = {
  /** A series of days. */
  200: [
    {
      promise: "every day of the series is there, the first and the last included, with assessments or without",
      request: { key: "viewer", query: { from: "2001-02-27", to: "2001-03-01", timezone: "America/Mexico_City" } },
      expected: {
        body: {
          data: [
            { date: "2001-02-27", ...nothing },
            { date: "2001-02-28", ...nothing },
            { date: "2001-03-01", ...nothing },
          ],
          timezone: "America/Mexico_City",
          submerchant_id: null,
        },
      },
    },
    {
      promise: "a key of one submerchant sees its own days",
      request: { key: "submerchantSecret", query: { from: "2001-02-27", to: "2001-02-27" } },
      expected: { body: { timezone: "UTC", submerchant_id: "{sandbox.psp.submerchant_id}" } },
    },
  ],
  /** Refused queries. */
  400: [
    ...refusedQueries("viewer", [
      ["a last day before the first", { from: "2026-02-02", to: "2026-02-01" }, "query.from"],
      ["a series of more than 400 days", { from: "2025-01-01", to: "2026-02-06" }, "query.from"],
      ["a day that does not exist", { from: "2026-02-30" }, "query.from"],
      ["a time zone that does not exist", { timezone: "America/Atlantis" }, "query.timezone"],
      ["an offset instead of a time zone", { timezone: "+0530" }, "query.timezone"],
      noSubmerchant,
    ]),
  ],
  404: foreignSubmerchants(sample, "query"),
};
