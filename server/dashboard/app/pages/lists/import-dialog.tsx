// A CSV file into a list: a look at it first, then its parts one after another, with what became of each line.
import { useEffect, useRef, useState } from "react";
import type { Schemas } from "../../api/client.ts";
import { failureOf } from "../../api/failure.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Breakable } from "../../parts/breakable.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { Field, Select } from "../../parts/field.tsx";
import { useListTypes } from "../../parts/labels.ts";
import { PlainTable } from "../../parts/plain-table.tsx";
import { type CsvFile, cellsOf, columnsOf, partsOf, readCsv, textOf, withoutHeader } from "./csv-file.ts";
import type { Said } from "./import-calls.ts";
import { type Imported, type ImportedPart, Outcome } from "./import-outcome.tsx";

const NOTHING: Imported = { done: 0, added: 0, duplicates: 0, failed: 0, errors: [] };
/** Records of the preview. */
const SHOWN = 5;

/** The dialog. `columns`: those that the header has to name. `bare`: a file without a header is a list of values of one type. */
export function ImportDialog({
  title,
  hint,
  columns,
  bare = false,
  send,
  changed,
  onClose,
}: {
  readonly title: string;
  readonly hint: string;
  readonly columns: readonly string[];
  readonly bare?: boolean;
  readonly send: (csv: string, said: Said) => Promise<ImportedPart>;
  readonly changed: () => void;
  readonly onClose: () => void;
}) {
  const text = useText();
  const listTypes = useListTypes();
  const [file, setFile] = useState<CsvFile | "empty">();
  const [imported, setImported] = useState<Imported>();
  const [running, setRunning] = useState(false);
  const [listType, setListType] = useState<Schemas["ListType"]>();
  const open = useIsOpen();
  const found = file === "empty" ? undefined : file;
  const named = found === undefined ? [] : columnsOf(found);
  const isBare = bare && found !== undefined && !columns.some((name) => named.includes(name));
  const missing = found === undefined || isBare ? undefined : columns.find((name) => !named.includes(name));
  const choose = async (chosen: File | undefined): Promise<void> => {
    setImported(undefined);
    setFile(chosen === undefined ? undefined : (readCsv(await textOf(chosen)) ?? "empty"));
  };
  const start = async (csv: CsvFile, confirm = false): Promise<void> => {
    setRunning(true);
    const said: Said = { listType: isBare ? listType : undefined, confirm };
    for await (const progress of sent(isBare ? withoutHeader(csv) : csv, (part) => send(part, said))) {
      if (!open.current) return;
      setImported(progress);
    }
    setRunning(false);
    changed();
  };
  const broad = imported?.errors.filter(({ code }) => code === "LIST_ENTRY_TOO_BROAD").length ?? 0;
  const ready = found !== undefined && (!isBare || listType !== undefined);
  const lines = found === undefined ? 0 : found.records.length + (isBare ? 1 : 0);
  const problem = file === "empty" ? text.imports.empty : missing === undefined ? undefined : text.imports.noHeader({ columns: missing });
  return (
    <Dialog open onClose={onClose} title={title} name="wide">
      <div className="form">
        <Field label={text.imports.file} hint={hint} error={problem}>
          {(id) => <ChooseFile connected={id} disabled={running} choose={choose} />}
        </Field>
        {isBare && imported === undefined && (
          <Field label={text.breadth.listType}>
            {(id) => <Select {...id} value={listType} options={listTypes} all={text.common.type} onChange={setListType} />}
          </Field>
        )}
        {found !== undefined && imported === undefined && problem === undefined && <Preview file={found} />}
        {found !== undefined && imported !== undefined && (
          <>
            <p role="status">
              <progress max={lines} value={imported.done} aria-label={title} /> {text.imports.progress({ done: imported.done, all: lines })}
            </p>
            <Outcome imported={imported} />
          </>
        )}
        <div className="actions end">
          <button type="button" className="button" onClick={onClose}>
            {imported === undefined ? text.common.cancel : text.common.close}
          </button>
          {found !== undefined && broad > 0 && !running && (
            <button type="button" className="button danger" onClick={() => void start(found, true)}>
              {text.breadth.importRest({ count: broad })}
            </button>
          )}
          {imported === undefined && (
            <button
              type="button"
              className="button primary"
              disabled={!ready || problem !== undefined || running}
              onClick={() => found !== undefined && void start(found)}
            >
              {text.imports.start}
            </button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** The browser's own button has the language of the browser, which may be another than the page's. */
function ChooseFile({
  connected,
  disabled,
  choose,
}: {
  readonly connected: { readonly id: string };
  readonly disabled: boolean;
  readonly choose: (file: File | undefined) => Promise<void>;
}) {
  const { imports } = useText();
  const [name, setName] = useState<string>();
  const chosen = (file: File | undefined): void => {
    setName(file?.name);
    void choose(file);
  };
  return (
    <div className="choose-file">
      <input
        {...connected}
        className="hidden"
        type="file"
        accept=".csv,.txt,.tsv,.netset,.ipset,text/csv,text/plain"
        disabled={disabled}
        onChange={({ target }) => chosen(target.files?.[0])}
      />
      <label htmlFor={connected.id} className="button">
        {imports.choose}
      </label>
      {name === undefined ? <span className="soft">{imports.noFile}</span> : <bdi className="given">{name}</bdi>}
    </div>
  );
}

/** An import goes no further once its dialog is closed. */
function useIsOpen() {
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);
  return open;
}

/** Sends the parts; a failed call ends the import, and what was sent before stays. */
async function* sent(file: CsvFile, send: (csv: string) => Promise<ImportedPart>): AsyncGenerator<Imported> {
  let all = NOTHING;
  yield all;
  for (const part of partsOf(file)) {
    try {
      const { added, duplicates, failed, errors } = await send(part.text);
      all = {
        done: all.done + part.records,
        added: all.added + added,
        duplicates: all.duplicates + duplicates,
        failed: all.failed + failed,
        errors: [...all.errors, ...errors.map((error) => ({ ...error, line: part.lineOf(error.line) }))],
      };
    } catch (error) {
      yield { ...all, stopped: { line: file.records[all.done]?.line ?? 1, reason: failureOf(error).message } };
      return;
    }
    yield all;
  }
}

function Preview({ file }: { readonly file: CsvFile }) {
  const text = useText();
  const header = cellsOf(file.header, file.separator);
  const rows = file.records.slice(0, SHOWN).map((record) => ({ line: record.line, cells: cellsOf(record, file.separator) }));
  const width = Math.max(header.length, ...rows.map(({ cells }) => cells.length));
  return (
    <div>
      <p className="soft">{text.imports.preview({ lines: file.records.length })}</p>
      <PlainTable
        name="preview"
        rows={rows}
        rowKey={({ line }) => line}
        columns={Array.from({ length: width }, (_, place) => ({
          header: <bdi>{header[place]}</bdi>,
          cell: ({ cells }: (typeof rows)[number]) => (
            <bdi>
              <Breakable text={(cells[place] ?? "").slice(0, 100)} />
            </bdi>
          ),
        }))}
      />
    </div>
  );
}
