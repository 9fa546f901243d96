// The network: how the organization takes part, what it contributed, what others report.
import { api } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Page, Panel } from "../../parts/page-frame.tsx";
import { Loaded } from "../../parts/states.tsx";
import { Badge } from "../../parts/values.tsx";
import { Membership } from "./membership.tsx";
import { QueryForm } from "./query-form.tsx";
import { OwnSignals } from "./signals.tsx";

/** The page. */
export function NetworkPage() {
  const text = useText();
  const format = useFormat();
  const query = api.useQuery("get", "/api/v1/statistics/network", {});
  return (
    <Page title={text.network.title}>
      <p className="soft">{text.network.lead}</p>
      <Loaded query={query}>
        {({ membership, contributed_active_signals: own, network_active_signals: all }) => (
          <>
            <div className="columns even">
              <Panel
                title={text.network.membership}
                actions={<Badge tone={membership.member ? "green" : "grey"}>{membership.member ? text.network.member : text.network.noMember}</Badge>}
              >
                <Membership key={JSON.stringify(membership)} membership={membership} />
              </Panel>
              <div className="figures">
                <div className="figure">
                  <span>{text.network.ownSignals}</span>
                  <strong>{format.number(own)}</strong>
                </div>
                <div className="figure">
                  <span>{text.network.networkSignals}</span>
                  <strong>{format.number(all)}</strong>
                </div>
              </div>
            </div>
            {membership.consume && <QueryForm />}
            <OwnSignals />
          </>
        )}
      </Loaded>
    </Page>
  );
}
