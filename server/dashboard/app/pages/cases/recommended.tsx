// Payments that the service recommends to open a case about.
import { Link, useNavigate } from "@tanstack/react-router";
import { api, type Schemas } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { paged, rowsOf } from "../../parts/infinite.ts";
import { Listing } from "../../parts/listing.tsx";
import type { Column } from "../../parts/table.tsx";
import { Badge, DecisionBadge, Given, Money, Time } from "../../parts/values.tsx";
import { priorityTones } from "./tones.ts";

type Recommendation = Schemas["CaseRecommendation"];

/** The table; each row leads to its payment. */
export function Recommended() {
  const text = useText();
  const navigate = useNavigate();
  const query = api.useInfiniteQuery("get", "/api/v1/merchant/cases", { params: { query: { limit: 50 } } }, paged);
  const rows = rowsOf(query.data);
  const columns = useColumns();
  return (
    <Listing
      query={query}
      empty={[text.cases.noRecommended, text.cases.noRecommendedText]}
      label={text.cases.recommended}
      columns={columns}
      rows={rows}
      rowKey={({ session_id }) => session_id}
      link={({ session_id }, content) => (
        <Link to="/assessments/$sessionId" params={{ sessionId: session_id }} preload={false}>
          {content}
        </Link>
      )}
      open={({ session_id }) => void navigate({ to: "/assessments/$sessionId", params: { sessionId: session_id } })}
    />
  );
}

/** Why; on a phone, where they have no columns, with amount and time below. */
function Reason({ row }: { readonly row: Recommendation }) {
  const text = useText();
  return (
    <>
      {text.cases.reasons[row.reason]}
      <span className="narrow-only below">
        <Money amount={row.amount} currency={row.currency} /> · <Time at={row.assessed_at} />
      </span>
    </>
  );
}

function useColumns(): readonly Column<Recommendation>[] {
  const text = useText();
  return [
    { key: "reason", header: text.common.reason, width: "minmax(9rem, 1fr)", cell: (row) => <Reason row={row} /> },
    {
      key: "priority",
      header: text.cases.priority,
      width: "6rem",
      cell: ({ priority }) => <Badge tone={priorityTones[priority]}>{text.cases.priorities[priority]}</Badge>,
    },
    {
      key: "amount",
      header: text.common.amount,
      width: "9.5rem",
      numeric: true,
      wide: true,
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    { key: "decision", header: text.common.decision, width: "8rem", wide: true, cell: ({ decision }) => <DecisionBadge decision={decision} /> },
    { key: "order", header: text.common.order, width: "minmax(8rem, 1fr)", wide: true, cell: ({ order_id }) => <Given value={order_id} /> },
    { key: "time", header: text.common.time, width: "6.5rem", wide: true, cell: ({ assessed_at }) => <Time at={assessed_at} /> },
  ];
}
