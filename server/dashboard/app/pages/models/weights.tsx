// Weights before and after, each with what it was learned from.
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { useMeaning } from "../../parts/meaning.ts";
import { PlainTable } from "../../parts/plain-table.tsx";
import { Empty } from "../../parts/states.tsx";
import { Curve } from "./curve.tsx";

type Signal = Schemas["ModelSignal"];

/** The table: the largest change first. */
export function Weights({ signals }: { readonly signals: readonly Signal[] }) {
  const text = useText();
  const { models } = text;
  const format = useFormat();
  if (signals.length === 0) return <Empty title={text.models.none} />;
  return (
    <PlainTable
      name="weights"
      rows={signals.toSorted((a, b) => changeOf(b) - changeOf(a))}
      rowKey={({ code }) => code}
      columns={[
        { header: models.signal, name: "signal", cell: (signal) => <Described signal={signal} /> },
        { header: models.before, numeric: true, cell: ({ weight_before: weight }) => format.score(weight) },
        { header: models.after, numeric: true, cell: ({ weight_after: weight }) => <strong>{format.score(weight)}</strong> },
        { header: models.interval, name: "interval", cell: (signal) => <Interval signal={signal} /> },
        {
          header: models.evidence,
          cell: ({ evidence }) =>
            evidence === null ? (
              <span className="soft">{models.notLearned}</span>
            ) : (
              models.evidenceText({ count: evidence.frauds, exposure: evidence.exposure })
            ),
        },
        { header: models.curve, cell: (signal) => <Curve before={signal.curve_before} after={signal.curve_after} /> },
      ]}
    />
  );
}

function Described({ signal: { code, least_part_before: least, least_part_after: leastAfter } }: { readonly signal: Signal }) {
  const { models } = useText();
  const format = useFormat();
  const meaning = useMeaning(code);
  return (
    <>
      {meaning !== undefined && <div>{meaning}</div>}
      <code className="soft">{code}</code>
      {least !== leastAfter && <div className="soft">{models.leastPart({ before: format.percent(least), after: format.percent(leastAfter) })}</div>}
    </>
  );
}

/** The interval as a picture and in numbers; where the weight is outside of it, why. */
function Interval({ signal }: { readonly signal: Signal }) {
  const { models } = useText();
  const format = useFormat();
  const { evidence } = signal;
  return (
    <>
      <IntervalPicture signal={signal} />
      {evidence !== null && (
        <small className="soft number">
          {format.score(evidence.interval.from)} – {format.score(evidence.interval.to)}
        </small>
      )}
      {evidence !== null && isOutside(signal.weight_after, evidence.interval) && <div className="soft">{models.limited}</div>}
    </>
  );
}

/** The weight before (ring), after (dot), and what the outcomes indicate (line), from 0 to 100; credits by their amount. */
function IntervalPicture({ signal }: { readonly signal: Signal }) {
  const x = (value: number): number => 4 + Math.min(100, Math.abs(value)) * 1.36;
  const { evidence } = signal;
  return (
    <svg className="weight violet" viewBox="0 0 144 20" aria-hidden="true">
      <line className="scale" x1="4" x2="140" y1="10" y2="10" />
      {evidence !== null && <line x1={x(evidence.interval.from)} x2={x(evidence.interval.to)} y1="10" y2="10" />}
      <circle className="before" cx={x(signal.weight_before)} cy="10" r="3.5" />
      <circle className="after" cx={x(signal.weight_after)} cy="10" r="3.5" />
    </svg>
  );
}

/** Is a weight outside the interval as it is shown, with one decimal? */
function isOutside(weight: number, { from, to }: NonNullable<Signal["evidence"]>["interval"]): boolean {
  const shown = (value: number): number => Math.round(value * 10);
  return shown(weight) < shown(from) || shown(weight) > shown(to);
}

function changeOf({ weight_before: before, weight_after: after }: Signal): number {
  return Math.abs(after - before);
}
