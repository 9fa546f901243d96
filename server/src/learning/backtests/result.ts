// A backtest in the contract's format.
import type { components } from "../../../../generated/types.ts";
import { type Decision, decisions } from "../../scoring/engine/score.ts";
import { wilsonInterval } from "../../scoring/learning/wilson-interval.ts";
import { byCurrency } from "../../statistics/counts.ts";
import type { Backtest } from "./backtest.entity.ts";
import type { Counters, Counts, Sums } from "./counters.ts";
import { shareOf } from "./run.ts";

type Schemas = components["schemas"];

/** The backtest; `whole`: with its result. */
export function backtestView(row: Backtest, whole = true): Schemas["Backtest"] {
  const { id, status, request, plan, counters, createdBy, createdAt, endedAt } = row;
  return {
    id,
    status,
    request,
    progress: progressOf(row),
    result: whole && status === "completed" && counters != null ? resultOf(counters, plan.sample) : null,
    created_by: createdBy,
    created_at: createdAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
  };
}

function progressOf({ status, plan, counters, position }: Backtest): Schemas["BacktestProgress"] {
  const share = status === "completed" ? 1 : shareOf(plan, position);
  const payments = counters == null ? 0 : counters.payments + counters.skipped;
  const seconds = (counters?.spent ?? 0) / 1000;
  return {
    percent: Math.round(share * 1000) / 10,
    payments,
    payments_per_second: seconds === 0 ? null : Math.round(payments / seconds),
    seconds_left: share === 0 ? null : Math.round((seconds * (1 - share)) / share),
  };
}

function resultOf(counters: Counters, sample: number): Schemas["BacktestResult"] {
  const scaled = (number: number): number => Math.round(number / sample);
  const { matched, money } = counters;
  const labelled = matched.frauds + matched.goods;
  return {
    payments: scaled(counters.payments),
    skipped: scaled(counters.skipped),
    matched: countsView(matched, sample),
    failed: scaled(counters.failed),
    changes: Object.entries(counters.changes)
      .map(([change, counts]) => ({ change: change.split(">") as [Decision, Decision], counts }))
      .toSorted((one, other) => orderOf(one.change) - orderOf(other.change))
      .map(({ change: [from, to], counts }) => ({ from, to, ...countsView(counts, sample) })),
    precision: shareView(matched.frauds, labelled),
    recall: shareView(matched.frauds, counters.frauds),
    alert_rate: shareView(matched.total, counters.payments),
    money: {
      fraud_stopped_by_currency: sumsView(money.fraudStopped, sample),
      fraud_let_through_by_currency: sumsView(money.fraudLetThrough, sample),
      good_refused_by_currency: sumsView(money.goodRefused, sample),
      good_released_by_currency: sumsView(money.goodReleased, sample),
    },
    days: Object.entries(counters.days)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([date, { payments, matched: hits, matchedFrauds, stricter, milder }]) => ({
        date,
        payments: scaled(payments),
        matched: scaled(hits),
        matched_frauds: scaled(matchedFrauds),
        stricter: scaled(stricter),
        milder: scaled(milder),
      })),
    stricter_examples: counters.stricter.toReversed(),
    milder_examples: counters.milder.toReversed(),
  };
}

const orderOf = ([from, to]: readonly [Decision, Decision]): number => decisions.indexOf(to) * decisions.length + decisions.indexOf(from);

function countsView({ total, frauds, goods, declined, amounts, fraudAmounts, goodAmounts }: Counts, sample: number): Schemas["BacktestCounts"] {
  const scaled = (number: number): number => Math.round(number / sample);
  return {
    total: scaled(total),
    frauds: scaled(frauds),
    goods: scaled(goods),
    without_outcome: scaled(total - frauds - goods),
    declined: scaled(declined),
    amount_by_currency: sumsView(amounts, sample),
    fraud_amount_by_currency: sumsView(fraudAmounts, sample),
    good_amount_by_currency: sumsView(goodAmounts, sample),
  };
}

const sumsView = (sums: Sums, sample: number): Record<string, number> =>
  byCurrency(Object.entries(sums).map(([currency, minor]) => ({ currency, minor: Math.round(minor / sample) })));

/** A share with its interval, four decimals. */
function shareView(part: number, whole: number): Schemas["EstimatedShare"] {
  const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
  const [from, to] = wilsonInterval(part, whole);
  return { value: whole === 0 ? null : rounded(part / whole), from: rounded(from), to: rounded(to) };
}
