// One payment of the queue: why it was held, what would change that, and the decision.
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api, type Schemas } from "../../api/client.ts";
import { explanationQuery } from "../../api/explanation.ts";
import { useApiLanguage, useFormat, useText } from "../../i18n/catalogue.tsx";
import { KeyValues } from "../../parts/key-values.tsx";
import { Notes } from "../../parts/payment-notes.tsx";
import { Resolve } from "../../parts/resolve-review.tsx";
import { Loaded } from "../../parts/states.tsx";
import { DecisionBadge, Moment } from "../../parts/values.tsx";
import { Waterfall } from "../../parts/waterfall.tsx";
import { useMay } from "../../session/context.tsx";
import { Assignment, Due } from "./assignment.tsx";

/** The payment beside the list. */
export function Inspect({ summary, resolved }: { readonly summary: Schemas["QueuedReview"]; readonly resolved: () => void }) {
  const text = useText();
  const format = useFormat();
  const may = useMay("assessments:review");
  const mayExplain = useMay("merchant:read");
  const language = useApiLanguage();
  const sessionId = summary.session_id;
  const explanation = useQuery({ ...explanationQuery(sessionId, language), enabled: mayExplain });
  const assessment = api.useQuery("get", "/api/v1/assessments/{session_id}", { params: { path: { session_id: sessionId } } });
  return (
    <article className="inspect">
      <div className="stack">
        <header className="headline">
          <strong>{format.money(summary.amount, summary.currency)}</strong>
          <span className="actions">
            <DecisionBadge decision={summary.decision} review={summary.review} />
            <span className="soft">{text.flows[summary.flow]}</span>
            <Moment at={summary.assessed_at} />
            <Due at={summary.due_at} />
            <Link to="/assessments/$sessionId" params={{ sessionId }}>
              {text.review.details}
            </Link>
          </span>
          <Assignment review={summary} may={may} />
        </header>
        <Loaded query={explanation} rows={4}>
          {(found) => (
            <>
              <section>
                <h2>{text.review.why}</h2>
                <p>{found.summary}</p>
              </section>
              <Waterfall explanation={found} />
              {found.nearest_change !== null && (
                <section className="note">
                  <h2>{text.review.nearest}</h2>
                  <p>{found.nearest_change.text}</p>
                </section>
              )}
            </>
          )}
        </Loaded>
        <Loaded query={assessment} rows={4}>
          {(found) => <KeyValues assessment={found} />}
        </Loaded>
        <Notes sessionId={sessionId} />
      </div>
      <footer>{may ? <Resolve sessionId={sessionId} resolved={resolved} hint={text.review.hint} /> : <p className="soft">{text.review.readOnly}</p>}</footer>
    </article>
  );
}
