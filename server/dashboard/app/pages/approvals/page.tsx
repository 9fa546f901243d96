// Changes that need the approval of a second person: those that wait, with what would be made, and those that were decided.
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Permission } from "../../../../../generated/credentials.ts";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { moreOf, paged, rowsOf } from "../../parts/infinite.ts";
import { Page, Panel } from "../../parts/page-frame.tsx";
import { Person } from "../../parts/person.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { Empty, Loaded } from "../../parts/states.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { Badge, Given, Properties, Time, type Tone } from "../../parts/values.tsx";
import { useSession } from "../../session/context.tsx";

type Approval = Schemas["Approval"];
type Step = "approve" | "reject";

const TONES: Readonly<Record<Approval["status"], Tone>> = {
  pending: "amber",
  applied: "green",
  failed: "red",
  rejected: "grey",
  expired: "grey",
};

/** What each operation takes, and so its approval; every other one changes rules. */
const PERMISSIONS: Readonly<Record<string, Permission>> = {
  updateOrganization: "organization:write",
  replaceConfiguration: "configuration:write",
  createAllowlistEntry: "blocklists:write",
  approveModel: "models:write",
  rollBackModel: "models:write",
};

/** The page. */
export function ApprovalsPage() {
  const text = useText();
  const query = api.useInfiniteQuery("get", "/api/v1/approvals", { params: { query: { limit: 50 } } }, paged);
  const rows = rowsOf(query.data);
  const { hasMore, isLoading, load } = moreOf(query);
  const isWaiting = ({ status }: Approval): boolean => status === "pending";
  const decided = rows.filter((row) => !isWaiting(row));
  const waiting = rows.filter(isWaiting);
  return (
    <Page title={text.approvals.title}>
      <p className="soft">{text.approvals.lead}</p>
      <Loaded query={query}>
        {() => (
          <>
            {waiting.length === 0 ? (
              <Empty title={text.approvals.empty}>{text.approvals.emptyText}</Empty>
            ) : (
              waiting.map((row) => <Change key={row.id} row={row} />)
            )}
            {decided.length > 0 && <h2>{text.approvals.decided}</h2>}
            {decided.map((row) => (
              <Change key={row.id} row={row} />
            ))}
          </>
        )}
      </Loaded>
      {hasMore && (
        <button type="button" className="button" disabled={isLoading} onClick={load}>
          {text.state.more}
        </button>
      )}
    </Page>
  );
}

function Change({ row }: { readonly row: Approval }) {
  const text = useText();
  const { person } = useSession();
  const [step, setStep] = useState<Step>();
  const own = row.requested_by.id === person.subject;
  const waits = row.status === "pending";
  const may = person.permissions.has(PERMISSIONS[row.operation] ?? "rules:write");
  return (
    <Panel
      title={row.area === null ? text.approvals.off : text.approvals.areas[row.area]}
      actions={
        waits &&
        may && (
          <>
            {!own && (
              <button type="button" className="button small primary" onClick={() => setStep("approve")}>
                {text.approvals.approve}
              </button>
            )}
            <button type="button" className="button small" onClick={() => setStep("reject")}>
              {own ? text.approvals.withdraw : text.approvals.reject}
            </button>
          </>
        )
      }
    >
      <div className="stack">
        <p className="actions">
          <Badge tone={TONES[row.status]}>{text.approvals.statuses[row.status]}</Badge>
          <span className="soft">
            {text.approvals.requestedBy} <Person subject={row.requested_by.id} /> · <Time at={row.requested_at} />
          </span>
        </p>
        {own && waits && <p className="note">{text.approvals.own}</p>}
        <Properties
          items={[
            [text.approvals.operation, <code key="operation">{row.operation}</code>],
            ...(row.decided_by === null ? [] : [[text.approvals.decidedBy, <Person key="decided" subject={row.decided_by.id} />] as const]),
            ...(row.reason === null ? [] : [[text.common.reason, <Given key="reason" value={row.reason} />] as const]),
          ]}
        />
        {row.failure !== null && <p className="note">{text.approvals.failed({ message: row.failure.message })}</p>}
        {row.change !== null && (
          <div className="stack">
            <p className="soft">{text.approvals.change}</p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
            <pre className="json" tabIndex={0}>
              {shown(row.change)}
            </pre>
          </div>
        )}
      </div>
      {step !== undefined && <Decision row={row} step={step} own={own} onClose={() => setStep(undefined)} />}
    </Panel>
  );
}

/** Marks of the direction of writing, which would show a value as another one. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A request as JSON, with marks of direction in escapes. */
const shown = (change: object): string =>
  JSON.stringify(change, null, 2).replaceAll(DIRECTIONS, (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`);

function Decision({ row, step, own, onClose }: { readonly row: Approval; readonly step: Step; readonly own: boolean; readonly onClose: () => void }) {
  const text = useText();
  const say = useSay();
  const client = useQueryClient();
  const settled = {
    onSuccess: ({ status, failure }: Approval) => {
      if (failure !== null) say.failed(new Error(text.approvals.failed({ message: failure.message })));
      else say.done(status === "rejected" ? text.approvals.rejected : text.approvals.applied);
      void client.invalidateQueries();
      onClose();
    },
    onError: (error: unknown) => say.failed(error),
  };
  const approve = api.useMutation("post", "/api/v1/approvals/{id}/approve", settled);
  const reject = api.useMutation("post", "/api/v1/approvals/{id}/reject", settled);
  const { mutate } = step === "approve" ? approve : reject;
  return (
    <ReasonDialog
      title={row.area === null ? text.approvals.off : text.approvals.areas[row.area]}
      action={step === "approve" ? text.approvals.approve : own ? text.approvals.withdraw : text.approvals.reject}
      danger={step === "reject"}
      onClose={onClose}
      onConfirm={(reason) => mutate({ params: { path: { id: row.id } }, body: { reason } })}
    />
  );
}
