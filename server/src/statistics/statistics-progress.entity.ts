import { defineEntity, type InferEntity, p } from "@mikro-orm/core";

/** End of the counted assessments: one row. */
export const StatisticsProgress = defineEntity({
  name: "StatisticsProgress",
  tableName: "statistics_progress",
  properties: {
    singleton: p.boolean().primary().default(true).check("singleton"),
    countedUntil: p.datetime().defaultRaw("'1970-01-01 00:00:00+00'"),
    /** End of the time that was checked for late assessments. */
    checkedUntil: p.datetime().defaultRaw("'1970-01-01 00:00:00+00'"),
    /** End of the time that a clock ahead has counted: until that time, figures are corrected by difference. */
    aheadUntil: p.datetime().defaultRaw("'1970-01-01 00:00:00+00'"),
  },
});

export type StatisticsProgress = InferEntity<typeof StatisticsProgress>;
