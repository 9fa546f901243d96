// Lists for rules, and the values of the chosen one.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Field } from "../../parts/field.tsx";
import { FormDialog } from "../../parts/form-dialog.tsx";
import { paged, rowsOf } from "../../parts/infinite.ts";
import { Filters } from "../../parts/listing.tsx";
import { Empty, Loaded } from "../../parts/states.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { useMay } from "../../session/context.tsx";
import { CustomListValues } from "./custom-list-values.tsx";
import { useListSearch } from "./use-list-search.ts";

type List = Schemas["CustomList"];

/** The lists at the side, the values of one beside them. */
export function CustomLists() {
  const text = useText();
  const mayWrite = useMay("blocklists:write");
  const [{ list: chosen }, show] = useListSearch();
  const choose = (id: string): void => show({ list: id, search: undefined });
  const [creating, setCreating] = useState(false);
  const query = api.useInfiniteQuery("get", "/api/v1/lists", { params: { query: { limit: 100 } } }, paged);
  const lists = rowsOf(query.data);
  const list = lists.find(({ id }) => id === chosen) ?? lists[0];
  return (
    <>
      <Filters create={mayWrite && { label: text.lists.newList, run: () => setCreating(true) }} />
      <Loaded query={query}>
        {() =>
          list === undefined ? (
            <Empty title={text.lists.customEmpty}>{text.lists.customEmptyText}</Empty>
          ) : (
            <div className="split">
              <section className="queue choose" aria-label={text.lists.custom}>
                {lists.map((one) => (
                  <button key={one.id} type="button" aria-current={one === list ? "true" : undefined} onClick={() => choose(one.id)}>
                    <strong>{one.name}</strong>
                    <small>{text.lists.valueCount({ count: one.value_count })}</small>
                    <small>
                      <bdi>{one.description}</bdi>
                    </small>
                  </button>
                ))}
              </section>
              <CustomListValues key={list.id} list={list} />
            </div>
          )
        }
      </Loaded>
      {creating && <NewList onClose={() => setCreating(false)} onCreated={({ id }) => choose(id)} />}
    </>
  );
}

function NewList({ onClose, onCreated }: { readonly onClose: () => void; readonly onCreated: (list: List) => void }) {
  const text = useText();
  const say = useSay();
  const client = useQueryClient();
  const [name, setName] = useState("");
  const [description, setDescription] = useState("");
  const [caseInsensitive, setCaseInsensitive] = useState(false);
  const create = api.useMutation("post", "/api/v1/lists", {
    onSuccess: (list) => {
      void client.invalidateQueries({ queryKey: ["get", "/api/v1/lists"] });
      onCreated(list);
      onClose();
    },
    onError: (error: unknown) => say.failed(error),
  });
  const submit = (): void => {
    create.mutate({
      body: { name: name.trim(), case_insensitive: caseInsensitive, ...(description.trim() === "" ? {} : { description: description.trim() }) },
    });
  };
  return (
    <FormDialog title={text.lists.newList} action={text.common.create} busy={create.isPending} onClose={onClose} onSubmit={submit}>
      <Field label={text.common.name}>{(id) => <input {...id} required maxLength={64} value={name} onChange={({ target }) => setName(target.value)} />}</Field>
      <Field label={`${text.common.description} (${text.common.optional})`}>
        {(id) => <input {...id} maxLength={500} value={description} onChange={({ target }) => setDescription(target.value)} />}
      </Field>
      <label className="check">
        <input type="checkbox" checked={caseInsensitive} onChange={({ target }) => setCaseInsensitive(target.checked)} />
        {text.lists.caseInsensitive}
      </label>
    </FormDialog>
  );
}
