import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";
import type { FitSummary } from "../../scoring/learning/pool.ts";

/** Fits of an organization: what was requested, and when the job last ran. */
export const ModelFit = defineEntity({
  name: "ModelFit",
  tableName: "model_fits",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    requestedAt: p.datetime().nullable(),
    weeklyLimit: p.boolean().default(true),
    /** When the job last compared or fitted. */
    checkedAt: p.datetime().nullable(),
    fittedAt: p.datetime().nullable(),
    /** Aggregates of the last fit, which others may pool. */
    summary: p.json<FitSummary>().nullable(),
    organization: organizationRelation(),
  },
});

export type ModelFit = InferEntity<typeof ModelFit>;
