// The drift of an organization: the last week against the month before it, and frauds against those that were predicted.

import type pg from "pg";
import type { components } from "../../../../generated/types.ts";
import { readAs } from "../../platform/tenancy/tenancy.ts";
import { DAY } from "../../platform/time/time.ts";
import { firingIndex, isMiscalibrated, isVoid, LEAST_PAYMENTS, stabilityIndex, UNSTABLE } from "../../scoring/learning/drift-measures.ts";
import { maturityCurve } from "../../scoring/learning/maturity.ts";
import { BAND, BROWSER, facts, WHOLE_ORGANIZATION } from "../../statistics/counted-facts.ts";
import { AGES, type SettledPayments } from "./evidence.ts";

type Report = components["schemas"]["DriftReport"];

/** Whole UTC days: the last week, and the four weeks before it. */
const RECENT_DAYS = 7;
const REFERENCE_DAYS = 28;
/** Signals in the report, the most changed first. */
const TOP = 10;
const BANDS = 100 / BAND + 1;

interface Row {
  readonly recent: boolean;
  readonly fact: string;
  readonly key: string;
  readonly count: string;
}

/** Computes the report at a time (epoch milliseconds). Settled payments are those that the calibration is fitted to. */
export async function readDrift(pool: pg.Pool, organizationId: string, settled: SettledPayments, now: number): Promise<Report> {
  const to = Math.floor(now / DAY) * DAY;
  const middle = to - RECENT_DAYS * DAY;
  const from = middle - REFERENCE_DAYS * DAY;
  const rows = await readAs<Row>(pool, organizationId, FIGURES, [organizationId, new Date(from), new Date(middle), new Date(to)]);
  const [reference, recent] = [false, true].map((late) => periodOf(rows.filter((row) => row.recent === late))) as [Period, Period];
  const enough = Math.min(reference.payments, recent.payments) >= LEAST_PAYMENTS;
  const signals = enough ? signalsOf(reference, recent) : [];
  const score_psi = enough ? digits(stabilityIndex(reference.bands, recent.bands)) : null;
  const bands = bandsOf(settled, now);
  const drifting =
    (score_psi ?? 0) > UNSTABLE ||
    signals.some((signal) => signal.psi > UNSTABLE || signal.void) ||
    isMiscalibrated(sum(bands, "observed"), sum(bands, "expected"));
  return {
    status: drifting ? "drifting" : enough ? "stable" : "too_few_payments",
    computed_at: new Date(now).toISOString(),
    reference_from: new Date(from).toISOString(),
    recent_from: new Date(middle).toISOString(),
    recent_to: new Date(to).toISOString(),
    score_psi,
    signals: signals.toSorted((one, other) => Number(other.void) - Number(one.void) || other.psi - one.psi).slice(0, TOP),
    bands: bands.map((band) => ({ ...band, expected: Math.round(band.expected * 100) / 100 })),
  };
}

const FIGURES = `SELECT s.bucket >= $3 AS recent, s.fact, f.key, sum((f.value -> 0)::bigint) AS count FROM statistics s CROSS JOIN LATERAL jsonb_each(s.figures) AS f
WHERE s.organization_id = $1 AND s.submerchant_id = '${WHOLE_ORGANIZATION}' AND s.grain = 'day' AND s.fact IN ('${facts.score}', '${facts.signal}')
  AND s.bucket >= $2 AND s.bucket < $4 AND f.key NOT LIKE '%|${BROWSER}'
GROUP BY 1, 2, 3`;

/** A period: payments by band of the score, and firings by signal. */
interface Period {
  readonly payments: number;
  readonly bands: readonly number[];
  readonly fired: ReadonlyMap<string, number>;
}

function periodOf(rows: readonly Row[]): Period {
  const bands = Array.from({ length: BANDS }, () => 0);
  const fired = new Map<string, number>();
  for (const { fact, key, count } of rows) {
    const [first = "", band = "0"] = key.split("|");
    if (fact === facts.signal) fired.set(first, Number(count));
    else bands[Number(band) / BAND] = (bands[Number(band) / BAND] ?? 0) + Number(count);
  }
  return { payments: bands.reduce((all, count) => all + count, 0), bands, fired };
}

function signalsOf(reference: Period, recent: Period): Report["signals"] {
  const codes = new Set([...reference.fired.keys(), ...recent.fired.keys()]);
  return [...codes].map((code) => {
    const [before, after] = [reference, recent].map(({ fired, payments }) => ({ fired: fired.get(code) ?? 0, payments })) as [Firings, Firings];
    return {
      code,
      psi: digits(firingIndex(before, after)),
      reference_rate: digits(before.fired / before.payments),
      recent_rate: digits(after.fired / after.payments),
      void: isVoid(before, after),
    };
  });
}

interface Firings {
  readonly fired: number;
  readonly payments: number;
}

/** Frauds of the settled payments of the last 60 days against those that the answers predicted, as far as they can be known by now. */
function bandsOf({ payments, delays }: SettledPayments, now: number): Report["bands"] {
  const known = maturityCurve(delays, AGES.youngest);
  const bands = new Map<number, { payments: number; expected: number; observed: number }>();
  for (const { at, tenths, fraud, predicted, holdout } of payments) {
    if (predicted === null || holdout || now - at > 60 * DAY) continue;
    const from = Math.floor(tenths / 10 / BAND) * BAND;
    const band = bands.get(from) ?? { payments: 0, expected: 0, observed: 0 };
    band.payments += 1;
    band.expected += predicted * known(now - at);
    band.observed += Number(fraud);
    bands.set(from, band);
  }
  return [...bands].sort(([one], [other]) => one - other).map(([from, band]) => ({ from, ...band }));
}

const sum = (bands: Report["bands"], of: "observed" | "expected"): number => bands.reduce((all, band) => all + band[of], 0);

/** Four decimals. */
const digits = (value: number): number => Math.round(value * 10_000) / 10_000;
