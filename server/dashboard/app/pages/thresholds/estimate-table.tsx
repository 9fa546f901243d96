// What the thresholds in force and those of the draft decide, by the score alone.
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import type { Thresholds } from "../../parts/score-ranges.ts";
import { Scroll } from "../../parts/scroll.tsx";
import { DecisionBadge } from "../../parts/values.tsx";
import { type Estimate, estimatesOf, figureAt } from "./estimates.ts";

const DECISIONS = ["approve", "challenge", "review", "decline"] as const;

/** The table. */
export function EstimateTable({ report, now, draft }: { readonly report: Schemas["CalibrationReport"]; readonly now: Thresholds; readonly draft: Thresholds }) {
  const text = useText();
  const format = useFormat();
  const [before, after] = [now, draft].map((thresholds) => estimatesOf(report.bands, thresholds)) as [Estimates, Estimates];
  const figures: readonly { readonly name: string; readonly basis?: string; readonly of: (thresholds: Thresholds, estimates: Estimates) => string }[] = [
    { name: text.thresholds.reviewsPerDay, of: (_: Thresholds, { review }: Estimates) => format.score(review.payments / report.period.days) },
    { name: text.thresholds.recall, of: ({ review }: Thresholds) => shareText(figureAt(report.thresholds, review, "recall"), format.percent) },
    {
      name: text.thresholds.precision,
      basis: text.thresholds.precisionText,
      of: ({ review }: Thresholds) => shareText(figureAt(report.thresholds, review, "precision"), format.percent),
    },
  ];
  return (
    <>
      <p className="soft">{text.thresholds.estimatesText}</p>
      <Scroll>
        <table className="plain">
          <thead>
            <tr>
              <th scope="col">{text.thresholds.decision}</th>
              <th scope="col" className="numeric">
                {text.thresholds.now}
              </th>
              <th scope="col" className="numeric">
                {text.thresholds.draft}
              </th>
            </tr>
          </thead>
          <tbody>
            {DECISIONS.map((decision) => (
              <tr key={decision}>
                <td>
                  <DecisionBadge decision={decision} />
                </td>
                <Counts estimates={before} decision={decision} />
                <Counts estimates={after} decision={decision} />
              </tr>
            ))}
            {figures.map(({ name, basis, of }) => (
              <tr key={name}>
                <td>
                  {name}
                  {basis !== undefined && <div className="soft">{basis}</div>}
                </td>
                <td className="numeric">{of(now, before)}</td>
                <td className="numeric">{of(draft, after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
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
    <td className="numeric">
      {format.number(Math.round(payments))} · {format.percent(total === 0 ? 0 : payments / total)}
      <br />
      <small className="soft">{text.thresholds.fraudsOf({ count: Math.round(frauds) })}</small>
    </td>
  );
}

function shareText(share: number | null, format: (share: number) => string): string {
  return share === null ? "–" : format(share);
}
