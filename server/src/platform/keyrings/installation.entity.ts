import { defineEntity, type InferEntity, p } from "@mikro-orm/core";

/** The installation that a database belongs to: one row. */
export const Installation = defineEntity({
  name: "Installation",
  tableName: "installation",
  properties: {
    singleton: p.boolean().primary().default(true).check("singleton"),
    /** Identifies this database: a service whose two connections lead to different ones refuses to start. */
    id: p.uuid().defaultRaw("gen_random_uuid()"),
    /** Set by the first start. A process of the other stage then refuses to start. */
    stage: p.enum(["sandbox", "production"] as const).nullable(),
    stageSetAt: p.datetime().nullable(),
  },
  checks: [{ name: "installation_stage_set_at", expression: "(stage IS NULL) = (stage_set_at IS NULL)" }],
});

export type Installation = InferEntity<typeof Installation>;
