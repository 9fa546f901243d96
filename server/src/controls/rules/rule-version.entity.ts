import { defineEntity, type InferEntity, p } from "@mikro-orm/core";
import type { components } from "../../../../generated/types.ts";
import { tenantOwned } from "../../platform/tenants/tenant-filter.ts";
import { Rule } from "./rule.entity.ts";

type Schemas = components["schemas"];

/** What a version of a rule says. */
export type RuleContent = Omit<Schemas["RuleVersion"], "version" | "reason" | "created_by" | "created_at">;

/** A version of a rule; it never changes. */
export const RuleVersion = defineEntity({
  name: "RuleVersion",
  tableName: "rule_versions",
  ...tenantOwned("organizationId"),
  properties: {
    organizationId: p.uuid().primary(),
    ruleId: p.uuid().primary(),
    version: p.integer().primary(),
    content: p.json<RuleContent>(),
    reason: p.text().nullable(),
    createdBy: p.json<Schemas["AuditActor"]>(),
    createdAt: p.datetime(),
    rule: p.manyToOne(Rule).joinColumns("organization_id", "rule_id").ownColumns().nullable().updateRule("no action").deleteRule("no action"),
  },
});

export type RuleVersion = InferEntity<typeof RuleVersion>;
