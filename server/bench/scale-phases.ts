// What a second process brings, and what a second PostgreSQL: on a machine whose cores are all in use already, so these show what it costs as well.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { startWatchingOthers } from "../faults/machine.ts";
import { startEmbeddedPostgres } from "../src/platform/database/embedded.ts";
import type { LoadPlan, LoadResult } from "./load.ts";
import { perRequest } from "./phase.ts";
import { cpuSeconds, runScript, startServer } from "./processes.ts";
import { seedNew } from "./seed.ts";
import { measureOverHttp, newRun, report, type Stage } from "./stage.ts";

/** How many workers, and how many PostgreSQL, are compared. */
const WORKERS = [1, 2] as const;
const SHARDS = [1, 2, 4] as const;
/** Connections over all shards. */
const CALLERS = 32;

/** Names of the phases that are compared. */
export const workersPhase = (workers: number): string => `large baskets again: workers ${workers}`;
export const shardsPhase = (shards: number): string => `assess: servers and PostgreSQL ${shards}`;

/** Workers on one port, where Node is the limit: baskets of two hundred items, which were decided before, are parsed, validated and found. */
export async function measureWorkers(stage: Stage, url: string): Promise<void> {
  for (let round = 0; round < stage.rounds; round++)
    for (const workers of round % 2 === 0 ? WORKERS : WORKERS.toReversed())
      await measureOverHttp(stage, workersPhase(workers), url, { load: { kind: "basket" }, workers, environment: { BACKGROUND_JOBS: "separate" } });
}

/** One, two and four PostgreSQL with a server and an organization each, each load at its own server. */
export async function measureShards(stage: Stage): Promise<void> {
  for (let round = 0; round < stage.rounds; round++) for (const shards of round % 2 === 0 ? SHARDS : SHARDS.toReversed()) await measureShard(stage, shards);
}

async function measureShard(stage: Stage, count: number): Promise<void> {
  const folder = join(stage.folder, "shards");
  const shards = await Promise.all(Array.from({ length: count }, (_, number) => startShard(join(folder, String(number)))));
  const used = (): { server: number; database: number } => ({
    server: shards.reduce((sum, { server }) => sum + cpuSeconds(server.pid), 0),
    database: shards.reduce((sum, { postgres }) => sum + cpuSeconds(postgres.pid(), true), 0),
  });
  let before = used();
  let others = startWatchingOthers();
  let waiting = count;
  const results = await Promise.all(
    shards.map(({ server, key }) => {
      const plan: LoadPlan = { port: server.port, key, seconds: stage.seconds, connections: CALLERS / count, kind: "new", run: newRun() };
      return runScript<LoadResult>("./load.ts", plan, () => {
        waiting -= 1;
        if (waiting > 0) return;
        before = used();
        others = startWatchingOthers();
      });
    }),
  );
  const after = used();
  const sum = (figure: (result: LoadResult) => number): number => results.reduce((total, result) => total + figure(result), 0);
  const most = (figure: (result: LoadResult) => number): number => Math.max(...results.map(figure));
  const requests = sum((result) => result.requests);
  report(stage, {
    name: shardsPhase(count),
    requests,
    perSecond: sum(({ perSecond }) => perSecond),
    statuses: { 200: sum(({ statuses }) => statuses[200] ?? 0) },
    // of the slowest of them
    p50: most(({ p50 }) => p50),
    p95: most(({ p95 }) => p95),
    p99: most(({ p99 }) => p99),
    p999: most(({ p999 }) => p999),
    serverCpuMicros: perRequest(after.server - before.server, requests),
    databaseCpuMicros: perRequest(after.database - before.database, requests),
    others: others(),
  });
  for (const { server, postgres } of shards) {
    await server.stop();
    await postgres.stop();
  }
  rmSync(folder, { recursive: true, force: true });
}

async function startShard(folder: string) {
  mkdirSync(folder, { recursive: true });
  const postgres = await startEmbeddedPostgres(folder, { shared_buffers: "256MB" });
  const key = await seedNew(postgres.url);
  const server = await startServer(postgres.url, join(folder, "server"));
  return { postgres, key, server };
}
