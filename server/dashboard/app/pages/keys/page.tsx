// API keys: who has which, when it was used, rotation and revocation.
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Select } from "../../parts/field.tsx";
import { paged, rowsOf } from "../../parts/infinite.ts";
import { Filters, Listing } from "../../parts/listing.tsx";
import { Page } from "../../parts/page-frame.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { SecretDialog } from "../../parts/secret-dialog.tsx";
import type { Column } from "../../parts/table.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { Badge, Given, Time, type Tone } from "../../parts/values.tsx";
import { useMay } from "../../session/context.tsx";
import { NewKeyDialog } from "./new-key.tsx";

type Key = Schemas["Key"];

const statusTones: Readonly<Record<Schemas["KeyStatus"], Tone>> = { active: "green", disabled: "grey", expired: "grey", revoked: "red" };

/** Seconds for which a rotated key stays valid. */
const OVERLAP = 3600;

/** The page. */
export function KeysPage() {
  const text = useText();
  const say = useSay();
  const client = useQueryClient();
  const mayWrite = useMay("keys:write");
  const { status: named = "active" } = useSearch({ from: "/keys" });
  const navigate = useNavigate();
  const status = named === "all" ? undefined : named;
  const setStatus = (next: Schemas["KeyStatus"] | undefined): void =>
    void navigate({ to: "/keys", search: { status: next === "active" ? undefined : (next ?? "all") }, replace: true });
  const [requested, setRequested] = useState<{ readonly action: "rotate" | "revoke"; readonly key: Key }>();
  const [issued, setIssued] = useState<string>();
  const [creating, setCreating] = useState(false);
  const query = api.useInfiniteQuery("get", "/api/v1/keys", { params: { query: { limit: 100, ...(status && { status }) } } }, paged);
  const rows = rowsOf(query.data);
  const changed = (): void => void client.invalidateQueries({ queryKey: ["get", "/api/v1/keys"] });
  const failed = (error: unknown): void => say.failed(error);
  const rotate = api.useMutation("post", "/api/v1/keys/{id}/rotate", {
    onSuccess: ({ key }) => {
      setIssued(key);
      changed();
    },
    onError: failed,
  });
  const revoke = api.useMutation("delete", "/api/v1/keys/{id}", {
    onSuccess: () => {
      say.done(text.keys.revoked);
      changed();
    },
    onError: failed,
  });
  const columns = useColumns(mayWrite ? setRequested : undefined);
  const confirmed = (): void => {
    if (requested === undefined) return;
    const params = { path: { id: requested.key.id } };
    if (requested.action === "rotate") rotate.mutate({ params, body: { overlap_seconds: OVERLAP } });
    else revoke.mutate({ params });
    setRequested(undefined);
  };
  return (
    <Page title={text.keys.title} fill>
      <Filters create={mayWrite && { label: text.keys.create, run: () => setCreating(true) }}>
        <Select aria-label={text.common.status} value={status} options={text.keys.statuses} all={text.common.status} onChange={setStatus} />
      </Filters>
      <Listing query={query} empty={[text.keys.empty, text.keys.emptyText]} label={text.keys.title} columns={columns} rows={rows} rowKey={({ id }) => id} />
      {requested !== undefined && (
        <ReasonDialog
          title={`${text.keys[requested.action]}: ${requested.key.name}`}
          text={requested.action === "rotate" ? text.keys.rotateText : text.keys.revokeText}
          action={text.keys[requested.action]}
          danger={requested.action === "revoke"}
          onClose={() => setRequested(undefined)}
          onConfirm={confirmed}
        />
      )}
      {creating && (
        <NewKeyDialog
          onClose={() => setCreating(false)}
          created={(key) => {
            setCreating(false);
            setIssued(key);
            changed();
          }}
        />
      )}
      {issued !== undefined && <SecretDialog title={text.keys.issued} value={issued} onClose={() => setIssued(undefined)} />}
    </Page>
  );
}

/** On a phone, where they have no columns, with type and status below. */
function Name({ of: { name, type, status } }: { readonly of: Key }) {
  const { keys } = useText();
  return (
    <>
      <Given value={name} />
      <span className="narrow-only below">
        {keys.types[type]} · {keys.statuses[status]}
      </span>
    </>
  );
}

function useColumns(request: ((requested: { readonly action: "rotate" | "revoke"; readonly key: Key }) => void) | undefined): readonly Column<Key>[] {
  const text = useText();
  return [
    { key: "name", header: text.common.name, width: "minmax(8rem, 1.2fr)", cell: (key) => <Name of={key} /> },
    { key: "type", header: text.common.type, width: "7rem", wide: true, cell: ({ type }) => text.keys.types[type] },
    {
      key: "status",
      header: text.common.status,
      width: "6rem",
      wide: true,
      cell: ({ status }) => <Badge tone={statusTones[status]}>{text.keys.statuses[status]}</Badge>,
    },
    { key: "value", header: text.common.value, width: "6rem", wide: true, cell: ({ last_four }) => <code>{text.keys.endsWith({ four: last_four })}</code> },
    {
      key: "permissions",
      header: text.keys.permissions,
      width: "minmax(9rem, 1fr)",
      wide: true,
      cell: ({ permissions }) => <span title={permissions.join("\n")}>{permissions.join(", ") || "–"}</span>,
    },
    {
      key: "used",
      header: text.keys.lastUsed,
      width: "6.5rem",
      wide: true,
      cell: ({ last_used_at }) => (last_used_at === null ? "–" : <Time at={last_used_at} />),
    },
    ...(request === undefined
      ? []
      : [
          {
            key: "actions",
            header: text.common.actions,
            width: "11rem",
            cell: (key: Key) =>
              key.status === "active" && (
                <span className="row-actions">
                  <button type="button" className="button small" onClick={() => request({ action: "rotate", key })}>
                    {text.keys.rotate}
                  </button>
                  <button type="button" className="button small" onClick={() => request({ action: "revoke", key })}>
                    {text.keys.revoke}
                  </button>
                </span>
              ),
          },
        ]),
  ];
}
