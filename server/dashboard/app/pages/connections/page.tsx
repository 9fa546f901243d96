// Connections to card processors, whose events become outcomes.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { processorFacts } from "../../../../../generated/enum-facts.ts";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { moreOf, paged, rowsOf } from "../../parts/infinite.ts";
import { CreateButton } from "../../parts/listing.tsx";
import { Page, Panel } from "../../parts/page-frame.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { Empty, Loaded } from "../../parts/states.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { Badge, Given, Time } from "../../parts/values.tsx";
import { useMay } from "../../session/context.tsx";
import { Address } from "./address.tsx";
import { Mapping } from "./mapping.tsx";
import { NewConnection } from "./new-connection.tsx";

type Connection = Schemas["Connection"];

/** The page. */
export function ConnectionsPage() {
  const text = useText();
  const mayWrite = useMay("webhooks:write");
  const [creating, setCreating] = useState(false);
  const [removing, setRemoving] = useState<Connection>();
  const query = api.useInfiniteQuery("get", "/api/v1/connections", { params: { query: { limit: 100 } } }, paged);
  const rows = rowsOf(query.data);
  const { hasMore, isLoading, load } = moreOf(query);
  const create = <CreateButton create={mayWrite && { label: text.connections.create, run: () => setCreating(true) }} />;
  return (
    <Page title={text.connections.title} actions={create}>
      <p className="soft">{text.connections.lead}</p>
      <Loaded query={query}>
        {() => (rows.length === 0 ? <Empty title={text.connections.empty}>{text.connections.emptyText}</Empty> : <List rows={rows} remove={setRemoving} />)}
      </Loaded>
      {hasMore && (
        <button type="button" className="button" disabled={isLoading} onClick={load}>
          {text.state.more}
        </button>
      )}
      <Mapping />
      {creating && <NewConnection onClose={() => setCreating(false)} />}
      {removing !== undefined && <Removal connection={removing} onClose={() => setRemoving(undefined)} />}
    </Page>
  );
}

function List({ rows, remove }: { readonly rows: readonly Connection[]; readonly remove: (connection: Connection) => void }) {
  const text = useText();
  const mayWrite = useMay("webhooks:write");
  return (
    <div className="columns even">
      {rows.map((connection) => (
        <Panel
          key={connection.id}
          title={processorFacts[connection.processor].name}
          actions={
            mayWrite && (
              <button type="button" className="button small" onClick={() => remove(connection)}>
                {text.common.remove}
              </button>
            )
          }
        >
          <div className="stack">
            <p>
              <Given value={connection.description} />
            </p>
            <Address path={connection.webhook_path} />
            <p className="actions">
              {connection.assess_on_events && <Badge tone="violet">{text.connections.assessing}</Badge>}
              <span className="soft">
                {text.common.created}: <Time at={connection.created_at} />
              </span>
            </p>
          </div>
        </Panel>
      ))}
    </div>
  );
}

function Removal({ connection, onClose }: { readonly connection: Connection; readonly onClose: () => void }) {
  const text = useText();
  const say = useSay();
  const client = useQueryClient();
  const remove = api.useMutation("delete", "/api/v1/connections/{id}", {
    onSuccess: () => {
      say.done(text.connections.removed);
      void client.invalidateQueries({ queryKey: ["get", "/api/v1/connections"] });
      onClose();
    },
    onError: (error: unknown) => say.failed(error),
  });
  return (
    <ReasonDialog
      title={text.connections.remove}
      text={text.connections.removeText}
      action={text.common.remove}
      danger
      onClose={onClose}
      onConfirm={() => remove.mutate({ params: { path: { id: connection.id } } })}
    />
  );
}
