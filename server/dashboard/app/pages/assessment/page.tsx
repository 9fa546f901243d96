// One assessment: how it was decided, what was sent and known, what happened afterwards.
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { api, type Schemas } from "../../api/client.ts";
import { explanationQuery } from "../../api/explanation.ts";
import { useApiLanguage, useFormat, useText } from "../../i18n/catalogue.tsx";
import { KeyValues } from "../../parts/key-values.tsx";
import { Page, Panel } from "../../parts/page-frame.tsx";
import { Notes } from "../../parts/payment-notes.tsx";
import { Resolve } from "../../parts/resolve-review.tsx";
import { Loaded } from "../../parts/states.tsx";
import { DecisionBadge, Given, Moment, Properties } from "../../parts/values.tsx";
import { Waterfall } from "../../parts/waterfall.tsx";
import { useMay } from "../../session/context.tsx";
import { CaseButton } from "./case-button.tsx";
import { Facts } from "./facts.tsx";
import { LabelButtons } from "./label-buttons.tsx";
import { Signals } from "./signals.tsx";
import { Timeline } from "./timeline.tsx";

type Assessment = Schemas["Assessment"];

/** The page. */
export function AssessmentPage() {
  const text = useText();
  const format = useFormat();
  const { sessionId } = useParams({ from: "/assessments/$sessionId" });
  const query = api.useQuery("get", "/api/v1/assessments/{session_id}", { params: { path: { session_id: sessionId } } });
  const { data } = query;
  const heading = data && (
    <>
      <span className="number">{format.money(data.amount, data.currency)}</span>
      <DecisionBadge decision={data.decision} review={data.review} />
    </>
  );
  return (
    <Page title={text.assessment.title} heading={heading ?? text.assessment.title} actions={data && <Actions assessment={data} />}>
      <Loaded query={query}>{(assessment) => <Content assessment={assessment} />}</Loaded>
    </Page>
  );
}

function Actions({ assessment }: { readonly assessment: Assessment }) {
  const { ruleTest } = useText();
  const mayTest = useMay("rules:write");
  return (
    <span className="actions">
      <LabelButtons assessment={assessment} />
      <CaseButton assessment={assessment} />
      {mayTest && (
        <Link to="/rules" search={{ payment: assessment.session_id }} className="button">
          {ruleTest.onThis}
        </Link>
      )}
    </span>
  );
}

function Content({ assessment }: { readonly assessment: Assessment }) {
  return (
    <div className="columns">
      <div className="stack">
        <Explained assessment={assessment} />
        <Facts facts={assessment.facts} />
        <RequestPanel assessment={assessment} />
      </div>
      <div className="stack">
        <Review assessment={assessment} />
        <Summary assessment={assessment} />
        <Timeline assessment={assessment} />
        <Notes sessionId={assessment.session_id} />
      </div>
    </div>
  );
}

function Explained({ assessment }: { readonly assessment: Assessment }) {
  const text = useText();
  const language = useApiLanguage();
  const may = useMay("merchant:read");
  const query = useQuery({ ...explanationQuery(assessment.session_id, language), enabled: may });
  if (!may) return null;
  return (
    <Panel title={text.assessment.waterfall}>
      <Loaded query={query} rows={5}>
        {(explanation) => (
          <div className="stack">
            <p>
              <strong>{text.assessment.decidedBy[explanation.decided_by]}.</strong> {explanation.summary}
            </p>
            <Waterfall explanation={explanation} />
            {explanation.nearest_change !== null && (
              <section className="note">
                <h2>{text.review.nearest}</h2>
                <p>{explanation.nearest_change.text}</p>
              </section>
            )}
            {explanation.signals.length > 0 && <Signals explanation={explanation} />}
          </div>
        )}
      </Loaded>
    </Panel>
  );
}

function Review({ assessment }: { readonly assessment: Assessment }) {
  const text = useText();
  const may = useMay("assessments:review");
  const query = api.useQuery("get", "/api/v1/assessments/{session_id}", { params: { path: { session_id: assessment.session_id } } });
  if (assessment.decision !== "review" || assessment.review !== null || !may) return null;
  return (
    <Panel title={text.assessments.review}>
      <Resolve sessionId={assessment.session_id} resolved={() => void query.refetch()} />
    </Panel>
  );
}

function Summary({ assessment }: { readonly assessment: Assessment }) {
  const text = useText();
  const format = useFormat();
  const navigate = useNavigate();
  const { fraud_probability: probability, case_id: caseId } = assessment;
  return (
    <Panel title={text.assessment.title}>
      <div className="stack">
        <Properties
          items={[
            [text.common.time, <Moment key="time" at={assessment.assessed_at} />],
            [text.common.score, format.score(assessment.risk_score)],
            ...(probability === null ? [] : [[text.assessment.probability, format.percent(probability)] as const]),
            [text.common.flow, text.flows[assessment.flow]],
            [text.assessments.origin, text.assessments.origins[assessment.origin]],
            [text.assessments.payment, <Given key="payment" value={assessment.payment_id} />],
            [text.common.session, <code key="session">{assessment.session_id}</code>],
          ]}
        />
        {assessment.holdout && <p className="note">{text.assessment.holdout}</p>}
        {caseId !== null && (
          <button type="button" className="button" onClick={() => void navigate({ to: "/cases/$caseId", params: { caseId } })}>
            {text.assessment.case}
          </button>
        )}
        <KeyValues assessment={assessment} />
      </div>
    </Panel>
  );
}

function RequestPanel({ assessment: { request, request_state: state } }: { readonly assessment: Assessment }) {
  const text = useText();
  return (
    <Panel title={text.assessment.request}>
      {state === "readable" ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <pre className="json" tabIndex={0}>
          {JSON.stringify(request, null, 2)}
        </pre>
      ) : (
        <p className="soft">{state === "erased" ? text.assessment.requestErased : text.assessment.requestUnreadable}</p>
      )}
    </Panel>
  );
}
