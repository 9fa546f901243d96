import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { components } from "../../../../generated/types.ts";
import { organizationRelation } from "../../platform/tenants/organization.entity.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";

type Schemas = components["schemas"];

/** A rule: its status, and which of its versions decides. What it says is in its versions. */
export const Rule = defineEntity({
  name: "Rule",
  tableName: "rules",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    id: p.uuid().primary(),
    /** Code of its signal; never changes. */
    code: p.text(),
    status: p.enum(["draft", "shadow", "live", "archived"] as const),
    /** The newest version. */
    version: p.integer(),
    /** The version that decides; null: the rule is not live. */
    liveVersion: p.integer().nullable(),
    /** Of the newest version. */
    flow: p.enum(["payin", "payout", "all"] as const),
    /** The version that waits for the approval of another person; the reason is that of the rule, except of those that were stored with their own. */
    pending: p.json<Omit<Schemas["RulePending"], "reason"> & Partial<Pick<Schemas["RulePending"], "reason">>>().nullable(),
    reason: p.text().nullable(),
    createdBy: p.json<Schemas["AuditActor"]>(),
    createdAt: p.datetime(),
    changedBy: p.json<Schemas["AuditActor"]>(),
    updatedAt: p.datetime(),
    organization: organizationRelation(),
  },
  indexes: [{ name: "rules_by_status", properties: ["organizationId", "status", "id"] }],
  uniques: [{ name: "rules_code", properties: ["organizationId", "code"] }],
});

export type Rule = InferEntity<typeof Rule>;
