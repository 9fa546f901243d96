// The organization's own signals. Their values are not stored, so none is shown.
import { useState } from "react";
import { networkSignalTypeValues } from "../../../../../generated/enums.ts";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Select } from "../../parts/field.tsx";
import { paged, rowsOf } from "../../parts/infinite.ts";
import { useListTypesAmong } from "../../parts/labels.ts";
import { Filters, Listing } from "../../parts/listing.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import type { Column } from "../../parts/table.tsx";
import { Badge, Time } from "../../parts/values.tsx";

type Signal = Schemas["NetworkSignal"];

/** The panel. */
export function OwnSignals() {
  const text = useText();
  const listTypes = useListTypesAmong(networkSignalTypeValues);
  const [state, setState] = useState<"active" | "ended">();
  const [type, setType] = useState<Schemas["NetworkSignalType"]>();
  const filters = { ...(state && { state }), ...(type && { signal_type: type }) };
  const query = api.useInfiniteQuery("get", "/api/v1/network/signals", { params: { query: { ...filters, limit: 100 } } }, paged);
  const rows = rowsOf(query.data);
  const columns = useColumns();
  return (
    <Panel title={text.network.signals}>
      <div className="stack limited">
        <Filters>
          <Select aria-label={text.common.status} value={state} options={text.network.states} all={text.common.status} onChange={setState} />
          <Select aria-label={text.common.type} value={type} options={listTypes} all={text.common.type} onChange={setType} />
        </Filters>
        <Listing
          query={query}
          empty={[text.network.empty, text.network.emptyText]}
          label={text.network.signals}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
        />
      </div>
    </Panel>
  );
}

/** The type; on a phone, where it has no column, with the time below. */
function TypeAndTime({ signal: { signal_type, occurred_at } }: { readonly signal: Signal }) {
  const listTypes = useListTypesAmong(networkSignalTypeValues);
  return (
    <>
      {listTypes[signal_type]}
      <span className="narrow-only below">
        <Time at={occurred_at} />
      </span>
    </>
  );
}

function useColumns(): readonly Column<Signal>[] {
  const text = useText();
  const format = useFormat();
  return [
    { key: "type", header: text.common.type, width: "minmax(8rem, 1fr)", cell: (signal) => <TypeAndTime signal={signal} /> },
    {
      key: "category",
      header: text.network.category,
      width: "minmax(8rem, 1fr)",
      cell: ({ category }) => <Badge tone="red">{text.network.categories[category]}</Badge>,
    },
    {
      key: "confidence",
      header: text.network.confidence,
      width: "6.5rem",
      numeric: true,
      wide: true,
      cell: ({ confidence }) => format.percent(confidence),
    },
    {
      key: "cause",
      header: text.network.cause,
      width: "minmax(9rem, 1fr)",
      wide: true,
      cell: ({ caused_by }) => (caused_by === null ? text.network.causes.sent : text.network.causes.outcome),
    },
    { key: "occurred", header: text.common.time, width: "7rem", wide: true, cell: ({ occurred_at }) => <Time at={occurred_at} /> },
    { key: "expires", header: text.network.expires, width: "7rem", wide: true, cell: ({ expires_at }) => <Time at={expires_at} /> },
  ];
}
