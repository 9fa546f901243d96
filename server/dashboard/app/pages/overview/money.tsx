// Amounts by currency, and the outcomes that were reported.
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import { Scroll } from "../../parts/scroll.tsx";
import type { Totals } from "./period.ts";

/** Assessed, declined, and declined without a false alarm, for each currency. */
export function Amounts({ totals, prevented }: { readonly totals: Totals; readonly prevented: Schemas["AmountByCurrency"] }) {
  const text = useText();
  const format = useFormat();
  const currencies = Object.entries(totals.amounts).toSorted(([a], [b]) => a.localeCompare(b));
  return (
    <Panel title={text.overview.amounts}>
      <Scroll>
        <table className="plain">
          <thead>
            <tr>
              <th scope="col">{text.assessments.currency}</th>
              <th scope="col" className="numeric">
                {text.overview.assessedAmount}
              </th>
              <th scope="col" className="numeric">
                {text.overview.declinedAmount}
              </th>
              <th scope="col" className="numeric">
                {text.prevention.prevented}
              </th>
            </tr>
          </thead>
          <tbody>
            {currencies.map(([currency, amount]) => (
              <tr key={currency}>
                <td>{currency}</td>
                <td className="numeric">{format.amount(amount, currency)}</td>
                <td className="numeric">{format.amount(totals.declined[currency] ?? 0, currency)}</td>
                <td className="numeric">{format.amount(prevented[currency] ?? 0, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Panel>
  );
}

/** How often each outcome was reported. */
export function Outcomes({ totals }: { readonly totals: Totals }) {
  const text = useText();
  const format = useFormat();
  const kinds = (Object.keys(text.outcomes) as Schemas["OutcomeKind"][]).filter((kind) => (totals.outcomes[kind] ?? 0) > 0);
  return (
    <Panel title={text.overview.outcomes}>
      {kinds.length === 0 && <p className="soft">{text.overview.noOutcomes}</p>}
      <table className="plain">
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <td>{text.outcomes[kind]}</td>
              <td className="numeric">{format.number(totals.outcomes[kind] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
