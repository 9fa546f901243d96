// `npm run bench`: what an assess call costs, over HTTP, against the same SQL run one assessment at a time. Figures are ratios within this run.
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startEmbeddedPostgres } from "../src/database/embedded.ts";
import type { BaselinePlan } from "./baseline.ts";
import { replaceEndpoints, SENDING } from "./endpoints.ts";
import type { LoadPlan, LoadResult } from "./load.ts";
import { cpuSeconds, type ReceiverProcess, residentMegabytes, runScript, startReceiver, startServer } from "./processes.ts";
import { copyOf, emptyLists, seed } from "./seed.ts";
import { readOften, reads, rollUp } from "./statistics.ts";
import { benchWebhooks, toFirstAttempt } from "./webhooks.ts";

const { values } = parseArgs({
  options: {
    past: { type: "string", default: "1000000" },
    payouts: { type: "string", default: "200000" },
    entries: { type: "string", default: "1000000" },
    seconds: { type: "string", default: "10" },
    rounds: { type: "string", default: "3" },
    connections: { type: "string", default: "64" },
    data: { type: "string", default: ".data/bench" },
    only: { type: "string" },
  },
});
const seconds = Number(values.seconds);
const connections = Number(values.connections);
const SMALL_PAST = 10_000;

/** A measured phase. */
interface Phase extends LoadResult {
  readonly name: string;
  readonly serverCpuMicros?: number;
  readonly databaseCpuMicros?: number;
  readonly residentMegabytes?: number;
  readonly batchSize?: number;
  readonly roundTripsPerAssess?: number;
  /** Events that reached their receiver, per second, and the time (ms) from assessment to arrival that 99 % of them took at the most. */
  readonly sentPerSecond?: number;
  readonly sentP99?: number;
}

