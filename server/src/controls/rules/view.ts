// Rules, checks and facts in the contract's format.
import type { components } from "../../../../generated/types.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { ExpressionCheck } from "../../scoring/rule-evaluation/check.ts";
import type { ExpressionError } from "../../scoring/rule-evaluation/expression.ts";
import { factRules, flowsOf } from "../../scoring/rule-evaluation/fact-names.ts";
import type { Rule } from "./rule.entity.ts";
import type { RuleContent, RuleVersion } from "./rule-version.entity.ts";

type Schemas = components["schemas"];

/** A rule with the content of its newest version. */
export async function ruleView({ texts }: Pick<Tenant, "texts">, row: Rule, content: RuleContent): Promise<Schemas["Rule"]> {
  const reason = await texts.open("rules", row.reason ?? null);
  const { pending } = row;
  return {
    id: row.id,
    code: row.code,
    status: row.status,
    version: row.version,
    live_version: row.liveVersion ?? null,
    ...content,
    // what waits was requested with the reason of the rule's last change
    pending_approval: pending == null ? null : { ...pending, reason: pending.reason ?? reason ?? "" },
    reason,
    created_by: row.createdBy,
    created_at: row.createdAt.toISOString(),
    changed_by: row.changedBy,
    updated_at: row.updatedAt.toISOString(),
  };
}

/** A version of a rule; its reason as it is stored. */
export function versionView({ version, content, reason, createdBy, createdAt }: RuleVersion): Schemas["RuleVersion"] {
  return { version, ...content, reason: reason ?? null, created_by: createdBy, created_at: createdAt.toISOString() };
}

/** An error of an expression. */
export function errorView({ message, line, column, name, nearest }: ExpressionError): Schemas["ExpressionError"] {
  return { message, line, column, name: name ?? null, nearest: nearest ?? null };
}

/** What a check found. */
export function checkView(check: ExpressionCheck): Schemas["RuleCheck"] {
  if (!check.valid) return { valid: false, errors: check.errors.map(errorView), warnings: [], facts: [], lists: [], cost: null };
  const { facts, lists, cost } = check.checked;
  return { valid: true, errors: [], warnings: [...check.warnings], facts: [...facts], lists: [...lists], cost };
}

/** Every fact that rules can read. */
export const factViews: readonly Schemas["RuleFact"][] = factRules.map((rule) => ({
  name: rule.path,
  type: rule.type,
  unit: rule.unit,
  description: rule.description,
  example: rule.example,
  default: rule.default,
  flows: [...flowsOf(rule)],
  signal: rule.signal,
}));
