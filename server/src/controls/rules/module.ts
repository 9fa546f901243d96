// What this folder contributes to the service.

import type { JobParts, Module, ServerParts } from "../../platform/modules/module.ts";
import { failingRules } from "./cross-tenant-functions.ts";
import { Rule } from "./rule.entity.ts";
import { RuleVersion } from "./rule-version.entity.ts";

export const rulesModule = {
  entities: [Rule, RuleVersion],
  crossTenantFunctions: [failingRules],
  handlers: async ({ tenancy }: ServerParts) => (await import("./handlers.ts")).ruleHandlers(tenancy),
  checks: async () => {
    const { ruleChecks } = await import("./validation.ts");
    return { createRule: ruleChecks, updateRule: ruleChecks };
  },
  jobs: async ({ pool }: JobParts) => [(await import("./failing.ts")).ruleFailures(pool)],
} satisfies Module;
