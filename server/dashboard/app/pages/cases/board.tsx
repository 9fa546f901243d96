// Cases as cards, in a column for each status.
import { Link } from "@tanstack/react-router";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Loaded } from "../../parts/states.tsx";
import { Badge, Money } from "../../parts/values.tsx";
import { useSession } from "../../session/context.tsx";
import { DueDate } from "./due-date.tsx";
import { type CaseFilters, queryOf } from "./search.ts";
import { priorityTones } from "./tones.ts";

/** Columns of the board. Archived cases have one while they alone are chosen. */
const COLUMNS = ["borrador", "en_revision", "enviado", "resuelto"] as const;
/** Cards of a column. */
const SHOWN = 50;

const columnsOf = (status: CaseFilters["status"]): readonly Schemas["CaseStatus"][] => (status === undefined ? COLUMNS : [status]);

/** The board. What a column does not show is in the table. */
export function Board({ filters: { status, ...filters } }: { readonly filters: CaseFilters }) {
  const text = useText();
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <div className="board" tabIndex={0}>
        {columnsOf(status).map((name) => (
          <section key={name} aria-label={text.cases.statuses[name]}>
            <Column status={name} filters={filters} />
          </section>
        ))}
      </div>
      {status === undefined && (
        <Link to="/cases" search={{ ...filters, view: "board", status: "archivado" }} replace>
          {text.cases.showArchived}
        </Link>
      )}
    </>
  );
}

function Column({ status, filters }: { readonly status: Schemas["CaseStatus"]; readonly filters: CaseFilters }) {
  const text = useText();
  const format = useFormat();
  const { subject } = useSession().person;
  const query = api.useQuery("get", "/api/v1/cases", { params: { query: { ...queryOf(filters, subject), status, limit: SHOWN } } });
  const more = query.data?.next_cursor !== null;
  return (
    <>
      <h2>
        {text.cases.statuses[status]} <span className="soft number">{query.data && `${format.number(query.data.data.length)}${more ? "+" : ""}`}</span>
      </h2>
      <Loaded query={query} rows={3}>
        {({ data }) => (
          <ul>
            {data.map((found) => (
              <li key={found.id}>
                <Link to="/cases/$caseId" params={{ caseId: found.id }} preload={false} className="card">
                  <strong>{found.reference_number}</strong>
                  <span>{text.cases.incidents[found.incident_type]}</span>
                  <Money amount={found.amount} currency={found.currency} />
                  <span className="actions">
                    <Badge tone={priorityTones[found.priority]}>{text.cases.priorities[found.priority]}</Badge>
                    {found.due_date !== null && <DueDate found={found} />}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}
