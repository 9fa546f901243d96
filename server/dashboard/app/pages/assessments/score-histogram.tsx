// Scores of what the filters show, as bars in the colour of what the thresholds decide. A bar filters by its scores.
import { type KeyboardEvent, useState, useSyncExternalStore } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { rangesOf, type Thresholds } from "../../parts/score-ranges.ts";
import { decisionTones } from "../../parts/values.tsx";
import { useMay } from "../../session/context.tsx";
import type { AssessmentFilters } from "./filters.ts";
import { type Bar, barsOf, isShown, scoresOf } from "./score-bars.ts";

/** Where bars of five points would be too narrow for a finger. */
const narrow = matchMedia("(width < 48rem)");
const watchWidth = (changed: () => void): (() => void) => {
  narrow.addEventListener("change", changed);
  return () => narrow.removeEventListener("change", changed);
};

/** The histogram; nothing where there is nothing to show. It shows every score, whichever of them the filters choose. */
export function ScoreHistogram({ filters, change }: { readonly filters: AssessmentFilters; readonly change: (filters: AssessmentFilters) => void }) {
  const { min_score: _, max_score: __, ...others } = filters;
  const { order: ___, ...query } = others;
  const isNarrow = useSyncExternalStore(watchWidth, () => narrow.matches);
  const mayRead = useMay("organization:read");
  const { data } = api.useQuery("get", "/api/v1/assessments/count", { params: { query: { ...query, has_scores: true } } });
  const organization = api.useQuery("get", "/api/v1/organization", {}, { enabled: mayRead });
  if (data?.scores == null || data.count === 0) return null;
  const toggle = (bar: Bar): void => change(isShown(bar, filters) ? others : { ...others, ...scoresOf(bar) });
  return <Bars bars={barsOf(data.scores, isNarrow ? 10 : 5)} more={data.more} filters={filters} thresholds={organization.data?.thresholds} toggle={toggle} />;
}

function Bars({
  bars,
  more,
  filters,
  thresholds,
  toggle,
}: {
  readonly bars: readonly Bar[];
  readonly more: boolean;
  readonly filters: AssessmentFilters;
  readonly thresholds: Thresholds | undefined;
  readonly toggle: (bar: Bar) => void;
}) {
  const { counting } = useText();
  const [focused, setFocused] = useState(0);
  const highest = Math.log1p(Math.max(1, ...bars.map(({ count }) => count)));
  const onKey = (event: KeyboardEvent<HTMLElement>): void => {
    const last = bars.length - 1;
    const next = { ArrowRight: Math.min(last, focused + 1), ArrowLeft: Math.max(0, focused - 1), Home: 0, End: last }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setFocused(next);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  };
  return (
    <figure className="score-bars">
      <figcaption className="soft">
        {counting.scores} {more && counting.newest} · {counting.logarithmic}
      </figcaption>
      <div role="toolbar" aria-label={counting.scoresText} onKeyDown={onKey}>
        {bars.map((bar, index) => {
          const label = counting.band({ from: bar.from, to: bar.to, count: counting.assessments({ count: bar.count, shown: bar.count }) });
          return (
            <button
              key={bar.from}
              type="button"
              title={label}
              aria-label={label}
              aria-pressed={isShown(bar, filters)}
              tabIndex={index === Math.min(focused, bars.length - 1) ? 0 : -1}
              onFocus={() => setFocused(index)}
              onClick={() => toggle(bar)}
            >
              <span style={{ height: `${(Math.log1p(bar.count) / highest) * 100}%` }}>
                {partsOf(bar, thresholds).map(({ tone, width }) => (
                  <i key={tone} className={tone} style={{ width: `${width}%` }} />
                ))}
              </span>
              <small aria-hidden="true">
                {bar.from % 20 === 0 && bar.from}
                {index === bars.length - 1 && <b>100</b>}
              </small>
            </button>
          );
        })}
      </div>
    </figure>
  );
}

/** Widths of a bar in percent, by what the thresholds decide. */
function partsOf({ from, width }: Bar, thresholds: Thresholds | undefined) {
  if (thresholds === undefined) return [{ tone: "grey" as const, width: 100 }];
  return (Object.entries(rangesOf(thresholds)) as [Schemas["Decision"], readonly [number, number]][]).flatMap(([decision, [least, end]]) => {
    const part = Math.min(from + width, end) - Math.max(from, least);
    return part <= 0 ? [] : [{ tone: decisionTones[decision], width: (part / width) * 100 }];
  });
}
