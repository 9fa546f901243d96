// One data subject request: how far it is, its report, the records of an access request, and the erasure that follows it.
import { useState } from "react";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { Loaded } from "../../parts/states.tsx";
import { Badge, Given, Moment, Properties, type Tone } from "../../parts/values.tsx";
import { useMay } from "../../session/context.tsx";
import { DownloadRecords } from "./download-records.tsx";
import { type Draft, useTypes } from "./new-request.tsx";
import { Report } from "./report.tsx";

type Request = Schemas["DataSubjectRequest"];
type Identifier = Schemas["DataSubjectIdentifier"];

/** Colour of each status. */
export const statusTones: Readonly<Record<Schemas["DataSubjectRequestStatus"], Tone>> = {
  queued: "grey",
  running: "blue",
  completed: "green",
  failed: "red",
};

/** Time (ms) between looks at a request that waits or runs. */
const LOOK = 1000;

/** The dialog; `erase` begins the erasure of the person. */
export function RequestDialog({ id, onClose, erase }: { readonly id: string; readonly onClose: () => void; readonly erase: (draft: Draft) => void }) {
  const text = useText();
  const query = api.useQuery(
    "get",
    "/api/v1/data-subject-requests/{id}",
    { params: { path: { id } } },
    { refetchInterval: ({ state }) => (state.data !== undefined && state.data.ended_at === null ? LOOK : false) },
  );
  const title = query.data === undefined ? text.protection.title : text.protection.kinds[query.data.kind];
  return (
    <Dialog open onClose={onClose} title={title} name="wide">
      <div className="content stack">
        <Loaded query={query} rows={5}>
          {(request) => <Known request={request} erase={erase} />}
        </Loaded>
      </div>
    </Dialog>
  );
}

function Known({ request, erase }: { readonly request: Request; readonly erase: (draft: Draft) => void }) {
  const text = useText();
  const types = useTypes();
  const format = useFormat();
  const mayWrite = useMay("data_subjects:write");
  const { identifiers, report, status, failure, ended_at, records_expire_at } = request;
  return (
    <>
      <Progress request={request} />
      {failure !== null && <p className="error">{text.protection.failures[failure]}</p>}
      <Properties
        items={[
          ...identifiers.map(
            ({ type, value }) =>
              [types[type], value === null ? <em key={type}>{text.protection.erasedValue}</em> : <Given key={value} value={value} />] as const,
          ),
          [text.common.reason, <Given key="reason" value={request.reason} />],
          [text.protection.createdBy, <Given key="by" value={request.created_by.id} />],
          [text.common.created, <Moment key="at" at={request.created_at} />],
          ...(ended_at === null ? [] : [[text.protection.ended, <Moment key="ended" at={ended_at} />] as const]),
          ...(records_expire_at === null ? [] : [[text.protection.expires, <Moment key="expires" at={records_expire_at} />] as const]),
          [text.protection.payments, format.number(report.payments)],
        ]}
      />
      <Report report={report} ended={ended_at !== null} />
      {request.kind === "access" && status === "completed" && mayWrite && <Next request={request} erase={erase} />}
    </>
  );
}

function Progress({ request: { status, percent } }: { readonly request: Request }) {
  const text = useText();
  const format = useFormat();
  return (
    <div className="actions" aria-live="polite">
      <Badge tone={statusTones[status]}>{text.protection.statuses[status]}</Badge>
      {status === "running" && (
        <>
          <progress max={100} value={percent} aria-label={text.protection.title} />
          <span className="soft number">{text.protection.running({ percent: format.percent(percent / 100) })}</span>
        </>
      )}
    </div>
  );
}

/** What follows an access request: its records as a file, and an erasure with those of the further identifiers that are the person's. */
function Next({ request, erase }: { readonly request: Request; readonly erase: (draft: Draft) => void }) {
  const text = useText();
  const types = useTypes();
  const format = useFormat();
  const [chosen, setChosen] = useState<readonly Identifier[]>([]);
  const related = request.report.related_identifiers;
  const known = request.identifiers.flatMap(({ type, value }) => (value === null ? [] : [{ type, value }]));
  if (known.length === 0) return null;
  const isChosen = ({ type, value }: Identifier): boolean => chosen.some((one) => one.type === type && one.value === value);
  const toggle = ({ type, value }: Identifier): void =>
    setChosen(isChosen({ type, value }) ? chosen.filter((one) => one.type !== type || one.value !== value) : [...chosen, { type, value }]);
  return (
    <>
      {related.length > 0 && (
        <fieldset className="checks">
          <legend>{text.protection.related}</legend>
          <p className="soft">{text.protection.relatedText}</p>
          {related.map((one) => (
            <label key={`${one.type} ${one.value}`} className="check">
              <input type="checkbox" checked={isChosen(one)} onChange={() => toggle(one)} />
              <span>
                {types[one.type]} <Given value={one.value} /> <span className="soft">({format.number(one.payments)})</span>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="actions end">
        <DownloadRecords id={request.id} />
        <button type="button" className="button danger" onClick={() => erase({ kind: "erasure", identifiers: [...known, ...chosen], reason: request.reason })}>
          {text.protection.eraseFound}
        </button>
      </div>
    </>
  );
}
