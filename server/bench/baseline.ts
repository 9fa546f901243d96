// The baseline: the same two statements, one assessment at a time, over pg with as many connections as the load has, no HTTP.
// Runs as a process of its own: `node baseline.ts <json plan>`; prints one JSON line.

import type pg from "pg";
import { profileOf } from "../src/controls/policy/settings.ts";
import { decide } from "../src/decisions/assess/decide.ts";
import { batchRead } from "../src/decisions/assess/read.ts";
import { batchWrite } from "../src/decisions/assess/write-batch.sql.ts";
import type { KeyCredential } from "../src/platform/credentials/credential.ts";
import { createAssessPool } from "../src/platform/database/pool.ts";
import { UNKNOWN_AMOUNTS } from "../src/statistics/amount-profiles.ts";
import { collectLatencies } from "./latencies.ts";
import type { LoadResult } from "./load.ts";
import { benchJob } from "./seed.ts";

/** What to run. */
export interface BaselinePlan {
  readonly url: string;
  readonly credential: Omit<KeyCredential, "permissions">;
  readonly seconds: number;
  readonly connections: number;
  readonly run: string;
}

const plan = JSON.parse(process.argv[2] ?? "{}") as BaselinePlan;
const credential: KeyCredential = { ...plan.credential, permissions: new Set(["assess"]) };
const profile = profileOf({ id: credential.organizationId, version: 1, segment: "merchant", settings: {} });
const pool = createAssessPool(plan.url, plan.connections, 10_000);
const latencies = collectLatencies();
let measuring = false;
let running = true;
let index = 9_000_000;

async function worker(client: pg.PoolClient): Promise<void> {
  while (running) {
    const number = index++;
    const started = performance.now();
    const job = benchJob(credential, number, `${plan.run}-${number}`, Date.now());
    const read = batchRead([job]);
    const { rows } = await client.query(read.query as never);
    const [findings] = read.decode(rows);
    if (findings === undefined) throw new Error("no findings");
    await client.query(batchWrite([decide(job, findings, profile, UNKNOWN_AMOUNTS, true)]));
    if (measuring) latencies.record(performance.now() - started);
  }
  client.release();
}

// one after the other: a database that was just copied takes a while for all of them together
const clients: pg.PoolClient[] = [];
while (clients.length < plan.connections) clients.push(await pool.connect());
const workers = clients.map(worker);
await new Promise((resolve) => setTimeout(resolve, 2000));
measuring = true;
const from = performance.now();
process.stderr.write("measuring\n");
await new Promise((resolve) => setTimeout(resolve, plan.seconds * 1000));
measuring = false;
const elapsed = (performance.now() - from) / 1000;
running = false;
await Promise.all(workers);
await pool.end();
const done = latencies.count();
const result: LoadResult = { requests: done, perSecond: Math.round(done / elapsed), statuses: { "200": done }, ...latencies.shares() };
console.log(JSON.stringify(result));
