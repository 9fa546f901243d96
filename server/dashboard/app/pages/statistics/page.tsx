// Statistics: what changed, and where. Assessments by a dimension, compared with the period before.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { api, type Schemas } from "../../api/client.ts";
import { failureOf } from "../../api/failure.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Choices, Select } from "../../parts/field.tsx";
import { FigureRow, relativeChange } from "../../parts/headline-figures.tsx";
import { Page, Panel } from "../../parts/page-frame.tsx";
import { Empty, Loaded } from "../../parts/states.tsx";
import { timeZone } from "../../parts/time-zone.ts";
import { useSession } from "../../session/context.tsx";
import { type Bounds, boundsOf } from "./period.ts";
import { LENGTHS, MEASURES, type Shown, shownAt } from "./search.ts";
import { ValueTable } from "./value-table.tsx";

/** The page; what it shows is part of the address. */
export function StatisticsPage() {
  const { statistics: text } = useText();
  const { person } = useSession();
  const shown = shownAt(useSearch({ from: "/statistics" }));
  const navigate = useNavigate();
  const show = (change: Partial<Shown>): void => void navigate({ to: "/statistics", search: { ...shown, ...change }, replace: true });
  const { submerchant, ...others } = text.dimensions;
  const dimensions = person.organization.segment === "psp" ? { ...others, submerchant } : others;
  return (
    <Page
      title={text.title}
      actions={
        <Choices
          label={text.period}
          value={shown.days}
          options={Object.fromEntries(LENGTHS.map((days) => [days, text.lengths[days]])) as typeof text.lengths}
          onChange={(days) => show({ days })}
        />
      }
    >
      <div className="filters wrapped">
        <Choices<Shown["by"]> label={text.by} value={shown.by} options={dimensions as typeof text.dimensions} onChange={(by) => show({ by })} />
        {shown.days === "7" && <Choices label={text.interval} value={shown.interval} options={text.intervals} onChange={(interval) => show({ interval })} />}
        <div className="line-choice">
          <span className="soft" aria-hidden="true">
            {text.line}
          </span>
          <Select
            aria-label={text.line}
            value={shown.line}
            options={Object.fromEntries(MEASURES.map((name) => [name, text.measures[name]])) as typeof text.measures}
            onChange={(line = "assessments") => show({ line })}
          />
        </div>
      </div>
      <Breakdown shown={shown} bounds={boundsOf(Number(shown.days))} />
    </Page>
  );
}

function Breakdown({ shown, bounds }: { readonly shown: Shown; readonly bounds: Bounds }) {
  const { statistics: text } = useText();
  const { by: dimension, interval } = shown;
  const query = api.useQuery("get", "/api/v1/statistics/breakdown", {
    params: { query: { dimension, interval, ...bounds, compare: "previous", timezone: timeZone() } },
  });
  // the one thing that the service refuses here: a period of too many payments
  if (failureOf(query.error).fields.some(({ path }) => path === "query.from")) return <Empty title={text.tooMany}>{text.tooManyText}</Empty>;
  return (
    <Loaded query={query}>
      {(breakdown) =>
        breakdown.total.assessments === 0 && breakdown.data.length === 0 ? (
          <Empty title={text.nothing}>{text.nothingText}</Empty>
        ) : (
          <>
            <Totals now={breakdown.total} before={breakdown.previous_total} />
            <Panel title={text.dimensions[dimension]}>
              {breakdown.data.length === 0 ? <p className="soft">{text.noValues}</p> : <ValueTable breakdown={breakdown} line={shown.line} />}
              <p className="soft">{text.liftText}</p>
            </Panel>
          </>
        )
      }
    </Loaded>
  );
}

/** All assessments of the period, with their change. */
function Totals({ now, before }: { readonly now: Schemas["BreakdownFigures"]; readonly before: Schemas["BreakdownFigures"] | null }) {
  const { statistics: text, decisions } = useText();
  const format = useFormat();
  const share = (figures: Schemas["BreakdownFigures"], name: Schemas["Decision"]): number =>
    figures.assessments === 0 ? 0 : figures.by_decision[name] / figures.assessments;
  return (
    <FigureRow
      figures={[
        { label: text.measures.assessments, value: format.number(now.assessments), change: relativeChange(now.assessments, before?.assessments) },
        ...(["approve", "review", "decline"] as const).map((name) => ({
          label: decisions[name],
          value: format.percent(share(now, name)),
          change: relativeChange(share(now, name), before === null ? null : share(before, name)),
        })),
        {
          label: text.fraudOfKnown,
          value: text.ofKnown({ fraud: now.fraud, known: now.fraud + now.good }),
          change: relativeChange(now.fraud, before?.fraud),
        },
      ]}
    />
  );
}
