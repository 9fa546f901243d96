// Saved views: choose one, save the filters as one, change or remove it.
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { useSession } from "../../session/context.tsx";
import type { AssessmentFilters } from "./filters.ts";
import { ViewDialog } from "./view-dialog.tsx";
import { contentOf, filtersOf, isContent, notStored } from "./views.ts";

type View = Schemas["SavedView"];

/** Most views of a page of the API: a person's own and the newest shared ones. */
const SHOWN = 100;

/** The picker and the button to save. `show` gets the filters of the chosen view. */
export function SavedViews({ filters, show }: { readonly filters: AssessmentFilters; readonly show: (filters: AssessmentFilters) => void }) {
  const text = useText();
  const { person } = useSession();
  const [editing, setEditing] = useState(false);
  const query = api.useQuery("get", "/api/v1/saved-views", { params: { query: { limit: SHOWN } } });
  const views = query.data?.data ?? [];
  const content = contentOf(filters);
  const current = notStored(filters).length === 0 ? views.find((view) => isContent(view, content)) : undefined;
  const mayChange = current !== undefined && (current.owner === person.subject || person.permissions.has("organization:write"));
  const [own, shared] = [true, false].map((is) => views.filter(({ owner }) => (owner === person.subject) === is));
  const choose = (id: string): void => {
    const view = views.find((one) => one.id === id);
    if (view !== undefined) show(filtersOf(view));
  };
  return (
    <>
      {query.error !== null && <span className="soft">{text.savedViews.failed}</span>}
      {views.length > 0 && (
        <select aria-label={text.savedViews.title} className="views" value={current?.id ?? ""} onChange={({ target }) => choose(target.value)}>
          <option value="">{text.savedViews.title}</option>
          <Group label={text.savedViews.own} views={own ?? []} />
          <Group label={text.savedViews.shared} views={shared ?? []} />
        </select>
      )}
      {current !== undefined && !mayChange ? (
        <small className="soft">{text.savedViews.readOnly({ owner: current.owner })}</small>
      ) : (
        Object.keys(filters).length > 0 && (
          <button type="button" className="button" onClick={() => setEditing(true)}>
            {current === undefined ? text.savedViews.save : text.savedViews.edit}
          </button>
        )
      )}
      {editing && (
        <ViewDialog
          current={current}
          own={own ?? []}
          content={content}
          leftOut={notStored(filters)}
          onClose={() => setEditing(false)}
          changed={() => void query.refetch()}
        />
      )}
    </>
  );
}

function Group({ label, views }: { readonly label: string; readonly views: readonly View[] }) {
  if (views.length === 0) return null;
  return (
    <optgroup label={label}>
      {views.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
