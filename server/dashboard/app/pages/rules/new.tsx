// A new rule: it begins as a draft.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { RestoredDraft, useDraft } from "../../parts/draft.tsx";
import { Page } from "../../parts/page-frame.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { actionOf, contentOf, emptyRule, RuleForm } from "./rule-form.tsx";
import { Templates } from "./templates.tsx";
import { TestPanel } from "./test-panel.tsx";

/** The page. */
export function NewRulePage() {
  const text = useText();
  const say = useSay();
  const navigate = useNavigate();
  const search = useSearch({ from: "/rules/new" });
  const draft = useDraft("new rule", emptyRule);
  const mutation = api.useMutation("post", "/api/v1/rules");
  const { value } = draft;
  const create = (): void => {
    const description = value.description.trim() === "" ? {} : { description: value.description.trim() };
    const reason = value.reason.trim() === "" ? {} : { reason: value.reason.trim() };
    const body = { name: value.name.trim(), expression: value.expression, flow: value.flow, action: actionOf(value), ...description, ...reason };
    mutation.mutate(
      { body },
      {
        onSuccess: ({ id }) => {
          draft.forget();
          say.done(text.rules.created);
          void navigate({ to: "/rules/$ruleId", params: { ruleId: id }, search });
        },
        onError: (error: unknown) => say.failed(error),
      },
    );
  };
  const fill = ({ rule }: Schemas["RuleTemplate"], { name, description }: Schemas["RuleTemplateText"]): void => {
    draft.set({ ...emptyRule, ...contentOf(rule), name, description });
    say.done(text.templates.filled);
  };
  return (
    <Page title={text.rules.new}>
      <div className="columns">
        <div className="stack">
          <RestoredDraft shown={draft.restored} discard={() => draft.set(emptyRule)} />
          <RuleForm value={value} set={draft.set} reasonRequired={false} submit={create}>
            <button type="submit" className="button primary" disabled={mutation.isPending}>
              {text.common.create}
            </button>
          </RuleForm>
          <TestPanel
            rule={{ expression: value.expression, action: actionOf(value), flow: value.flow }}
            payment={search.payment}
            choose={(payment) => void navigate({ to: "/rules/new", search: { payment }, replace: true })}
          />
        </div>
        <Templates use={fill} />
      </div>
    </Page>
  );
}
