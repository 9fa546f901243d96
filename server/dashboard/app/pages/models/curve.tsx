// A curve before (dashed) and after: strength by the observed value.
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";

type Points = readonly Schemas["ModelCurvePoint"][];

/** The small plot; its points are its name for assistive technology. */
export function Curve({ before, after }: { readonly before: Points | null; readonly after: Points | null }) {
  const { models } = useText();
  const format = useFormat();
  if (before === null && after === null) return <span className="soft">{models.noCurve}</span>;
  const observed = [...(before ?? []), ...(after ?? [])].map((point) => point.observed);
  const from = Math.min(...observed);
  const span = Math.max(...observed) - from || 1;
  const path = (points: Points): string => {
    const placed = points.map((point) => [4 + ((point.observed - from) / span) * 88, 34 - point.strength * 30] as const);
    const first = placed[0];
    const last = placed.at(-1);
    return `M0 ${first?.[1] ?? 34}${placed.map(([x, y]) => `L${x.toFixed(1)} ${y.toFixed(1)}`).join("")}L96 ${last?.[1] ?? 34}`;
  };
  const named = (after ?? before ?? []).map((point) => `${format.number(point.observed)}: ${format.percent(point.strength)}`).join(", ");
  return (
    <svg className="curve" viewBox="0 0 96 36" role="img" aria-label={models.curveText({ points: named })}>
      <title>{models.curveText({ points: named })}</title>
      {before !== null && <path className="line grey dashed" d={path(before)} />}
      {after !== null && <path className="line violet" d={path(after)} />}
    </svg>
  );
}
