// Endpoints and their state.
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { moreOf, paged, rowsOf } from "../../parts/infinite.ts";
import { Empty, Loaded } from "../../parts/states.tsx";
import { type Column, DataTable } from "../../parts/table.tsx";
import { Badge, Given, Time } from "../../parts/values.tsx";
import { useMay } from "../../session/context.tsx";
import { useSay } from "../../shell/toasts.tsx";

type Endpoint = Schemas["WebhookEndpoint"];

/** The table. */
export function Endpoints() {
  const text = useText();
  const query = api.useInfiniteQuery("get", "/api/v1/webhook-endpoints", { params: { query: { limit: 100 } } }, paged);
  const rows = rowsOf(query.data);
  const columns = useColumns();
  return (
    <Loaded query={query}>
      {() =>
        rows.length === 0 ? (
          <Empty title={text.webhooks.empty}>{text.webhooks.emptyText}</Empty>
        ) : (
          <DataTable label={text.webhooks.endpoints} columns={columns} rows={rows} rowKey={({ id }) => id} more={moreOf(query)} />
        )
      }
    </Loaded>
  );
}

function useColumns(): readonly Column<Endpoint>[] {
  const text = useText();
  const format = useFormat();
  const say = useSay();
  const mayWrite = useMay("webhooks:write");
  const test = api.useMutation("post", "/api/v1/webhook-endpoints/{id}/test", {
    onSuccess: () => say.done(text.webhooks.tested),
    onError: (error: unknown) => say.failed(error),
  });
  return [
    { key: "url", header: "URL", width: "minmax(9rem, 2fr)", cell: ({ url }) => <Given value={url} /> },
    { key: "state", header: text.common.status, width: "7rem", cell: (endpoint) => <State endpoint={endpoint} /> },
    {
      key: "events",
      header: text.webhooks.event,
      width: "minmax(8rem, 1fr)",
      wide: true,
      cell: ({ events }) => <span title={events.join("\n")}>{format.number(events.length)}</span>,
    },
    { key: "description", header: text.common.description, width: "minmax(8rem, 1fr)", wide: true, cell: ({ description }) => <Given value={description} /> },
    { key: "created", header: text.common.created, width: "6.5rem", wide: true, cell: ({ created_at }) => <Time at={created_at} /> },
    ...(mayWrite
      ? [
          {
            key: "test",
            header: text.common.actions,
            width: "10rem",
            cell: ({ id }: Endpoint) => (
              <button type="button" className="button small" onClick={() => test.mutate({ params: { path: { id } }, body: {} })}>
                {text.webhooks.test}
              </button>
            ),
          },
        ]
      : []),
  ];
}

function State({ endpoint }: { readonly endpoint: Endpoint }) {
  const text = useText();
  if (!endpoint.enabled) return <Badge tone="grey">{text.webhooks.disabled}</Badge>;
  return endpoint.failing_since === null ? <Badge tone="green">{text.webhooks.enabled}</Badge> : <Badge tone="red">{text.webhooks.failing}</Badge>;
}
