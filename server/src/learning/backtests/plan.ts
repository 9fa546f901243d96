// What a backtest evaluates, settled when it is requested: later changes of rules, thresholds and weights do not reach it.

import type { FactPath } from "../../../../generated/facts.ts";
import { compiledRule, type OrganizationRule, type RuleList, type StoredRule } from "../../controls/policy/compiled-rules.ts";
import type { Policy } from "../../scoring/engine/policy.ts";
import { byPriority } from "../../scoring/rule-evaluation/apply.ts";
import type { Thresholds } from "../../scoring/situation/policy.ts";
import type { Flow } from "../../scoring/situation/transaction.ts";

/** A rule of a plan. */
export type PlannedRule = Omit<StoredRule, "status">;

/** The plan of a backtest, as it is stored. Times are epoch milliseconds. */
export interface BacktestPlan {
  readonly from: number;
  readonly to: number;
  /** Outcomes that were recorded later do not count. */
  readonly asOf: number;
  readonly flow: Flow | null;
  /** Share of the payments, above 0 to 1. */
  readonly sample: number;
  /** Rules that are new or changed. */
  readonly rules: readonly PlannedRule[];
  /** Ids of existing rules that are changed or removed: what they did then does not count. */
  readonly replaced: readonly string[];
  /** Custom lists that exist. */
  readonly lists: readonly RuleList[];
  /** Other thresholds; null: those of then. */
  readonly thresholds: Thresholds | null;
  /** Other maximum weights, by signal. */
  readonly weights: Readonly<Record<string, number>>;
  /** Grades signals that have another weight and did not fire then. */
  readonly policy: Pick<Policy, "curves" | "leastParts">;
}

/** A plan with its rules compiled, in the order of their priority. */
export interface CompiledPlan extends Omit<BacktestPlan, "rules" | "replaced" | "lists"> {
  readonly rules: readonly OrganizationRule[];
  readonly replaced: ReadonlySet<string>;
  readonly lists: ReadonlyMap<string, RuleList>;
  /** A rule reads the domain of the e-mail address, which is read from the request. */
  readonly readsEmail: boolean;
}

/** Compiles a plan. Throws for a rule whose facts a release removed since. */
export function compilePlan(plan: BacktestPlan): CompiledPlan {
  const rules = plan.rules.map((rule) => {
    const compiled = compiledRule(rule);
    if (compiled === undefined) throw new Error(`the expression of rule ${rule.id} is not valid any more`);
    return compiled;
  });
  return {
    ...plan,
    rules: rules.toSorted(byPriority),
    replaced: new Set(plan.replaced),
    lists: new Map(plan.lists.map((list) => [list.name, list])),
    readsEmail: rules.some(({ facts }) => facts.includes(EMAIL)),
  };
}

const EMAIL = "email.domain" satisfies FactPath;
