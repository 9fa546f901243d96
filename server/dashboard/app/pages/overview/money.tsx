// Amounts by currency, and the outcomes that were reported.
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import { PlainTable } from "../../parts/plain-table.tsx";
import type { Totals } from "./period.ts";

/** Assessed, declined, and declined without a false alarm, for each currency. */
export function Amounts({ totals, prevented }: { readonly totals: Totals; readonly prevented: Schemas["AmountByCurrency"] }) {
  const text = useText();
  const format = useFormat();
  const currencies = Object.entries(totals.amounts).toSorted(([a], [b]) => a.localeCompare(b));
  return (
    <Panel title={text.overview.amounts}>
      <PlainTable
        rows={currencies}
        rowKey={([currency]) => currency}
        columns={[
          { header: text.assessments.currency, cell: ([currency]) => currency },
          { header: text.overview.assessedAmount, numeric: true, cell: ([currency, amount]) => format.amount(amount, currency) },
          { header: text.overview.declinedAmount, numeric: true, cell: ([currency]) => format.amount(totals.declined[currency] ?? 0, currency) },
          { header: text.prevention.prevented, numeric: true, cell: ([currency]) => format.amount(prevented[currency] ?? 0, currency) },
        ]}
      />
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
      <PlainTable
        rows={kinds}
        rowKey={(kind) => kind}
        columns={[{ cell: (kind) => text.outcomes[kind] }, { numeric: true, cell: (kind) => format.number(totals.outcomes[kind] ?? 0) }]}
      />
    </Panel>
  );
}
