import { defineEntity, type InferEntity, p } from "@mikro-orm/core";

/** When partitions were last maintained and old rows last purged: one row. */
export const RetentionProgress = defineEntity({
  name: "RetentionProgress",
  tableName: "retention_progress",
  properties: {
    singleton: p.boolean().primary().default(true).check("singleton"),
    maintainedAt: p.datetime().defaultRaw("'1970-01-01 00:00:00+00'"),
    purgedAt: p.datetime().defaultRaw("'1970-01-01 00:00:00+00'"),
    /** Start of the last, open-ended partition; the earliest of all tables. */
    partitionedUntil: p.datetime().nullable(),
  },
});

export type RetentionProgress = InferEntity<typeof RetentionProgress>;
