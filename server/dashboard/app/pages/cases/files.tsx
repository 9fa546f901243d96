// Files of a case: what it has, and what is added with a button or dropped here.
import { useQueryClient } from "@tanstack/react-query";
import { type DragEvent, useRef, useState } from "react";
import { api, client as calls, type Schemas } from "../../api/client.ts";
import { ApiFailure, failureOf } from "../../api/failure.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import type { Messages } from "../../i18n/messages.ts";
import { Icon } from "../../parts/icon.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import { ReasonDialog } from "../../parts/reason-dialog.tsx";
import { saveFile } from "../../parts/save-file.ts";
import { Loaded } from "../../parts/states.tsx";
import { useSay } from "../../parts/toasts.tsx";
import { Moment } from "../../parts/values.tsx";
import { useMay } from "../../session/context.tsx";

type Attachment = Schemas["CaseAttachment"];

/** Largest file that the API takes, in bytes, and most files of a case. */
const LARGEST = 5 * 1024 * 1024;
const MOST = 20;

const LIST = "/api/v1/cases/{id}/attachments";
const ONE = "/api/v1/cases/{id}/attachments/{attachment_id}";

/** The panel. */
export function CaseFiles({ found }: { readonly found: Schemas["Case"] }) {
  const text = useText().cases.files;
  const path = { id: found.id };
  const query = api.useQuery("get", LIST, { params: { path, query: { limit: MOST } } });
  const may = useMay("cases:write") && found.status !== "archivado";
  return (
    <Panel title={text.title}>
      <div className="stack">
        {may && <NewFiles caseId={found.id} isFull={(query.data?.data.length ?? 0) >= MOST} added={() => void query.refetch()} />}
        <Loaded query={query} rows={1}>
          {({ data }) => (data.length === 0 ? <p className="soft">{text.none}</p> : <Files files={data} found={found} mayRemove={may} />)}
        </Loaded>
      </div>
    </Panel>
  );
}

/** A button for files, and a place to drop them. One is sent after the other. */
function NewFiles({ caseId, isFull, added }: { readonly caseId: string; readonly isFull: boolean; readonly added: () => void }) {
  const text = useText().cases.files;
  const say = useSay();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<string>();
  const [over, setOver] = useState(false);
  const isBusy = sending !== undefined || isFull;
  const send = async (files: readonly File[]): Promise<void> => {
    for (const file of files) {
      setSending(file.name);
      try {
        await upload(caseId, file, text);
      } catch (error) {
        say.failed(failureOf(error).code === "INVALID_FILE" ? refused(text.invalid({ name: file.name })) : error);
        break;
      }
    }
    setSending(undefined);
    added();
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    if (!isBusy) void send([...event.dataTransfer.files]);
  };
  return (
    <section
      className={over && !isBusy ? "drop over" : "drop"}
      aria-label={text.add}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <button type="button" className="button" disabled={isBusy} onClick={() => input.current?.click()}>
        <Icon name="plus" />
        {text.add}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".pdf,.png,.jpg,.jpeg,.webp,.txt,.csv"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // the same file can be chosen again
          target.value = "";
          void send(files);
        }}
      />
      <small className="soft" role="status">
        {sending === undefined ? (isFull ? text.full : text.hint) : text.sending({ name: sending })}
      </small>
    </section>
  );
}

/** Sends a file. CSV is declared: its content does not distinguish it from other text. */
async function upload(caseId: string, file: File, text: Messages["cases"]["files"]): Promise<void> {
  if (file.size > LARGEST) throw refused(text.tooLarge({ name: file.name }));
  if (file.size === 0) throw refused(text.noContent({ name: file.name }));
  const csv = file.name.toLowerCase().endsWith(".csv");
  await calls.POST(LIST, {
    params: { path: { id: caseId }, query: { file_name: file.name, ...(csv && { media_type: "text/csv" as const }) } },
    headers: { "Content-Type": "application/octet-stream" },
    body: "",
    bodySerializer: () => file,
  });
}

const refused = (message: string): ApiFailure => new ApiFailure({ status: 422, code: "", message, requestId: null });

function Files({ files, found, mayRemove }: { readonly files: readonly Attachment[]; readonly found: Schemas["Case"]; readonly mayRemove: boolean }) {
  const text = useText();
  const words = text.cases.files;
  const format = useFormat();
  const say = useSay();
  const client = useQueryClient();
  const [removing, setRemoving] = useState<Attachment>();
  const remove = api.useMutation("delete", ONE, {
    onSuccess: () => {
      say.done(words.removed);
      void client.invalidateQueries({ predicate: ({ queryKey: [, path] }) => path === LIST });
    },
    onError: (error: unknown) => say.failed(error),
  });
  const download = async ({ id, file_name: name }: Attachment): Promise<void> => {
    try {
      const { data } = await calls.GET(ONE, { params: { path: { id: found.id, attachment_id: id } }, parseAs: "blob" });
      if (data instanceof Blob) saveFile(data, name);
    } catch (error) {
      say.failed(error);
    }
  };
  return (
    <>
      <ul className="files">
        {files.map((file) => (
          <li key={file.id}>
            <div>
              <bdi className="given">{file.file_name}</bdi>
              <small className="soft">
                <span className="number">{format.size(file.size_bytes)}</span> · <bdi>{file.added_by.id}</bdi> · <Moment at={file.created_at} />
              </small>
            </div>
            <div className="actions">
              <button type="button" className="icon-button" aria-label={words.download({ name: file.file_name })} onClick={() => void download(file)}>
                <Icon name="download" />
              </button>
              {mayRemove && !isFixed(found, file) && (
                <button type="button" className="icon-button" aria-label={words.remove({ name: file.file_name })} onClick={() => setRemoving(file)}>
                  <Icon name="close" />
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {removing !== undefined && (
        <ReasonDialog
          title={words.removeTitle}
          text={words.removeText({ name: removing.file_name })}
          action={text.common.remove}
          danger
          onClose={() => setRemoving(undefined)}
          onConfirm={() => {
            setRemoving(undefined);
            remove.mutate({ params: { path: { id: found.id, attachment_id: removing.id } } });
          }}
        />
      )}
    </>
  );
}

/** Was the case submitted with the file, and is it still with the regulator, or answered? */
function isFixed({ status, submitted_at: submitted }: Schemas["Case"], { created_at: created }: Attachment): boolean {
  return (status === "enviado" || status === "resuelto") && submitted !== null && created <= submitted;
}
