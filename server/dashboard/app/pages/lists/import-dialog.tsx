// A CSV file into a list: a look at it first, then its parts one after another, with what became of each line.
import { useEffect, useRef, useState } from "react";
import { failureOf } from "../../api/failure.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Breakable } from "../../parts/breakable.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { Field } from "../../parts/field.tsx";
import { Scroll } from "../../parts/scroll.tsx";
import { type CsvFile, cellsOf, partsOf, readCsv } from "./csv-file.ts";
import { type Imported, type ImportedPart, Outcome } from "./import-outcome.tsx";

const NOTHING: Imported = { done: 0, added: 0, duplicates: 0, failed: 0, errors: [] };
/** Records of the preview. */
const SHOWN = 5;

/** The dialog. `columns`: those that the header has to name. */
export function ImportDialog({
  title,
  hint,
  columns,
  send,
  changed,
  onClose,
}: {
  readonly title: string;
  readonly hint: string;
  readonly columns: readonly string[];
  readonly send: (csv: string) => Promise<ImportedPart>;
  readonly changed: () => void;
  readonly onClose: () => void;
}) {
  const text = useText();
  const format = useFormat();
  const [file, setFile] = useState<CsvFile | "empty">();
  const [imported, setImported] = useState<Imported>();
  const [running, setRunning] = useState(false);
  const open = useIsOpen();
  const found = file === "empty" ? undefined : file;
  const missing = found === undefined ? undefined : columns.find((name) => !cellsOf(found.header).some((cell) => cell.trim() === name));
  const choose = async (chosen: File | undefined): Promise<void> => {
    setImported(undefined);
    setFile(chosen === undefined ? undefined : (readCsv(await chosen.text()) ?? "empty"));
  };
  const start = async (csv: CsvFile): Promise<void> => {
    setRunning(true);
    for await (const progress of sent(csv, send)) {
      if (!open.current) return;
      setImported(progress);
    }
    setRunning(false);
    changed();
  };
  const problem = file === "empty" ? text.imports.empty : missing === undefined ? undefined : text.imports.noHeader(missing);
  return (
    <Dialog open onClose={onClose} title={title} name="wide">
      <div className="form">
        <Field label={text.imports.file} hint={hint} error={problem}>
          {(id) => <ChooseFile connected={id} disabled={running} choose={choose} />}
        </Field>
        {found !== undefined && imported === undefined && problem === undefined && <Preview file={found} />}
        {found !== undefined && imported !== undefined && (
          <>
            <p role="status">
              <progress max={found.records.length} value={imported.done} aria-label={title} />{" "}
              {text.imports.progress(format.number(imported.done), format.number(found.records.length))}
            </p>
            <Outcome imported={imported} />
          </>
        )}
        <div className="actions end">
          <button type="button" className="button" onClick={onClose}>
            {imported === undefined ? text.common.cancel : text.common.close}
          </button>
          {imported === undefined && (
            <button
              type="button"
              className="button primary"
              disabled={found === undefined || problem !== undefined || running}
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
      <input {...connected} className="hidden" type="file" accept=".csv,text/csv" disabled={disabled} onChange={({ target }) => chosen(target.files?.[0])} />
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
  const format = useFormat();
  return (
    <Scroll>
      <p className="soft">{text.imports.preview(format.number(file.records.length))}</p>
      <table className="plain preview">
        <thead>
          <tr>
            {cellsOf(file.header).map((name, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file have their places alone
              <th key={column} scope="col">
                <bdi>{name}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {file.records.slice(0, SHOWN).map((record) => (
            <tr key={record.line}>
              {cellsOf(record).map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file have their places alone
                <td key={column}>
                  <bdi>
                    <Breakable text={cell.slice(0, 100)} />
                  </bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
