import { foreignSubmerchants } from "../shared/foreign-submerchants.ts";
import { impossiblePeriods, noSubmerchant, refusedQueries } from "../shared/refused-queries.ts";
import type { OwnCases } from "../src/case.ts";
import type { Sample } from "../src/sample.ts";

/** A report needs nothing. */
export const sample: Sample<"readCalibration"> = {
  operation: "readCalibration",
  request: { key: "viewer", body: undefined },
  status: 200,
};

/** Its own cases, by expected status. */
export const cases: OwnCases<"readCalibration"> = {
  /** How scores turned out. */
  200: [
    {
      promise: "every band and every threshold is there, from 0 up to 100",
      request: { key: "viewer", query: { from: "2001-01-01T00:00:00Z", to: "2001-02-01T00:00:00Z", flow: "payout" } },
      expected: {
        body: {
          flow: "payout",
          bands: Array.from({ length: 21 }, (_, index) => ({ from: index * 5, total: 0, fraud_rate: null })),
          thresholds: Array.from({ length: 21 }, (_, index) => ({
            threshold: index * 5,
            stopped: 0,
            precision: null,
            recall: null,
            false_positive_rate: null,
          })),
          known: 0,
          curves: [],
          drift: null,
          submerchant_id: null,
        },
      },
    },
    {
      promise: "a provider filters by one of its submerchants",
      request: { key: "pspAdmin", query: { submerchant_id: "{sandbox.psp.submerchant_id}" } },
      expected: { body: { flow: null, submerchant_id: "{sandbox.psp.submerchant_id}" } },
    },
  ],
  /** Refused queries. */
  400: [...refusedQueries("viewer", [...impossiblePeriods, noSubmerchant, ["a direction that does not exist", { flow: "both" }, "query.flow"]])],
  404: foreignSubmerchants(sample, "query"),
};
