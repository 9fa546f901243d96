// What becomes of a processor's events: as the contract describes it.
import { useText } from "../../i18n/catalogue.tsx";
import { Code } from "../../parts/breakable.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import { PlainTable } from "../../parts/plain-table.tsx";

const EVENTS = [
  ["charge.dispute.created", "disputeOpened"],
  ["charge.dispute.closed", "disputeClosed"],
  ["radar.early_fraud_warning.created", "warning"],
  ["charge.refunded", "refunded"],
  ["payment_intent.succeeded", "captured"],
  ["payment_intent.payment_failed", "failed"],
  ["payment_intent.amount_capturable_updated", "assessed"],
  ["payment_intent.processing", "assessed"],
  ["charge.succeeded", "assessed"],
] as const;

/** The panel. */
export function Mapping() {
  const text = useText();
  return (
    <Panel title={`${text.connections.mapping}: ${text.connections.processors.stripe}`}>
      <PlainTable
        name="mapping"
        rows={EVENTS}
        rowKey={([event]) => event}
        columns={[
          { header: text.connections.event, cell: ([event]) => <Code>{event}</Code> },
          { header: text.connections.effect, cell: ([, effect]) => text.connections.effects[effect] },
        ]}
      />
    </Panel>
  );
}
