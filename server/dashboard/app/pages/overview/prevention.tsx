// What prevention achieved: rates of fraud and of false alarms, compared with the period before.
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Code } from "../../parts/breakable.tsx";
import { FigureRow, relativeChange } from "../../parts/headline-figures.tsx";
import { useMeaning } from "../../parts/meaning.ts";
import { Panel } from "../../parts/page-frame.tsx";
import { useMay } from "../../session/context.tsx";

type Stats = Schemas["PreventionStats"];

/** The rates; those without outcomes are a dash. */
export function Rates({ now, before }: { readonly now: Stats; readonly before: Stats | undefined }) {
  const { prevention } = useText();
  const format = useFormat();
  const rates = [
    [prevention.fraudRate, "fraud_rate"],
    [prevention.chargebackRate, "chargeback_rate"],
    [prevention.falsePositiveRate, "false_positive_rate"],
    [prevention.precision, "precision"],
    [prevention.recall, "recall"],
  ] as const;
  return (
    <FigureRow
      figures={rates.map(([label, name]) => {
        const value = now.outcomes[name];
        const basis = prevention.bases[name];
        if (value === null) return { label, basis, value: "–" };
        return { label, basis, value: format.probability(value), change: relativeChange(value, before?.outcomes[name]) };
      })}
    />
  );
}

/** The ten signals that fired most. */
export function TopSignals({ stats }: { readonly stats: Stats }) {
  const { prevention } = useText();
  const { top_signals: signals, by_origin: origins } = stats.assessments;
  const mayReadCatalogue = useMay("models:read");
  return (
    <Panel title={prevention.topSignals}>
      {signals.length === 0 && <p className="soft">{prevention.noSignals}</p>}
      <ul className="examples counted">
        {signals.map((signal) => (
          <li key={signal.code}>
            {mayReadCatalogue ? <Meaning code={signal.code} /> : <Code>{signal.code}</Code>}
            <Share part={signal.count} whole={origins.server} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Meaning({ code }: { readonly code: string }) {
  return <span title={code}>{useMeaning(code) ?? code}</span>;
}

function Share({ part, whole }: { readonly part: number; readonly whole: number }) {
  const format = useFormat();
  return (
    <span className="number soft">
      {format.number(part)} · {format.percent(whole === 0 ? 0 : part / whole)}
    </span>
  );
}
