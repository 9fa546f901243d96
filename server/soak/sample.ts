// What a server process is made of at a moment.
import { readdirSync, readFileSync } from "node:fs";
import type pg from "pg";
import type { Answers } from "./traffic.ts";

/** A moment of the run. */
export interface Sample extends Answers {
  /** Seconds since the traffic began. */
  readonly at: number;
  readonly residentMegabytes: number;
  readonly heapMegabytes: number;
  /** Open file descriptors. */
  readonly descriptors: number;
  /** 99th percentile of the event loop's delay (ms), as the process measures it. */
  readonly loopDelay: number;
  readonly databaseMegabytes: number;
  /** Share of the machine (0 to 1) that others used since the last sample. */
  readonly others: number;
}

const MEGABYTE = 2 ** 20;

/** Takes one. */
export async function takeSample(source: { at: number; pid: number; port: number; sql: pg.Pool; answers: Answers; others: number }): Promise<Sample> {
  const metrics = await (await fetch(`http://127.0.0.1:${source.port}/metrics`)).text();
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, "m").exec(metrics)?.[1] ?? Number.NaN);
  const { rows } = await source.sql.query<{ bytes: string }>("SELECT pg_database_size(current_database()) AS bytes");
  return {
    ...source.answers,
    at: source.at,
    others: source.others,
    residentMegabytes: Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${source.pid}/status`, "utf8"))?.[1] ?? 0) / 1024,
    heapMegabytes: figure("nodejs_heap_size_used_bytes") / MEGABYTE,
    descriptors: readdirSync(`/proc/${source.pid}/fd`).length,
    loopDelay: figure("nodejs_eventloop_lag_p99_seconds") * 1000,
    databaseMegabytes: Number(rows[0]?.bytes ?? 0) / MEGABYTE,
  };
}
