// The audit log: who changed what, from what to what.
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Select } from "../../parts/field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { paged, rowsOf } from "../../parts/infinite.ts";
import { Listing } from "../../parts/listing.tsx";
import { Page } from "../../parts/page-frame.tsx";
import type { Column } from "../../parts/table.tsx";
import { TimeRange } from "../../parts/time-range.tsx";
import { Given, Time } from "../../parts/values.tsx";
import { RecordDialog } from "./record-dialog.tsx";
import type { AuditFilters } from "./search.ts";
import { VerifyChain } from "./verify-chain.tsx";

type AuditRecord = Schemas["AuditRecord"];

/** The page. */
export function AuditPage() {
  const text = useText();
  const [opened, setOpened] = useState<AuditRecord>();
  const filters = useSearch({ from: "/audit" });
  const navigate = useNavigate();
  const change = (next: AuditFilters): void => void navigate({ to: "/audit", search: next, replace: true });
  const query = api.useInfiniteQuery("get", "/api/v1/audit-log", { params: { query: { ...filters, limit: 100 } } }, paged);
  const rows = rowsOf(query.data);
  const columns = useColumns(setOpened);
  return (
    <Page title={text.audit.title} fill actions={<VerifyChain />}>
      <Filters filters={filters} change={change} />
      <Listing
        query={query}
        empty={[text.audit.empty, text.audit.emptyText]}
        label={text.audit.title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        open={setOpened}
      />
      {opened !== undefined && <RecordDialog record={opened} onClose={() => setOpened(undefined)} />}
    </Page>
  );
}

function Filters({ filters, change }: { readonly filters: AuditFilters; readonly change: (filters: AuditFilters) => void }) {
  const text = useText();
  const set = (part: { readonly [Name in keyof AuditFilters]: AuditFilters[Name] | undefined }): void => {
    const next = Object.entries({ ...filters, ...part }).filter(([, value]) => value !== undefined);
    change(Object.fromEntries(next) as AuditFilters);
  };
  const { actor_id: actor } = filters;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every assistive technology yet
    <div className="filters wrapped" role="search" aria-label={text.common.filter}>
      <Select
        aria-label={text.audit.resource}
        value={filters.resource_type}
        options={text.auditing.resources}
        all={text.audit.resource}
        onChange={(resource_type) => set({ resource_type })}
      />
      <TimeRange from={filters.from} set={(from) => set({ from })} />
      {actor !== undefined && (
        <button
          type="button"
          className="button chip"
          aria-label={text.assessments.removeFilter({ name: text.audit.actor })}
          onClick={() => set({ actor_id: undefined })}
        >
          <span className="soft">{text.audit.actor}</span>
          <bdi title={actor}>{actor}</bdi>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

function useColumns(open: (record: AuditRecord) => void): readonly Column<AuditRecord>[] {
  const text = useText();
  const format = useFormat();
  return [
    {
      key: "action",
      header: text.audit.action,
      width: "minmax(10rem, 1fr)",
      cell: (record) => (
        <button type="button" className="link" onClick={() => open(record)}>
          {text.auditLog.actions[record.action]}
        </button>
      ),
    },
    { key: "time", header: text.common.time, width: "6.5rem", cell: ({ occurred_at }) => <Time at={occurred_at} /> },
    {
      key: "actor",
      header: text.audit.actor,
      width: "minmax(10rem, 1.2fr)",
      wide: true,
      cell: ({ actor }) => (
        // a link of its own, and not the target of the row
        <span>
          <Link to="/audit" search={(before) => ({ ...before, actor_id: actor.id })} replace>
            <Given value={actor.id} />
          </Link>
        </span>
      ),
    },
    { key: "kind", header: text.common.type, width: "6.5rem", wide: true, cell: ({ actor }) => text.audit.actors[actor.type] },
    { key: "resource", header: text.audit.resource, width: "minmax(10rem, 1.2fr)", wide: true, cell: ({ resource_id }) => <code>{resource_id}</code> },
    { key: "sequence", header: "#", width: "4rem", numeric: true, wide: true, cell: ({ sequence }) => format.number(sequence) },
  ];
}
