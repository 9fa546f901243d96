// Dashboard and alerts against what a service really reports after some traffic. Types of expressions are checked where promtool is installed.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { aggregated } from "../../src/platform/observability/operator-pages.ts";
import { workerPoolExposition } from "../../src/processes/cluster/exposition.ts";
import { call, newOrder, payin, payout } from "../harness/client.ts";
import { optionalProgram } from "../harness/optional-program.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type Sending, startSending } from "../webhooks/sending.ts";
import { readExpression } from "./promql.ts";

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}

const read = (name: string): string => readFileSync(new URL(`../../operations/${name}`, import.meta.url), "utf8");
const alerts: Alert[] = parse(read("alerts.yaml")).groups.flatMap(({ rules }: { rules: Alert[] }) => rules);
const panels: { title: string; targets?: { expr: string }[]; id: number }[] = JSON.parse(read("grafana-dashboard.json")).panels;
const expressions = [
  ...alerts.map(({ alert, expr }) => ({ of: `alert ${alert}`, expr })),
  ...panels.flatMap(({ title, targets = [] }) => targets.map(({ expr }) => ({ of: `panel ${title}: ${expr}`, expr }))),
];

const promtool = optionalProgram("promtool", "metrics and alerts by Prometheus' own rules");

/** What Prometheus itself knows of a target. */
const OF_PROMETHEUS = { metrics: ["up"], labels: ["job", "instance"] };

let service: TestService;
let sending: Sending;
let reported: string;
beforeAll(async () => {
  service = await startService({ backgroundJobs: "server" });
  sending = await startSending({ database: service.database, organizationId: service.tenant.id });
  const assess = (path: string, key: string, body: object) => call(`${service.url}/api/v1/assess${path}`, { key, body });
  await assess("", service.tenant.secret, payin());
  await assess("/payout", service.tenant.secret, payout());
  await assess("", "no-key", payin());
  await call(`${service.url}/api/webhooks/ingest`, {
    key: service.tenant.ingest,
    body: { event_type: "NO_SUCH_TYPE", external_id: newOrder(), provider: "adyen" },
  });
  // no listener there: an attempt that fails
  await sending.queue(await sending.endpoint("http://127.0.0.1:9/"));
  await vi.waitFor(async () => expect(await metrics()).toContain("fraud_risk_webhook_attempt_seconds_count{"), { timeout: 10_000 });
  (globalThis as { gc?: () => void }).gc?.();
  reported = (await metrics()) + (await metricsOfPrimary());
});
afterAll(async () => {
  await sending.close();
  await service.close();
});

const metrics = async (): Promise<string> => (await call(`${service.url}/metrics`)).text;

/** What the primary of a cluster reports beside its workers' metrics; test/cluster has the workers. */
async function metricsOfPrimary(): Promise<string> {
  const nothing = async (): Promise<void> => undefined;
  return aggregated(await workerPoolExposition({ start: nothing, roll: nothing, end: nothing, serving: () => [], restarts: () => 0 })());
}

/** Value of a metric without labels. */
const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, "m").exec(reported)?.[1]);

/** Samples of a metric, as text. */
const samples = (metric: string): string[] => reported.split("\n").filter((line) => line.startsWith(`${metric} `) || line.startsWith(`${metric}{`));

