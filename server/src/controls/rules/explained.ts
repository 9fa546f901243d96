// Rules as an explanation names them: in the version that decided, whatever has become of the rule since.
import type { components } from "../../../../generated/types.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { checkExpression } from "../../scoring/rule-evaluation/check.ts";
import { RuleVersion } from "./rule-version.entity.ts";

type Schemas = components["schemas"];

/** The rules of signals, by id. */
export async function explainedRules(
  { em }: Pick<Tenant, "em">,
  fired: readonly { readonly id: string; readonly version: number }[],
): Promise<ReadonlyMap<string, Schemas["ExplainedRule"]>> {
  if (fired.length === 0) return new Map();
  const rows = await em.find(RuleVersion, { $or: fired.map(({ id, version }) => ({ ruleId: id, version })) });
  return new Map(
    rows.map(({ ruleId, version, content: { name, expression, action } }) => [
      ruleId,
      { id: ruleId, version, name, expression, facts: factsOf(expression), action },
    ]),
  );
}

/** Facts that an expression reads; none where it is not valid any more. */
function factsOf(expression: string): string[] {
  const check = checkExpression(expression, "all");
  return check.valid ? [...check.checked.facts] : [];
}
