// Deliveries: state, attempts with their answers, another try.
import { useNavigate, useSearch } from "@tanstack/react-router";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Select } from "../../parts/field.tsx";
import { paged, rowsOf } from "../../parts/infinite.ts";
import { Filters, Listing } from "../../parts/listing.tsx";
import type { Column } from "../../parts/table.tsx";
import { Badge, Given, Time, type Tone } from "../../parts/values.tsx";
import { DeliveryDialog } from "./delivery-dialog.tsx";
import type { WebhookSearch } from "./search.ts";

type Delivery = Schemas["WebhookDelivery"];

const statusTones: Readonly<Record<Schemas["DeliveryStatus"], Tone>> = { pending: "amber", delivered: "green", failed: "red" };

/** Time (ms) between looks at what was delivered meanwhile. */
const LOOK = 5000;

/** The table, and the delivery that was opened. */
export function Deliveries() {
  const text = useText();
  const { status, delivery: opened } = useSearch({ from: "/webhooks" });
  const navigate = useNavigate({ from: "/webhooks" });
  const show = (part: WebhookSearch): void => void navigate({ to: "/webhooks", search: (before) => ({ ...before, ...part }), replace: true });
  const setOpened = (id: string | undefined): void => show({ delivery: id });
  const params = { query: { limit: 100, ...(status && { status }) } };
  const query = api.useInfiniteQuery("get", "/api/v1/webhook-deliveries", { params }, { ...paged, refetchInterval: LOOK });
  const rows = rowsOf(query.data);
  const columns = useColumns(setOpened, useAddresses());
  return (
    <>
      <Filters>
        <Select
          aria-label={text.common.status}
          value={status}
          options={text.webhooks.statuses}
          all={text.common.status}
          onChange={(next) => show({ status: next })}
        />
      </Filters>
      <Listing
        query={query}
        empty={[text.webhooks.noDeliveries, text.webhooks.noDeliveriesText]}
        label={text.webhooks.deliveries}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        open={({ id }) => setOpened(id)}
      />
      {opened !== undefined && <DeliveryDialog id={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

/** Addresses of endpoints by id, as the page of endpoints reads them: a key of the cache has one shape. */
function useAddresses(): ReadonlyMap<string, string> {
  const { data } = api.useInfiniteQuery("get", "/api/v1/webhook-endpoints", { params: { query: { limit: 100 } } }, paged);
  return new Map(rowsOf(data).map(({ id, url }) => [id, url]));
}

function useColumns(open: (id: string) => void, addresses: ReadonlyMap<string, string>): readonly Column<Delivery>[] {
  const text = useText();
  const format = useFormat();
  return [
    {
      key: "event",
      header: text.webhooks.event,
      width: "minmax(10rem, 1.5fr)",
      cell: ({ id, event_type, created_at }) => (
        <>
          <button type="button" className="link" onClick={() => open(id)}>
            {event_type}
          </button>
          <span className="narrow-only below">
            <Time at={created_at} />
          </span>
        </>
      ),
    },
    {
      key: "status",
      header: text.common.status,
      width: "7rem",
      cell: ({ status }) => <Badge tone={statusTones[status]}>{text.webhooks.statuses[status]}</Badge>,
    },
    { key: "attempts", header: text.webhooks.attempts, width: "6rem", numeric: true, wide: true, cell: ({ attempts }) => format.number(attempts) },
    {
      key: "endpoint",
      header: text.webhooks.endpoint,
      width: "minmax(10rem, 1.5fr)",
      wide: true,
      // a removed endpoint has no address any more
      cell: ({ endpoint_id: id }) => (addresses.has(id) ? <Given value={addresses.get(id)} /> : <code>{id}</code>),
    },
    { key: "created", header: text.common.created, width: "6.5rem", wide: true, cell: ({ created_at }) => <Time at={created_at} /> },
  ];
}
