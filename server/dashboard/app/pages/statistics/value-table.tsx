// The values of a dimension: figures, bars, the change, and a line of hours or days.
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { relativeChange } from "../../parts/headline-figures.tsx";
import { PlainTable } from "../../parts/plain-table.tsx";
import { decisionTones } from "../../parts/values.tsx";
import type { Measure } from "./search.ts";
import { Sparkline } from "./sparkline.tsx";
import { useNames, ValueName } from "./value-name.tsx";

type Figures = Schemas["BreakdownFigures"];

const ORDER = ["approve", "challenge", "review", "decline"] as const;
const WIDTH = 100;

/** The table, and below it the line's figures as another. */
export function ValueTable({ breakdown, line }: { readonly breakdown: Schemas["Breakdown"]; readonly line: Measure }) {
  const { statistics: text } = useText();
  const names = useNames(breakdown);
  const highest = Math.max(1, ...breakdown.data.map(({ figures }) => figures.assessments));
  return (
    <div className="breakdown">
      <table className="plain">
        <thead>
          <tr>
            <th scope="col">{text.value}</th>
            <th scope="col" className="numeric">
              {text.hits[breakdown.dimension]}
            </th>
            <th scope="col" className="wide">
              {text.decisions}
            </th>
            <th scope="col" className="numeric wide">
              {text.fraudOfKnown}
            </th>
            <th scope="col" className="numeric wide">
              {text.measures.precision}
            </th>
            <th scope="col" className="numeric wide">
              {text.measures.lift}
            </th>
            <th scope="col">{text.lineOf[breakdown.interval]({ measure: text.measures[line] })}</th>
          </tr>
        </thead>
        <tbody>
          {breakdown.data.map(({ value, figures, previous, series }) => (
            <tr key={value ?? ""}>
              <th scope="row">
                <ValueName breakdown={breakdown} value={value} name={names(value)} />
                <Weight figures={figures} />
              </th>
              <Cells figures={figures} previous={previous} highest={highest} />
              <td>
                <Sparkline points={series} line={line} />
              </td>
            </tr>
          ))}
          {breakdown.rest !== null && (
            <tr>
              <th scope="row" className="soft">
                {text.rest({ count: breakdown.rest.values })}
              </th>
              {countsOnce(breakdown.dimension) ? (
                <>
                  <Cells figures={breakdown.rest.figures} previous={breakdown.rest.previous} highest={undefined} />
                  <td />
                </>
              ) : (
                <td colSpan={6} className="soft">
                  {text.countedSeveralTimes}
                </td>
              )}
            </tr>
          )}
        </tbody>
      </table>
      <LineTable breakdown={breakdown} line={line} names={names} />
    </div>
  );
}

/** Does a payment count in one row alone? It has one country, but several signals and rules: their rows cannot be added up. */
const countsOnce = (dimension: Schemas["Breakdown"]["dimension"]): boolean => dimension !== "signal" && dimension !== "rule";

/** Precision and lift below the name, where the columns do not fit. */
function Weight({ figures: { precision, lift } }: { readonly figures: Figures }) {
  const { statistics: text } = useText();
  const format = useFormat();
  if (precision === null) return null;
  return (
    <small className="soft narrow-only">
      {text.measures.precision} {format.probability(precision)}
      {lift !== null && ` · ${text.times({ figure: format.figure(lift) })}`}
    </small>
  );
}

function Cells({ figures, previous, highest }: { readonly figures: Figures; readonly previous: Figures | null; readonly highest: number | undefined }) {
  const { statistics: text } = useText();
  const format = useFormat();
  return (
    <>
      <td className="numeric">
        {highest !== undefined && (
          <svg className="size" viewBox={`0 0 ${WIDTH} 4`} preserveAspectRatio="none" aria-hidden="true">
            <rect width={(figures.assessments / highest) * WIDTH} height="4" />
          </svg>
        )}
        {format.number(figures.assessments)} <Change now={figures.assessments} before={previous?.assessments} />
      </td>
      <td className="wide">
        <Decisions figures={figures} previous={previous} />
      </td>
      <td className="numeric wide">{text.ofKnown({ fraud: figures.fraud, known: figures.fraud + figures.good })}</td>
      <td className="numeric wide">
        {figures.precision === null ? "–" : format.probability(figures.precision)} <Change now={figures.precision} before={previous?.precision} />
      </td>
      <td className="numeric wide">{figures.lift === null ? "–" : text.times({ figure: format.figure(figures.lift) })}</td>
    </>
  );
}

/** The change against the period before; nothing where there was nothing. */
function Change({ now, before }: { readonly now: number | null; readonly before: number | null | undefined }) {
  const { overview } = useText();
  const format = useFormat();
  const change = now === null ? undefined : relativeChange(now, before);
  if (change === undefined) return null;
  return (
    <small className="soft" title={overview.compared}>
      {change < 0 ? "▾" : "▴"} {format.percent(Math.abs(change))} <span className="hidden">{overview.compared}</span>
    </small>
  );
}

/** Shares of the decisions as a bar, and the declined share as a number. */
function Decisions({ figures: { by_decision: counts, assessments }, previous }: { readonly figures: Figures; readonly previous: Figures | null }) {
  const { decisions, statistics: text } = useText();
  const format = useFormat();
  if (assessments === 0) return <span className="soft">–</span>;
  let left = 0;
  const bars = ORDER.map((name) => {
    const width = (counts[name] / assessments) * WIDTH;
    left += width;
    return { name, x: left - width, width };
  });
  const declined = counts.decline / assessments;
  const before = previous === null || previous.assessments === 0 ? undefined : previous.by_decision.decline / previous.assessments;
  return (
    <span className="shares" title={ORDER.map((name) => `${decisions[name]} ${format.number(counts[name])}`).join(", ")}>
      <svg viewBox={`0 0 ${WIDTH} 6`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ name, x, width }) => (
          <rect key={name} className={decisionTones[name]} x={x} width={width} height="6" />
        ))}
      </svg>
      <span className="number">{text.declined({ share: format.percent(declined) })}</span> <Change now={declined} before={before} />
    </span>
  );
}

/** The figures of the lines, for those who cannot see them. */
function LineTable({
  breakdown: { data, interval },
  line,
  names,
}: {
  readonly breakdown: Schemas["Breakdown"];
  readonly line: Measure;
  readonly names: (value: string | null) => string;
}) {
  const { overview, statistics: text } = useText();
  const format = useFormat();
  const shown = (point: Schemas["BreakdownPoint"] | undefined): string => {
    const value = point?.[line];
    if (value === null || value === undefined) return "–";
    return line === "precision" ? format.probability(value) : line === "lift" ? text.times({ figure: format.figure(value) }) : format.number(value);
  };
  return (
    <details>
      <summary>{overview.table}</summary>
      <PlainTable
        rows={(data[0]?.series ?? []).map(({ at }, index) => ({ at, index }))}
        rowKey={({ at }) => at}
        columns={[
          { header: overview.date, name: "number", cell: ({ at }) => (interval === "hour" ? format.dateTime(at) : format.localDate(at)) },
          ...data.map(({ value, series }) => ({
            header: <bdi>{names(value)}</bdi>,
            numeric: true as const,
            cell: ({ index }: { readonly index: number }) => shown(series[index]),
          })),
        ]}
      />
    </details>
  );
}
