// What the dossier of a case says, before it is downloaded: the document itself is for paper, and browsers of telephones show none in a page.
import { jurisdictionFacts } from "../../../../../generated/enum-facts.ts";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Code } from "../../parts/breakable.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Loaded } from "../../parts/states.tsx";
import { Badge, DecisionBadge, Given, Moment, Money, Properties } from "../../parts/values.tsx";
import { Steps } from "./steps.tsx";

/** Steps of a history that are shown: the last ones. */
const STEPS = 20;

/** The dialog; `download` saves the document. */
export function DossierPreview({ found, download, onClose }: { readonly found: Schemas["Case"]; readonly download: () => void; readonly onClose: () => void }) {
  const text = useText();
  const query = api.useQuery("get", "/api/v1/cases/{id}/dossier", { params: { path: { id: found.id }, query: { format: "json" } } });
  return (
    <Dialog open onClose={onClose} title={text.dossier.title({ reference: found.reference_number })} name="wide">
      <div className="content stack">
        <Loaded query={query}>{(dossier) => <Content dossier={dossier as Schemas["CaseDossier"]} />}</Loaded>
        <div className="actions end">
          <button type="button" className="button primary" onClick={download}>
            <Icon name="download" />
            {text.dossier.download}
          </button>
        </div>
      </div>
    </Dialog>
  );
}

function Content({ dossier }: { readonly dossier: Schemas["CaseDossier"] }) {
  const text = useText();
  const format = useFormat();
  const { case: of, victim, assessment, organization, history, frozen } = dossier;
  return (
    <>
      <div className="actions">
        <Badge tone={frozen ? "green" : "amber"}>{frozen ? text.dossier.final : text.dossier.draft}</Badge>
        <span className="soft">
          {frozen ? text.dossier.finalText : text.dossier.draftText}{" "}
          {{ es: text.dossier.spanish, pt: text.dossier.portuguese }[jurisdictionFacts[of.jurisdiction].language]}
        </span>
      </div>
      <section>
        <h3>{text.dossier.summary}</h3>
        <Properties
          items={[
            [text.dossier.organization, <Given key="organization" value={organization.name} />],
            [text.cases.regulator, <Given key="regulator" value={of.regulator} />],
            [text.cases.jurisdiction, of.jurisdiction],
            [text.common.status, text.cases.statuses[of.status]],
            [text.cases.priority, text.cases.priorities[of.priority]],
            [text.cases.incidentDate, format.date(of.incident_date)],
            [text.cases.incident, text.cases.incidents[of.incident_type]],
            [text.common.amount, <Money key="amount" amount={of.amount} currency={of.currency} />],
            [text.dossier.opened, <Moment key="opened" at={of.created_at} />],
          ]}
        />
      </section>
      <section>
        <h3>{text.common.description}</h3>
        {of.description === null ? (
          <p className="note">{text.dossier.noDescription}</p>
        ) : (
          <p>
            <bdi className="given">{of.description}</bdi>
          </p>
        )}
      </section>
      <section>
        <h3>{text.cases.victim}</h3>
        <Properties
          items={[
            [text.common.name, <Given key="name" value={victim.name} />],
            [text.common.email, <Given key="email" value={victim.email} />],
          ]}
        />
      </section>
      <section>
        <h3>{text.cases.assessment}</h3>
        {assessment === null ? <p className="soft">{text.dossier.noAssessment}</p> : <Assessed assessment={assessment} />}
      </section>
      <History history={history} />
    </>
  );
}

function Assessed({ assessment }: { readonly assessment: Schemas["DossierAssessment"] }) {
  const text = useText();
  const format = useFormat();
  return (
    <div className="stack">
      <Properties
        items={[
          [text.common.time, <Moment key="time" at={assessment.assessed_at} />],
          [text.common.flow, text.flows[assessment.flow]],
          [text.common.decision, <DecisionBadge key="decision" decision={assessment.decision} />],
          [text.common.score, format.score(assessment.risk_score)],
          [text.common.amount, <Money key="amount" amount={assessment.amount} currency={assessment.currency} />],
          [text.common.order, <Given key="order" value={assessment.order_id} />],
        ]}
      />
      <ul className="examples">
        {assessment.signals.map(({ code, weight, description }) => (
          <li key={code}>
            <span>
              <Code>{code}</Code> <bdi className="soft">{description}</bdi>
            </span>
            <span className="number">{format.score(weight)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function History({ history }: { readonly history: readonly Schemas["CaseEvent"][] }) {
  const text = useText();
  const left = history.length - STEPS;
  return (
    <section>
      <h3>{text.cases.history}</h3>
      {left > 0 && <p className="soft">{text.dossier.earlier({ count: left })}</p>}
      <Steps steps={history.slice(-STEPS)} />
    </section>
  );
}
