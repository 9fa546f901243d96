// The overview: what was decided, about how much money, and what waits.
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Choices } from "../../parts/field.tsx";
import { paged, rowsOf } from "../../parts/infinite.ts";
import { useEvents } from "../../parts/live.ts";
import { Page, Panel } from "../../parts/page-frame.tsx";
import { Empty, Loaded } from "../../parts/states.tsx";
import { timeZone } from "../../parts/time-zone.ts";
import { useMay } from "../../session/context.tsx";
import { Attending } from "./alerts.tsx";
import { DecisionChart } from "./decision-chart.tsx";
import { Figures } from "./figures.tsx";
import { Amounts, Outcomes } from "./money.tsx";
import { midnight, type Period, periodBefore, periodOf, type Totals, totalsOf } from "./period.ts";
import { Rates, TopSignals } from "./prevention.tsx";

/** Time (ms) after an event at which open reviews are read again. */
const READ_REVIEWS = 2000;
/** The same for the figures: statistics count a payment some twenty seconds after it. */
const READ_FIGURES = 30_000;

/** The page. */
export function OverviewPage() {
  const text = useText();
  useLiveFigures();
  const [days, setDays] = useState<"7" | "30" | "90">("30");
  const period = periodOf(Number(days));
  const options = { "7": text.overview.days({ count: "7" }), "30": text.overview.days({ count: "30" }), "90": text.overview.days({ count: "90" }) };
  const current = useStatistics(period);
  const before = useStatistics(periodBefore(period));
  return (
    <Page title={text.overview.title} actions={<Choices label={text.overview.period} value={days} options={options} onChange={setDays} />}>
      <Loaded query={current}>
        {({ data }) => {
          const totals = totalsOf(data);
          if (totals.total === 0) return <Empty title={text.overview.noData}>{text.overview.noDataText}</Empty>;
          return (
            <>
              <Figures now={totals} before={before.data === undefined ? undefined : totalsOf(before.data.data)} />
              <Waiting />
              <Panel title={text.overview.decisionsPerDay}>
                <DecisionChart days={data} />
              </Panel>
              <Prevention period={period} totals={totals} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

/** Keeps the figures up to date while payments are made. */
function useLiveFigures(): void {
  const queries = useQueryClient();
  const mayReceive = useMay("assessments:read");
  const read = (...paths: readonly string[]): void => {
    for (const path of paths) void queries.invalidateQueries({ queryKey: ["get", path] });
  };
  useEvents(
    ["transaction.created", "transaction.blocked", "review.opened", "review.assigned"],
    [
      [READ_REVIEWS, () => read("/api/v1/reviews/summary")],
      [READ_FIGURES, () => read("/api/v1/merchant/stats", "/api/v1/statistics/prevention")],
    ],
    mayReceive,
  );
}

function useStatistics(period: Period) {
  return api.useQuery("get", "/api/v1/merchant/stats", { params: { query: { ...period, timezone: timeZone() } } }, { placeholderData: (previous) => previous });
}

/** Rates, amounts, outcomes, alerts and health of the period. */
function Prevention({ period, totals }: { readonly period: Period; readonly totals: Totals }) {
  const current = usePrevention({ from: midnight(period.from) });
  const before = usePrevention({ from: midnight(periodBefore(period).from), to: midnight(period.from) });
  return (
    <Loaded query={current}>
      {({ data }) => (
        <>
          <Rates now={data} before={before.data?.data} />
          <Attending stats={data} />
          <div className="columns even">
            <Amounts totals={totals} prevented={data.outcomes.prevented_amount_by_currency} />
            <TopSignals stats={data} />
          </div>
          <Outcomes totals={totals} />
        </>
      )}
    </Loaded>
  );
}

function usePrevention(query: { readonly from: string; readonly to?: string }) {
  return api.useQuery("get", "/api/v1/statistics/prevention", { params: { query } }, { placeholderData: (previous) => previous });
}

/** Open reviews and recommended cases. */
function Waiting() {
  const text = useText();
  const format = useFormat();
  const reviews = api.useQuery("get", "/api/v1/reviews/summary", {});
  // as the page of this listing reads it: a key of the cache has one shape
  const cases = api.useInfiniteQuery("get", "/api/v1/merchant/cases", { params: { query: { limit: 100 } } }, paged);
  const shown = (count: number, more: boolean): string => (more ? text.overview.atLeast({ shown: count }) : format.number(count));
  return (
    <div className="figures">
      <Link to="/review" className="figure">
        <span>{text.overview.openReviews}</span>
        <strong>{reviews.data === undefined ? "…" : shown(reviews.data.open, reviews.data.more_than_counted)}</strong>
        {reviews.data !== undefined && reviews.data.overdue > 0 && <small className="late">{text.overview.overdue({ count: reviews.data.overdue })}</small>}
      </Link>
      <Link to="/cases" search={{ view: "recommended" }} className="figure">
        <span>{text.overview.recommended}</span>
        <strong>{cases.data === undefined ? "…" : shown(rowsOf(cases.data).length, cases.hasNextPage)}</strong>
      </Link>
    </div>
  );
}
