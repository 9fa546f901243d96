// All cases.
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Choices, Select } from "../../parts/field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { moreOf, paged, rowsOf } from "../../parts/infinite.ts";
import { Page } from "../../parts/page-frame.tsx";
import { Empty, Loaded } from "../../parts/states.tsx";
import { type Column, DataTable } from "../../parts/table.tsx";
import { Badge, Money, Time } from "../../parts/values.tsx";
import { useSession } from "../../session/context.tsx";
import { Recommended } from "./recommended.tsx";
import { priorityTones, statusTones } from "./tones.ts";
import { isOverdue } from "./work.tsx";

type Case = Schemas["Case"];

/** The page. */
export function CasesPage() {
  const text = useText();
  const { view = "cases" } = useSearch({ from: "/cases" });
  const navigate = useNavigate();
  const options = { cases: text.cases.title, recommended: text.cases.recommended };
  return (
    <Page
      title={text.cases.title}
      fill
      actions={<Choices label={text.cases.title} value={view} options={options} onChange={(next) => void navigate({ to: "/cases", search: { view: next } })} />}
    >
      {view === "cases" ? <Opened /> : <Recommended />}
    </Page>
  );
}

/** Cases that were opened. */
function Opened() {
  const text = useText();
  const navigate = useNavigate();
  const [status, setStatus] = useState<Schemas["CaseStatus"]>();
  const [priority, setPriority] = useState<Schemas["CasePriority"]>();
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState<"mine">();
  const [due, setDue] = useState<keyof typeof text.cases.dues>();
  const [order, setOrder] = useState<"due">();
  const { subject } = useSession().person;
  const filters = {
    ...(status && { status }),
    ...(priority && { priority }),
    ...(search !== "" && { search }),
    ...(shown === "mine" && { assignee: subject }),
    ...(due && dueFilters[due]()),
    ...(order && { order }),
  };
  const query = api.useInfiniteQuery("get", "/api/v1/cases", { params: { query: { ...filters, limit: 100 } } }, paged);
  const rows = rowsOf(query.data);
  const columns = useColumns();
  return (
    <>
      <div className="filters">
        <Select aria-label={text.common.status} value={status} options={text.cases.statuses} all={text.common.status} onChange={setStatus} />
        <Select aria-label={text.cases.dueDate} value={due} options={text.cases.dues} all={text.cases.dueDate} onChange={setDue} />
        <Select aria-label={text.cases.priority} value={priority} options={text.cases.priorities} all={text.cases.priority} onChange={setPriority} />
        <Select aria-label={text.cases.shown} value={shown} options={{ mine: text.cases.mine }} all={text.cases.everyone} onChange={setShown} />
        <Select aria-label={text.cases.order} value={order} options={{ due: text.cases.dueFirst }} all={text.cases.newestFirst} onChange={setOrder} />
        <SearchField search={setSearch} />
      </div>
      <Loaded query={query}>
        {() =>
          rows.length === 0 ? (
            <Empty title={text.cases.empty}>{text.cases.emptyText}</Empty>
          ) : (
            <DataTable
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
              more={moreOf(query)}
            />
          )
        }
      </Loaded>
    </>
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
      width: "8.5rem",
      wide: true,
      cell: ({ incident_date }) => <span className="number">{format.date(incident_date)}</span>,
    },
    { key: "due", header: text.cases.dueDate, width: "10rem", wide: true, cell: (found) => <Due found={found} /> },
    { key: "changed", header: text.common.changed, width: "6.5rem", wide: true, cell: ({ updated_at }) => <Time at={updated_at} /> },
  ];
}

/** Days in UTC, as the service counts them. */
const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Filters by when cases are due. */
const dueFilters = {
  overdue: () => ({ is_overdue: true }),
  week: () => ({ due_from: dayIn(0), due_to: dayIn(6) }),
  month: () => ({ due_from: dayIn(0), due_to: dayIn(29) }),
} as const;

/** The number; on a phone, where due dates have no column, with the due date below it. */
function Reference({ found }: { readonly found: Case }) {
  const text = useText();
  return (
    <>
      {found.reference_number}
      {found.due_date !== null && (
        <span className="narrow-only below">
          {!isOverdue(found) && `${text.cases.dueDate} `}
          <Due found={found} />
        </span>
      )}
    </>
  );
}

/** The due date; what is overdue has a warning sign before it, and says so in words to those who listen. */
function Due({ found }: { readonly found: Case }) {
  const text = useText();
  const format = useFormat();
  if (found.due_date === null) return <span className="soft">–</span>;
  const day = format.date(found.due_date);
  if (!isOverdue(found)) return <span className="number">{day}</span>;
  return (
    <span className="late">
      <Icon name="warning" /> <span className="hidden">{text.cases.overdue(day)}</span>
      <span aria-hidden="true">{day}</span>
    </span>
  );
}

/** Words to search for; they apply when they are confirmed or the field is left. */
function SearchField({ search }: { readonly search: (words: string) => void }) {
  const text = useText();
  const [typed, setTyped] = useState("");
  const apply = (): void => search(typed.trim());
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
