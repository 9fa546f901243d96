// The steps of a case, oldest first: in the panel of the case, and in the preview of its dossier.
import type { Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Moment } from "../../parts/values.tsx";

/** The list. */
export function Steps({ steps }: { readonly steps: readonly Schemas["CaseEvent"][] }) {
  const text = useText();
  return (
    <ol className="timeline">
      {steps.map((event) => (
        <li key={`${event.occurred_at} ${event.to} ${event.changed.join()}`}>
          <div>
            <span>
              {text.cases.statuses[event.to]} {event.changed.length > 0 && <code>{event.changed.join(", ")}</code>}
            </span>
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
