// Pairs of signals that mean more together than apart.
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Scroll } from "../../parts/scroll.tsx";

/** The table. */
export function Pairs({ pairs }: { readonly pairs: readonly Schemas["ModelPair"][] }) {
  const { models } = useText();
  const format = useFormat();
  return (
    <Scroll>
      <table className="plain">
        <thead>
          <tr>
            <th scope="col">{models.pairs}</th>
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
          {pairs.map(({ code, weight_before: before, weight_after: after, evidence }) => (
            <tr key={code}>
              <td>
                <code>{code}</code>
              </td>
              <td className="numeric">{format.score(before)}</td>
              <td className="numeric">
                <strong>{format.score(after)}</strong>
              </td>
              <td>
                {evidence === null ? (
                  <span className="soft">{models.notLearned}</span>
                ) : (
                  models.pairEvidence(format.score(evidence.frauds), format.score(evidence.expected_frauds))
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
