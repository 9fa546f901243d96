// A rule on one stored payment: whether it matches, on which facts, and the decision without it and with it.
import { Link } from "@tanstack/react-router";
import { type SubmitEvent, useId, useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Code } from "../../parts/breakable.tsx";
import { Field } from "../../parts/field.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import { Loaded } from "../../parts/states.tsx";
import { Badge, DecisionBadge, Given, type Tone } from "../../parts/values.tsx";
import { useMay } from "../../session/context.tsx";

/** Payments that are offered to choose from. */
const OFFERED = 20;

/** The rule to test: an existing one with its present text, or a new one. */
export type TestedRule = Omit<Schemas["RuleTestRequest"], "session_id">;

const tones: Readonly<Record<Schemas["RuleTestResult"], Tone>> = {
  matched: "violet",
  not_matched: "grey",
  not_concerned: "grey",
  division_by_zero: "amber",
  number_out_of_range: "amber",
  no_facts: "amber",
  sandbox_value: "amber",
};

/** The panel; nothing for a role that may not. `payment`: the session in the address, which is tested at once where there is an expression. */
export function TestPanel({
  rule,
  payment,
  choose,
}: {
  readonly rule: TestedRule;
  readonly payment: string | undefined;
  readonly choose: (payment: string) => void;
}) {
  const { ruleTest } = useText();
  const may = useMay("rules:write");
  const [session, setSession] = useState(payment ?? "");
  const [requested, setRequested] = useState(() => (payment === undefined || isEmpty(rule) ? undefined : { session_id: payment, ...rule }));
  if (!may) return null;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const chosen = session.trim();
    setRequested({ session_id: chosen, ...rule });
    choose(chosen);
  };
  return (
    <Panel title={ruleTest.title}>
      <div className="stack">
        <p className="soft">{ruleTest.text}</p>
        <form className="actions bottom" onSubmit={submit}>
          <SessionField value={session} set={setSession} flow={rule.flow} />
          <button type="submit" className="button" disabled={isEmpty(rule)}>
            {ruleTest.run}
          </button>
        </form>
        {requested !== undefined && (
          <Tested request={requested} changed={JSON.stringify(requested) !== JSON.stringify({ session_id: requested.session_id, ...rule })} />
        )}
      </div>
    </Panel>
  );
}

const isEmpty = ({ expression = "" }: TestedRule): boolean => expression.trim() === "";

/** A session id, or one of the newest payments. */
function SessionField({
  value,
  set,
  flow,
}: {
  readonly value: string;
  readonly set: (value: string) => void;
  readonly flow: Schemas["FlowScope"] | undefined;
}) {
  const text = useText();
  const format = useFormat();
  const list = useId();
  const mayRead = useMay("assessments:read");
  const query = { limit: OFFERED, ...(flow === undefined || flow === "all" ? {} : { flow }) };
  const { data } = api.useQuery("get", "/api/v1/assessments", { params: { query } }, { enabled: mayRead, retry: false });
  return (
    <Field label={text.common.session}>
      {(id) => (
        <>
          <input
            {...id}
            required
            list={list}
            pattern="\s*[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}\s*"
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={({ target }) => set(target.value)}
          />
          <datalist id={list}>
            {(data?.data ?? []).map(({ session_id, amount, currency, decision, assessed_at }) => (
              <option key={session_id} value={session_id}>
                {`${format.money(amount, currency)} · ${text.decisions[decision]} · ${format.dateTime(assessed_at)}`}
              </option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}

function Tested({ request, changed }: { readonly request: Schemas["RuleTestRequest"]; readonly changed: boolean }) {
  const { ruleTest } = useText();
  const query = api.useQuery("post", "/api/v1/rules/test", { body: request }, { retry: false });
  return (
    <div className="stack" aria-live="polite">
      {changed && <p className="note">{ruleTest.changed}</p>}
      <Loaded query={query} rows={3}>
        {(test) => <Result test={test} />}
      </Loaded>
    </div>
  );
}

function Result({ test }: { readonly test: Schemas["RuleTest"] }) {
  const text = useText();
  const format = useFormat();
  const decided = [
    [text.ruleTest.without, test.without_rule],
    [text.ruleTest.with, test.with_rule],
  ] as const;
  return (
    <>
      <div className="actions">
        <Badge tone={tones[test.result]}>{text.ruleTest.results[test.result]}</Badge>
        <Link to="/assessments/$sessionId" params={{ sessionId: test.session_id }} preload={false}>
          {text.ruleTest.open}
        </Link>
      </div>
      <dl className="properties">
        {decided.map(
          ([name, made]) =>
            made !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <DecisionBadge decision={made.decision} /> <span className="number">{format.score(made.risk_score)}</span>
                </dd>
              </div>
            ),
        )}
      </dl>
      {test.facts.length > 0 && <FactValues facts={test.facts} />}
    </>
  );
}

function FactValues({ facts }: { readonly facts: readonly Schemas["RuleTestFact"][] }) {
  const text = useText();
  const format = useFormat();
  const shown = (value: Schemas["RuleTestFact"]["value"]): string => {
    if (typeof value === "number") return format.number(value);
    return typeof value === "boolean" ? (value ? text.common.yes : text.common.no) : `"${value}"`;
  };
  return (
    <section>
      <h3>{text.ruleTest.facts}</h3>
      <dl className="properties">
        {facts.map(({ name, value, observed }) => (
          <div key={name}>
            <dt>
              <Code>{name}</Code>
            </dt>
            <dd>
              <Given value={shown(value)} /> {!observed && <small className="soft">{text.ruleTest.unobserved}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
