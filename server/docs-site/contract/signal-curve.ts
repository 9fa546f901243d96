// The curve of a signal as a plot, and in words for those who do not see it.
import { html, type Markup } from "../../src/platform/html/markup.ts";
import type { PlottedPoint } from "./signal-facts.ts";

/** Size of the plot and of its margins, in the units of its view box. */
const size = { width: 440, height: 230 };
const margin = { left: 40, right: 22, top: 16, bottom: 46 };

/** Part of the range between the outer points that is shown beyond them. */
const BEYOND = 0.18;

/** A number without zeros at its end, at most three decimals. */
export const shortNumber = (value: number): string => value.toLocaleString("en-US", { maximumFractionDigits: 3 });

/** Units that are no words for a reader. */
const WORDLESS: readonly string[] = ["0 to 1", "0 or 1", "ratio", "share", "-log10"];

/** A value with its unit: `6 orders`. */
export function withUnit(value: number, unit: string | null): string {
  if (unit === null || WORDLESS.includes(unit)) return shortNumber(value);
  return `${shortNumber(value)} ${value === 1 ? unit.replace(/s$/, "") : unit}`;
}

/** A curve in a sentence: `Strength is 0 up to 3 orders and 1 from 8 orders on; linear between.` */
export function curveWords(points: readonly PlottedPoint[], unit: string | null): string {
  const parts = points.map(({ observed, strength }, index) => {
    const value = withUnit(observed, unit);
    if (index === 0) return `${shortNumber(strength)} ${observed === 0 ? "at" : "up to"} ${value}`;
    return index === points.length - 1 ? `${shortNumber(strength)} from ${value} on` : `${shortNumber(strength)} at ${value}`;
  });
  return `Strength is ${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}; linear between.`;
}

/** The plot of a curve, with the example marked. */
export function curvePlot(points: readonly PlottedPoint[], example: PlottedPoint, unit: string | null, words: string): Markup {
  const [from, to] = rangeOf(points, example, unit);
  const x = (observed: number): number => place(margin.left + ((observed - from) / (to - from)) * (size.width - margin.left - margin.right));
  const y = (strength: number): number => place(margin.top + (1 - strength) * (size.height - margin.top - margin.bottom));
  const [first, last] = [points[0], points.at(-1)];
  const line = [{ observed: from, strength: first?.strength ?? 0 }, ...points, { observed: to, strength: last?.strength ?? 0 }];
  const path = line.map(({ observed, strength }) => `${x(observed)},${y(strength)}`).join(" ");
  const [left, right, floor] = [x(from), x(to), y(0)];
  return html`<svg class="curve" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="${words}">
    ${[0, 0.5, 1].map((strength) => html`<path class="grid" d="M${left} ${y(strength)}H${right}" /><text class="tick" x="${left - 8}" y="${y(strength) + 4}" text-anchor="end">${strength}</text>`)}
    ${points.map(({ observed }) => html`<path class="grid" d="M${x(observed)} ${floor}v5" /><text class="tick" x="${x(observed)}" y="${floor + 20}" text-anchor="middle">${shortNumber(observed)}</text>`)}
    <text class="axis" x="${(left + right) / 2}" y="${size.height - 6}" text-anchor="middle">${axisWords(unit)}</text>
    <polygon class="area" points="${left},${floor} ${path} ${right},${floor}" />
    <polyline class="line" points="${path}" />
    <path class="guide" d="M${x(example.observed)} ${floor}V${y(example.strength)}H${left}" />
    <circle class="mark" cx="${x(example.observed)}" cy="${y(example.strength)}" r="5" />
  </svg>`;
}

/** Name of the horizontal axis. */
const axisWords = (unit: string | null): string => (unit === null || WORDLESS.includes(unit) ? "observed value" : `observed: ${unit}`);

/** What the horizontal axis shows: a little more than the points, nothing below zero, and of a share nothing above one. */
function rangeOf(points: readonly PlottedPoint[], { observed }: PlottedPoint, unit: string | null): [from: number, to: number] {
  const values = [...points.map((point) => point.observed), observed];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const beyond = (most - least) * BEYOND;
  return [least >= 0 ? Math.max(0, least - beyond) : least - beyond, unit === "0 to 1" ? 1 : most + beyond];
}

const place = (value: number): number => Math.round(value * 10) / 10;
