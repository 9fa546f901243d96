import { answered } from "../../of-every-operation/answered.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "readDailyStats";
const nothing = { total: 0, average_risk_score: null, amount_by_currency: {} };

/** A series of days. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "every day of the series is there, the first and the last included, with assessments or without",
    request: { key: "viewer", query: { from: "2001-02-27", to: "2001-03-01", timezone: "America/Mexico_City" } },
    expected: {
      status: 200,
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
    operation,
    promise: "a key of one submerchant sees its own days",
    request: { key: "submerchantSecret", query: { from: "2001-02-27", to: "2001-02-27" } },
    expected: { status: 200, body: { timezone: "UTC", submerchant_id: "{sandbox.psp.submerchant_id}" } },
  },
];
