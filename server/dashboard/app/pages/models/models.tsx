// All models, newest first, below those that count.
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Select } from "../../parts/field.tsx";
import { paged, rowsOf } from "../../parts/infinite.ts";
import { Filters, Listing } from "../../parts/listing.tsx";
import type { Column } from "../../parts/table.tsx";
import { Badge, Given, Time } from "../../parts/values.tsx";
import { FitButton } from "./fit-button.tsx";
import { Standing } from "./standing.tsx";
import { stateTones } from "./wording.ts";

type Model = Schemas["RiskModel"];

/** The view. */
export function Models() {
  const text = useText();
  const navigate = useNavigate();
  const { state } = useSearch({ from: "/models" });
  const setState = (next: Schemas["ModelState"] | undefined): void => void navigate({ to: "/models", search: { state: next }, replace: true });
  const query = api.useInfiniteQuery("get", "/api/v1/models", { params: { query: { limit: 100, ...(state && { state }) } } }, paged);
  const rows = rowsOf(query.data);
  const columns = useColumns();
  return (
    <>
      <Standing />
      <Filters>
        <Select aria-label={text.common.status} value={state} options={text.models.states} all={text.common.status} onChange={setState} />
        <FitButton />
      </Filters>
      <Listing
        query={query}
        empty={[text.models.empty, text.models.emptyText]}
        label={text.models.title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        link={({ id }, content) => (
          <Link to="/models/$modelId" params={{ modelId: id }}>
            {content}
          </Link>
        )}
        open={({ id }) => void navigate({ to: "/models/$modelId", params: { modelId: id } })}
      />
    </>
  );
}

function useColumns(): readonly Column<Model>[] {
  const text = useText();
  const format = useFormat();
  return [
    { key: "created", header: text.common.created, width: "minmax(6.5rem, 0.6fr)", cell: ({ created_at }) => <Time at={created_at} /> },
    { key: "state", header: text.common.status, width: "7rem", cell: ({ state }) => <Badge tone={stateTones[state]}>{text.models.states[state]}</Badge> },
    { key: "source", header: text.models.source, width: "minmax(11rem, 1fr)", wide: true, cell: ({ source }) => text.models.sources[source] },
    {
      key: "changed",
      header: text.models.changedSignals,
      width: "9rem",
      numeric: true,
      wide: true,
      cell: ({ changed_signals }) => format.number(changed_signals),
    },
    {
      key: "shadow",
      header: text.models.shadow,
      width: "6.5rem",
      numeric: true,
      wide: true,
      cell: ({ shadow }) => (shadow === null ? "–" : format.percent(shadow.changed_share)),
    },
    { key: "reason", header: text.common.reason, width: "minmax(8rem, 1.2fr)", wide: true, cell: ({ reason }) => <Given value={reason} /> },
  ];
}
