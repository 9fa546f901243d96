// All cases.
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Choices, Select } from "../../parts/field.tsx";
import { paged, rowsOf } from "../../parts/infinite.ts";
import { Listing } from "../../parts/listing.tsx";
import { useLive } from "../../parts/live.ts";
import { Page } from "../../parts/page-frame.tsx";
import type { Column } from "../../parts/table.tsx";
import { Badge, Money, Time } from "../../parts/values.tsx";
import { useSession } from "../../session/context.tsx";
import { Board } from "./board.tsx";
import { DueDate } from "./due-date.tsx";
import { Recommended } from "./recommended.tsx";
import { type CaseFilters, type CaseSearch, queryOf } from "./search.ts";
import { priorityTones, statusTones } from "./tones.ts";
import { isOverdue } from "./work.tsx";

type Case = Schemas["Case"];

/** The page. */
export function CasesPage() {
  const text = useText();
  const { view = "cases", ...filters } = useSearch({ from: "/cases" });
  const navigate = useNavigate();
  useLive(["case.created", "case.updated", "case.submitted", "case.submission_acknowledged", "case.submission_rejected"], "/api/v1/cases");
  const show = (next: CaseSearch): void => void navigate({ to: "/cases", search: next, replace: true });
  const options = { cases: text.cases.table, board: text.cases.board, recommended: text.cases.recommended };
  return (
    <Page
      title={text.cases.title}
      fill
      actions={<Choices label={text.cases.title} value={view} options={options} onChange={(next) => show({ ...filters, view: next })} />}
    >
      {view !== "recommended" && <Filters filters={filters} change={(next) => show({ ...next, ...(view === "board" ? { view } : {}) })} />}
      {view === "cases" && <Opened filters={filters} />}
      {view === "board" && <Board filters={filters} />}
      {view === "recommended" && <Recommended />}
    </Page>
  );
}

function Filters({ filters, change }: { readonly filters: CaseFilters; readonly change: (filters: CaseFilters) => void }) {
  const text = useText();
  const { status, due, priority, assigned, order, search = "" } = filters;
  const set = (part: { readonly [Name in keyof CaseFilters]: CaseFilters[Name] | undefined }): void =>
    change(Object.fromEntries(Object.entries({ ...filters, ...part }).filter(([, value]) => value !== undefined)) as CaseFilters);
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every assistive technology yet
    <div className="filters" role="search" aria-label={text.common.filter}>
      <Select
        aria-label={text.common.status}
        value={status}
        options={text.cases.statuses}
        all={text.common.status}
        onChange={(next) => set({ status: next })}
      />
      <Select aria-label={text.cases.dueDate} value={due} options={text.cases.dues} all={text.cases.dueDate} onChange={(next) => set({ due: next })} />
      <Select
        aria-label={text.cases.priority}
        value={priority}
        options={text.cases.priorities}
        all={text.cases.priority}
        onChange={(next) => set({ priority: next })}
      />
      <Select
        aria-label={text.cases.shown}
        value={assigned}
        options={{ me: text.cases.mine }}
        all={text.cases.everyone}
        onChange={(next) => set({ assigned: next })}
      />
      <Select
        aria-label={text.cases.order}
        value={order}
        options={{ due: text.cases.dueFirst }}
        all={text.cases.newestFirst}
        onChange={(next) => set({ order: next })}
      />
      <SearchField key={search} before={search} search={(words) => set({ search: words === "" ? undefined : words })} />
    </div>
  );
}

/** Cases that were opened, as a table. */
function Opened({ filters }: { readonly filters: CaseFilters }) {
  const text = useText();
  const navigate = useNavigate();
  const { subject } = useSession().person;
  const query = api.useInfiniteQuery("get", "/api/v1/cases", { params: { query: { ...queryOf(filters, subject), limit: 100 } } }, paged);
  const rows = rowsOf(query.data);
  const columns = useColumns();
  return (
    <Listing
      query={query}
      empty={[text.cases.empty, text.cases.emptyText]}
      label={text.cases.title}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      link={({ id }, content) => (
        <Link to="/cases/$caseId" params={{ caseId: id }} preload={false}>
          {content}
        </Link>
      )}
      open={({ id }) => void navigate({ to: "/cases/$caseId", params: { caseId: id } })}
    />
  );
}

function useColumns(): readonly Column<Case>[] {
  const text = useText();
  const format = useFormat();
  return [
    { key: "reference", header: text.cases.reference, width: "minmax(9rem, 1fr)", cell: (found) => <Reference found={found} /> },
    { key: "status", header: text.common.status, width: "7rem", cell: ({ status }) => <Badge tone={statusTones[status]}>{text.cases.statuses[status]}</Badge> },
    {
      key: "priority",
      header: text.cases.priority,
      width: "6rem",
      wide: true,
      cell: ({ priority }) => <Badge tone={priorityTones[priority]}>{text.cases.priorities[priority]}</Badge>,
    },
    {
      key: "incident",
      header: text.cases.incident,
      width: "minmax(10rem, 1.2fr)",
      wide: true,
      cell: ({ incident_type }) => text.cases.incidents[incident_type],
    },
    {
      key: "amount",
      header: text.common.amount,
      width: "9rem",
      numeric: true,
      wide: true,
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    {
      key: "date",
      header: text.cases.incidentDate,
      width: "9.5rem",
      wide: true,
      cell: ({ incident_date }) => <span className="number">{format.date(incident_date)}</span>,
    },
    { key: "due", header: text.cases.dueDate, width: "11.5rem", wide: true, cell: (found) => <DueDate found={found} /> },
    { key: "changed", header: text.common.changed, width: "6.5rem", wide: true, cell: ({ updated_at }) => <Time at={updated_at} /> },
  ];
}

/** The number; on a phone, where due dates have no column, with the due date below it. */
function Reference({ found }: { readonly found: Case }) {
  const text = useText();
  return (
    <>
      {found.reference_number}
      {found.due_date !== null && (
        <span className="narrow-only below">
          {!isOverdue(found) && `${text.cases.dueDate} `}
          <DueDate found={found} />
        </span>
      )}
    </>
  );
}

/** Words to search for; they apply when they are confirmed or the field is left. */
function SearchField({ before, search }: { readonly before: string; readonly search: (words: string) => void }) {
  const text = useText();
  const [typed, setTyped] = useState(before);
  const apply = (): void => {
    if (typed.trim() !== before) search(typed.trim());
  };
  return (
    <input
      type="search"
      maxLength={200}
      aria-label={text.cases.search}
      placeholder={text.cases.search}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={apply}
      onKeyDown={({ key }) => key === "Enter" && apply()}
    />
  );
}