/** What an expression reads that no process reports. */
function unreported(expr: string): string[] {
  const { selectors, grouped } = readExpression(expr);
  const labelsOf = (metric: string) => new Set(samples(metric).flatMap((line) => [...line.matchAll(/[{,](\w+)="/g)].map(([, label]) => label)));
  const known = new Set([...OF_PROMETHEUS.labels, ...selectors.flatMap(({ metric }) => [...labelsOf(metric)])]);
  return [
    ...selectors.flatMap(({ metric, labels }) => {
      if (OF_PROMETHEUS.metrics.includes(metric)) return [];
      if (samples(metric).length === 0) return [metric];
      return labels.filter((label) => !OF_PROMETHEUS.labels.includes(label) && !labelsOf(metric).has(label)).map((label) => `${metric}{${label}}`);
    }),
    ...grouped.filter((label) => !known.has(label)),
  ];
}

test("there are alerts and panels to look at", () => {
  expect(alerts.length).toBeGreaterThan(15);
  expect(expressions.length).toBeGreaterThan(alerts.length + 25);
});

test.each(expressions)("what the $of reads is reported by a running service", ({ expr }) => {
  expect(unreported(expr)).toEqual([]);
});

test("no gauge has a name that Prometheus takes for that of a counter", () => {
  const types = [...reported.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name = "", type]) => ({ name, type }));
  expect(types.length).toBeGreaterThan(40);
  expect(types.filter(({ name, type }) => name.endsWith("_total") !== (type === "counter"))).toEqual([]);
});

describe.skipIf(promtool === undefined)("promtool", () => {
  const check = (args: readonly string[], input = "") => {
    const { status, stdout, stderr } = spawnSync(promtool ?? "", args, { input, encoding: "utf8" });
    return { status, printed: stdout + stderr };
  };

  test("accepts the metrics that a service and a primary report", () => {
    expect(check(["check", "metrics"], reported)).toEqual({ status: 0, printed: "" });
  });

  test("accepts the alerts", () => {
    const path = (name: string): string => fileURLToPath(new URL(`../../operations/${name}`, import.meta.url));
    expect(check(["check", "rules", path("alerts.yaml")])).toMatchObject({
      status: 0,
      printed: expect.stringContaining(`SUCCESS: ${alerts.length} rules found`),
    });
  });
});

test("a metric, a label and a group that do not exist are found", () => {
  expect(unreported('sum by (colour) (rate(fraud_risk_decision_total{flow="x"}[5m]))')).toEqual(["fraud_risk_decision_total", "colour"]);
  expect(unreported('rate(fraud_risk_decisions_total{flw="x"}[5m])')).toEqual(["fraud_risk_decisions_total{flw}"]);
});

test.each(["sum(rate(up[5m])", "sum(up))", "summ(up)", "up{job=fraud;}", "up[5m)"])("%s is no expression", (expr) => {
  expect(() => readExpression(expr)).toThrow();
});

test("every metric of ours is on the dashboard", () => {
  const ours = [...reported.matchAll(/^# TYPE (fraud_risk_\w+) \w+$/gm)].map(([, name]) => name ?? "");
  const shown = panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => readExpression(expr).selectors.map(({ metric }) => metric)));
  expect(ours.filter((name) => !shown.some((metric) => metric.replace(/_(bucket|sum|count)$/, "") === name))).toEqual([]);
});

test("panels have ids of their own", () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});

describe("the runbook", () => {
  const sections = read("runbook.md").split(/^### /m).slice(1);

  test.each(alerts)("says of $alert what it means, what to look at, what to do, and when it is over", ({ alert, annotations, labels }) => {
    const [section = ""] = sections.filter((text) => text.startsWith(`${alert}\n`));
    for (const part of ["**Means**", "**Look**", "**Do**", "**Over**"]) expect(section).toContain(part);
    expect(annotations.runbook).toBe(`server/operations/runbook.md#${alert.toLowerCase()}`);
    expect(["page", "ticket"]).toContain(labels.severity);
  });

  const statements = [...read("runbook.md").matchAll(/-c "([^"]+)"|`(SELECT [^`]+)`/g)].map(([, quoted, plain]) => quoted ?? plain ?? "");

  test.each(statements)("has statements that PostgreSQL understands: %s", async (statement) => {
    await expect(service.database.query(statement.replace("<pid>", "0").replace("<then>", "2000-01-01"))).resolves.toBeDefined();
  });

  test("names no command of npm that does not exist", () => {
    const { scripts } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));
    const named = [...read("runbook.md").matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);
    expect(named.filter((name) => !((name ?? "") in scripts))).toEqual([]);
  });
});

describe("what alerts need is counted", () => {
  test("errors by the code of their answer", () => {
    expect(reported).toMatch(/^fraud_risk_refusals_total\{code="UNAUTHORIZED"\} 1$/m);
  });

  test("the database, while it is there and while it is not", async () => {
    expect(value("fraud_risk_database_up")).toBe(1);
    await service.database.cut();
    await expect
      .poll(async () => {
        await call(`${service.url}/api/v1/health`);
        return metrics();
      })
      .toMatch(/^fraud_risk_database_up 0$/m);
    await service.database.restore();
    await expect.poll(metrics).toMatch(/^fraud_risk_database_up 1$/m);
  });
});
