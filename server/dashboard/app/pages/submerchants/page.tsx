// Submerchants of a payment service provider.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Select } from "../../parts/field.tsx";
import { paged, rowsOf } from "../../parts/infinite.ts";
import { Filters, Listing } from "../../parts/listing.tsx";
import { Page } from "../../parts/page-frame.tsx";
import { Empty } from "../../parts/states.tsx";
import type { Column } from "../../parts/table.tsx";
import { Badge, Given, Time } from "../../parts/values.tsx";
import { useMay, useSession } from "../../session/context.tsx";
import { SubmerchantDialog } from "./submerchant-dialog.tsx";
import { SubmerchantForm } from "./submerchant-form.tsx";

type Submerchant = Schemas["Submerchant"];

/** The page. */
export function SubmerchantsPage() {
  const text = useText();
  const { person } = useSession();
  return (
    <Page title={text.submerchants.title} fill>
      {person.organization.segment === "psp" ? <Submerchants /> : <Empty title={text.submerchants.otherSegment}>{text.submerchants.otherSegmentText}</Empty>}
    </Page>
  );
}

/** The table; the opened submerchant is part of the address. */
function Submerchants() {
  const text = useText();
  const navigate = useNavigate();
  const mayWrite = useMay("submerchants:write");
  const { id } = useSearch({ from: "/submerchants" });
  const [status, setStatus] = useState<Schemas["SubmerchantStatus"]>();
  const [creating, setCreating] = useState(false);
  const open = (opened?: string): void => void navigate({ to: "/submerchants", search: opened === undefined ? {} : { id: opened } });
  const query = api.useInfiniteQuery("get", "/api/v1/submerchants", { params: { query: { limit: 100, ...(status && { status }) } } }, paged);
  const rows = rowsOf(query.data);
  const columns = useColumns((row) => open(row.id));
  return (
    <>
      <Filters create={mayWrite && { label: text.submerchants.create, run: () => setCreating(true) }}>
        <Select aria-label={text.common.status} value={status} options={text.submerchants.statuses} all={text.common.status} onChange={setStatus} />
      </Filters>
      <Listing
        query={query}
        empty={[text.submerchants.empty, text.submerchants.emptyText]}
        label={text.submerchants.title}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        open={(row) => open(row.id)}
      />
      {creating && <SubmerchantForm onClose={() => setCreating(false)} />}
      {id !== undefined && <SubmerchantDialog key={id} id={id} onClose={() => open()} />}
    </>
  );
}

function useColumns(open: (row: Submerchant) => void): readonly Column<Submerchant>[] {
  const text = useText();
  return [
    {
      key: "name",
      header: text.common.name,
      width: "minmax(9rem, 1.5fr)",
      cell: (row) => (
        <button type="button" className="link" onClick={() => open(row)}>
          <Given value={row.name} />
        </button>
      ),
    },
    {
      key: "status",
      header: text.common.status,
      width: "7rem",
      cell: ({ status }) => <Badge tone={status === "active" ? "green" : "grey"}>{text.submerchants.statuses[status]}</Badge>,
    },
    { key: "country", header: text.submerchants.country, width: "5rem", wide: true, cell: ({ country }) => country },
    { key: "external", header: text.submerchants.externalId, width: "minmax(8rem, 1fr)", wide: true, cell: ({ external_id }) => <Given value={external_id} /> },
    { key: "category", header: text.submerchants.category, width: "9rem", wide: true, cell: ({ category_code }) => category_code ?? "–" },
    { key: "created", header: text.common.created, width: "6.5rem", wide: true, cell: ({ created_at }) => <Time at={created_at} /> },
  ];
}
