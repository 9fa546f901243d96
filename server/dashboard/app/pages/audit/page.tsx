// The audit log: who changed what, from what to what.
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { moreOf, paged, rowsOf } from "../../parts/infinite.ts";
import { Page } from "../../parts/page-frame.tsx";
import { Empty, Loaded } from "../../parts/states.tsx";
import { type Column, DataTable } from "../../parts/table.tsx";
import { Given, Time } from "../../parts/values.tsx";
import { RecordDialog } from "./record-dialog.tsx";

type AuditRecord = Schemas["AuditRecord"];

/** The page. */
export function AuditPage() {
  const text = useText();
  const [opened, setOpened] = useState<AuditRecord>();
  const query = api.useInfiniteQuery("get", "/api/v1/audit-log", { params: { query: { limit: 100 } } }, paged);
  const rows = rowsOf(query.data);
  const columns = useColumns(setOpened);
  return (
    <Page title={text.audit.title} fill>
      <Loaded query={query}>
        {() =>
          rows.length === 0 ? (
            <Empty title={text.audit.empty}>{text.audit.emptyText}</Empty>
          ) : (
            <DataTable label={text.audit.title} columns={columns} rows={rows} rowKey={({ id }) => id} open={setOpened} more={moreOf(query)} />
          )
        }
      </Loaded>
      {opened !== undefined && <RecordDialog record={opened} onClose={() => setOpened(undefined)} />}
    </Page>
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
          {record.action}
        </button>
      ),
    },
    { key: "time", header: text.common.time, width: "6.5rem", cell: ({ occurred_at }) => <Time at={occurred_at} /> },
    { key: "actor", header: text.audit.actor, width: "minmax(10rem, 1.2fr)", wide: true, cell: ({ actor }) => <Given value={actor.id} /> },
    { key: "kind", header: text.common.type, width: "6.5rem", wide: true, cell: ({ actor }) => text.audit.actors[actor.type] },
    { key: "resource", header: text.audit.resource, width: "minmax(10rem, 1.2fr)", wide: true, cell: ({ resource_id }) => <code>{resource_id}</code> },
    { key: "sequence", header: "#", width: "4rem", numeric: true, wide: true, cell: ({ sequence }) => format.number(sequence) },
  ];
}
