// The figures once more, from every row there is, in plain JavaScript: what the roll-up has to be equal to.
import type { components } from "../../../generated/types.ts";
import { timeOfId } from "../../src/platform/ids/uuid.ts";
import { currencyExponent } from "../../src/values/money/currencies.ts";
import type { TestDatabase } from "../harness/database.ts";

type Schemas = components["schemas"];
type Outcome = keyof Schemas["CountByOutcome"];

/** An assessment, and all that is known of it. */
export interface Known {
  readonly sessionId: string;
  readonly submerchantId: string | null;
  readonly at: number;
  readonly flow: "payin" | "payout";
  readonly browser: boolean;
  readonly decision: keyof Schemas["CountByDecision"];
  readonly score: number;
  readonly amountMinor: number;
  readonly currency: string;
  readonly latencyMs: number;
  readonly codes: ReadonlySet<string>;
  readonly outcomes: readonly Outcome[];
  readonly fraud: boolean;
  readonly chargeback: boolean;
  readonly falseAlarm: boolean;
  readonly good: boolean;
  readonly openCases: number;
  readonly reason: Schemas["CaseRecommendation"]["reason"] | undefined;
  readonly priority: keyof Schemas["CountByPriority"] | undefined;
}

interface AssessmentRow {
  readonly session_id: string;
  readonly submerchant_id: string | null;
  readonly assessed_at: Date;
  readonly flow: Known["flow"];
  readonly credential_kind: string;
  readonly decision: Known["decision"];
  readonly risk_score: number;
  readonly amount_minor: string;
  readonly currency: string;
  readonly answer: { readonly latency_ms: number };
  readonly signals: readonly { readonly code: string }[];
}

interface Feedback {
  readonly session_id: string;
  readonly submerchant_id: string | null;
}

/** An amount that is large where an organization's own are not known: about 1,000 US dollars, in minor units. */
const LARGE: Readonly<Record<string, number>> = { MXN: 2_000_000, CLP: 1_000_000, USD: 100_000 };

/** Every assessment of an organization. */
export async function everything({ query }: TestDatabase, organizationId: string): Promise<Known[]> {
  const of = [organizationId];
  const assessments = await query<AssessmentRow>("SELECT * FROM assessments WHERE organization_id = $1", of);
  const outcomes = await query<Feedback & { outcome: Outcome; recorded_at: Date; reverted_at: Date | null }>(
    "SELECT * FROM outcomes WHERE organization_id = $1",
    of,
  );
  const reports = await query<Feedback & { report_id: string }>("SELECT * FROM fraud_reports WHERE organization_id = $1", of);
  const cases = await query<Feedback & { status: string }>("SELECT * FROM cases WHERE organization_id = $1", of);
  return assessments.map((row) => {
    const about = <Row extends Feedback>(rows: readonly Row[]): Row[] => rows.filter(({ session_id }) => session_id === row.session_id);
    const outcomesOfRow = about(outcomes);
    const stands = outcomesOfRow.filter(({ reverted_at }) => reverted_at === null);
    const outcomesOf = (...kinds: Outcome[]) => stands.filter(({ outcome }) => kinds.includes(outcome));
    const cleared = ({ submerchant_id: by, report_id: report }: Feedback & { report_id: string }): boolean =>
      outcomesOf("false_positive", "chargeback_won").some(
        ({ submerchant_id: speaker, recorded_at: at }) => (speaker === null || speaker === by) && at.getTime() >= timeOfId(report),
      );
    const chargeback = outcomesOf("chargeback_lost").length > 0;
    const confirmed = outcomesOf("fraud_confirmed").length > 0;
    const fraud = chargeback || confirmed || about(reports).some((report) => !cleared(report));
    const falseAlarm = !fraud && outcomesOf("false_positive").length > 0;
    const amountMinor = Number(row.amount_minor);
    const limit = LARGE[row.currency] ?? Number.POSITIVE_INFINITY;
    const surely = row.decision === "decline" && row.risk_score >= 90 && amountMinor >= limit && !falseAlarm;
    const reason = about(cases).length > 0 ? undefined : confirmed ? "fraud_confirmed" : chargeback ? "chargeback_lost" : surely ? "large_declined" : undefined;
    return {
      sessionId: row.session_id,
      submerchantId: row.submerchant_id,
      at: row.assessed_at.getTime(),
      flow: row.flow,
      browser: row.credential_kind === "publishable",
      decision: row.decision,
      score: row.risk_score,
      amountMinor,
      currency: row.currency,
      latencyMs: row.answer.latency_ms,
      codes: new Set(row.signals.map(({ code }) => code)),
      outcomes: outcomesOfRow.map(({ outcome }) => outcome),
      fraud,
      chargeback,
      falseAlarm,
      good: !fraud && (falseAlarm || outcomesOfRow.some(({ outcome }) => outcome === "captured")),
      openCases: about(cases).filter(({ status }) => status !== "resuelto" && status !== "archivado").length,
      reason,
      priority: reason && priorityOf(reason, amountMinor, limit),
    };
  });
}

