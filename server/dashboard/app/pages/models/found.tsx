// What a fit found besides weights and curves: pairs of signals, and signals whose absence counts.
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Code } from "../../parts/breakable.tsx";
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
                <Code>{code}</Code>
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
