// The allowlist.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { EntryReason } from "../../parts/entry-reason.tsx";
import { Select } from "../../parts/field.tsx";
import { paged, rowsOf } from "../../parts/infinite.ts";
import { useListTypes } from "../../parts/labels.ts";
import { Filters, Listing } from "../../parts/listing.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import type { Column } from "../../parts/table.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { Given, Time } from "../../parts/values.tsx";
import { useMay } from "../../session/context.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { SearchValue } from "./search-value.tsx";
import { useListSearch } from "./use-list-search.ts";

type Entry = Schemas["AllowlistEntry"];

/** Filters, entries, and what the role may do with them. */
export function Allowlist() {
  const text = useText();
  const listTypes = useListTypes();
  const say = useSay();
  const client = useQueryClient();
  const mayWrite = useMay("blocklists:write");
  const [{ list_type, search }, show] = useListSearch();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Entry>();
  const filters = { ...(list_type && { list_type }), ...(search && { search }) };
  const query = api.useInfiniteQuery("get", "/api/v1/allowlists", { params: { query: { ...filters, limit: 100 } } }, paged);
  const rows = rowsOf(query.data);
  const columns = useColumns(mayWrite ? setRemoving : undefined);
  const remove = api.useMutation("delete", "/api/v1/allowlists", {
    onSuccess: () => {
      say.done(text.lists.removed);
      void client.invalidateQueries({ queryKey: ["get", "/api/v1/allowlists"] });
    },
    onError: (error: unknown) => say.failed(error),
  });
  return (
    <>
      <Filters wrapped create={mayWrite && { label: text.lists.add, run: () => setAdding(true) }}>
        <Select aria-label={text.common.type} value={list_type} options={listTypes} all={text.common.type} onChange={(type) => show({ list_type: type })} />
        <SearchValue label={text.lists.search} value={search} onChange={(value) => show({ search: value })} />
      </Filters>
      <Listing
        query={query}
        empty={[text.lists.empty, text.lists.emptyText]}
        label={text.lists.allowlist}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
      />
      {adding && <EntryDialog list="allow" onClose={() => setAdding(false)} />}
      {removing !== undefined && (
        <ReasonDialog
          title={text.lists.removeTitle({ value: removing.value.slice(0, 100) })}
          text={text.lists.removeText}
          action={text.common.remove}
          danger
          onClose={() => setRemoving(undefined)}
          onConfirm={() => {
            remove.mutate({ params: { query: { id: removing.id } } });
            setRemoving(undefined);
          }}
        />
      )}
    </>
  );
}

function useColumns(remove: ((entry: Entry) => void) | undefined): readonly Column<Entry>[] {
  const text = useText();
  const listTypes = useListTypes();
  return [
    { key: "value", header: text.common.value, width: "minmax(9rem, 1.6fr)", cell: ({ value }) => <Given value={value} /> },
    { key: "type", header: text.common.type, width: "minmax(7rem, 1fr)", cell: ({ list_type }) => listTypes[list_type] },
    { key: "flow", header: text.common.flow, width: "minmax(5rem, 0.8fr)", wide: true, cell: ({ flow_scope }) => text.flows[flow_scope] },
    { key: "reason", header: text.common.reason, width: "minmax(8rem, 1.4fr)", wide: true, cell: ({ reason }) => <EntryReason reason={reason} /> },
    {
      key: "expires",
      header: text.assessment.expires,
      width: "6.5rem",
      wide: true,
      cell: ({ expires_at }) => (expires_at === null ? text.assessment.never : <Time at={expires_at} />),
    },
    { key: "created", header: text.common.created, width: "6.5rem", wide: true, cell: ({ created_at }) => <Time at={created_at} /> },
    ...(remove === undefined
      ? []
      : [
          {
            key: "remove",
            header: text.common.actions,
            width: "5.5rem",
            cell: (entry: Entry) => (
              <button type="button" className="button small" onClick={() => remove(entry)}>
                {text.common.remove}
              </button>
            ),
          },
        ]),
  ];
}
