// What becomes of a processor's events: as the contract describes it.
import { processorFacts } from "../../../../../generated/enum-facts.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Code } from "../../parts/breakable.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import { PlainTable } from "../../parts/plain-table.tsx";

type Effect = (typeof processorFacts)[keyof typeof processorFacts]["events"][number]["effect"];

/** A processor as the contract describes it. */
interface Processor {
  readonly name: string;
  readonly events: readonly { readonly type: string; readonly effect: Effect }[];
}

/** The text of each effect. */
const TEXTS = {
  dispute_opened: "disputeOpened",
  dispute_closed: "disputeClosed",
  warning: "warning",
  refunded: "refunded",
  captured: "captured",
  failed: "failed",
  assessed: "assessed",
} as const satisfies Record<Processor["events"][number]["effect"], string>;

/** The panels, one for each processor. */
export function Mapping() {
  return Object.entries<Processor>(processorFacts).map(([id, processor]) => <MappingOf key={id} {...processor} />);
}

function MappingOf({ name, events }: Processor) {
  const text = useText();
  return (
    <Panel title={`${text.connections.mapping}: ${name}`}>
      <PlainTable
        name="mapping"
        rows={events}
        rowKey={({ type }) => type}
        columns={[
          { header: text.connections.event, cell: ({ type }) => <Code>{type}</Code> },
          { header: text.connections.effect, cell: ({ effect }) => text.connections.effects[TEXTS[effect]] },
        ]}
      />
    </Panel>
  );
}
