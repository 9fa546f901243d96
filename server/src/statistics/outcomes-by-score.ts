// Calibration: outcomes by score, and the effect of thresholds.
import type { components } from "../../../generated/types.ts";
import type { Tenant } from "../platform/tenancy/tenancy.ts";
import type { Flow } from "../scoring/situation/transaction.ts";
import { grains } from "./buckets.ts";
import { BAND, type Fact, facts } from "./counted-facts.ts";
import { isOfBrowser, share } from "./counts.ts";
import { type Figures, readFigures } from "./figures.ts";
import { type PeriodQuery, periodOf, periodView } from "./period.ts";
import { submerchantOf } from "./scope.ts";

type Schemas = components["schemas"];

/** Default length of the period, in days before its end. */
const USUAL_DAYS = 90;
const HIGHEST = 100;

/** Lowest scores of the bands. */
const BANDS: readonly number[] = Array.from({ length: HIGHEST / BAND + 1 }, (_, index) => index * BAND);

/** Position of the band in the keys of each fact. */
const SLOTS = { [facts.score]: 1, [facts.fraud]: 2, [facts.chargeback]: 2, [facts.falsePositive]: 2, [facts.good]: 1 } as const satisfies Partial<
  Record<Fact, number>
>;

/** Query parameters. */
export interface CalibrationQuery extends PeriodQuery {
  readonly flow?: Flow;
  readonly submerchant_id?: string;
}

/** The report. Throws VALIDATION_ERROR for an invalid period, NOT_FOUND for an unknown submerchant. */
export async function readCalibration(tenant: Tenant, query: CalibrationQuery): Promise<Omit<Schemas["CalibrationReport"], "curves" | "drift">> {
  const period = periodOf(query, (_, to) => to - USUAL_DAYS * grains.day, tenant.clock.now());
  const submerchantId = await submerchantOf(tenant, query.submerchant_id);
  const [figures] = await readFigures(tenant, submerchantId, [period], Object.keys(SLOTS) as (keyof typeof SLOTS)[]);
  if (figures === undefined) throw new Error("a period has no figures");
  const of = counter(figures, query.flow);
  return {
    period: periodView(period),
    flow: query.flow ?? null,
    bands: BANDS.map((from) => bandAt(from, of)),
    thresholds: BANDS.map((threshold) => thresholdAt(threshold, of)),
    known: of(facts.fraud) + of(facts.good),
    submerchant_id: submerchantId,
  };
}

/** Counts a fact in the bands from `from` up to, but not including, `to`: of assessments with a secret key only. */
type Counter = (fact: keyof typeof SLOTS, from?: number, to?: number) => number;

function counter(figures: Figures, flow: Flow | undefined): Counter {
  return (fact, from = 0, to = Number.POSITIVE_INFINITY) =>
    figures.count(fact, (key) => {
      const band = Number(key[SLOTS[fact]]);
      return (flow === undefined || key[0] === flow) && !isOfBrowser(key) && band >= from && band < to;
    });
}

function bandAt(from: number, of: Counter): Schemas["CalibrationBand"] {
  const within = (fact: keyof typeof SLOTS): number => of(fact, from, from + BAND);
  const [total, fraud] = [within(facts.score), within(facts.fraud)];
  return {
    from,
    total,
    fraud,
    chargeback: within(facts.chargeback),
    false_positive: within(facts.falsePositive),
    fraud_rate: share(fraud, total),
  };
}

function thresholdAt(threshold: number, of: Counter): Schemas["CalibrationThreshold"] {
  const [fraud, good] = [of(facts.fraud, threshold), of(facts.good, threshold)];
  return {
    threshold,
    stopped: of(facts.score, threshold),
    precision: share(fraud, fraud + good),
    recall: share(fraud, of(facts.fraud)),
    false_positive_rate: share(good, of(facts.good)),
  };
}
