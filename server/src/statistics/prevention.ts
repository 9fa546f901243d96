// Statistics of prevention in a period.
import type { components } from "../../../generated/types.ts";
import type { Tenant } from "../platform/tenancy/tenancy.ts";
import { grains } from "./buckets.ts";
import { type Fact, facts } from "./counted-facts.ts";
import { assessedFacts, assessedIn, byCurrency, isOfBrowser, outcomesIn, prioritiesIn, share, sumOf } from "./counts.ts";
import { type Figures, readFigures } from "./figures.ts";
import { quantiles } from "./latency.ts";
import { mostUrgent } from "./list-most-urgent.sql.ts";
import { type PeriodQuery, periodOf, periodView } from "./period.ts";
import { submerchantOf } from "./scope.ts";

type Schemas = components["schemas"];

/** Default length of the period, in days before now. */
const USUAL_DAYS = 30;
/** Number of top signals. */
const TOP = 10;

const FACTS = [
  ...assessedFacts,
  facts.latency,
  facts.signal,
  facts.holdout,
  facts.outcome,
  facts.fraud,
  facts.chargeback,
  facts.falsePositive,
  facts.openCases,
  facts.recommended,
];

/** The figures. Throws VALIDATION_ERROR for an invalid period, NOT_FOUND for an unknown submerchant. */
export async function readPrevention(tenant: Tenant, query: PeriodQuery & { readonly submerchant_id?: string }): Promise<Schemas["PreventionStats"]> {
  const period = periodOf(query, (now) => now - USUAL_DAYS * grains.day, tenant.clock.now());
  const submerchantId = await submerchantOf(tenant, query.submerchant_id);
  const [figures] = await readFigures(tenant, submerchantId, [period], FACTS);
  if (figures === undefined) throw new Error("a period has no figures");
  return {
    period: periodView(period),
    assessments: {
      ...assessedIn(figures),
      holdouts: figures.count(facts.holdout),
      latency_ms: quantiles(figures, { p50: 0.5, p95: 0.95, p99: 0.99 }),
      top_signals: topSignals(figures, (key) => !isOfBrowser(key)),
      browser_top_signals: topSignals(figures, isOfBrowser),
    },
    case_recommendations: {
      open: figures.count(facts.openCases),
      recommended: figures.count(facts.recommended),
      by_priority: prioritiesIn(figures),
      sessions: await mostUrgent(tenant, submerchantId, period),
    },
    outcomes: outcomeStats(figures),
    submerchant_id: submerchantId,
  };
}

function topSignals(figures: Figures, where: (key: readonly string[]) => boolean): Schemas["SignalCount"][] {
  const counts = figures
    .of(facts.signal)
    .filter(({ key }) => where(key))
    .map(({ key: [code = ""], count }) => ({ code, count }));
  return counts.toSorted((one, other) => other.count - one.count || (one.code < other.code ? -1 : 1)).slice(0, TOP);
}

/** Keys begin with flow and decision. */
const stopped = ([, decision]: readonly string[]): boolean => decision !== "approve";
const declined = ([, decision]: readonly string[]): boolean => decision === "decline";

/** Rates count assessments with a secret key only: a page could dilute them with any number of its own. */
function outcomeStats(figures: Figures): Schemas["OutcomeStats"] {
  const { count, of } = figures;
  const ofServer = (fact: Fact, where: (key: readonly string[]) => boolean = () => true): number => count(fact, (key) => where(key) && !isOfBrowser(key));
  const total = ofServer(facts.assessments);
  const [frauds, alarms] = [ofServer(facts.fraud), ofServer(facts.falsePositive)];
  const [caught, wronged] = [ofServer(facts.fraud, stopped), ofServer(facts.falsePositive, stopped)];
  const minus = of(facts.falsePositive)
    .filter(({ key }) => declined(key) && !isOfBrowser(key))
    .map((figure) => ({ currency: figure.key[3] ?? "", minor: -figure.total }));
  const prevented = of(facts.assessments)
    .filter(({ key }) => declined(key) && !isOfBrowser(key))
    .map(sumOf(2));
  return {
    total: count(facts.outcome),
    by_outcome: outcomesIn(figures),
    chargeback_rate: share(
      ofServer(facts.chargeback, (key) => !declined(key)),
      ofServer(facts.assessments, (key) => !declined(key)),
    ),
    fraud_rate: share(frauds, total),
    false_positive_rate: share(alarms, total),
    precision: share(caught, caught + wronged),
    recall: share(caught, frauds),
    prevented_amount_by_currency: byCurrency([...prevented, ...minus]),
  };
}
