// Saves filters and order as a view, new or in place of one; renames, shares or removes one.
import { type SubmitEvent, useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { Field, Select } from "../../parts/field.tsx";
import { useSay } from "../../parts/toasts.tsx";
import type { AssessmentFilters } from "./filters.ts";
import type { ViewContent } from "./views.ts";

type View = Schemas["SavedView"];

/** Longest name that the API takes. */
const LONGEST = 80;

/** The dialog. `current`: the view that is shown, which it changes; without one it saves the filters. */
export function ViewDialog({
  current,
  own,
  content,
  leftOut,
  onClose,
  changed,
}: {
  readonly current: View | undefined;
  readonly own: readonly View[];
  readonly content: ViewContent;
  readonly leftOut: readonly (keyof AssessmentFilters)[];
  readonly onClose: () => void;
  readonly changed: () => void;
}) {
  const text = useText();
  const say = useSay();
  const [replaced, setReplaced] = useState(current);
  const [name, setName] = useState(current?.name ?? "");
  const [shared, setShared] = useState(current?.shared ?? false);
  const done = (message: string) => ({
    onSuccess: () => {
      say.done(message);
      changed();
      onClose();
    },
    onError: (error: unknown) => say.failed(error),
  });
  const create = api.useMutation("post", "/api/v1/saved-views", done(text.savedViews.saved));
  const update = api.useMutation("patch", "/api/v1/saved-views/{id}", done(text.savedViews.saved));
  const remove = api.useMutation("delete", "/api/v1/saved-views/{id}", done(text.savedViews.removed));
  const busy = create.isPending || update.isPending || remove.isPending;
  const choose = (id: string | undefined): void => {
    const view = own.find((one) => one.id === id);
    setReplaced(view);
    setName(view?.name ?? name);
    setShared(view?.shared ?? shared);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const body = { ...content, name: name.trim(), shared };
    if (replaced === undefined) create.mutate({ body });
    else update.mutate({ params: { path: { id: replaced.id } }, body });
  };
  return (
    <Dialog open onClose={onClose} title={current === undefined ? text.savedViews.save : text.savedViews.edit}>
      <form className="form" onSubmit={submit}>
        {current === undefined && own.length > 0 && (
          <Field label={text.savedViews.as}>
            {(id) => (
              <Select
                {...id}
                value={replaced?.id}
                options={Object.fromEntries(own.map((view) => [view.id, view.name]))}
                all={text.savedViews.anew}
                onChange={choose}
              />
            )}
          </Field>
        )}
        <Field label={text.savedViews.name}>
          {(id) => <input {...id} required pattern=".*\S.*" maxLength={LONGEST} value={name} onChange={({ target }) => setName(target.value)} />}
        </Field>
        <label className="check">
          <input type="checkbox" checked={shared} onChange={({ target }) => setShared(target.checked)} />
          {text.savedViews.share}
        </label>
        {leftOut.length > 0 && <p className="soft">{text.savedViews.leftOut({ names: leftOut.join(", ") })}</p>}
        <div className="actions end">
          {current !== undefined && (
            <button type="button" className="button danger" disabled={busy} onClick={() => remove.mutate({ params: { path: { id: current.id } } })}>
              {text.common.remove}
            </button>
          )}
          <button type="button" className="button" onClick={onClose}>
            {text.common.cancel}
          </button>
          <button type="submit" className="button primary" disabled={busy}>
            {text.common.save}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
