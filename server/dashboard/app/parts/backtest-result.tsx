// What a change would have done: figures with their intervals, changed decisions, days, examples.
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Schemas } from "../api/client.ts";
import { useFormat, useText } from "../i18n/catalogue.tsx";
import { PlainTable } from "./plain-table.tsx";
import { Badge, DecisionBadge } from "./values.tsx";

type Result = Schemas["BacktestResult"];

/** The result. */
export function BacktestResult({ result }: { readonly result: Result }) {
  const text = useText();
  const format = useFormat();
  const figures: readonly (readonly [string, ReactNode])[] = [
    [text.rules.evaluated, format.number(result.payments)],
    [text.rules.matched, format.number(result.matched.total)],
    [text.rules.precision, <Share key="precision" share={result.precision} />],
    [text.rules.recall, <Share key="recall" share={result.recall} />],
    [text.rules.alertRate, <Share key="alerts" share={result.alert_rate} />],
    [text.rules.fraudStopped, <Sums key="stopped" amounts={result.money.fraud_stopped_by_currency} />],
    [text.rules.goodRefused, <Sums key="refused" amounts={result.money.good_refused_by_currency} />],
  ];
  return (
    <>
      <dl className="properties">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Changes changes={result.changes} />
      <Days days={result.days} />
      <Examples examples={[...result.stricter_examples, ...result.milder_examples]} />
    </>
  );
}

/** An estimate and its interval. */
function Share({ share }: { readonly share: Schemas["EstimatedShare"] }) {
  const format = useFormat();
  if (share.value === null) return "–";
  return (
    <span className="number">
      {format.percent(share.value)}{" "}
      <small className="soft">
        {format.percent(share.from)} – {format.percent(share.to)}
      </small>
    </span>
  );
}

/** Amounts by currency, in one line. */
export function Sums({ amounts }: { readonly amounts: Readonly<Record<string, number>> }) {
  const format = useFormat();
  const shown = Object.entries(amounts).map(([currency, amount]) => format.money(amount, currency));
  return shown.length === 0 ? "–" : shown.join(", ");
}

/** Decisions that change, with what became of the payments. */
export function Changes({ changes }: { readonly changes: Result["changes"] }) {
  const text = useText();
  const format = useFormat();
  if (changes.length === 0) return <p className="soft">{text.rules.noChanges}</p>;
  return (
    <PlainTable
      name="titled"
      rows={changes}
      rowKey={({ from, to }) => `${from} ${to}`}
      columns={[
        { header: text.rules.changes, cell: ({ from, to }) => text.rules.change({ from: text.decisions[from], to: text.decisions[to] }) },
        { header: text.rules.matched, numeric: true, cell: ({ total }) => format.number(total) },
        { header: text.rules.frauds, numeric: true, cell: ({ frauds }) => format.number(frauds) },
        { header: text.rules.goods, numeric: true, cell: ({ goods }) => format.number(goods) },
        { header: text.rules.withoutOutcome, numeric: true, cell: ({ without_outcome: unknown }) => format.number(unknown) },
      ]}
    />
  );
}

const HEIGHT = 60;

/** Matches per day, of them frauds in red. */
function Days({ days }: { readonly days: Result["days"] }) {
  const text = useText();
  const format = useFormat();
  if (days.length === 0) return null;
  const highest = Math.max(1, ...days.map(({ matched }) => matched));
  return (
    <figure className="chart low">
      <figcaption>
        <h3>{text.rules.perDay}</h3>
        <span className="legend">
          <Badge tone="amber">{text.rules.matched}</Badge>
          <Badge tone="red">{text.rules.frauds}</Badge>
          <span className="soft">{text.overview.highest({ shown: highest })}</span>
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${days.length} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={text.rules.perDay}>
        {days.map(({ date, matched, matched_frauds: frauds }, index) => (
          <g key={date}>
            <title>{`${format.date(date)}: ${format.number(matched)} (${text.rules.frauds}: ${format.number(frauds)})`}</title>
            <rect className="amber" x={index + 0.12} width={0.76} y={HEIGHT - (matched / highest) * HEIGHT} height={(matched / highest) * HEIGHT} />
            <rect className="red" x={index + 0.12} width={0.76} y={HEIGHT - (frauds / highest) * HEIGHT} height={(frauds / highest) * HEIGHT} />
          </g>
        ))}
      </svg>
      <div className="axis soft">
        <span>{format.date(days[0]?.date ?? "")}</span>
        <span>{format.date(days.at(-1)?.date ?? "")}</span>
      </div>
    </figure>
  );
}

/** Up to ten payments whose decision changes. */
export function Examples({ examples }: { readonly examples: readonly Schemas["BacktestExample"][] }) {
  const text = useText();
  if (examples.length === 0) return null;
  return (
    <section>
      <h3>{text.rules.examples}</h3>
      <ul className="examples">
        {examples.slice(0, 10).map((example) => (
          <li key={example.session_id}>
            <Link to="/assessments/$sessionId" params={{ sessionId: example.session_id }}>
              <code>{example.session_id.slice(-12)}</code>
            </Link>
            <span className="actions">
              <DecisionBadge decision={example.from} /> → <DecisionBadge decision={example.to} />
              {example.label !== null && <Badge tone={example.label === "fraud" ? "red" : "green"}>{text.rules.labels[example.label]}</Badge>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
