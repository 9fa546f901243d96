import { defineEntity, type InferEntity, p } from "@mikro-orm/core";

/** How far assessments are counted: one row. */
export const StatisticsProgress = defineEntity({
  name: "StatisticsProgress",
  tableName: "statistics_progress",
  properties: {
    singleton: p.boolean().primary().default(true).check("singleton"),
    countedUntil: p.datetime().defaultRaw("'1970-01-01 00:00:00+00'"),
    /** How far it was checked that none came late. */
    checkedUntil: p.datetime().defaultRaw("'1970-01-01 00:00:00+00'"),
    /** How far a clock that was ahead has counted: until the right time is there again, what is there is counted by difference. */
    aheadUntil: p.datetime().defaultRaw("'1970-01-01 00:00:00+00'"),
  },
});

export type StatisticsProgress = InferEntity<typeof StatisticsProgress>;
