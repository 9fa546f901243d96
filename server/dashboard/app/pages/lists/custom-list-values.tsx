// The values of a list for rules: search by prefix, add many, remove one.
import { useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Field } from "../../parts/field.tsx";
import { moreOf, paged } from "../../parts/infinite.ts";
import { Empty, Loaded } from "../../parts/states.tsx";
import { DataTable } from "../../parts/table.tsx";
import { Given } from "../../parts/values.tsx";
import { useMay } from "../../session/context.tsx";
import { useSay } from "../../shell/toasts.tsx";
import { SearchValue } from "./search-value.tsx";

/** The values of one list. */
export function CustomListValues({ list }: { readonly list: Schemas["CustomList"] }) {
  const text = useText();
  const say = useSay();
  const client = useQueryClient();
  const mayWrite = useMay("blocklists:write");
  const [prefix, setPrefix] = useState<string>();
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
        <div className="filters">
          <SearchValue label={text.lists.prefix} onChange={setPrefix} />
        </div>
        <Loaded query={query}>
          {() =>
            values.length === 0 ? (
              <Empty title={text.lists.empty} />
            ) : (
              <DataTable label={list.name} columns={columns} rows={values} rowKey={(value) => value} more={moreOf(query)} />
            )
          }
        </Loaded>
      </div>
      {mayWrite && (
        <footer>
          <AddValues list={list} changed={changed} />
        </footer>
      )}
    </div>
  );
}

function AddValues({ list, changed }: { readonly list: Schemas["CustomList"]; readonly changed: () => void }) {
  const text = useText();
  const format = useFormat();
  const say = useSay();
  const [typed, setTyped] = useState("");
  const add = api.useMutation("post", "/api/v1/lists/{id}/values", {
    onSuccess: ({ added, duplicates }) => {
      say.done(text.lists.valuesAdded(format.number(added), format.number(duplicates)));
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
