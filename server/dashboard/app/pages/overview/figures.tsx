// The headline figures of a period, compared with the one before.
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { FigureRow, relativeChange } from "../../parts/headline-figures.tsx";
import type { Totals } from "./period.ts";

/** Assessments, decisions and the mean score. */
export function Figures({ now, before }: { readonly now: Totals; readonly before: Totals | undefined }) {
  const text = useText();
  const format = useFormat();
  const share = (totals: Totals | undefined, name: keyof Totals["decisions"]) =>
    totals === undefined || totals.total === 0 ? undefined : totals.decisions[name] / totals.total;
  const figures = [
    { label: text.overview.assessments, value: format.number(now.total), change: relativeChange(now.total, before?.total) },
    ...(["approve", "review", "decline"] as const).map((name) => ({
      label: { approve: text.overview.approvalRate, review: text.overview.reviewRate, decline: text.overview.declineRate }[name],
      value: format.percent(share(now, name) ?? 0),
      change: relativeChange(share(now, name) ?? 0, share(before, name)),
    })),
    {
      label: text.overview.averageScore,
      value: now.averageScore === null ? "–" : format.score(now.averageScore),
      change: relativeChange(now.averageScore ?? 0, before?.averageScore ?? undefined),
    },
  ];
  return <FigureRow figures={figures} />;
}
