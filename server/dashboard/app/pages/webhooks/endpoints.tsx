// Endpoints and their state.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { paged, rowsOf } from "../../parts/infinite.ts";
import { Filters, Listing } from "../../parts/listing.tsx";
import { SecretDialog } from "../../parts/secret-dialog.tsx";
import type { Column } from "../../parts/table.tsx";
import { Badge, Given, Time } from "../../parts/values.tsx";
import { useMay } from "../../session/context.tsx";
import { EndpointDialog } from "./endpoint-dialog.tsx";
import { NewEndpointDialog } from "./new-endpoint.tsx";

type Endpoint = Schemas["WebhookEndpoint"];

/** The table, a new endpoint, and the one that was opened. */
export function Endpoints() {
  const text = useText();
  const client = useQueryClient();
  const mayWrite = useMay("webhooks:write");
  const [creating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string>();
  const [opened, setOpened] = useState<Endpoint>();
  const query = api.useInfiniteQuery("get", "/api/v1/webhook-endpoints", { params: { query: { limit: 100 } } }, paged);
  const rows = rowsOf(query.data);
  const columns = useColumns(setOpened);
  const created = (signingSecret: string): void => {
    setCreating(false);
    setSecret(signingSecret);
    void client.invalidateQueries({ queryKey: ["get", "/api/v1/webhook-endpoints"] });
  };
  return (
    <>
      <Filters create={mayWrite && { label: text.webhooks.create, run: () => setCreating(true) }} />
      <Listing
        query={query}
        empty={[text.webhooks.empty, text.webhooks.emptyText]}
        label={text.webhooks.endpoints}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        open={setOpened}
      />
      {creating && <NewEndpointDialog onClose={() => setCreating(false)} created={created} />}
      {secret !== undefined && <SecretDialog title={text.webhooks.secret} value={secret} onClose={() => setSecret(undefined)} />}
      {opened !== undefined && <EndpointDialog endpoint={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function useColumns(open: (endpoint: Endpoint) => void): readonly Column<Endpoint>[] {
  const text = useText();
  const format = useFormat();
  return [
    {
      key: "url",
      header: "URL",
      width: "minmax(9rem, 2fr)",
      cell: (endpoint) => (
        <button type="button" className="link" onClick={() => open(endpoint)}>
          <Given value={endpoint.url} />
        </button>
      ),
    },
    { key: "state", header: text.common.status, width: "7rem", cell: (endpoint) => <State endpoint={endpoint} /> },
    {
      key: "events",
      header: text.webhooks.events,
      width: "6rem",
      numeric: true,
      wide: true,
      cell: ({ events }) => <span title={events.join("\n")}>{format.number(events.length)}</span>,
    },
    { key: "description", header: text.common.description, width: "minmax(8rem, 1fr)", wide: true, cell: ({ description }) => <Given value={description} /> },
    { key: "created", header: text.common.created, width: "6.5rem", wide: true, cell: ({ created_at }) => <Time at={created_at} /> },
  ];
}

function State({ endpoint }: { readonly endpoint: Endpoint }) {
  const text = useText();
  if (!endpoint.enabled) return <Badge tone="grey">{text.webhooks.disabled}</Badge>;
  return endpoint.failing_since === null ? <Badge tone="green">{text.webhooks.enabled}</Badge> : <Badge tone="red">{text.webhooks.failing}</Badge>;
}
