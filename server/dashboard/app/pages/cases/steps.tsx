// The steps of a case, oldest first: in the panel of the case, and in the preview of its dossier.
import type { Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Moment } from "../../parts/values.tsx";

/** The list. */
export function Steps({ steps }: { readonly steps: readonly Schemas["CaseEvent"][] }) {
  const text = useText();
  const named = useFieldNames();
  return (
    <ol className="timeline">
      {steps.map((event) => (
        <li key={`${event.occurred_at} ${event.to} ${event.changed.join()}`}>
          <div>
            <span>{[text.cases.statuses[event.to], ...named(event.changed)].join(" · ")}</span>
            <small className="soft">
              <Moment at={event.occurred_at} />
            </small>
          </div>
          <bdi className="soft">{event.actor}</bdi>
        </li>
      ))}
    </ol>
  );
}

/** Names of changed fields as the page has them, without those that follow from the status or from another field. */
function useFieldNames(): (fields: readonly string[]) => readonly string[] {
  const { cases, common } = useText();
  const names: Readonly<Record<string, string | undefined>> = {
    priority: cases.priority,
    description: common.description,
    assignee: cases.assignee,
    due_date: cases.dueDate,
    due_basis: undefined,
    acknowledgement: cases.answer,
    submitted_at: undefined,
  };
  return (fields) => fields.flatMap((field) => (field in names ? (names[field] ?? []) : field));
}
