// All assessments: filters in the address, newest first, as far back as they are stored.
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { useAssessmentColumns } from "../../parts/assessment-columns.tsx";
import { paged, rowsOf } from "../../parts/infinite.ts";
import { Listing } from "../../parts/listing.tsx";
import { Page } from "../../parts/page-frame.tsx";
import { ExportButton } from "./export-button.tsx";
import { FilterBar } from "./filter-bar.tsx";
import type { AssessmentFilters } from "./filters.ts";
import { NewPayments } from "./new-payments.tsx";
import { SavedViews } from "./saved-views.tsx";
import { ScoreHistogram } from "./score-histogram.tsx";

/** How many there are: exact up to 10,000. */
function Count({ filters: { order: _, ...filters } }: { readonly filters: AssessmentFilters }) {
  const { counting } = useText();
  const format = useFormat();
  const { data } = api.useQuery("get", "/api/v1/assessments/count", { params: { query: filters } });
  return (
    <span className="soft number">{data && counting.assessments({ count: data.count, shown: data.more ? `${format.number(data.count)}+` : data.count })}</span>
  );
}

/** Rows of a page of the API. */
const PAGE = 100;

/** The latest time of rows: their order is that of their arrival. */
const latestOf = (rows: readonly Schemas["AssessmentSummary"][]): string | undefined =>
  rows
    .map(({ assessed_at }) => assessed_at)
    .toSorted()
    .at(-1);

/** The page. */
export function AssessmentsPage() {
  const text = useText();
  const filters = useSearch({ from: "/assessments" });
  const navigate = useNavigate();
  const query = api.useInfiniteQuery("get", "/api/v1/assessments", { params: { query: { ...filters, limit: PAGE } } }, paged);
  const rows = rowsOf(query.data);
  const show = (next: AssessmentFilters): void => void navigate({ to: "/assessments", search: next, replace: true });
  const columns = useAssessmentColumns();
  return (
    <Page
      title={text.assessments.title}
      fill
      actions={
        <>
          <Count filters={filters} />
          <SavedViews filters={filters} show={show} />
          <ExportButton filters={filters} />
        </>
      }
    >
      <FilterBar filters={filters} change={show} />
      <ScoreHistogram filters={filters} change={show} />
      <NewPayments key={JSON.stringify(filters)} filters={filters} newest={query.data === undefined ? "unread" : latestOf(rows.slice(0, PAGE))} />
      <Listing
        query={query}
        empty={[text.assessments.empty, text.assessments.emptyText]}
        label={text.assessments.title}
        columns={columns}
        rows={rows}
        rowKey={({ session_id }) => session_id}
        link={({ session_id }, content) => (
          <Link to="/assessments/$sessionId" params={{ sessionId: session_id }} preload={false}>
            {content}
          </Link>
        )}
        open={({ session_id }) => void navigate({ to: "/assessments/$sessionId", params: { sessionId: session_id } })}
      />
    </Page>
  );
}
