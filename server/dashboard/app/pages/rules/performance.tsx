// What a rule did in the last 30 days, by version.
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import { PlainTable } from "../../parts/plain-table.tsx";
import { Loaded } from "../../parts/states.tsx";
import { timeZone } from "../../parts/time-zone.ts";

/** The panel. */
export function Performance({ ruleId }: { readonly ruleId: string }) {
  const text = useText();
  const query = api.useQuery("get", "/api/v1/rules/{id}/performance", { params: { path: { id: ruleId }, query: { timezone: timeZone() } } });
  return (
    <Panel title={text.rules.performance}>
      <Loaded query={query} rows={3}>
        {({ versions }) => (versions.length === 0 ? <p className="soft">{text.rules.performanceEmpty}</p> : <Figures versions={versions} />)}
      </Loaded>
    </Panel>
  );
}

function Figures({ versions }: { readonly versions: readonly Schemas["RuleVersionFigures"][] }) {
  const text = useText();
  const format = useFormat();
  return (
    <PlainTable
      name="titled five"
      rows={versions}
      rowKey={({ version, status }) => `${version} ${status}`}
      columns={[
        { header: text.rules.versions, cell: ({ version, status }) => `${text.rules.version({ version: String(version) })} · ${text.rules.statuses[status]}` },
        { header: text.rules.matched, numeric: true, cell: ({ matched }) => format.number(matched) },
        { header: text.rules.frauds, numeric: true, cell: ({ frauds }) => format.number(frauds) },
        { header: text.rules.goods, numeric: true, cell: ({ goods }) => format.number(goods) },
        { header: text.rules.withoutOutcome, numeric: true, cell: ({ without_outcome: unknown }) => format.number(unknown) },
        { header: text.rules.precision, numeric: true, cell: ({ precision }) => (precision === null ? "–" : format.percent(precision)) },
      ]}
    />
  );
}
