// Answers of the API as the contract shows them: for figures that take weeks of outcomes.
import { readFileSync } from "node:fs";
import type { components } from "../../../generated/types.ts";

type Schemas = components["schemas"];

const document = JSON.parse(readFileSync(new URL("../../../generated/openapi.json", import.meta.url), "utf8"));

/** The first example of an operation's answer. */
function exampleOf(path: string): unknown {
  const [example] = Object.values<{ value: unknown }>(document.paths[path].get.responses["200"].content["application/json"].examples);
  return example?.value;
}

const detail = exampleOf("/api/v1/models/{id}") as Schemas["ModelDetail"];

/** A fitted challenger with evidence; two of its weights are outside their intervals, one above and one below. */
export const model: Schemas["ModelDetail"] = {
  ...detail,
  signals: [
    ...detail.signals,
    {
      code: "TERMINAL_COMPROMISED",
      weight_before: 70,
      weight_after: 73.4,
      curve_before: null,
      curve_after: null,
      least_part_before: 0,
      least_part_after: 0,
      evidence: { frauds: 38, exposure: 60.2, interval: { from: 84.1, to: 97.9 } },
    },
  ],
};

/** Its comparison. */
export const comparison = exampleOf("/api/v1/models/{id}/comparison") as Schemas["ModelComparison"];

const report = exampleOf("/api/v1/merchant/calibration") as Schemas["CalibrationReport"];

/** A calibration report with every band, threshold and bin, and with drift. */
export const calibration: Schemas["CalibrationReport"] = {
  ...report,
  bands: Array.from({ length: 21 }, (_, index) => {
    const total = Math.round(40_000 / (index + 1) ** 2);
    const fraud = Math.min(total, index * 2);
    return { from: index * 5, total, fraud, chargeback: 0, false_positive: 0, fraud_rate: fraud / total };
  }),
  thresholds: Array.from({ length: 21 }, (_, index) => ({
    threshold: index * 5,
    stopped: Math.round(40_000 / (index + 1)),
    precision: index / 25,
    recall: 1 - index / 20,
    false_positive_rate: (1 - index / 20) ** 3,
  })),
  curves: report.curves.map((curve) => ({
    ...curve,
    bins: Array.from({ length: 8 }, (_, index) => {
      const predicted = 0.0002 * 2 ** index;
      return {
        above: index * 10,
        up_to: (index + 1) * 10,
        predicted,
        observed: predicted * 0.9,
        observed_low: predicted * 0.6,
        observed_high: predicted * 1.4,
        payments: 4000,
        frauds: index,
      };
    }),
  })),
  drift: {
    status: "drifting",
    computed_at: "2026-11-20T03:10:00.000Z",
    reference_from: "2026-10-16T03:10:00.000Z",
    recent_from: "2026-11-13T03:10:00.000Z",
    recent_to: "2026-11-20T03:10:00.000Z",
    score_psi: 0.31,
    signals: [{ code: "VELOCITY_CARD_1H", psi: 0.4, reference_rate: 0.012, recent_rate: 0, void: true }],
    bands: [{ from: 0, payments: 41_200, expected: 8.2, observed: 9 }],
  },
};
