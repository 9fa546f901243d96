// The overview: what was decided, about how much money, and what waits.
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { api } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Choices } from "../../parts/field.tsx";
import { Page, Panel } from "../../parts/page.tsx";
import { Empty, Loaded } from "../../parts/states.tsx";
import { DecisionChart } from "./decision-chart.tsx";
import { Figures } from "./figures.tsx";
import { Amounts, Outcomes } from "./money.tsx";
import { type Period, periodBefore, periodOf, timeZone, totalsOf } from "./period.ts";

/** The page. */
export function OverviewPage() {
  const text = useText();
  const [days, setDays] = useState<"7" | "30" | "90">("30");
  const period = periodOf(Number(days));
  const options = { "7": text.overview.days("7"), "30": text.overview.days("30"), "90": text.overview.days("90") };
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
              <Panel title={text.overview.decisionsPerDay}>
                <DecisionChart days={data} />
              </Panel>
              <div className="columns even">
                <Amounts totals={totals} />
                <Outcomes totals={totals} />
              </div>
              <Waiting />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}

function useStatistics(period: Period) {
  return api.useQuery("get", "/api/v1/merchant/stats", { params: { query: { ...period, timezone: timeZone() } } }, { placeholderData: (previous) => previous });
}

/** Open reviews and recommended cases. */
function Waiting() {
  const text = useText();
  const format = useFormat();
  const reviews = api.useQuery("get", "/api/v1/assessments", { params: { query: { review: "open", limit: 100 } } });
  const cases = api.useQuery("get", "/api/v1/merchant/cases", { params: { query: { limit: 100 } } });
  const count = (page: { readonly data: readonly unknown[]; readonly next_cursor: string | null } | undefined): string => {
    if (page === undefined) return "…";
    const shown = format.number(page.data.length);
    return page.next_cursor === null ? shown : text.overview.atLeast(shown);
  };
  return (
    <div className="figures">
      <Link to="/review" className="figure">
        <span>{text.overview.openReviews}</span>
        <strong>{count(reviews.data)}</strong>
      </Link>
      <Link to="/cases" search={{ view: "recommended" }} className="figure">
        <span>{text.overview.recommended}</span>
        <strong>{count(cases.data)}</strong>
      </Link>
    </div>
  );
}
