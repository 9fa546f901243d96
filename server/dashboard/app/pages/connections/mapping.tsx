// What becomes of a processor's events: as the contract describes it.
import { useText } from "../../i18n/catalogue.tsx";
import { Code } from "../../parts/breakable.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import { Scroll } from "../../parts/scroll.tsx";

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
      <Scroll>
        <table className="plain mapping">
          <thead>
            <tr>
              <th scope="col">{text.connections.event}</th>
              <th scope="col">{text.connections.effect}</th>
            </tr>
          </thead>
          <tbody>
            {EVENTS.map(([event, effect]) => (
              <tr key={event}>
                <td>
                  <Code>{event}</Code>
                </td>
                <td>{text.connections.effects[effect]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Panel>
  );
}
