// A picture of lines over time, as SVG: a row of panels, each with its axes, its labels and its own scale.

/** A line. */
export interface Line {
  readonly name: string;
  readonly colour: string;
  readonly points: readonly (readonly [at: number, value: number])[];
}

/** A panel. */
export interface Panel {
  readonly title: string;
  readonly unit: string;
  readonly lines: readonly Line[];
}

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [880, 190, 70, 20, 34, 34] as const;
const TICKS = 4;

/** Draws panels under each other; time is in seconds and shown in minutes. */
export function picture(title: string, panels: readonly Panel[]): string {
  const height = 44 + panels.length * HEIGHT;
  const until = Math.max(1, ...panels.flatMap(({ lines }) => lines.flatMap(({ points }) => points.map(([at]) => at))));
  const body = panels.map((panel, index) => `<g transform="translate(0 ${44 + index * HEIGHT})">${drawn(panel, until)}</g>`).join("\n");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" font-family="system-ui, sans-serif" font-size="12" fill="#333">
<title>${escaped(title)}</title>
<rect width="${WIDTH}" height="${height}" fill="#fff"/>
<text x="${LEFT}" y="26" font-size="16" font-weight="600">${escaped(title)}</text>
${body}
</svg>
`;
}

function drawn({ title, unit, lines }: Panel, until: number): string {
  const [width, height] = [WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM];
  const step = niceStep(Math.max(1e-9, ...lines.flatMap(({ points }) => points.map(([, value]) => value))) / TICKS);
  const top = step * TICKS;
  const x = (at: number): number => LEFT + (at / until) * width;
  const y = (value: number): number => TOP + height - (value / top) * height;
  const rules = Array.from({ length: TICKS + 1 }, (_, index) => {
    const at = y(index * step).toFixed(1);
    return `<line x1="${LEFT}" x2="${LEFT + width}" y1="${at}" y2="${at}" stroke="#e3e3e3"/><text x="${LEFT - 8}" y="${Number(at) + 4}" text-anchor="end">${plain(index * step)}</text>`;
  });
  const minute = niceStep(until / 60 / 8);
  const minutes = Array.from({ length: Math.floor(until / 60 / minute) + 1 }, (_, index) => {
    const at = x(index * minute * 60).toFixed(1);
    return `<text x="${at}" y="${TOP + height + 16}" text-anchor="middle">${plain(index * minute)}${index === 0 ? " min" : ""}</text>`;
  });
  const legend = lines.map(
    ({ name, colour }, index) =>
      `<rect x="${LEFT + width - (lines.length - index) * 130}" y="12" width="14" height="4" fill="${colour}"/><text x="${LEFT + width - (lines.length - index) * 130 + 20}" y="18">${escaped(name)}</text>`,
  );
  const curves = lines.map(({ colour, points }) => {
    const path = points.filter(([, value]) => Number.isFinite(value)).map(([at, value]) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`);
    return `<polyline points="${path.join(" ")}" fill="none" stroke="${colour}" stroke-width="1.5"/>`;
  });
  return [`<text x="${LEFT}" y="18" font-weight="600">${escaped(title)} (${escaped(unit)})</text>`, ...rules, ...minutes, ...legend, ...curves].join("\n");
}

/** The next of 1, 2, 5, 10, 20, ... that is not less. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((factor) => factor * power >= least * (1 - 1e-9)) ?? 10) * power;
}

const plain = (value: number): string => String(Number(value.toPrecision(6)));

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
