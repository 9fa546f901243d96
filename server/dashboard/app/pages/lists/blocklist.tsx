// The blocklist.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, client, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { useReach, useReachText } from "../../parts/broad-entry.tsx";
import { EntryReason } from "../../parts/entry-reason.tsx";
import { ExportButtons, type FileForm } from "../../parts/export-buttons.tsx";
import { Select } from "../../parts/field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { useListTypes } from "../../parts/labels.ts";
import { Filters, Listing } from "../../parts/listing.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import type { Column } from "../../parts/table.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { Badge, Given, Time, type Tone } from "../../parts/values.tsx";
import { useMay } from "../../session/context.tsx";
import { EntryDialog } from "./entry-dialog.tsx";
import { importEntries } from "./import-calls.ts";
import { ImportDialog } from "./import-dialog.tsx";
import { SearchValue } from "./search-value.tsx";
import { useListSearch } from "./use-list-search.ts";

type Entry = Schemas["BlocklistEntry"];

const severityTones: Readonly<Record<Schemas["ListSeverity"], Tone>> = { block: "red", flag: "blue", review: "amber" };

/** Filters, entries, and what the role may do with them. */
export function Blocklist() {
  const text = useText();
  const listTypes = useListTypes();
  const mayWrite = useMay("blocklists:write");
  const [{ list_type, severity, search }, show] = useListSearch();
  const [adding, setAdding] = useState(false);
  const [importing, setImporting] = useState(false);
  const cache = useQueryClient();
  const [removing, setRemoving] = useState<Entry>();
  const filters = { ...(list_type && { list_type }), ...(severity && { severity }), ...(search && { search }) };
  const query = api.useInfiniteQuery("get", "/api/v1/blocklists", { params: { query: { ...filters, limit: 100 } } }, listing);
  const rows = query.data?.pages.flatMap(({ data }) => data.entries) ?? [];
  const { change, question } = useChange();
  const columns = useColumns(mayWrite ? { remove: setRemoving, change } : undefined);
  const read = async (form: FileForm): Promise<Blob | undefined> =>
    (await client.GET("/api/v1/blocklists/export", { params: { query: form }, parseAs: "blob" })).data;
  const total = query.data?.pages[0]?.data.total;
  return (
    <>
      <Filters wrapped>
        <Select aria-label={text.common.type} value={list_type} options={listTypes} all={text.common.type} onChange={(type) => show({ list_type: type })} />
        <Select
          aria-label={text.assessment.severity}
          value={severity}
          options={text.lists.severities}
          all={text.assessment.severity}
          onChange={(next) => show({ severity: next })}
        />
        <SearchValue label={text.lists.search} value={search} onChange={(value) => show({ search: value })} />
        {total !== undefined && <span className="soft">{text.lists.total({ count: total })}</span>}
        <ExportButtons name="blocklist.csv" label={text.lists.export} read={read} push />
        {mayWrite && (
          <>
            <button type="button" className="button" onClick={() => setImporting(true)}>
              <Icon name="upload" />
              {text.imports.button}
            </button>
            <button type="button" className="button primary" onClick={() => setAdding(true)}>
              <Icon name="plus" />
              {text.lists.add}
            </button>
          </>
        )}
      </Filters>
      <Listing
        query={query}
        empty={[text.lists.empty, text.lists.emptyText]}
        label={text.lists.blocklist}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
      />
      {adding && <EntryDialog list="block" onClose={() => setAdding(false)} />}
      {importing && (
        <ImportDialog
          title={text.imports.title.block}
          hint={text.imports.hint.block}
          columns={["list_type", "value"]}
          bare
          send={importEntries}
          changed={() => void cache.invalidateQueries({ queryKey: ["get", "/api/v1/blocklists"] })}
          onClose={() => setImporting(false)}
        />
      )}
      {question}
      {removing !== undefined && <Removal entry={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

const listing = {
  initialPageParam: null,
  getNextPageParam: ({ data }: { readonly data: { readonly next_cursor: string | null } }) => data.next_cursor,
  structuralSharing: false,
};

/** Switches an entry off or on; `question` is the confirmation before one that affects nearly everybody is switched on. */
function useChange() {
  const text = useText();
  const say = useSay();
  const cache = useQueryClient();
  const { reach, onError, forget } = useReach();
  const sentence = useReachText();
  const [changing, setChanging] = useState<string>();
  const update = api.useMutation("patch", "/api/v1/blocklists", {
    onSuccess: () => {
      forget();
      say.done(text.common.saved);
      void cache.invalidateQueries({ queryKey: ["get", "/api/v1/blocklists"] });
    },
    onError,
  });
  const question =
    reach !== undefined && changing !== undefined ? (
      <ReasonDialog
        title={text.breadth.activateTitle}
        text={`${text.breadth.title} ${sentence(reach)}`}
        action={text.breadth.activate}
        danger
        onClose={forget}
        onConfirm={() => update.mutate({ body: { id: changing, is_active: true, confirm: true } })}
      />
    ) : null;
  const change = ({ id, is_active: active }: Entry): void => {
    setChanging(id);
    update.mutate({ body: { id, is_active: !active } });
  };
  return { change, question };
}

function Removal({ entry, onClose }: { readonly entry: Entry; readonly onClose: () => void }) {
  const text = useText();
  const say = useSay();
  const cache = useQueryClient();
  const remove = api.useMutation("delete", "/api/v1/blocklists", {
    onSuccess: () => {
      say.done(text.lists.removed);
      void cache.invalidateQueries({ queryKey: ["get", "/api/v1/blocklists"] });
    },
    onError: (error: unknown) => say.failed(error),
  });
  return (
    <ReasonDialog
      title={text.lists.removeTitle({ value: entry.value.slice(0, 100) })}
      text={text.lists.removeText}
      action={text.common.remove}
      danger
      onClose={onClose}
      onConfirm={() => {
        remove.mutate({ params: { query: { id: entry.id } } });
        onClose();
      }}
    />
  );
}

interface Actions {
  readonly remove: (entry: Entry) => void;
  readonly change: (entry: Entry) => void;
}

function useColumns(actions: Actions | undefined): readonly Column<Entry>[] {
  const text = useText();
  const listTypes = useListTypes();
  return [
    { key: "value", header: text.common.value, width: "minmax(8rem, 2fr)", cell: ({ value }) => <Given value={value} /> },
    {
      key: "type",
      header: text.common.type,
      width: "minmax(7rem, 1.1fr)",
      wide: true,
      cell: ({ list_type, flow_scope }) => `${listTypes[list_type]}${flow_scope === "all" ? "" : ` · ${text.flows[flow_scope]}`}`,
    },
    {
      key: "severity",
      header: text.assessment.severity,
      width: "7.5rem",
      cell: ({ severity, is_active }) =>
        is_active ? <Badge tone={severityTones[severity]}>{text.lists.severities[severity]}</Badge> : <Badge tone="grey">{text.lists.inactive}</Badge>,
    },
    { key: "reason", header: text.common.reason, width: "minmax(8rem, 1.4fr)", wide: true, cell: ({ reason }) => <EntryReason reason={reason} /> },
    { key: "source", header: text.lists.source, width: "6.5rem", wide: true, cell: ({ source }) => text.lists.sources[source] },
    {
      key: "expires",
      header: text.assessment.expires,
      width: "6.5rem",
      wide: true,
      cell: ({ expires_at }) => (expires_at === null ? text.assessment.never : <Time at={expires_at} />),
    },
    { key: "created", header: text.common.created, width: "6.5rem", wide: true, cell: ({ created_at }) => <Time at={created_at} /> },
    ...(actions === undefined
      ? []
      : [
          {
            key: "remove",
            header: text.common.actions,
            width: "12.5rem",
            wide: true as const,
            cell: (entry: Entry) => <EntryActions entry={entry} actions={actions} />,
          },
          {
            key: "actions",
            header: text.common.actions,
            width: "5rem",
            narrow: true as const,
            cell: (entry: Entry) => <EntryActions entry={entry} actions={actions} icons />,
          },
        ]),
  ];
}

/** What can be done with an entry, in words, or as icons where there is no room for words. */
function EntryActions({ entry, actions, icons = false }: { readonly entry: Entry; readonly actions: Actions; readonly icons?: boolean }) {
  const { lists, common } = useText();
  const choices = [
    entry.is_active ? ({ label: lists.deactivate, icon: "pause" } as const) : ({ label: lists.activate, icon: "check" } as const),
    { label: common.remove, icon: "close" } as const,
  ];
  return (
    <span className="row-actions">
      {choices.map(({ label, icon }) => (
        <button
          key={icon}
          type="button"
          className={icons ? "icon-button" : "button small"}
          aria-label={`${label}: ${entry.value.slice(0, 100)}`}
          title={icons ? label : undefined}
          onClick={() => (icon === "close" ? actions.remove(entry) : actions.change(entry))}
        >
          {icons ? <Icon name={icon} /> : label}
        </button>
      ))}
    </span>
  );
}
