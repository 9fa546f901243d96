// A small plot: lines and points over two axes. Figures are beside it as text: the plot itself is one image for assistive technology.
import { Badge, type Tone } from "../../parts/values.tsx";

/** A point in the units of the axes. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A named line. */
export interface PlotLine {
  readonly name: string;
  readonly tone: Tone;
  readonly dashed?: true;
  readonly points: readonly Point[];
}

/** A point with its interval, and what the pointer shows. */
export interface PlotMark extends Point {
  readonly low?: number;
  readonly high?: number;
  readonly text: string;
}

/** An axis. A logarithmic one begins above 0; smaller values lie on its begin. */
export interface Axis {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly scale?: "log";
  readonly show: (value: number) => string;
}

const WIDTH = 160;
const HEIGHT = 100;

/** The plot. `diagonal`: where both axes are equal. */
export function Plot({
  label,
  x,
  y,
  lines = [],
  marks = [],
  tone = "violet",
  diagonal,
}: {
  readonly label: string;
  readonly x: Axis;
  readonly y: Axis;
  readonly lines?: readonly PlotLine[];
  readonly marks?: readonly PlotMark[];
  readonly tone?: Tone;
  readonly diagonal?: true;
}) {
  const at = ({ x: across, y: up }: Point) => ({ x: place(across, x) * WIDTH, y: (1 - place(up, y)) * HEIGHT });
  return (
    <figure className="plot">
      <figcaption>
        <h3>{label}</h3>
        {lines.length > 1 && (
          <span className="actions">
            {lines.map(({ name, tone: colour }) => (
              <Badge key={name} tone={colour}>
                {name}
              </Badge>
            ))}
          </span>
        )}
      </figcaption>
      <div className="plot-y soft">
        <span>{y.show(y.to)}</span>
        <span className="plot-name">{y.name}</span>
        <span>{y.show(y.from)}</span>
      </div>
      <svg viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`} role="img" aria-label={`${label}: ${y.name}, ${x.name}`}>
        <path className="frame" d={`M0 0V${HEIGHT}H${WIDTH}`} />
        {diagonal && <path className="diagonal" d={`M0 ${HEIGHT}L${WIDTH} 0`} />}
        {lines.map(({ name, tone: colour, dashed, points }) => (
          <polyline
            key={name}
            className={`line ${colour}${dashed ? " dashed" : ""}`}
            points={points
              .map(at)
              .map((point) => `${point.x.toFixed(2)},${point.y.toFixed(2)}`)
              .join(" ")}
          />
        ))}
        {marks.map((mark) => {
          const { x: across, y: up } = at(mark);
          const [low, high] = [mark.low ?? mark.y, mark.high ?? mark.y].map((value) => at({ x: mark.x, y: value }).y);
          return (
            <g key={mark.text} className={`mark ${tone}`}>
              <title>{mark.text}</title>
              <line x1={across} x2={across} y1={low} y2={high} />
              <circle cx={across} cy={up} r="2" />
            </g>
          );
        })}
      </svg>
      <div className="plot-x soft">
        <span>{x.show(x.from)}</span>
        <span>{x.name}</span>
        <span>{x.show(x.to)}</span>
      </div>
    </figure>
  );
}

/** Share of the axis at which a value lies, 0 to 1. */
function place(value: number, { from, to, scale }: Axis): number {
  if (to === from) return 0;
  const share = scale === "log" ? Math.log(Math.max(value, from) / from) / Math.log(to / from) : (value - from) / (to - from);
  return Math.max(0, Math.min(1, share));
}
