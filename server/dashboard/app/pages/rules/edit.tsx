// A new version of a rule. It is refused when somebody else has saved one meanwhile.
import { useEffect } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { RestoredDraft, useDraft } from "../../parts/draft.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { actionOf, RuleForm, textOf } from "./rule-form.tsx";
import type { TestedRule } from "./test-panel.tsx";

/** Object of the draft: a text for one version is not offered for the next. */
export const draftOf = ({ id, version }: Pick<Schemas["Rule"], "id" | "version">): string => `rule ${id} ${version}`;

/** The form; `written` gets what it says while it is written, `done` is called after saving and after giving up. */
export function EditRule({ rule, written, done }: { readonly rule: Schemas["Rule"]; readonly written: (rule: TestedRule) => void; readonly done: () => void }) {
  const text = useText();
  const say = useSay();
  const draft = useDraft(draftOf(rule), textOf(rule));
  const mutation = api.useMutation("patch", "/api/v1/rules/{id}");
  const { value } = draft;
  useEffect(() => written({ expression: value.expression, action: actionOf(value), flow: value.flow }), [written, value]);
  const save = (): void => {
    const description = value.description.trim() === "" ? null : value.description.trim();
    const body = {
      base_version: rule.version,
      name: value.name.trim(),
      description,
      expression: value.expression,
      flow: value.flow,
      action: actionOf(value),
      reason: value.reason.trim(),
    };
    mutation.mutate(
      { params: { path: { id: rule.id } }, body },
      {
        onSuccess: () => {
          draft.forget();
          say.done(text.rules.updated);
          done();
        },
        onError: (error: unknown) => say.failed(error),
      },
    );
  };
  return (
    <>
      <RestoredDraft shown={draft.restored} discard={() => draft.set(textOf(rule))} />
      <RuleForm value={value} set={draft.set} reasonRequired submit={save}>
        <button
          type="button"
          className="button"
          onClick={() => {
            draft.forget();
            done();
          }}
        >
          {text.common.cancel}
        </button>
        <button type="submit" className="button primary" disabled={mutation.isPending}>
          {text.common.save}
        </button>
      </RuleForm>
    </>
  );
}
