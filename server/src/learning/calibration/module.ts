// What this folder contributes to the service.

import type { JobParts, Module, ServerParts } from "../../platform/modules/module.ts";
import { StoredCalibration } from "./calibration.entity.ts";
import type { CalibrationParts } from "./calibration-job.ts";
import { driftSummary, dueCalibrations, pooledEvidence } from "./cross-tenant-functions.ts";

export const calibrationModule = {
  entities: [StoredCalibration],
  crossTenantFunctions: [driftSummary, dueCalibrations, pooledEvidence],
  handlers: async ({ tenancy }: ServerParts) => (await import("./handlers.ts")).calibrationHandlers(tenancy),
  jobs: async ({ pool, onDrift }: JobParts & Pick<CalibrationParts, "onDrift">) => [(await import("./calibration-job.ts")).calibrationJob({ pool, onDrift })],
  gauges: async ({ pool }: ServerParts) => {
    const { createDriftSummary } = await import("./drift-metrics.ts");
    const read = createDriftSummary(pool);
    return [
      {
        name: "fraud_risk_drift_organizations",
        help: "Organizations whose scores, signals or frauds have changed against the reference month.",
        read: async () => (await read()).organizations,
      },
      {
        name: "fraud_risk_drift_psi_highest",
        help: "Highest population stability index of the scores of an organization.",
        read: async () => (await read()).highestIndex,
      },
    ];
  },
} satisfies Module;
