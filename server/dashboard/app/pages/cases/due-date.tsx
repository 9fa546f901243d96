// When a case is due.
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Icon } from "../../parts/icon.tsx";
import { isOverdue } from "./work.tsx";

/** The due date; what is overdue has a warning sign before it, and says so in words to those who listen. */
export function DueDate({ found }: { readonly found: Pick<Schemas["Case"], "status" | "due_date"> }) {
  const text = useText();
  const format = useFormat();
  if (found.due_date === null) return <span className="soft">–</span>;
  const day = format.date(found.due_date);
  if (!isOverdue(found)) return <span className="number">{day}</span>;
  return (
    <span className="late">
      <Icon name="warning" /> <span className="hidden">{text.cases.overdue({ date: day })}</span>
      <span aria-hidden="true">{day}</span>
    </span>
  );
}