function priorityOf(reason: NonNullable<Known["reason"]>, amountMinor: number, limit: number): NonNullable<Known["priority"]> {
  const large = amountMinor >= limit;
  if (reason === "fraud_confirmed") return large ? "urgente" : "alta";
  if (reason === "chargeback_lost") return large ? "alta" : "normal";
  return amountMinor >= 10 * limit ? "normal" : "baja";
}

const count = (rows: readonly Known[], is: (row: Known) => boolean): number => rows.filter(is).length;
const share = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((part / whole) * 1e4) / 1e4);

function money(rows: readonly Known[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { currency, amountMinor } of rows) sums[currency] = (sums[currency] ?? 0) + amountMinor;
  return Object.fromEntries(Object.entries(sums).map(([currency, minor]) => [currency, Number(`${minor}e-${currencyExponent(currency)}`)]));
}

/** Sums of nothing are shown where there is something that adds up to it, and need not be. */
export const withoutZeros = (sums: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));

function outcomesOf(rows: readonly Known[]): Schemas["CountByOutcome"] {
  const of = (kind: Outcome): number => count(rows, ({ outcomes }) => outcomes.includes(kind));
  return {
    captured: of("captured"),
    failed: of("failed"),
    refunded: of("refunded"),
    partially_refunded: of("partially_refunded"),
    chargeback_lost: of("chargeback_lost"),
    chargeback_won: of("chargeback_won"),
    fraud_confirmed: of("fraud_confirmed"),
    false_positive: of("false_positive"),
  };
}

const byDecision = (rows: readonly Known[]): Schemas["CountByDecision"] => {
  const by = (decision: Known["decision"]): number => count(rows, (row) => row.decision === decision);
  return { approve: by("approve"), challenge: by("challenge"), review: by("review"), decline: by("decline") };
};

function averageOf(rows: readonly Known[]): number | null {
  const tenths = rows.reduce((sum, { score }) => sum + Math.round(score * 10), 0);
  return rows.length === 0 ? null : Math.round((tenths * 10) / rows.length) / 100;
}

const ofServer = (rows: readonly Known[]): Known[] => rows.filter(({ browser }) => !browser);
const ofBrowser = (rows: readonly Known[]): Known[] => rows.filter(({ browser }) => browser);

/** The ten signals that fired most. */
function signalsOf(rows: readonly Known[]): Schemas["SignalCount"][] {
  const codes = [...new Set(rows.flatMap((row) => [...row.codes]))].map((code) => ({ code, count: count(rows, (row) => row.codes.has(code)) }));
  return codes.toSorted((one, other) => other.count - one.count || one.code.localeCompare(other.code)).slice(0, 10);
}

function assessedOf(rows: readonly Known[]) {
  return {
    total: rows.length,
    by_decision: byDecision(rows),
    by_flow: { payin: count(rows, ({ flow }) => flow === "payin"), payout: count(rows, ({ flow }) => flow === "payout") },
    by_origin: { server: count(rows, ({ browser }) => !browser), browser: count(rows, ({ browser }) => browser) },
    average_risk_score: averageOf(ofServer(rows)),
    browser_by_decision: byDecision(ofBrowser(rows)),
    browser_average_risk_score: averageOf(ofBrowser(rows)),
    amount_by_currency: withoutZeros(money(rows.filter(({ browser }) => !browser))),
    declined_amount_by_currency: withoutZeros(money(rows.filter(({ decision, browser }) => decision === "decline" && !browser))),
    browser_amount_by_currency: withoutZeros(money(rows.filter(({ browser }) => browser))),
    browser_declined_amount_by_currency: withoutZeros(money(rows.filter(({ decision, browser }) => decision === "decline" && browser))),
  };
}

