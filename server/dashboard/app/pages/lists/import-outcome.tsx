// What became of the lines of an import.
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { PlainTable } from "../../parts/plain-table.tsx";

/** What became of a part of the file. */
export interface ImportedPart {
  readonly added: number;
  readonly duplicates: number;
  readonly failed: number;
  /** Lines that were not stored, and why. */
  readonly errors: readonly Pick<Schemas["ImportFailure"], "line" | "code" | "field" | "message">[];
}

/** How far an import is. */
export interface Imported extends ImportedPart {
  /** Records that were sent. */
  readonly done: number;
  /** Line before which it ended because a call failed. */
  readonly stopped?: { readonly line: number; readonly reason: string };
}

/** Problems that are listed. */
const SHOWN = 50;

/** Counts, where it ended if it did, and the first problems. */
export function Outcome({ imported }: { readonly imported: Imported }) {
  const { imports } = useText();
  const format = useFormat();
  const { added, duplicates, failed, errors, stopped } = imported;
  return (
    <>
      <p>{imports.created({ created: added, duplicates, failed })}</p>
      {stopped !== undefined && (
        <p className="problem" role="alert">
          {stopped.reason} {imports.stopped({ line: stopped.line })}
        </p>
      )}
      {errors.length > 0 && (
        <PlainTable
          rows={errors.slice(0, SHOWN)}
          rowKey={({ line, field, message }) => `${line} ${field} ${message}`}
          columns={[
            { header: imports.line, numeric: true, cell: ({ line }) => format.number(line) },
            { header: imports.column, cell: ({ field }) => (field === undefined ? "–" : <code>{field}</code>) },
            { header: imports.problem, cell: ({ message }) => message },
          ]}
        />
      )}
      {errors.length > SHOWN && <p className="soft">{imports.moreProblems({ count: errors.length - SHOWN })}</p>}
    </>
  );
}
