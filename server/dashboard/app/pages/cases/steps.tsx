// The steps of a case, oldest first: in the panel of the case, and in the preview of its dossier.
import { Fragment } from "react";
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Person } from "../../parts/person.tsx";
import { Moment } from "../../parts/values.tsx";

type Step = Schemas["CaseEvent"];
type Change = Schemas["CaseChange"];

/** The list. */
export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  const text = useText();
  const nameOf = useFieldNames();
  return (
    <ol className="timeline">
      {steps.map((step) => (
        <li key={`${step.occurred_at} ${step.to} ${step.changed.join()}`}>
          <div>
            <span>
              {text.cases.statuses[step.to]}
              {step.changed.map((field) => {
                const name = nameOf(field);
                const change = step.changes?.find((one) => one.field === field);
                return (
                  name !== undefined && (
                    <Fragment key={field}>
                      {" · "}
                      {name}
                      {change && (
                        <>
                          : <Value change={change} side="from" /> → <Value change={change} side="to" />
                        </>
                      )}
                    </Fragment>
                  )
                );
              })}
            </span>
            <small className="soft">
              <Moment at={step.occurred_at} />
            </small>
          </div>
          <span className="soft">
            <Person subject={step.actor} />
          </span>
        </li>
      ))}
    </ol>
  );
}

/** One side of a change, as the panel of the work on the case has it. */
function Value({ change, side }: { readonly change: Change; readonly side: "from" | "to" }) {
  const { cases } = useText();
  const format = useFormat();
  const value = change[side];
  if (change.field === "due_date") return value === null ? cases.noDueDate : format.date(value);
  if (value === null) return cases.nobody;
  return change.field === "assignee" ? <Person subject={value} /> : (cases.priorities[value as Schemas["CasePriority"]] ?? value);
}

/** Names of changed fields as the page has them; undefined for those that follow from the status or from another field. */
function useFieldNames(): (field: string) => string | undefined {
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
  return (field) => (field in names ? names[field] : field);
}
