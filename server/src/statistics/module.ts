// What this folder contributes to the service.

import type { Module, ServerParts } from "../platform/modules/module.ts";
import { CaseRecommendation } from "./case-recommendation.entity.ts";
import { countAssessments } from "./count-assessments.sql.ts";
import { countChanges } from "./count-changes.sql.ts";
import { chunkEnd } from "./find-chunk-end.sql.ts";
import { nextAssessment } from "./find-next-assessment.sql.ts";
import { recountAssessments } from "./recount-assessments.sql.ts";
import { Statistic } from "./statistic.entity.ts";
import { StatisticsChange } from "./statistics-change.entity.ts";
import { StatisticsProgress } from "./statistics-progress.entity.ts";
import { StatisticsSession } from "./statistics-session.entity.ts";
import { takeChanges } from "./take-changes.sql.ts";

export const statisticsModule = {
  entities: [CaseRecommendation, Statistic, StatisticsChange, StatisticsProgress, StatisticsSession],
  crossTenantFunctions: [countAssessments, countChanges, chunkEnd, nextAssessment, recountAssessments, takeChanges],
  handlers: async ({ tenancy }: ServerParts) => (await import("./handlers.ts")).statisticsHandlers(tenancy),
  gauges: async ({ pool }: ServerParts) => {
    const { rollupLagSeconds } = await import("./rollup-lag.ts");
    return [
      {
        name: "fraud_risk_statistics_lag_seconds",
        help: "Rollup lag: time since the newest moment that is rolled up into statistics.",
        read: () => rollupLagSeconds(pool),
      },
    ];
  },
} satisfies Module;
