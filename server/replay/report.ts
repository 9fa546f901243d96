// The report of a replay: one HTML file without anything from elsewhere, light and dark.

import type { ThresholdPoint } from "../src/scoring/learning/measures.ts";
import type { Measure } from "./day-bootstrap.ts";
import { figureText, type PeriodFigures, SCORES, type ScoreName } from "./figures.ts";
import type { FittedModel } from "./fitted-models.ts";
import { isoDay, type Summary, summaryText } from "./summary.ts";

const COLOURS: Readonly<Record<ScoreName, string>> = { catalogue: "var(--second)", learned: "var(--first)" };
/** Dashes of lines, so that colour is not all that distinguishes them. */
const DASHES: Readonly<Record<ScoreName, string>> = { catalogue: "6 3", learned: "none" };
const SIZE = 320;
const MARGIN = 56;

/** Renders the report. */
export function renderReport(title: string, summary: Summary, models: readonly FittedModel[]): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
  :root { color-scheme: light dark; --first: light-dark(#0b5fd6, #6db3ff); --second: light-dark(#a4440a, #ffb27a); --line: light-dark(#c9ced6, #4a5160); }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 72rem; margin: 0 auto; padding: 1rem; }
  .plots { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); gap: 1rem; }
  figure { margin: 0; } svg { width: 100%; height: auto; } svg text { font: 12px system-ui, sans-serif; fill: currentColor; }
  pre, .table { overflow-x: auto; } table { border-collapse: collapse; } th, td { padding: .25rem .75rem; text-align: right; border-bottom: 1px solid var(--line); }
  th:first-child, td:first-child, .weeks td:nth-child(2), .weeks th:nth-child(2) { text-align: left; } .weeks td:first-child { min-width: 11rem; } td { white-space: nowrap; } td:first-child { white-space: normal; max-width: 14rem; } small { opacity: .75; } svg.key { width: 2rem; height: .5rem; }
</style>
<h1>${escapeHtml(title)}</h1>
<p>${SCORES.map(legendOf).join(" &nbsp; ")}</p>
<div class="plots">
${plot(
  "ROC",
  "Good payments refused",
  "Frauds caught",
  linesOf(summary, ({ goodRefused, recall }) => [goodRefused, recall]),
)}
${plot(
  "Precision and recall",
  "Frauds caught",
  "Precision",
  linesOf(summary, ({ precision, recall }) => [recall, precision]),
)}
${plot("Reliability", "Calibrated probability", "Share of fraud", reliability(summary))}
${plot("Average precision by week", "Weeks, the first to the last", "Average precision", weekly(summary, "averagePrecision"), false)}
${plot("Card precision by week", "Weeks, the first to the last", "Card precision at 100", weekly(summary, "cardPrecision"), false)}
</div>
<h2>By week</h2>
${periodTable([...summary.weeks, summary.all, summary.withoutKnown])}
<h2>Figures</h2>
<pre>${escapeHtml(summaryText(summary))}</pre>
${models.length === 0 ? "" : modelTable(models)}
</html>
`;
}

type Line = { readonly name: ScoreName; readonly points: readonly (readonly [number, number])[] };

function legendOf(name: ScoreName): string {
  return `<svg class="key" viewBox="0 0 32 8" aria-hidden="true"><path d="M0 4H32" stroke="${COLOURS[name]}" stroke-width="3" stroke-dasharray="${DASHES[name]}"/></svg> ${name}`;
}

function linesOf({ curves }: Summary, at: (point: ThresholdPoint) => readonly [number, number]): Line[] {
  return curves.map(({ name, points: all }) => {
    const points = all.map(at);
    const step = Math.max(1, Math.floor(points.length / 400));
    return { name, points: [...points.filter((_, index) => index % step === 0), ...points.slice(-1)] };
  });
}

/** Calibrated probabilities against the share of fraud that was observed. */
function reliability({ reliability: bins }: Summary): Line[] {
  return [{ name: "learned", points: bins.map(({ expected, observed }) => [expected, observed] as const) }];
}

function weekly({ weeks }: Summary, measure: Measure): Line[] {
  return SCORES.map((name) => ({
    name,
    points: weeks.flatMap(({ of }, index) => {
      const value = of.find((figures) => figures.name === name)?.[measure] ?? Number.NaN;
      return Number.isNaN(value) ? [] : [[weeks.length === 1 ? 0.5 : index / (weeks.length - 1), value] as const];
    }),
  }));
}

function periodTable(periods: readonly PeriodFigures[]): string {
  const cell = (value: number, [low, high]: readonly [number, number], factor = 1): string =>
    `<td>${figureText(factor * value)} <small>${figureText(factor * low)} to ${figureText(factor * high)}</small>`;
  const rows = periods.flatMap(({ title, of }) =>
    of.map((one, index) =>
      [
        `<tr><td>${index === 0 ? `${escapeHtml(title)}<br><small>${one.payments} payments, ${one.frauds} frauds</small>` : ""}<td>${one.name}`,
        cell(one.auc, one.intervals.auc),
        cell(one.averagePrecision, one.intervals.averagePrecision),
        cell(one.cardPrecision, one.intervals.cardPrecision),
        cell(one.goodRefusedAt60, one.intervals.goodRefusedAt60, 100),
      ].join(""),
    ),
  );
  return `<div class="table"><table class="weeks"><tr><th>Week<th>Score<th>AUC<th>Average precision<th>Card precision at 100<th>% of good refused at 60 % recall${rows.join("\n")}</table></div>
<p>Small: 95 % intervals, days drawn with replacement.</p>`;
}

function plot(title: string, across: string, up: string, lines: readonly Line[], numbered = true): string {
  const x = (value: number): string => (MARGIN + value * (SIZE - MARGIN - 10)).toFixed(1);
  const y = (value: number): string => (SIZE - MARGIN - value * (SIZE - MARGIN - 10)).toFixed(1);
  const ticks = [0, 0.25, 0.5, 0.75, 1];
  const grid = ticks.map((tick) => `<path d="M${x(tick)} ${y(0)}V${y(1)}M${x(0)} ${y(tick)}H${x(1)}" stroke="var(--line)" fill="none"/>`).join("");
  const labels = ticks.map(
    (tick) =>
      `<text x="${x(tick)}" y="${SIZE - MARGIN + 16}" text-anchor="middle">${numbered ? tick : ""}</text><text x="${MARGIN - 6}" y="${y(tick)}" text-anchor="end">${tick}</text>`,
  );
  const paths = lines.map(
    ({ name, points }) =>
      `<polyline fill="none" stroke="${COLOURS[name]}" stroke-width="2" stroke-dasharray="${DASHES[name]}" points="${points.map(([a, b]) => `${x(a)},${y(b)}`).join(" ")}"/>`,
  );
  return `<figure><svg viewBox="0 0 ${SIZE} ${SIZE}" role="img" aria-label="${title}">${grid}${labels.join("")}${paths.join("")}
<text x="${SIZE / 2}" y="${SIZE - 8}" text-anchor="middle">${across}</text><text transform="translate(12 ${SIZE / 2}) rotate(-90)" text-anchor="middle">${up}</text></svg>
<figcaption>${title}</figcaption></figure>`;
}

function modelTable(models: readonly FittedModel[]): string {
  const last = models.at(-1);
  if (last === undefined) return "";
  const rows = Object.entries(last.model.evidence)
    .filter(([, { frauds, weightAfter, weightBefore }]) => frauds >= 1 || weightAfter !== weightBefore)
    .sort(([, a], [, b]) => b.frauds - a.frauds)
    .map(
      ([code, { frauds, exposure, weightBefore, weightAfter, interval }]) =>
        `<tr><td>${code}<td>${frauds.toFixed(1)}<td>${exposure.toFixed(0)}<td>${weightBefore}<td>${weightAfter.toFixed(1)}<td>${interval.map((one) => one.toFixed(1)).join(" to ")}`,
    );
  return `<h2>Last model, ${isoDay(last.at)}</h2><p>Learned from ${last.model.frauds} frauds in ${Math.round(last.model.payments)} settled payments.</p>
<div class="table"><table><tr><th>Signal<th>Frauds attributed<th>Exposure<th>Weight before<th>Weight after<th>95 % interval, before limits${rows.join("")}</table></div>`;
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
