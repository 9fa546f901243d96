// Weights before and after, each with what it was learned from.
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { useMeaning } from "../../parts/meaning.ts";
import { Scroll } from "../../parts/scroll.tsx";
import { Empty } from "../../parts/states.tsx";
import { Curve } from "./curve.tsx";

type Signal = Schemas["ModelSignal"];

/** The table: the largest change first. */
export function Weights({ signals }: { readonly signals: readonly Signal[] }) {
  const text = useText();
  const { models } = text;
  if (signals.length === 0) return <Empty title={text.models.none} />;
  const ordered = signals.toSorted((a, b) => changeOf(b) - changeOf(a));
  return (
    <Scroll>
      <table className="plain weights">
        <thead>
          <tr>
            <th scope="col">{models.signal}</th>
            <th scope="col" className="numeric">
              {models.before}
            </th>
            <th scope="col" className="numeric">
              {models.after}
            </th>
            <th scope="col">{models.interval}</th>
            <th scope="col">{models.evidence}</th>
            <th scope="col">{models.curve}</th>
          </tr>
        </thead>
        <tbody>
          {ordered.map((signal) => (
            <Row key={signal.code} signal={signal} />
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function Row({ signal }: { readonly signal: Signal }) {
  const { models } = useText();
  const format = useFormat();
  const meaning = useMeaning(signal.code);
  const { evidence, least_part_before: least, least_part_after: leastAfter } = signal;
  return (
    <tr>
      <td className="signal">
        {meaning !== undefined && <div>{meaning}</div>}
        <code className="soft">{signal.code}</code>
        {least !== leastAfter && <div className="soft">{models.leastPart({ before: format.percent(least), after: format.percent(leastAfter) })}</div>}
      </td>
      <td className="numeric">{format.score(signal.weight_before)}</td>
      <td className="numeric">
        <strong>{format.score(signal.weight_after)}</strong>
      </td>
      <td className="interval">
        <Interval signal={signal} />
        {evidence !== null && (
          <small className="soft number">
            {format.score(evidence.interval.from)} – {format.score(evidence.interval.to)}
          </small>
        )}
        {evidence !== null && isOutside(signal.weight_after, evidence.interval) && <div className="soft">{models.limited}</div>}
      </td>
      <td>
        {evidence === null ? <span className="soft">{models.notLearned}</span> : models.evidenceText({ count: evidence.frauds, exposure: evidence.exposure })}
      </td>
      <td>
        <Curve before={signal.curve_before} after={signal.curve_after} />
      </td>
    </tr>
  );
}

/** The weight before (ring), after (dot), and what the outcomes indicate (line), from 0 to 100; credits by their amount. */
function Interval({ signal }: { readonly signal: Signal }) {
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
