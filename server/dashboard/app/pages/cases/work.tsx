// Who works on a case, and by when it is due.
import { useQueryClient } from "@tanstack/react-query";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Field } from "../../parts/field.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import { Person } from "../../parts/person.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { Properties } from "../../parts/values.tsx";
import { useMay, useSession } from "../../session/context.tsx";

type Case = Schemas["Case"];

/** Is its due date past, while the regulator does not have it? */
export function isOverdue({ status, due_date }: Pick<Case, "status" | "due_date">): boolean {
  return due_date !== null && (status === "borrador" || status === "en_revision") && due_date < new Date().toISOString().slice(0, 10);
}

/** The panel. */
export function CaseWork({ found }: { readonly found: Case }) {
  const text = useText();
  const format = useFormat();
  const say = useSay();
  const client = useQueryClient();
  const may = useMay("cases:write") && found.status !== "archivado";
  const { subject } = useSession().person;
  const { mutate, isPending } = api.useMutation("patch", "/api/v1/cases/{id}", {
    onSuccess: () => {
      say.done(text.cases.moved);
      void client.invalidateQueries({ predicate: ({ queryKey: [, path] }) => String(path).startsWith("/api/v1/cases") });
    },
    onError: (error: unknown) => say.failed(error),
  });
  const change = (body: Schemas["CaseUpdate"]): void => mutate({ params: { path: { id: found.id } }, body });
  const due = found.due_date === null ? text.cases.noDueDate : format.date(found.due_date);
  const mine = found.assignee === subject;
  return (
    <Panel title={text.cases.work}>
      <div className="stack">
        <Properties
          items={[
            [text.cases.assignee, found.assignee === null ? text.cases.nobody : <Person key="assignee" subject={found.assignee} />],
            [
              text.cases.dueDate,
              isOverdue(found) ? (
                <span key="due" className="late">
                  {text.cases.overdue({ date: due })}
                </span>
              ) : (
                due
              ),
            ],
            ...(found.due_basis === "regulator_term" ? [[text.cases.dueBasis, text.cases.regulatorTerm({ regulator: found.regulator })] as const] : []),
          ]}
        />
        {may && (
          <div className="actions bottom">
            <button type="button" className="button" disabled={isPending} onClick={() => change({ assignee: mine ? null : subject })}>
              {mine ? text.cases.unassign : text.cases.assignToMe}
            </button>
            <Field label={text.cases.dueDate}>
              {(control) => (
                <input
                  {...control}
                  key={found.due_date}
                  type="date"
                  defaultValue={found.due_date ?? ""}
                  onBlur={({ target }) => {
                    const chosen = target.value === "" ? null : target.value;
                    if (chosen !== found.due_date) change({ due_date: chosen });
                  }}
                />
              )}
            </Field>
          </div>
        )}
      </div>
    </Panel>
  );
}
