// What happened to a payment, in the order of time.
import type { ReactNode } from "react";
import type { Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import { Badge, Moment, type Tone } from "../../parts/values.tsx";

const outcomeTones: Readonly<Record<Schemas["OutcomeKind"], Tone>> = {
  captured: "green",
  failed: "grey",
  refunded: "grey",
  partially_refunded: "grey",
  chargeback_lost: "red",
  chargeback_won: "green",
  fraud_confirmed: "red",
  false_positive: "blue",
};

/** The panel: decision, review, outcomes. */
export function Timeline({ assessment }: { readonly assessment: Schemas["Assessment"] }) {
  const text = useText();
  const { review, outcomes } = assessment;
  const events: { readonly key: string; readonly at: string; readonly content: ReactNode }[] = [
    { key: "assessed", at: assessment.assessed_at, content: text.assessment.assessed({ decision: text.decisions[assessment.decision] }) },
    ...(review === null
      ? []
      : [
          {
            key: "review",
            at: review.resolved_at,
            content: (
              <>
                {text.resolutions[review.resolution]}
                <br />
                <bdi className="soft">
                  {review.reason} ({review.resolved_by.id})
                </bdi>
              </>
            ),
          },
        ]),
    ...outcomes.map(({ outcome_id, outcome, reported_at, holds }) => ({
      key: outcome_id,
      at: reported_at,
      content: holds ? <Badge tone={outcomeTones[outcome]}>{text.outcomes[outcome]}</Badge> : <s className="soft">{text.outcomes[outcome]}</s>,
    })),
  ];
  return (
    <Panel title={text.assessment.timeline}>
      <ol className="timeline">
        {events
          .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
          .map(({ key, at, content }) => (
            <li key={key}>
              <div>
                <span>{content}</span>
                <small className="soft">
                  <Moment at={at} />
                </small>
              </div>
            </li>
          ))}
      </ol>
    </Panel>
  );
}
