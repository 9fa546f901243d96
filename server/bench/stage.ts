// What the phases of a run share, and the two methods by which most of them measure: over HTTP, and the same SQL without it.
import { join } from "node:path";
import { startWatchingOthers } from "../faults/machine.ts";
import type { BaselinePlan } from "./baseline.ts";
import type { Cluster } from "./cluster.ts";
import type { LoadPlan, LoadResult } from "./load.ts";
import type { Floor } from "./minimal-service.ts";
import { line, type Phase, perRequest } from "./phase.ts";
import { cpuSeconds, type ReceiverProcess, residentMegabytes, runScript, type ServerProcess, startFloor, startServer, startWorkers } from "./processes.ts";
import type { Seeded } from "./seed.ts";
import { toFirstAttempt } from "./webhooks.ts";

/** A run. */
export interface Stage {
  readonly cluster: Cluster;
  /** Folder of the run's data. */
  readonly folder: string;
  readonly seeded: Seeded;
  readonly seconds: number;
  readonly connections: number;
  readonly rounds: number;
  /** What was measured so far. */
  readonly phases: Phase[];
  /** Bytes on disk of one assessment in the grown history, by table; undefined: not measured. */
  disk?: Readonly<Record<string, number>>;
}

/** How a phase over HTTP differs from a closed loop of new pay-ins. */
export interface Variation {
  readonly load?: Partial<LoadPlan>;
  readonly environment?: Record<string, string>;
  readonly receiver?: ReceiverProcess;
  /** Number of workers on one port instead of one process. */
  readonly workers?: number;
  /** What the machine itself takes, instead of the service. */
  readonly floor?: Floor;
}

let runs = 0;

/** A name for a run of orders that no other has. */
export function newRun(): string {
  runs += 1;
  return `B${Date.now().toString(36)}${runs}`;
}

/** Records a phase and shows it. */
export function report(stage: Stage, phase: Phase): void {
  stage.phases.push(phase);
  console.log(line(phase));
}

/** Folder of a server's own files. */
export const serverFolder = ({ folder }: Stage): string => join(folder, "server");

/** Measures the statements of the assess path, one assessment at a time. */
export async function measureBaseline(stage: Stage, url: string): Promise<void> {
  const { permissions: _, ...credential } = stage.seeded.credential;
  const plan: BaselinePlan = { url, credential, seconds: stage.seconds, connections: stage.connections, run: newRun() };
  let before = 0;
  let others = startWatchingOthers();
  const result = await runScript<LoadResult>("./baseline.ts", plan, () => {
    before = cpuSeconds(stage.cluster.pid(), true);
    others = startWatchingOthers();
  });
  const used = cpuSeconds(stage.cluster.pid(), true) - before;
  report(stage, { name: "baseline: one at a time, no HTTP", ...result, databaseCpuMicros: perRequest(used, result.requests), others: others() });
}

/** Measures what the machine itself takes at a rate, for one of these. */
export function measureFloor(stage: Stage, floor: Floor, url: string, rate: number, connections = stage.connections): Promise<void> {
  return measureOverHttp(stage, floorPhase(floor, rate), url, { floor, load: { kind: "floor", rate, connections } });
}

/** Name of the phase that shows it. */
export function floorPhase(floor: Floor, rate: number): string {
  return `floor: a read${floor === "commit" ? " and a commit" : ""}, ${rate}/s`;
}

/** Measures a server of its own over a database. */
export async function measureOverHttp(
  stage: Stage,
  name: string,
  url: string,
  { load = {}, environment = {}, receiver, workers, floor }: Variation = {},
): Promise<void> {
  const { cluster, seeded, seconds, connections } = stage;
  const start = (): Promise<ServerProcess> => {
    if (floor !== undefined) return startFloor(url, floor);
    return workers === undefined ? startServer(url, serverFolder(stage), environment) : startWorkers(url, serverFolder(stage), workers, environment);
  };
  const server = await start();
  const { organizationId } = seeded.credential;
  const plan: LoadPlan = { port: server.port, key: seeded.key, seconds, connections, kind: "new", run: newRun(), database: url, organizationId, ...load };
  let cpu = 0;
  let databaseCpu = 0;
  let others = startWatchingOthers();
  const before = await batches(server.port);
  const result = await runScript<LoadResult>("./load.ts", plan, () => {
    cpu = cpuSeconds(server.pid, true);
    databaseCpu = cpuSeconds(cluster.pid(), true);
    others = startWatchingOthers();
    void receiver?.report();
  });
  const arrivals = await receiver?.report();
  const used = { server: cpuSeconds(server.pid, true) - cpu, database: cpuSeconds(cluster.pid(), true) - databaseCpu };
  const share = others();
  const after = await batches(server.port);
  const jobs = after.jobs - before.jobs;
  report(stage, {
    name,
    ...result,
    serverCpuMicros: perRequest(used.server, result.requests),
    databaseCpuMicros: perRequest(used.database, result.requests),
    residentMegabytes: residentMegabytes(server.pid),
    ...(jobs === 0
      ? {}
      : {
          batchSize: Math.round((jobs / Math.max(1, after.count - before.count)) * 10) / 10,
          roundTripsPerAssess: Math.round(((after.trips - before.trips) / jobs) * 1000) / 1000,
        }),
    ...(arrivals === undefined ? {} : { sentPerSecond: Math.round(arrivals.first.length / seconds), sentP99: toFirstAttempt(arrivals).p99 }),
    others: share,
  });
  await server.stop();
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
