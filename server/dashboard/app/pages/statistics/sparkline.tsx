// A small line of hours or days, without axes: the table below has its figures.
import type { Schemas } from "../../api/client.ts";
import type { Measure } from "./search.ts";

const WIDTH = 120;
const HEIGHT = 24;
/** Room for the width of the line. */
const EDGE = 2;

/** The line; gaps where a figure is not known. */
export function Sparkline({ points, line }: { readonly points: readonly Schemas["BreakdownPoint"][]; readonly line: Measure }) {
  const highest = Math.max(...points.map((point) => point[line] ?? 0));
  const step = (WIDTH - 2 * EDGE) / Math.max(1, points.length - 1);
  const places = points.map((point, index) => {
    const value = point[line];
    return value === null ? undefined : { x: EDGE + index * step, y: HEIGHT - EDGE - (highest === 0 ? 0 : value / highest) * (HEIGHT - 2 * EDGE) };
  });
  const path = places
    .map((place, index) =>
      place === undefined ? "" : `${index === 0 || places[index - 1] === undefined ? "M" : "L"}${place.x.toFixed(1)} ${place.y.toFixed(1)}`,
    )
    .join("");
  // a figure between two that are not known is a point
  const alone = places.filter((place, index) => place !== undefined && places[index - 1] === undefined && places[index + 1] === undefined);
  return (
    <svg className="sparkline" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path d={path} />
      {alone.map((place) => place && <circle key={place.x} cx={place.x} cy={place.y} r="1.5" />)}
    </svg>
  );
}
