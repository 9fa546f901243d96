// The rules of a backtest: new ones, and existing ones that are changed or removed.
import type { components } from "../../../../generated/types.ts";
import { CustomList } from "../../controls/custom-lists/custom-list.entity.ts";
import type { RuleList, StoredRule } from "../../controls/policy/compiled-rules.ts";
import { assertExpression } from "../../controls/rules/content.ts";
import { knownRule } from "../../controls/rules/service.ts";
import { actionFailures } from "../../controls/rules/validation.ts";
import { type FieldFailure, validationError } from "../../platform/errors/api-error.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import type { BacktestPlan, PlannedRule } from "./plan.ts";

type Requested = components["schemas"]["BacktestRule"];

/** What a new rule says unless it is said otherwise. */
const FRESH = { name: "Backtest", flow: "all", submerchant_id: null, priority: 100, valid_from: null, valid_until: null } as const;

/** The rules, checked. `prefix`: of the fields of a rule, for errors. Throws VALIDATION_ERROR, INVALID_EXPRESSION, NOT_FOUND. */
export async function plannedRules(
  tenant: Tenant,
  requested: readonly Requested[],
  prefix = (index: number): string => `rules[${index}].`,
): Promise<Pick<BacktestPlan, "rules" | "replaced">> {
  const failures = requested.flatMap((rule, index) => failuresOf(rule, prefix(index), requested.slice(0, index)));
  if (failures.length > 0) throw validationError(failures);
  const rules: PlannedRule[] = [];
  for (const [index, rule] of requested.entries()) {
    if (rule.remove === true) {
      await knownRule(tenant, rule.rule_id ?? "");
      continue;
    }
    const planned = await plannedRule(tenant, rule, index);
    await assertExpression(tenant, planned.content.expression, planned.content.flow);
    rules.push(planned);
  }
  return { rules, replaced: requested.flatMap(({ rule_id: id }) => (id === undefined ? [] : [id])) };
}

/** The custom lists that rules can read. */
export async function knownLists({ em }: Tenant): Promise<RuleList[]> {
  const lists = await em.find(CustomList, {}, { fields: ["id", "name", "caseInsensitive"] });
  return lists.map(({ id, name, caseInsensitive }) => ({ id, name, case_insensitive: caseInsensitive }));
}

async function plannedRule(tenant: Tenant, { rule_id: id, remove: _, ...change }: Requested, index: number): Promise<PlannedRule> {
  if (id === undefined) {
    const { expression = "", action = { type: "signal" }, ...others } = change;
    // of one priority, new rules come after existing ones, in the order of the request
    return {
      id: newId(tenant.clock.now() + index),
      code: "RULE:BACKTEST",
      version: 0,
      content: { ...FRESH, ...others, expression, action: action as StoredRule["content"]["action"] },
    };
  }
  const { row, content } = await knownRule(tenant, id);
  const { description: __, ...existing } = content;
  return { id, code: row.code, version: row.version, content: { ...existing, ...change } as StoredRule["content"] };
}

function failuresOf(rule: Requested, prefix: string, before: readonly Requested[]): FieldFailure[] {
  const { rule_id: id, remove = false, expression, action, ...others } = rule;
  const inside = (failures: readonly FieldFailure[]): FieldFailure[] => failures.map((failure) => ({ ...failure, path: `${prefix}${failure.path}` }));
  if (id === undefined)
    return inside([
      ...(remove ? [{ path: "rule_id", message: "is required with remove" }] : []),
      ...(expression === undefined ? [{ path: "expression", message: "is required without rule_id" }] : []),
      ...(action === undefined ? [{ path: "action", message: "is required without rule_id" }] : actionFailures({ ...action })),
    ]);
  const changes = [expression, action, ...Object.values(others)].filter((value) => value !== undefined);
  return inside([
    ...(before.some((other) => other.rule_id === id) ? [{ path: "rule_id", message: "names a rule that is in the request already" }] : []),
    ...(remove && changes.length > 0 ? [{ path: "remove", message: "must be absent beside a change" }] : []),
    ...(action === undefined ? [] : actionFailures({ ...action })),
  ]);
}
