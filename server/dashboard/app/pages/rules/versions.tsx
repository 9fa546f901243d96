// Earlier versions of a rule.
import { api } from "../../api/client.ts";
import { useText } from "../../i18n/catalogue.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import { Loaded } from "../../parts/states.tsx";
import { Time } from "../../parts/values.tsx";

/** The panel: the newest 50. */
export function Versions({ ruleId }: { readonly ruleId: string }) {
  const text = useText();
  const query = api.useQuery("get", "/api/v1/rules/{id}/versions", { params: { path: { id: ruleId }, query: { limit: 50 } } });
  return (
    <Panel title={text.rules.versions}>
      <Loaded query={query} rows={3}>
        {({ data }) => (
          <ol className="timeline">
            {data.map((version) => (
              <li key={version.version}>
                <div>
                  <strong>{text.rules.version({ version: String(version.version) })}</strong>
                  <small className="soft">
                    <Time at={version.created_at} />
                  </small>
                </div>
                <code className="given">{version.expression}</code>
                {version.reason !== null && <bdi className="soft">{version.reason}</bdi>}
              </li>
            ))}
          </ol>
        )}
      </Loaded>
    </Panel>
  );
}
