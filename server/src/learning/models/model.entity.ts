import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";
import type { ModelDocument, StoredComparison, StoredShadow } from "./document.ts";

/** A model: weights and curves of signals. The live one is also in the organization's row, where assess reads it. */
export const RiskModel = defineEntity({
  name: "RiskModel",
  tableName: "models",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    id: p.uuid().primary(),
    state: p.enum(["proposed", "shadow", "live", "archived", "rejected"] as const),
    source: p.enum(["fitted", "pooled", "manual"] as const),
    /** The live model that it was made from; null: the catalogue. */
    baseId: p.uuid().nullable(),
    weeklyLimit: p.boolean(),
    document: p.json<ModelDocument>(),
    reason: p.text().nullable(),
    /** Payments assessed before this time were fitted to. */
    fittedUntil: p.datetime().nullable(),
    shadowSince: p.datetime().nullable(),
    shadow: p.json<StoredShadow>().nullable(),
    comparison: p.json<StoredComparison>().nullable(),
    liveSince: p.datetime().nullable(),
    /** What was live before it; null: the catalogue. */
    replacedId: p.uuid().nullable(),
    createdAt: p.datetime().defaultRaw("now()"),
    endedAt: p.datetime().nullable(),
    organization: organizationRelation(),
  },
  indexes: [{ name: "models_by_state", properties: ["organizationId", "state", "id"] }],
  uniques: [
    { name: "models_live", properties: ["organizationId"], where: "state = 'live'" },
    { name: "models_challenger", properties: ["organizationId"], where: "state IN ('proposed', 'shadow')" },
  ],
});

export type RiskModel = InferEntity<typeof RiskModel>;
