// The rules of an organization as assess evaluates them: compiled at the first access, once per version of the organization.
import { byPriority, type CompiledRule, type RuleAction } from "../../scoring/rule-evaluation/apply.ts";
import type { RuleFlow } from "../../scoring/rule-evaluation/check.ts";
import { type CompiledExpression, compileExpression, InvalidExpression, type ListLookUp } from "../../scoring/rule-evaluation/compile.ts";

/** A rule in shadow or live as the database has it. */
export interface StoredRule {
  readonly id: string;
  readonly code: string;
  readonly status: "shadow" | "live";
  readonly version: number;
  readonly content: {
    readonly name: string;
    readonly flow: RuleFlow;
    readonly submerchant_id: string | null;
    readonly expression: string;
    readonly action: RuleAction;
    readonly priority: number;
    readonly valid_from: string | null;
    readonly valid_until: string | null;
  };
}

/** A compiled rule, and what it reads. */
export type OrganizationRule = CompiledRule & CompiledExpression;

/** A custom list as rules look values up in it. */
export interface RuleList {
  readonly id: string;
  readonly name: string;
  readonly case_insensitive: boolean;
}

/** The rules of an organization, in the order in which they are evaluated: by priority, then by age. */
export interface OrganizationRules {
  readonly live: readonly OrganizationRule[];
  readonly shadow: readonly OrganizationRule[];
  /** Look-ups in custom lists that exist, each with its list. */
  readonly lookUps: readonly (readonly [list: RuleList, value: ListLookUp["value"]])[];
  /** Custom lists by name. */
  readonly lists: ReadonlyMap<string, RuleList>;
  /** Rules whose expression is not valid any more: facts can be removed by a release. They are not evaluated. */
  readonly invalid: readonly StoredRule[];
}

/** An organization without rules. */
export const noRules: OrganizationRules = { live: [], shadow: [], lookUps: [], lists: new Map(), invalid: [] };

/** The rules of stored rows, compiled at the first access. */
export function rulesOf(stored: readonly StoredRule[] | null | undefined, lists: readonly RuleList[] | null = null): OrganizationRules {
  if (stored == null || stored.length === 0) return noRules;
  let compiled: OrganizationRules | undefined;
  const rules = (): OrganizationRules => {
    compiled ??= compileAll(stored, lists ?? []);
    return compiled;
  };
  return {
    get live() {
      return rules().live;
    },
    get shadow() {
      return rules().shadow;
    },
    get lookUps() {
      return rules().lookUps;
    },
    get lists() {
      return rules().lists;
    },
    get invalid() {
      return rules().invalid;
    },
  };
}

function compileAll(stored: readonly StoredRule[], all: readonly RuleList[]): OrganizationRules {
  const lists = new Map(all.map((list) => [list.name, list]));
  const [live, shadow, invalid]: [OrganizationRule[], OrganizationRule[], StoredRule[]] = [[], [], []];
  for (const rule of stored.toSorted((one, other) => byPriority({ ...one.content, id: one.id }, { ...other.content, id: other.id }))) {
    const compiled = compiledRule(rule);
    if (compiled === undefined) invalid.push(rule);
    else (rule.status === "live" ? live : shadow).push(compiled);
  }
  const lookUps = [...live, ...shadow].flatMap((rule) =>
    rule.lookUps.flatMap(({ list, value }) => {
      const known = lists.get(list);
      return known === undefined ? [] : [[known, value] as const];
    }),
  );
  return { live, shadow, invalid, lists, lookUps };
}

/** Compiles a rule; undefined: its expression is not valid any more. */
export function compiledRule({ id, code, version, content }: Omit<StoredRule, "status">): OrganizationRule | undefined {
  try {
    return {
      ...compileExpression(content.expression),
      id,
      code,
      name: content.name,
      version,
      flow: content.flow,
      submerchantId: content.submerchant_id,
      action: content.action,
      priority: content.priority,
      validFrom: content.valid_from === null ? Number.NEGATIVE_INFINITY : Date.parse(content.valid_from),
      validUntil: content.valid_until === null ? Number.POSITIVE_INFINITY : Date.parse(content.valid_until),
    };
  } catch (error) {
    if (error instanceof InvalidExpression) return undefined;
    throw error;
  }
}
