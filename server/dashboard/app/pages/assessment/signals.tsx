// What each signal saw, as a table.
import { Link } from "@tanstack/react-router";
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Code } from "../../parts/breakable.tsx";
import { Scroll } from "../../parts/scroll.tsx";

/** The table. */
export function Signals({ explanation }: { readonly explanation: Schemas["Explanation"] }) {
  const text = useText();
  const format = useFormat();
  const seen = (value: string | number | null): string => (value === null ? "–" : typeof value === "number" ? format.number(value) : value);
  return (
    <Scroll>
      <table className="plain titled">
        <thead>
          <tr>
            <th scope="col">{text.assessment.signal}</th>
            <th scope="col" className="numeric">
              {text.assessment.observed}
            </th>
            <th scope="col" className="numeric">
              {text.assessment.threshold}
            </th>
            <th scope="col" className="numeric">
              {text.assessment.strength}
            </th>
            <th scope="col" className="numeric">
              {text.assessment.contribution}
            </th>
          </tr>
        </thead>
        <tbody>
          {explanation.signals.map((signal) => (
            <tr key={signal.code}>
              <td>
                {signal.rule === null ? (
                  <Code>{signal.code}</Code>
                ) : (
                  <Link to="/rules/$ruleId" params={{ ruleId: signal.rule.id }}>
                    <bdi>{signal.rule.name}</bdi>
                  </Link>
                )}
              </td>
              <td className="numeric">
                <bdi>{seen(signal.observed)}</bdi>
              </td>
              <td className="numeric">
                <bdi>{seen(signal.threshold)}</bdi>
              </td>
              <td className="numeric">{format.percent(signal.strength)}</td>
              <td className="numeric">{format.score(signal.contribution)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
