// What a fit found besides weights and curves: pairs of signals, and signals whose absence counts.
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Code } from "../../parts/breakable.tsx";
import { useMeaning } from "../../parts/meaning.ts";
import { PlainTable } from "../../parts/plain-table.tsx";

/** A row: the code in answers, weights, and what it was learned from in words; null where it was not learned anew. */
export interface FoundRow {
  readonly code: string;
  readonly weight_before: number;
  readonly weight_after: number;
  readonly evidence: string | null;
}

/** The table. */
export function Found({ rows }: { readonly rows: readonly FoundRow[] }) {
  const { models } = useText();
  const format = useFormat();
  return (
    <PlainTable
      rows={rows}
      rowKey={({ code }) => code}
      columns={[
        { header: models.signal, cell: ({ code }) => <Codes code={code} /> },
        { header: models.before, numeric: true, cell: ({ weight_before: weight }) => format.score(weight) },
        { header: models.after, numeric: true, cell: ({ weight_after: weight }) => <strong>{format.score(weight)}</strong> },
        { header: models.evidence, cell: ({ evidence }) => evidence ?? <span className="soft">{models.notLearned}</span> },
      ]}
    />
  );
}

function Codes({ code }: { readonly code: string }) {
  return (
    <>
      {code.split(/[+:]/).map((part) => (
        <Meaning key={part} code={part} />
      ))}
      <span className="soft">
        <Code>{code}</Code>
      </span>
    </>
  );
}

/** What a signal of the row means; nothing for the part of a code that is no signal. */
function Meaning({ code }: { readonly code: string }) {
  const meaning = useMeaning(code);
  return meaning === undefined ? null : <div>{meaning}</div>;
}
