// What a fit found besides weights and curves: pairs of signals, and signals whose absence counts.

import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Code } from "../../parts/breakable.tsx";
import { useMeaning } from "../../parts/meaning.ts";
import { Scroll } from "../../parts/scroll.tsx";

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
    <Scroll>
      <table className="plain">
        <thead>
          <tr>
            <th scope="col">{models.signal}</th>
            <th scope="col" className="numeric">
              {models.before}
            </th>
            <th scope="col" className="numeric">
              {models.after}
            </th>
            <th scope="col">{models.evidence}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, weight_before: before, weight_after: after, evidence }) => (
            <tr key={code}>
              <td>
                {code.split(/[+:]/).map((part) => (
                  <Meaning key={part} code={part} />
                ))}
                <span className="soft">
                  <Code>{code}</Code>
                </span>
              </td>
              <td className="numeric">{format.score(before)}</td>
              <td className="numeric">
                <strong>{format.score(after)}</strong>
              </td>
              <td>{evidence ?? <span className="soft">{models.notLearned}</span>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

/** What a signal of the row means; nothing for the part of a code that is no signal. */
function Meaning({ code }: { readonly code: string }) {
  const meaning = useMeaning(code);
  return meaning === undefined ? null : <div>{meaning}</div>;
}
