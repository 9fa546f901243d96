// Columns of tables of assessments.
import type { Schemas } from "../api/client.ts";
import { useText } from "../i18n/catalogue.tsx";
import type { Column } from "./table.tsx";
import { DecisionBadge, decisionTones, Given, Money, Score, Time } from "./values.tsx";

type Row = Schemas["AssessmentSummary"];

/** The columns; a narrow table has the first three. */
export function useAssessmentColumns(): readonly Column<Row>[] {
  const text = useText();
  return [
    { key: "time", header: text.common.time, width: "minmax(6.25rem, 6.5rem)", cell: (row) => <Time at={row.assessed_at} /> },
    {
      key: "amount",
      header: text.common.amount,
      width: "minmax(6.25rem, 9.5rem)",
      numeric: true,
      cell: (row) => <Money amount={row.amount} currency={row.currency} />,
    },
    {
      key: "decision",
      header: text.common.decision,
      width: "minmax(5rem, 11rem)",
      cell: (row) => <DecisionBadge decision={row.decision} review={row.review} />,
    },
    { key: "score", header: text.common.score, width: "6rem", wide: true, cell: (row) => <Score value={row.risk_score} tone={decisionTones[row.decision]} /> },
    { key: "signals", header: text.assessments.signals, width: "minmax(10rem, 2fr)", wide: true, cell: (row) => <Signals codes={row.signals} /> },
    { key: "order", header: text.common.order, width: "minmax(8rem, 1fr)", wide: true, cell: (row) => <Given value={row.order_id} /> },
    { key: "customer", header: text.common.customer, width: "minmax(6rem, 0.7fr)", wide: true, cell: (row) => <Given value={row.customer_id} /> },
    { key: "flow", header: text.common.flow, width: "6.5rem", wide: true, cell: (row) => text.flows[row.flow] },
  ];
}

function Signals({ codes }: { readonly codes: readonly string[] }) {
  if (codes.length === 0) return <span className="soft">–</span>;
  return (
    <span className="signals" title={codes.join("\n")}>
      {codes.map((code) => (
        <code key={code}>{code}</code>
      ))}
    </span>
  );
}
