// Rules that read a custom list.
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { checkExpression } from "../../scoring/rule-evaluation/check.ts";
import type { CustomList } from "../custom-lists/custom-list.entity.ts";
import { listNames } from "../custom-lists/service.ts";
import { Rule } from "./rule.entity.ts";
import { RuleVersion } from "./rule-version.entity.ts";

/** The rules in shadow and live that read a list, in a version that is evaluated or waits for approval. */
export async function rulesUsing({ em }: Tenant, { name }: Pick<CustomList, "name">): Promise<{ readonly id: string; readonly name: string }[]> {
  const rules = await em.find(Rule, { $or: [{ status: { $in: ["shadow", "live"] } }, { pending: { $ne: null } }] });
  const versions = rules.flatMap(({ id, version, liveVersion }) => [...new Set([version, liveVersion ?? version])].map((of) => ({ ruleId: id, version: of })));
  if (versions.length === 0) return [];
  const rows = await em.find(RuleVersion, { $or: versions });
  const using = rows.filter(({ content }) => listsOf(content.expression).includes(name));
  return [...new Map(using.map(({ ruleId, content }) => [ruleId, { id: ruleId, name: content.name }])).values()];
}

/** Lists that an expression reads and that do not exist: it was written when they did. */
export async function missingLists(tenant: Tenant, expression: string): Promise<string[]> {
  const read = listsOf(expression);
  if (read.length === 0) return [];
  const known = await listNames(tenant);
  return read.filter((name) => !known.has(name));
}

/** Lists that an expression reads; none where it is not valid any more. */
function listsOf(expression: string): readonly string[] {
  const check = checkExpression(expression, "all");
  return check.valid ? check.checked.lists : [];
}
