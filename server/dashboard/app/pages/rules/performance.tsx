// What a rule did in the last 30 days, by version.
import { api, type Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import { Scroll } from "../../parts/scroll.tsx";
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
    <Scroll>
      <table className="plain titled five">
        <thead>
          <tr>
            <th scope="col">{text.rules.versions}</th>
            {[text.rules.matched, text.rules.frauds, text.rules.goods, text.rules.withoutOutcome, text.rules.precision].map((name) => (
              <th key={name} scope="col" className="numeric">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {versions.map((figures) => (
            <tr key={`${figures.version} ${figures.status}`}>
              <td>
                {text.rules.version({ version: String(figures.version) })} · {text.rules.statuses[figures.status]}
              </td>
              {[figures.matched, figures.frauds, figures.goods, figures.without_outcome].map((count, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
                <td key={index} className="numeric">
                  {format.number(count)}
                </td>
              ))}
              <td className="numeric">{figures.precision === null ? "–" : format.percent(figures.precision)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
