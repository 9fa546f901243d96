// How a rule does, by day: from the figures of the statistics.
import type { components } from "../../../../generated/types.ts";
import { ApiError } from "../../platform/errors/api-error.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { facts } from "../../statistics/counted-facts.ts";
import { byCurrency, isOfBrowser, share, sumOf } from "../../statistics/counts.ts";
import { type Figure, type Figures, readFigures } from "../../statistics/figures.ts";
import { calendarOf, type DaysQuery } from "../../statistics/period.ts";
import { Rule } from "./rule.entity.ts";

type Schemas = components["schemas"];
type Of = Schemas["RuleVersionFigures"];

const ruleFacts = [facts.rule, facts.ruleFailure, facts.ruleOutcome] as const;

/** Positions of the parts of keys (statistics/counted-facts.ts). */
const AT = { rule: 0, version: 1, status: 2, without: 3, with: 4, currency: 5, label: 3, labelCurrency: 4 } as const;

/** The figures of a rule, by day. Throws NOT_FOUND, VALIDATION_ERROR for invalid days or time zone. */
export async function readRulePerformance(tenant: Tenant, id: string, query: DaysQuery): Promise<Schemas["RulePerformance"]> {
  const { days, timezone } = calendarOf(query, tenant.clock.now());
  if ((await tenant.em.count(Rule, { id })) === 0) throw new ApiError("NOT_FOUND");
  const byDay = (await readFigures(tenant, null, days, ruleFacts)).map((figures) => ofRule(figures, id));
  return {
    rule_id: id,
    timezone,
    versions: figuresOf(byDay.flat()),
    data: byDay.map((figures, index) => ({ date: days[index]?.date ?? "", versions: figuresOf(figures) })),
  };
}

/** A figure with its fact. */
type RuleFigure = Figure & { readonly fact: (typeof ruleFacts)[number] };

function ofRule(figures: Figures, id: string): RuleFigure[] {
  return ruleFacts.flatMap((fact) =>
    figures
      .of(fact)
      .filter(({ key }) => key[AT.rule] === id)
      .map((figure) => ({ ...figure, fact })),
  );
}

/** By version and status, the newest version first, and live before shadow. */
function figuresOf(figures: readonly RuleFigure[]): Of[] {
  const groups = Map.groupBy(figures, ({ key }) => `${key[AT.version]}|${key[AT.status]}`);
  return [...groups.values()].map(versionFigures).toSorted((a, b) => b.version - a.version || (a.status < b.status ? -1 : 1));
}

function versionFigures(figures: readonly RuleFigure[]): Of {
  const [first] = figures;
  const of = (fact: RuleFigure["fact"], browser = false): RuleFigure[] =>
    figures.filter((figure) => figure.fact === fact && isOfBrowser(figure.key) === browser);
  const matches = of(facts.rule);
  const labelled = (label: string): RuleFigure[] => of(facts.ruleOutcome).filter(({ key }) => key[AT.label] === label);
  const [frauds, goods] = [labelled("fraud"), labelled("good")];
  const [matched, fraud, good] = [count(matches), count(frauds), count(goods)];
  return {
    version: Number(first?.key[AT.version]),
    status: first?.key[AT.status] as Of["status"],
    matched,
    browser_matched: count(of(facts.rule, true)),
    failed: count(of(facts.ruleFailure)),
    frauds: fraud,
    goods: good,
    // outcomes are counted after their assessment, and may be of one that is no longer counted
    without_outcome: Math.max(0, matched - fraud - good),
    declined: count(matches.filter((figure) => madeOf(figure) === "decline")),
    precision: share(fraud, fraud + good),
    changes: changesOf(matches),
    amount_by_currency: byCurrency(matches.map(sumOf(AT.currency))),
    fraud_amount_by_currency: byCurrency(frauds.map(sumOf(AT.labelCurrency))),
    good_amount_by_currency: byCurrency(goods.map(sumOf(AT.labelCurrency))),
  };
}

const count = (figures: readonly Figure[]): number => figures.reduce((sum, figure) => sum + figure.count, 0);

/** The decision that was made: a rule in shadow had no part in it. */
const madeOf = ({ key }: Figure): string | undefined => key[key[AT.status] === "shadow" ? AT.without : AT.with];

function changesOf(matches: readonly Figure[]): Schemas["RuleDecisionChange"][] {
  const changed = matches.filter(({ key }) => key[AT.without] !== key[AT.with]);
  return [...Map.groupBy(changed, ({ key }) => `${key[AT.without]}|${key[AT.with]}`)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([decisions, figures]) => {
      const [from, to] = decisions.split("|") as [Schemas["Decision"], Schemas["Decision"]];
      return { from, to, count: count(figures), amount_by_currency: byCurrency(figures.map(sumOf(AT.currency))) };
    });
}
