// What each signal saw, as a table.
import { Link } from "@tanstack/react-router";
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Code } from "../../parts/breakable.tsx";
import { PlainTable } from "../../parts/plain-table.tsx";

/** The table. */
export function Signals({ explanation }: { readonly explanation: Schemas["Explanation"] }) {
  const text = useText();
  const format = useFormat();
  const seen = (value: string | number | null): string => (value === null ? "–" : typeof value === "number" ? format.number(value) : value);
  return (
    <PlainTable
      name="titled"
      rows={explanation.signals}
      rowKey={({ code }) => code}
      columns={[
        {
          header: text.assessment.signal,
          cell: ({ code, rule }) =>
            rule === null ? (
              <Code>{code}</Code>
            ) : (
              <Link to="/rules/$ruleId" params={{ ruleId: rule.id }}>
                <bdi>{rule.name}</bdi>
              </Link>
            ),
        },
        { header: text.assessment.observed, numeric: true, cell: ({ observed }) => <bdi>{seen(observed)}</bdi> },
        { header: text.assessment.threshold, numeric: true, cell: ({ threshold }) => <bdi>{seen(threshold)}</bdi> },
        { header: text.assessment.strength, numeric: true, cell: ({ strength }) => format.percent(strength) },
        { header: text.assessment.contribution, numeric: true, cell: ({ contribution }) => format.score(contribution) },
      ]}
    />
  );
}
