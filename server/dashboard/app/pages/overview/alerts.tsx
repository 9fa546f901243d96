// What needs attention, each with a link to where it is settled.
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { Schemas } from "../../api/client.ts";
import { useFormat, useText } from "../../i18n/catalogue.tsx";
import { Icon } from "../../parts/icon.tsx";
import { Panel } from "../../parts/page-frame.tsx";
import { Properties } from "../../parts/values.tsx";
import { type Attention, useAttention } from "./use-attention.ts";

/** The alerts, and the health of the service beside them. */
export function Attending({ stats }: { readonly stats: Schemas["PreventionStats"] }) {
  const attention = useAttention();
  return (
    <div className="columns even">
      <Alerts attention={attention} />
      <Health attention={attention} stats={stats} />
    </div>
  );
}

function Alerts({ attention }: { readonly attention: Attention }) {
  const { alerts } = useText();
  const links: ReactNode[] = [
    ...attention.failingEndpoints.map(({ id, url }) => (
      <Link key={id} to="/webhooks" search={{ view: "endpoints" }}>
        {alerts.endpoint({ url })}
      </Link>
    )),
    attention.failedDeliveries > 0 && (
      <Link key="deliveries" to="/webhooks" search={{ view: "deliveries", status: "failed" }}>
        {alerts.deliveries({ count: attention.failedDeliveries })}
      </Link>
    ),
    attention.drift === "drifting" && (
      <Link key="drift" to="/models" search={{ view: "calibration" }}>
        {alerts.drift}
      </Link>
    ),
    ...attention.models.map(({ id }) => (
      <Link key={id} to="/models/$modelId" params={{ modelId: id }}>
        {alerts.model}
      </Link>
    )),
    ...attention.rules.map(({ id, name }) => (
      <Link key={id} to="/rules/$ruleId" params={{ ruleId: id }}>
        <bdi>{alerts.rule({ name })}</bdi>
      </Link>
    )),
  ].filter((link) => link !== false);
  return (
    <Panel title={alerts.title}>
      {links.length === 0 && <p className="soft">{attention.isLoading ? "…" : alerts.none}</p>}
      <ul className="alerts">
        {links.map((link, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the links have keys of their own
          <li key={index}>
            <Icon name="warning" />
            {link}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Health({ attention, stats }: { readonly attention: Attention; readonly stats: Schemas["PreventionStats"] }) {
  const { health, calibration } = useText();
  const format = useFormat();
  const { latency_ms: latency, by_origin: origins, holdouts } = stats.assessments;
  const quantiles = [latency.p50, latency.p95, latency.p99].map((value) => (value === null ? "–" : format.score(value)));
  const { endpoints } = attention;
  return (
    <Panel title={health.title}>
      <Properties
        items={[
          [
            health.latency,
            <span key="latency">
              <span className="number">{health.milliseconds({ shown: quantiles.join(" / ") })}</span> <small className="soft">{health.quantiles}</small>
            </span>,
          ],
          ...(endpoints === undefined
            ? []
            : [
                [
                  health.endpoints,
                  health.endpointsText({ enabled: endpoints.filter(({ enabled }) => enabled).length, failing: attention.failingEndpoints.length }),
                ] as const,
              ]),
          ...(attention.drift === undefined ? [] : [[health.drift, calibration.driftStatuses[attention.drift]] as const]),
          [health.browsers, format.number(origins.browser)],
          [health.holdouts, format.number(holdouts)],
        ]}
      />
    </Panel>
  );
}
