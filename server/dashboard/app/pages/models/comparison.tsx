// A model beside what is live, on the same payments.
import { Link } from "@tanstack/react-router";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import { PlainTable } from "../../parts/plain-table.tsx";
import { Loaded } from "../../parts/states.tsx";
import { Badge, DecisionBadge } from "../../parts/values.tsx";
import { verdictTones } from "./wording.ts";

type Compared = Schemas["ModelComparison"];

const MEASURES = ["log_loss", "average_precision", "auc", "precision", "recall", "money"] as const;

/** The panel. */
export function Comparison({ modelId }: { readonly modelId: string }) {
  const text = useText();
  const query = api.useQuery("get", "/api/v1/models/{id}/comparison", { params: { path: { id: modelId } } });
  const { data } = query;
  const verdict = data && data.computed_at !== null && <Badge tone={verdictTones[data.verdict]}>{text.models.verdicts[data.verdict]}</Badge>;
  return (
    <Panel title={text.models.comparison} actions={verdict}>
      <Loaded query={query} rows={6}>
        {(compared) =>
          compared.computed_at === null ? (
            <p className="soft">{text.models.notCompared}</p>
          ) : (
            <div className="stack">
              <Period compared={compared} />
              <Measures compared={compared} />
              <Changes compared={compared} />
            </div>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Period({ compared }: { readonly compared: Compared }) {
  const { models } = useText();
  const format = useFormat();
  if (compared.from === null || compared.to === null) return null;
  return (
    <p className="soft">
      {models.comparedOn({ from: format.date(compared.from), to: format.date(compared.to), payments: compared.payments, count: compared.frauds })}
    </p>
  );
}

function Measures({ compared }: { readonly compared: Compared }) {
  const { models } = useText();
  const format = useFormat();
  const shown = (value: number | null): string => (value === null ? "–" : format.figure(value));
  const rangeOf = (interval: Compared["auc"]["interval"]): string => (interval === null ? "–" : `${shown(interval.from)} – ${shown(interval.to)}`);
  return (
    <PlainTable
      name="titled"
      rows={MEASURES}
      rowKey={(name) => name}
      columns={[
        { header: models.measure, cell: (name) => models.measures[name] },
        { header: models.live, numeric: true, cell: (name) => shown(compared[name].champion) },
        { header: models.model, numeric: true, cell: (name) => shown(compared[name].challenger) },
        {
          header: models.difference,
          numeric: true,
          cell: (name) => <strong>{`${(compared[name].difference ?? 0) > 0 ? "+" : ""}${shown(compared[name].difference)}`}</strong>,
        },
        { header: models.interval, numeric: true, name: "numeric number", cell: (name) => rangeOf(compared[name].interval) },
      ]}
    />
  );
}

function Changes({ compared: { decision_changes: changes, changed_payments: payments } }: { readonly compared: Compared }) {
  const text = useText();
  const format = useFormat();
  return (
    <>
      {changes.length > 0 && (
        <section>
          <h3>{text.models.decisionChanges}</h3>
          <ul className="examples">
            {changes.map(({ from, to, count }) => (
              <li key={`${from} ${to}`}>
                <span className="actions">
                  <DecisionBadge decision={from} /> → <DecisionBadge decision={to} />
                </span>
                <span className="number">{format.number(count)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {payments.length > 0 && (
        <section>
          <h3>{text.models.changedPayments}</h3>
          <ul className="examples aligned">
            {payments.slice(0, 10).map((payment) => (
              <li key={payment.session_id}>
                <Link to="/assessments/$sessionId" params={{ sessionId: payment.session_id }}>
                  <code>{payment.session_id.slice(-12)}</code>
                </Link>
                <span className="soft number">{text.models.scores({ before: payment.champion_score, after: payment.challenger_score })}</span>
                <span className="actions">
                  <DecisionBadge decision={payment.from} /> → <DecisionBadge decision={payment.to} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
