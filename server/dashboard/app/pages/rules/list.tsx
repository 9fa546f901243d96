// All rules, by status.
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Select } from "../../parts/field.tsx";
import { Icon } from "../../parts/icon.tsx";
import { paged, rowsOf } from "../../parts/infinite.ts";
import { Filters, Listing } from "../../parts/listing.tsx";
import { Page } from "../../parts/page-frame.tsx";
import type { Column } from "../../parts/table.tsx";
import { Badge, Time } from "../../parts/values.tsx";
import { useMay } from "../../session/context.tsx";
import { actionText, statusTones } from "./wording.ts";

type Rule = Schemas["Rule"];

/** The page. */
export function RulesPage() {
  const text = useText();
  const { payment, status } = useSearch({ from: "/rules" });
  const search = payment === undefined ? {} : { payment };
  const navigate = useNavigate();
  const mayWrite = useMay("rules:write");
  const setStatus = (next: Schemas["RuleStatus"] | undefined): void => void navigate({ to: "/rules", search: { ...search, status: next }, replace: true });
  const query = api.useInfiniteQuery("get", "/api/v1/rules", { params: { query: { limit: 100, ...(status === undefined ? {} : { status }) } } }, paged);
  const rows = rowsOf(query.data);
  const columns = useColumns();
  const create = mayWrite && (
    <Link to="/rules/new" search={search} className="button primary">
      <Icon name="plus" />
      {text.rules.new}
    </Link>
  );
  return (
    <Page title={text.rules.title} fill actions={create}>
      <Filters>
        <Select aria-label={text.common.status} value={status} options={text.rules.statuses} all={text.common.status} onChange={setStatus} />
      </Filters>
      {payment !== undefined && <p className="note">{text.ruleTest.chosen({ id: payment })}</p>}
      <Listing
        query={query}
        empty={[text.rules.empty, text.rules.emptyText]}
        label={text.rules.title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        link={({ id }, content) => (
          <Link to="/rules/$ruleId" params={{ ruleId: id }} search={search}>
            {content}
          </Link>
        )}
        open={({ id }) => void navigate({ to: "/rules/$ruleId", params: { ruleId: id }, search })}
      />
    </Page>
  );
}

function useColumns(): readonly Column<Rule>[] {
  const text = useText();
  const format = useFormat();
  return [
    { key: "name", header: text.common.name, width: "minmax(9rem, 1.6fr)", cell: ({ name }) => <bdi>{name}</bdi> },
    { key: "status", header: text.common.status, width: "6rem", cell: ({ status }) => <Badge tone={statusTones[status]}>{text.rules.statuses[status]}</Badge> },
    {
      key: "expression",
      header: text.rules.expression,
      width: "minmax(12rem, 2fr)",
      wide: true,
      cell: ({ expression }) => <code title={expression}>{expression}</code>,
    },
    { key: "action", header: text.rules.action, width: "minmax(9rem, 1fr)", wide: true, cell: ({ action }) => actionText(action, text, format) },
    { key: "flow", header: text.common.flow, width: "6.5rem", wide: true, cell: ({ flow }) => text.flows[flow] },
    { key: "changed", header: text.common.changed, width: "6.5rem", wide: true, cell: ({ updated_at }) => <Time at={updated_at} /> },
  ];
}
