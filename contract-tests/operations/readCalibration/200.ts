import { answered } from "../../of-every-operation/answered.ts";
import type { ContractCase } from "../../src/case.ts";
import { sample } from "./sample.ts";

const operation = "readCalibration";

/** How scores turned out. */
export const cases: readonly ContractCase[] = [
  ...answered(sample),
  {
    operation,
    promise: "every band and every threshold is there, from 0 up to 100",
    request: { key: "viewer", query: { from: "2001-01-01T00:00:00Z", to: "2001-02-01T00:00:00Z", flow: "payout" } },
    expected: {
      status: 200,
      body: {
        flow: "payout",
        bands: Array.from({ length: 21 }, (_, index) => ({ from: index * 5, total: 0, fraud_rate: null })),
        thresholds: Array.from({ length: 21 }, (_, index) => ({ threshold: index * 5, stopped: 0, precision: null, recall: null, false_positive_rate: null })),
        known: 0,
        submerchant_id: null,
      },
    },
  },
  {
    operation,
    promise: "a provider asks for one of its submerchants",
    request: { key: "pspAdmin", query: { submerchant_id: "{sandbox.psp.submerchant_id}" } },
    expected: { status: 200, body: { flow: null, submerchant_id: "{sandbox.psp.submerchant_id}" } },
  },
];
