// Data subject requests: what is stored about a person is found, exported or erased.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { paged, rowsOf } from "../../parts/infinite.ts";
import { CreateButton, Listing } from "../../parts/listing.tsx";
import { Page } from "../../parts/page-frame.tsx";
import type { Column } from "../../parts/table.tsx";
import { Badge, Given, Time } from "../../parts/values.tsx";
import { useMay } from "../../session/context.tsx";
import { type Draft, NewRequest } from "./new-request.tsx";
import { RequestDialog, statusTones } from "./request-dialog.tsx";

type Request = Schemas["DataSubjectRequest"];

/** Time (ms) between looks at the list while a request of it waits or runs. */
const LOOK = 3000;

const isOpen = ({ ended_at }: Request): boolean => ended_at === null;

/** The page; the opened request is part of the address. */
export function DataProtectionPage() {
  const text = useText();
  const navigate = useNavigate();
  const mayWrite = useMay("data_subjects:write");
  const { id } = useSearch({ from: "/data-protection" });
  const [draft, setDraft] = useState<Draft>();
  const open = (opened?: string): void => void navigate({ to: "/data-protection", search: opened === undefined ? {} : { id: opened } });
  const query = api.useInfiniteQuery(
    "get",
    "/api/v1/data-subject-requests",
    { params: { query: { limit: 100 } } },
    { ...paged, refetchInterval: ({ state }) => (rowsOf<Request>(state.data).some(isOpen) ? LOOK : false) },
  );
  const rows = rowsOf(query.data);
  const columns = useColumns((row) => open(row.id));
  return (
    <Page title={text.protection.title} fill actions={<CreateButton create={mayWrite && { label: text.protection.create, run: () => setDraft({}) }} />}>
      <p className="soft">{text.protection.lead}</p>
      <Listing
        query={query}
        empty={[text.protection.empty, text.protection.emptyText]}
        label={text.protection.title}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        open={(row) => open(row.id)}
      />
      {draft !== undefined && (
        <NewRequest
          draft={draft}
          onClose={() => setDraft(undefined)}
          created={(request) => {
            setDraft(undefined);
            open(request.id);
          }}
        />
      )}
      {id !== undefined && draft === undefined && <RequestDialog key={id} id={id} onClose={() => open()} erase={setDraft} />}
    </Page>
  );
}

function useColumns(open: (row: Request) => void): readonly Column<Request>[] {
  const text = useText();
  const format = useFormat();
  return [
    {
      key: "kind",
      header: text.protection.kind,
      width: "7rem",
      cell: (row) => (
        <button type="button" className="link" onClick={() => open(row)}>
          {text.protection.kinds[row.kind]}
        </button>
      ),
    },
    {
      key: "status",
      header: text.common.status,
      width: "minmax(7rem, 8rem)",
      cell: ({ status }) => <Badge tone={statusTones[status]}>{text.protection.statuses[status]}</Badge>,
    },
    { key: "created", header: text.common.created, width: "minmax(6rem, 1fr)", cell: ({ created_at }) => <Time at={created_at} /> },
    { key: "payments", header: text.protection.payments, width: "6rem", numeric: true, wide: true, cell: ({ report }) => format.number(report.payments) },
    { key: "reason", header: text.common.reason, width: "minmax(10rem, 2fr)", wide: true, cell: ({ reason }) => <Given value={reason} /> },
    { key: "by", header: text.protection.createdBy, width: "minmax(8rem, 1fr)", wide: true, cell: ({ created_by }) => <Given value={created_by.id} /> },
  ];
}
