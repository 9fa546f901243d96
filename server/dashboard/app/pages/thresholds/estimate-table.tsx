// What the thresholds in force and those of the draft decide, by the score alone.
import type { ReactNode } from "react";
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { PlainTable } from "../../parts/plain-table.tsx";
import type { Thresholds } from "../../parts/score-ranges.ts";
import { DecisionBadge } from "../../parts/values.tsx";
import { type Estimate, estimatesOf, figureAt } from "./estimates.ts";

const DECISIONS = ["approve", "challenge", "review", "decline"] as const;

/** The table. */
export function EstimateTable({ report, now, draft }: { readonly report: Schemas["CalibrationReport"]; readonly now: Thresholds; readonly draft: Thresholds }) {
  const text = useText();
  const format = useFormat();
  const [before, after] = [now, draft].map((thresholds) => estimatesOf(report.bands, thresholds)) as [Estimates, Estimates];
  const rows: readonly { readonly key: string; readonly name: ReactNode; readonly of: (thresholds: Thresholds, estimates: Estimates) => ReactNode }[] = [
    ...DECISIONS.map((decision) => ({
      key: decision,
      name: <DecisionBadge decision={decision} />,
      of: (_: Thresholds, estimates: Estimates) => <Counts estimates={estimates} decision={decision} />,
    })),
    { key: "reviews", name: text.thresholds.reviewsPerDay, of: (_, { review }) => format.score(review.payments / report.period.days) },
    { key: "recall", name: text.thresholds.recall, of: ({ review }) => shareText(figureAt(report.thresholds, review, "recall"), format.percent) },
    {
      key: "precision",
      name: (
        <>
          {text.thresholds.precision}
          <div className="soft">{text.thresholds.precisionText}</div>
        </>
      ),
      of: ({ review }) => shareText(figureAt(report.thresholds, review, "precision"), format.percent),
    },
  ];
  return (
    <>
      <p className="soft">{text.thresholds.estimatesText}</p>
      <PlainTable
        rows={rows}
        rowKey={({ key }) => key}
        columns={[
          { header: text.thresholds.decision, cell: ({ name }) => name },
          { header: text.thresholds.now, numeric: true, cell: ({ of }) => of(now, before) },
          { header: text.thresholds.draft, numeric: true, cell: ({ of }) => of(draft, after) },
        ]}
      />
    </>
  );
}

type Estimates = Readonly<Record<Schemas["Decision"], Estimate>>;

function Counts({ estimates, decision }: { readonly estimates: Estimates; readonly decision: Schemas["Decision"] }) {
  const text = useText();
  const format = useFormat();
  const total = Object.values(estimates).reduce((sum, { payments }) => sum + payments, 0);
  const { payments, frauds } = estimates[decision];
  return (
    <>
      {format.number(Math.round(payments))} · {format.percent(total === 0 ? 0 : payments / total)}
      <br />
      <small className="soft">{text.thresholds.fraudsOf({ count: Math.round(frauds) })}</small>
    </>
  );
}

function shareText(share: number | null, format: (share: number) => string): string {
  return share === null ? "–" : format(share);
}
