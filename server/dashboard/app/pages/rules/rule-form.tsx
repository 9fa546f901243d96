// What a rule says: expression, action, flow, priority. For a new rule and for a new version.
import type { ReactNode, SubmitEvent } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Field, Select } from "../../parts/field.tsx";
import { ExpressionEditor } from "./expression-editor.tsx";
import { useCheck } from "./use-check.ts";

/** The content of the form. */
export interface RuleText {
  readonly name: string;
  readonly description: string;
  readonly expression: string;
  readonly flow: Schemas["FlowScope"];
  readonly action: Schemas["RuleActionType"];
  readonly weight: string;
  readonly decision: Schemas["RuleDecision"];
  readonly maxAmount: string;
  readonly currency: string;
  readonly reason: string;
}

/** An empty form. */
export const emptyRule: RuleText = {
  name: "",
  description: "",
  expression: "",
  flow: "payin",
  action: "signal",
  weight: "20",
  decision: "review",
  maxAmount: "100",
  currency: "USD",
  reason: "",
};

/** Longest name and description that the API takes. */
const LONGEST = { name: 100, description: 1000 } as const;

/** The content of a form for an existing rule. */
export function textOf(rule: Schemas["Rule"]): RuleText {
  return { ...emptyRule, ...contentOf(rule), name: rule.name, description: rule.description ?? "" };
}

/** What a rule, or a template of one, fills in besides its words. */
export function contentOf({ action, expression, flow }: Pick<Schemas["Rule"], "action" | "expression" | "flow">): Partial<RuleText> {
  return {
    expression,
    flow,
    action: action.type,
    ...(action.weight === undefined ? {} : { weight: String(action.weight) }),
    ...(action.decision === undefined ? {} : { decision: action.decision }),
    ...(action.max_amount === undefined ? {} : { maxAmount: String(action.max_amount) }),
    ...(action.currency === undefined ? {} : { currency: action.currency }),
  };
}

/** The action that a form describes. */
export function actionOf(text: RuleText): Schemas["RuleAction"] {
  if (text.action === "signal") return { type: "signal", weight: Number(text.weight) };
  if (text.action === "at_least") return { type: "at_least", decision: text.decision };
  return { type: "approve", max_amount: Number(text.maxAmount), currency: text.currency.toUpperCase() };
}

/** The form. `children`: its buttons. */
export function RuleForm({
  value,
  set,
  reasonRequired,
  submit,
  children,
}: {
  readonly value: RuleText;
  readonly set: (value: RuleText) => void;
  readonly reasonRequired: boolean;
  readonly submit: () => void;
  readonly children: ReactNode;
}) {
  const text = useText();
  const facts = api.useQuery("get", "/api/v1/rules/facts", {}, { staleTime: Number.POSITIVE_INFINITY });
  const check = useCheck(value.expression, value.flow);
  const change = (part: Partial<RuleText>): void => set({ ...value, ...part });
  const submitted = (event: SubmitEvent): void => {
    event.preventDefault();
    submit();
  };
  const flowFacts = (facts.data?.data ?? []).filter(({ flows }) => value.flow === "all" || flows.includes(value.flow));
  return (
    <form className="form" onSubmit={submitted}>
      <Field label={text.common.name}>
        {(id) => <input {...id} required maxLength={LONGEST.name} value={value.name} onChange={({ target }) => change({ name: target.value })} />}
      </Field>
      <div className="field">
        <span className="label">{text.rules.expression}</span>
        <ExpressionEditor
          label={text.rules.expression}
          value={value.expression}
          onChange={(expression) => change({ expression })}
          errors={check?.errors ?? []}
          facts={flowFacts}
        />
        <p className="soft" aria-live="polite">
          {value.expression.trim() === "" ? text.rules.expressionHint : checkText(check, text.rules)}
        </p>
        {check?.warnings.map(({ message, line, column }) => (
          <p key={`${line}:${column}`} className="soft" aria-live="polite">
            {message}
          </p>
        ))}
      </div>
      <div className="pair">
        <Field label={text.common.flow}>
          {(id) => <Select {...id} value={value.flow} options={text.flows} onChange={(flow) => change({ flow: flow ?? value.flow })} />}
        </Field>
        <Field label={text.rules.action}>
          {(id) => <Select {...id} value={value.action} options={text.rules.actions} onChange={(action) => change({ action: action ?? value.action })} />}
        </Field>
        <ActionFields value={value} change={change} />
      </div>
      <Field label={`${text.common.description} (${text.common.optional})`}>
        {(id) => <input {...id} maxLength={LONGEST.description} value={value.description} onChange={({ target }) => change({ description: target.value })} />}
      </Field>
      <Field label={text.common.reason} hint={text.common.reasonHint}>
        {(id) => <input {...id} required={reasonRequired} maxLength={500} value={value.reason} onChange={({ target }) => change({ reason: target.value })} />}
      </Field>
      <div className="actions end">{children}</div>
    </form>
  );
}

function ActionFields({ value, change }: { readonly value: RuleText; readonly change: (part: Partial<RuleText>) => void }) {
  const text = useText();
  if (value.action === "signal")
    return (
      <Field label={text.rules.weight}>
        {(id) => (
          <input
            {...id}
            type="number"
            required
            min={-100}
            max={100}
            step="any"
            value={value.weight}
            onChange={({ target }) => change({ weight: target.value })}
          />
        )}
      </Field>
    );
  if (value.action === "at_least")
    return (
      <Field label={text.rules.leastDecision}>
        {(id) => (
          <Select {...id} value={value.decision} options={text.rules.decisions} onChange={(decision) => change({ decision: decision ?? value.decision })} />
        )}
      </Field>
    );
  return (
    <>
      <Field label={text.rules.maxAmount}>
        {(id) => (
          <input {...id} type="number" required min={0} step="any" value={value.maxAmount} onChange={({ target }) => change({ maxAmount: target.value })} />
        )}
      </Field>
      <Field label={text.rules.currency}>
        {(id) => <input {...id} required pattern="[A-Za-z]{3}" value={value.currency} onChange={({ target }) => change({ currency: target.value })} />}
      </Field>
    </>
  );
}

function checkText(check: Schemas["RuleCheck"] | undefined, rules: ReturnType<typeof useText>["rules"]): string {
  if (check === undefined) return rules.checking;
  if (!check.valid) return "";
  return check.facts.length === 0 ? rules.valid : `${rules.valid}. ${rules.usesFacts({ names: check.facts.join(", ") })}`;
}
