// Decisions per day as stacked bars, and as a table for those who cannot see them.
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Scroll } from "../../parts/scroll.tsx";
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
        <Scroll>
          <table className="plain">
            <thead>
              <tr>
                <th scope="col">{text.overview.date}</th>
                {ORDER.toReversed().map((name) => (
                  <th key={name} scope="col" className="numeric">
                    {text.decisions[name]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map((day) => (
                <tr key={day.date}>
                  <td>{format.date(day.date)}</td>
                  {ORDER.toReversed().map((name) => (
                    <td key={name} className="numeric">
                      {format.number(day.by_decision[name])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
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