/** The latency below which a share of them is, exactly. */
export function latencyOf(rows: readonly Known[], part: number): number | null {
  const sorted = rows.map(({ latencyMs }) => latencyMs).toSorted((one, other) => one - other);
  return sorted[Math.ceil(part * sorted.length) - 1] ?? null;
}

/** Prevention statistics of these rows, but for period, submerchant and latencies. */
export function preventionOf(rows: readonly Known[]) {
  const own = ofServer(rows);
  const stopped = ({ decision }: Known): boolean => decision !== "approve";
  const caught = count(own, (row) => row.fraud && stopped(row));
  const wronged = count(own, (row) => row.falseAlarm && stopped(row));
  const passed = own.filter(({ decision }) => decision !== "decline");
  const of = (priority: Known["priority"]): Known[] => rows.filter((row) => row.priority === priority);
  const urgent = (["urgente", "alta", "normal", "baja"] as const).flatMap((priority) =>
    [false, true].flatMap((browser) => newestFirst(of(priority).filter((row) => row.browser === browser))),
  );
  const byOutcome = outcomesOf(rows);
  return {
    assessments: {
      ...assessedOf(rows),
      holdouts: 0,
      top_signals: signalsOf(own),
      browser_top_signals: signalsOf(ofBrowser(rows)),
    },
    case_recommendations: {
      open: rows.reduce((sum, { openCases }) => sum + openCases, 0),
      recommended: urgent.length,
      by_priority: { baja: of("baja").length, normal: of("normal").length, alta: of("alta").length, urgente: of("urgente").length },
      sessions: urgent.slice(0, 10).map(({ sessionId }) => sessionId),
    },
    outcomes: {
      total: Object.values(byOutcome).reduce((sum, one) => sum + one, 0),
      by_outcome: byOutcome,
      chargeback_rate: share(
        count(passed, ({ chargeback }) => chargeback),
        passed.length,
      ),
      fraud_rate: share(
        count(own, ({ fraud }) => fraud),
        own.length,
      ),
      false_positive_rate: share(
        count(own, ({ falseAlarm }) => falseAlarm),
        own.length,
      ),
      precision: share(caught, caught + wronged),
      recall: share(
        caught,
        count(own, ({ fraud }) => fraud),
      ),
      prevented_amount_by_currency: withoutZeros(money(rows.filter(({ decision, falseAlarm, browser }) => decision === "decline" && !falseAlarm && !browser))),
    },
  };
}

/** Of equal urgency and in lists: the newest first. */
export const newestFirst = (rows: readonly Known[]): Known[] => rows.toSorted((one, other) => (one.sessionId < other.sessionId ? 1 : -1));

/** One day of the series, but for its date. */
export const dayOf = (rows: readonly Known[]) => ({ ...assessedOf(rows), by_outcome: outcomesOf(rows) });

/** The calibration report of these rows, but for period, flow and submerchant: assessed by servers. */
export function calibrationOf(all: readonly Known[]) {
  const rows = ofServer(all);
  const steps = Array.from({ length: 21 }, (_, index) => index * 5);
  const known = rows.filter(({ fraud, good }) => fraud || good);
  return {
    bands: steps.map((from) => {
      const own = rows.filter(({ score }) => score >= from && score < from + 5);
      const fraud = count(own, (row) => row.fraud);
      return {
        from,
        total: own.length,
        fraud,
        chargeback: count(own, ({ chargeback }) => chargeback),
        false_positive: count(own, ({ falseAlarm }) => falseAlarm),
        fraud_rate: share(fraud, own.length),
      };
    }),
    thresholds: steps.map((threshold) => {
      const above = rows.filter(({ score }) => score >= threshold);
      const fraud = count(above, (row) => row.fraud);
      const good = count(above, (row) => row.good);
      return {
        threshold,
        stopped: above.length,
        precision: share(fraud, fraud + good),
        recall: share(
          fraud,
          count(rows, (row) => row.fraud),
        ),
        false_positive_rate: share(
          good,
          count(rows, (row) => row.good),
        ),
      };
    }),
    known: known.length,
  };
}
