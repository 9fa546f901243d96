// Decisions per day as stacked bars, and as a table for those who cannot see them.
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { PlainTable } from "../../parts/plain-table.tsx";
import { Badge, decisionTones } from "../../parts/values.tsx";

type Day = Schemas["DailyStats"];

/** From the bottom up. */
const ORDER = ["decline", "review", "challenge", "approve"] as const;
const HEIGHT = 160;

/** The chart. Bars are drawn in units of a day, and stretched to the width. */
export function DecisionChart({ days }: { readonly days: readonly Day[] }) {
  const text = useText();
  const format = useFormat();
  const highest = Math.max(1, ...days.map(({ total }) => total));
  return (
    <figure className="chart">
      <div className="legend">
        {ORDER.toReversed().map((name) => (
          <Badge key={name} tone={decisionTones[name]}>
            {text.decisions[name]}
          </Badge>
        ))}
        <span className="soft">{text.overview.highest({ shown: highest })}</span>
      </div>
      <svg viewBox={`0 0 ${days.length} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={text.overview.decisionsPerDay}>
        {days.map((day, index) => (
          <g key={day.date}>
            <title>{`${format.date(day.date)}: ${ORDER.toReversed()
              .map((name) => `${text.decisions[name]} ${format.number(day.by_decision[name])}`)
              .join(", ")}`}</title>
            {stacked(day, highest).map(({ name, y, height }) => (
              <rect key={name} className={decisionTones[name]} x={index + 0.12} width={0.76} y={y} height={height} />
            ))}
          </g>
        ))}
      </svg>
      <div className="axis soft">
        <span>{format.date(days[0]?.date ?? "")}</span>
        <span>{format.date(days.at(-1)?.date ?? "")}</span>
      </div>
      <details>
        <summary>{text.overview.table}</summary>
        <PlainTable
          rows={days.toReversed()}
          rowKey={({ date }) => date}
          columns={[
            { header: text.overview.date, cell: ({ date }) => format.date(date) },
            ...ORDER.toReversed().map((name) => ({
              header: text.decisions[name],
              numeric: true as const,
              cell: (day: Day) => format.number(day.by_decision[name]),
            })),
          ]}
        />
      </details>
    </figure>
  );
}

function stacked(day: Day, highest: number) {
  let top = HEIGHT;
  return ORDER.map((name) => {
    const height = (day.by_decision[name] / highest) * (HEIGHT - 4);
    top -= height;
    return { name, y: top, height };
  });
}
