// The values of a list for rules: search by prefix, add many, remove one.
import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { api, client as calls, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { ExportButtons, type FileForm } from "../../parts/export-buttons.tsx";
import { Field } from "../../parts/field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { paged } from "../../parts/infinite.ts";
import { Filters, Listing } from "../../parts/listing.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { Given } from "../../parts/values.tsx";
import { useMay } from "../../session/context.tsx";
import { importValues } from "./import-calls.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { SearchValue } from "./search-value.tsx";
import { useListSearch } from "./use-list-search.ts";

/** The values of one list. */
export function CustomListValues({ list }: { readonly list: Schemas["CustomList"] }) {
  const text = useText();
  const say = useSay();
  const client = useQueryClient();
  const mayWrite = useMay("blocklists:write");
  const [importing, setImporting] = useState(false);
  const [removing, setRemoving] = useState(false);
  const [{ search: prefix }, show] = useListSearch();
  const path = { id: list.id };
  const params = { path, query: { limit: 100, ...(prefix && { prefix }) } };
  const query = api.useInfiniteQuery("get", "/api/v1/lists/{id}/values", { params }, paged);
  const values = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const changed = (): void => {
    void client.invalidateQueries({ queryKey: ["get", "/api/v1/lists/{id}/values"] });
    void client.invalidateQueries({ queryKey: ["get", "/api/v1/lists"] });
  };
  const remove = api.useMutation("post", "/api/v1/lists/{id}/values/remove", {
    onSuccess: () => {
      say.done(text.lists.valueRemoved);
      changed();
    },
    onError: (error: unknown) => say.failed(error),
  });
  const read = async (form: FileForm): Promise<Blob | undefined> =>
    (await calls.GET("/api/v1/lists/{id}/values/export", { params: { path, query: form }, parseAs: "blob" })).data;
  const action = (value: string) => (
    <button type="button" className="button small" onClick={() => remove.mutate({ params: { path }, body: { values: [value] } })}>
      {text.common.remove}
    </button>
  );
  const columns = [
    { key: "value", header: text.common.value, width: "minmax(0, 1fr)", cell: (value: string) => <Given value={value} /> },
    ...(mayWrite ? [{ key: "remove", header: text.common.actions, width: "5.5rem", cell: action }] : []),
  ];
  return (
    <div className="inspect">
      <div className="stack fill">
        <Filters wrapped>
          <SearchValue label={text.lists.prefix} value={prefix} onChange={(value) => show({ search: value })} />
          <ExportButtons name={`${list.name}.csv`} label={text.lists.export} read={read} push />
          {mayWrite && (
            <button type="button" className="button" onClick={() => setImporting(true)}>
              <Icon name="upload" />
              {text.imports.button}
            </button>
          )}
          {mayWrite && (
            <button type="button" className="button" onClick={() => setRemoving(true)}>
              {text.imports.removeList}
            </button>
          )}
        </Filters>
        <Listing query={query} empty={[text.lists.empty]} label={list.name} columns={columns} rows={values} rowKey={(value) => value} />
      </div>
      {mayWrite && (
        <footer>
          <AddValues list={list} changed={changed} />
        </footer>
      )}
      {removing && <RemoveList list={list} onClose={() => setRemoving(false)} />}
      {importing && (
        <ImportDialog
          title={text.imports.title.values({ list: list.name })}
          hint={text.imports.hint.values}
          columns={["value"]}
          send={(csv) => importValues(list.id, csv)}
          changed={changed}
          onClose={() => setImporting(false)}
        />
      )}
    </div>
  );
}

/** Removes the list, with a reason. */
function RemoveList({ list, onClose }: { readonly list: Schemas["CustomList"]; readonly onClose: () => void }) {
  const text = useText();
  const say = useSay();
  const client = useQueryClient();
  const removeList = api.useMutation("delete", "/api/v1/lists/{id}", {
    onSuccess: () => {
      say.done(text.imports.listRemoved);
      void client.invalidateQueries({ queryKey: ["get", "/api/v1/lists"] });
    },
    onError: (error: unknown) => say.failed(error),
  });
  return (
    <ReasonDialog
      title={text.lists.removeTitle({ value: list.name })}
      text={text.imports.removeListText}
      action={text.imports.removeList}
      danger
      onClose={onClose}
      onConfirm={() => {
        onClose();
        removeList.mutate({ params: { path: { id: list.id } } });
      }}
    />
  );
}

function AddValues({ list, changed }: { readonly list: Schemas["CustomList"]; readonly changed: () => void }) {
  const text = useText();
  const say = useSay();
  const [typed, setTyped] = useState("");
  const add = api.useMutation("post", "/api/v1/lists/{id}/values", {
    onSuccess: ({ added, duplicates }) => {
      say.done(text.lists.valuesAdded({ added, duplicates }));
      setTyped("");
      changed();
    },
    onError: (error: unknown) => say.failed(error),
  });
  const values = typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (values.length > 0) add.mutate({ params: { path: { id: list.id } }, body: { values } });
  };
  return (
    <form className="form" onSubmit={submit}>
      <Field label={text.lists.addValues} hint={text.lists.onePerLine}>
        {(id) => <textarea {...id} rows={2} value={typed} onChange={({ target }) => setTyped(target.value)} />}
      </Field>
      <div className="actions end">
        <button type="submit" className="button" disabled={values.length === 0 || add.isPending}>
          {text.lists.addValues}
        </button>
      </div>
    </form>
  );
}