mkdirSync(values.data, { recursive: true });
const postgres = await startEmbeddedPostgres(values.data);
try {
  const seeded = await seed(postgres.url, { small: SMALL_PAST, large: Number(values.past), payouts: Number(values.payouts), entries: Number(values.entries) });
  const phases: Phase[] = [];
  const { permissions: _, ...credential } = seeded.credential;
  let runs = 0;
  const run = (): string => `B${Date.now().toString(36)}${runs++}`;

  const baseline = async (url: string): Promise<void> => {
    const plan: BaselinePlan = { url, credential, seconds, connections, run: run() };
    let before = 0;
    const result = await runScript<LoadResult>("./baseline.ts", plan, () => {
      before = cpuSeconds(postgres.pid(), true);
    });
    report({ name: "baseline: one at a time, no HTTP", ...result, databaseCpuMicros: perRequest(cpuSeconds(postgres.pid(), true) - before, result) });
  };
  const overHttp = async (
    name: string,
    url: string,
    extra: Partial<LoadPlan>,
    environment: Record<string, string> = {},
    receiver?: ReceiverProcess,
  ): Promise<void> => {
    const server = await startServer(url, join(values.data, "server"), environment);
    const plan: LoadPlan = { port: server.port, key: seeded.key, seconds, connections, kind: "new", run: run(), ...extra };
    let cpu = 0;
    let databaseCpu = 0;
    const before = await batches(server.port);
    const result = await runScript<LoadResult>("./load.ts", plan, () => {
      cpu = cpuSeconds(server.pid);
      databaseCpu = cpuSeconds(postgres.pid(), true);
      void receiver?.report();
    });
    const arrivals = await receiver?.report();
    const used = { server: cpuSeconds(server.pid) - cpu, database: cpuSeconds(postgres.pid(), true) - databaseCpu };
    const after = await batches(server.port);
    const size = (after.jobs - before.jobs) / Math.max(1, after.count - before.count);
    report({
      name,
      ...result,
      serverCpuMicros: perRequest(used.server, result),
      databaseCpuMicros: perRequest(used.database, result),
      residentMegabytes: residentMegabytes(server.pid),
      batchSize: Math.round(size * 10) / 10,
      roundTripsPerAssess: Math.round(((after.trips - before.trips) / Math.max(1, after.jobs - before.jobs)) * 1000) / 1000,
      ...(arrivals === undefined ? {} : { sentPerSecond: Math.round(arrivals.first.length / seconds), sentP99: toFirstAttempt(arrivals).p99 }),
    });
    await server.stop();
  };
  const report = (phase: Phase): void => {
    phases.push(phase);
    console.log(line(phase));
  };

  console.log(
    `${cpus().length} cores, ${values.past} past pay-ins, ${values.payouts} past payouts, ${values.entries} list entries, ${connections} connections, ${seconds} s a phase\n${heading()}`,
  );
  const large = await copyOf(postgres.url, "large");
  const wanted = (name: string): boolean => values.only === undefined || values.only.split(",").includes(name);
  /** One endpoint that listens to approvals: its events are sent by the server, by nobody, and by the server at a steady pace. */
  const listening = async (): Promise<void> => {
    const receiver = await startReceiver();
    for (const [name, extra, sender] of [
      ["assess: one endpoint listens", {}, "server"],
      ["assess: listens, sender off", {}, "worker"],
      ["assess: listens, steady 500/s", { rate: 500 }, "server"],
    ] as const) {
      await replaceEndpoints(large, credential.organizationId, [`${receiver.url}/`], ["transaction.created"]);
      await overHttp(name, large, extra, { ...SENDING, WEBHOOKS_SENDER: sender }, receiver);
    }
    receiver.stop();
    await replaceEndpoints(large, credential.organizationId, []);
  };
  let webhooks: Record<string, number> = {};
  for (let round = 0; round < Number(values.rounds); round++) {
    if (wanted("baseline")) await baseline(large);
    const flows = [
      async () => wanted("new") && (await overHttp("assess: new orders", large, {})),
      async () => wanted("payout") && (await overHttp("assess: payouts", large, { kind: "payout" })),
      async () => wanted("listening") && (await listening()),
    ];
    // in turns: who comes first in a round finds other caches
    for (const flow of round % 2 === 0 ? flows : flows.toReversed()) await flow();
  }
  if (wanted("webhooks")) webhooks = await benchWebhooks(large, credential.organizationId, seconds, Number(values.rounds));
  for (let round = 0; round < Number(values.rounds); round++) {
    if (wanted("300")) await overHttp("assess: steady 300/s", large, { rate: 300 });
    if (wanted("1000")) await overHttp("assess: steady 1000/s", large, { rate: 1000 });
  }
  if (wanted("hot")) await overHttp("assess: one hot card", large, { kind: "hot-card" });
  if (wanted("replay")) await overHttp("assess: replays", large, { kind: "replay" });
  if (wanted("small")) {
    const small = await copyOf(postgres.url, "small");
    for (let round = 0; round < Number(values.rounds); round++) {
      await overHttp(`assess: after ${SMALL_PAST}`, small, {});
      await overHttp(`assess: after ${values.past}`, large, {});
    }
  }
  if (wanted("entries")) {
    const bare = await copyOf(postgres.url, "large", "bare");
    await emptyLists(bare);
    for (let round = 0; round < Number(values.rounds); round++) {
      await overHttp("assess: lists are empty", bare, {});
      await overHttp(`assess: ${values.entries} entries`, large, {});
    }
  }
  if (wanted("stats")) {
    const copy = await copyOf(postgres.url, "large", "statistics");
    console.log(`rolled up: ${JSON.stringify(await rollUp(copy))}`);
    const server = await startServer(copy, join(values.data, "server"));
    for (const [name, path] of Object.entries(reads)) report({ name, ...(await readOften(server.port, seeded.key, path, 300)) });
    await server.stop();
  }
  const summary = { ...summarise(phases), ...webhooks };
  console.log(
    `\n${Object.entries(summary)
      .filter(([, value]) => !Number.isNaN(value))
      .map(([name, value]) => `${name.padEnd(40)}${value}`)
      .join("\n")}`,
  );
  const failed = phases.filter((phase) => Object.keys(phase.statuses).some((status) => status !== "200"));
  if (failed.length > 0) {
    console.error(`\nNot every answer was a decision: ${failed.map((phase) => phase.name).join(", ")}`);
    process.exitCode = 1;
  }
  const file = join(values.data, "report.json");
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), cores: cpus().length, options: values, summary, phases }, null, 2)}\n`);
  console.log(`\nwrote ${file}`);
} finally {
  await postgres.stop();
}

function perRequest(cpu: number, result: LoadResult): number {
  return Math.round((cpu / Math.max(1, result.requests)) * 1_000_000);
}

async function batches(port: number): Promise<{ count: number; jobs: number; trips: number }> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1] ?? 0);
  return {
    count: figure("fraud_risk_batch_size_count"),
    jobs: figure("fraud_risk_batch_size_sum"),
    trips: ["read", "payouts", "write"].reduce((sum, name) => sum + figure(`fraud_risk_round_trips_total\\{statement="${name}"\\}`), 0),
  };
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** The figures that promises are made of: medians over the rounds, ratios within the run. */
function summarise(phases: readonly Phase[]): Record<string, number> {
  const rate = (prefix: string): number => median(phases.filter((phase) => phase.name === prefix).map((phase) => phase.perSecond));
  const slowest = (name: string): number => median(phases.filter((phase) => phase.name === name).map((phase) => phase.p99));
  const round = (value: number): number => Math.round(value * 1000) / 1000;
  // steadier than the rate where others use the machine as well
  const cpu = (name: string): number =>
    median(phases.filter((phase) => phase.name === name).map(({ serverCpuMicros = 0, databaseCpuMicros = 0 }) => serverCpuMicros + databaseCpuMicros));
  const fresh = rate("assess: new orders");
  const rounds = (name: string): number[] => phases.filter((phase) => phase.name === name).map((phase) => phase.perSecond);
  /** Median over the rounds of what one had against the other: the machine's drift from round to round is in neither. */
  const share = (name: string, of: string): number => median(rounds(name).map((perSecond, index) => perSecond / (rounds(of)[index] ?? Number.NaN)));
  return {
    "assess/s": fresh,
    "baseline/s": rate("baseline: one at a time, no HTTP"),
    "ratio to baseline": round(fresh / rate("baseline: one at a time, no HTTP")),
    "p99 at 300/s, ms": slowest("assess: steady 300/s"),
    "p99 at 1000/s, ms": slowest("assess: steady 1000/s"),
    "hot card, share of new orders": round(rate("assess: one hot card") / fresh),
    "replays/s": rate("assess: replays"),
    "payouts, share of pay-ins": round(share("assess: payouts", "assess: new orders")),
    "with a listener, share of without": round(share("assess: one endpoint listens", "assess: new orders")),
    "the same, sender off": round(share("assess: listens, sender off", "assess: new orders")),
    "with a listener, cpu to without": round(cpu("assess: one endpoint listens") / cpu("assess: new orders")),
    "the same, sender off, cpu": round(cpu("assess: listens, sender off") / cpu("assess: new orders")),
    "listener at 500/s, ms to receiver, p99": median(phases.filter(({ name }) => name === "assess: listens, steady 500/s").map(({ sentP99 }) => sentP99 ?? 0)),
    "entries against empty lists": round(rate(`assess: ${values.entries} entries`) / rate("assess: lists are empty")),
    "statistics of 30 days, p99, ms": slowest("statistics: 30 days"),
    "large past against small": round(rate(`assess: after ${values.past}`) / rate(`assess: after ${SMALL_PAST}`)),
  };
}

function heading(): string {
  return `${"".padEnd(36)}${["req/s", "p50", "p95", "p99", "p99.9", "srv µs", "db µs", "RSS MB", "batch", "trips", "sent/s", "sent p99"].map((title) => title.padStart(8)).join("")}  statuses`;
}

function line(phase: Phase): string {
  const cells = [
    phase.perSecond,
    phase.p50,
    phase.p95,
    phase.p99,
    phase.p999,
    phase.serverCpuMicros,
    phase.databaseCpuMicros,
    phase.residentMegabytes,
    phase.batchSize,
    phase.roundTripsPerAssess,
    phase.sentPerSecond,
    phase.sentP99,
  ];
  return `${phase.name.padEnd(36)}${cells.map((cell) => String(cell ?? "").padStart(8)).join("")}  ${JSON.stringify(phase.statuses)}`;
}
