// One rule: what it says, its status, what it did, what a change would do.
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Page, Panel } from "../../parts/page-frame.tsx";
import { Loaded } from "../../parts/states.tsx";
import { Badge, Moment, Properties } from "../../parts/values.tsx";
import { useMay, useSession } from "../../session/context.tsx";
import { readDraft } from "../../session/drafts.ts";
import { BacktestPanel } from "./backtest.tsx";
import { draftOf, EditRule } from "./edit.tsx";
import { highlight } from "./highlight.ts";
import { Moves } from "./moves.tsx";
import { Performance } from "./performance.tsx";
import { type TestedRule, TestPanel } from "./test-panel.tsx";
import { Versions } from "./versions.tsx";
import { actionText, statusTones } from "./wording.ts";

/** The page. */
export function RulePage() {
  const text = useText();
  const { ruleId } = useParams({ from: "/rules/$ruleId" });
  const query = api.useQuery("get", "/api/v1/rules/{id}", { params: { path: { id: ruleId } } });
  const client = useQueryClient();
  const changed = (): void => void client.invalidateQueries({ predicate: ({ queryKey: [, path] }) => String(path).startsWith("/api/v1/rules") });
  const { data } = query;
  const heading = data && (
    <>
      <bdi>{data.name}</bdi>
      <Badge tone={statusTones[data.status]}>{text.rules.statuses[data.status]}</Badge>
    </>
  );
  return (
    <Page title={data?.name ?? text.rules.title} heading={heading ?? text.rules.title} actions={data && <Moves rule={data} changed={changed} />}>
      <Loaded query={query}>{(rule) => <Content rule={rule} changed={changed} />}</Loaded>
    </Page>
  );
}

function Content({ rule, changed }: { readonly rule: Schemas["Rule"]; readonly changed: () => void }) {
  const text = useText();
  const mayWrite = useMay("rules:write");
  const { draftOwner } = useSession();
  // a text that was not saved before the reload is shown again
  const [editing, setEditing] = useState(() => mayWrite && rule.status !== "archived" && readDraft(draftOwner, draftOf(rule)) !== undefined);
  const { payment } = useSearch({ from: "/rules/$ruleId" });
  const navigate = useNavigate();
  const [written, setWritten] = useState<TestedRule>();
  const { id, expression, action, flow } = rule;
  const edit = mayWrite && rule.status !== "archived" && !editing && (
    <button type="button" className="button small" onClick={() => setEditing(true)}>
      {text.rules.edit}
    </button>
  );
  return (
    <div className="columns">
      <div className="stack">
        {rule.pending_approval !== null && <p className="note">{text.rules.pending}</p>}
        <Panel title={text.rules.version({ version: String(rule.version) })} actions={edit}>
          {editing ? (
            <EditRule
              rule={rule}
              written={setWritten}
              done={() => {
                setEditing(false);
                setWritten(undefined);
                changed();
              }}
            />
          ) : (
            <Saying rule={rule} />
          )}
        </Panel>
        <TestPanel
          rule={{ rule_id: id, expression, action, flow, ...written }}
          payment={payment}
          choose={(chosen) => void navigate({ to: "/rules/$ruleId", params: { ruleId: id }, search: { payment: chosen }, replace: true })}
        />
        <Performance ruleId={rule.id} />
        <BacktestPanel rule={rule} mayRun={mayWrite} />
      </div>
      <div className="stack">
        <Summary rule={rule} />
        <Versions ruleId={rule.id} />
      </div>
    </div>
  );
}

function Saying({ rule }: { readonly rule: Schemas["Rule"] }) {
  const text = useText();
  const format = useFormat();
  return (
    <div className="stack">
      <pre className="json expression">
        {highlight(rule.expression, []).map(({ at, kind, text: part }) => (
          <span key={at} className={kind}>
            {part}
          </span>
        ))}
      </pre>
      <p>
        <strong>{actionText(rule.action, text, format)}</strong> · {text.flows[rule.flow]}
      </p>
      {rule.description !== null && (
        <p className="soft">
          <bdi>{rule.description}</bdi>
        </p>
      )}
    </div>
  );
}

function Summary({ rule }: { readonly rule: Schemas["Rule"] }) {
  const text = useText();
  const format = useFormat();
  return (
    <Panel title={text.rules.about}>
      <Properties
        items={[
          [text.rules.code, <code key="code">{rule.code}</code>],
          [text.rules.priority, format.number(rule.priority)],
          [text.common.created, <Moment key="created" at={rule.created_at} />],
          [text.common.changed, <Moment key="changed" at={rule.updated_at} />],
          [text.common.reason, rule.reason ?? "–"],
        ]}
      />
    </Panel>
  );
}
