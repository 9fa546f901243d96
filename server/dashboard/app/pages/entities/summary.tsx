// When an entity was seen, what it paid, how it was decided, and what became of it.
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import { PlainTable } from "../../parts/plain-table.tsx";
import { Moment, Money, Properties } from "../../parts/values.tsx";

type Entity = Schemas["Entity"];

const PERIODS = ["last_24h", "last_7d", "last_30d"] as const;

/** Times and amounts. */
export function Summary({ entity: { first_seen: first, last_seen: last, amounts } }: { readonly entity: Entity }) {
  const text = useText();
  return (
    <Panel title={text.entities.summary}>
      <Properties
        items={[
          [text.entities.firstSeen, first === null ? "–" : <Moment key="first" at={first} />],
          [text.entities.lastSeen, last === null ? "–" : <Moment key="last" at={last} />],
          ...Object.entries(amounts).map(
            ([currency, amount]) => [text.entities.amount({ currency }), <Money key={currency} amount={amount} currency={currency} />] as const,
          ),
        ]}
      />
    </Panel>
  );
}

/** Decisions by period. */
export function Decisions({ entity: { decisions } }: { readonly entity: Entity }) {
  const text = useText();
  const format = useFormat();
  return (
    <Panel title={text.entities.decisions}>
      <PlainTable
        rows={Object.keys(text.decisions) as Schemas["Decision"][]}
        rowKey={(decision) => decision}
        columns={[
          { header: text.common.decision, cell: (decision) => text.decisions[decision] },
          ...PERIODS.map((period) => ({
            header: text.entities.periods[period],
            numeric: true as const,
            cell: (decision: Schemas["Decision"]) => format.number(decisions[period][decision]),
          })),
        ]}
      />
    </Panel>
  );
}

/** Outcomes that hold. */
export function Outcomes({ entity: { outcomes } }: { readonly entity: Entity }) {
  const text = useText();
  const format = useFormat();
  const reported = (Object.keys(text.outcomes) as Schemas["OutcomeKind"][]).filter((outcome) => (outcomes[outcome] ?? 0) > 0);
  return (
    <Panel title={text.overview.outcomes}>
      {reported.length === 0 ? (
        <p className="soft">{text.entities.noOutcomes}</p>
      ) : (
        <Properties items={reported.map((outcome) => [text.outcomes[outcome], format.number(outcomes[outcome] ?? 0)] as const)} />
      )}
    </Panel>
  );
}
