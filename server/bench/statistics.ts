// The cost of statistics: rolling up a whole history, and reading figures.
import { request } from "node:http";
import { createHistogram } from "node:perf_hooks";
import pg from "pg";
import { createFraudRateAggregation } from "../src/learning/fraud-rates/aggregation.ts";
import { createStatisticsPool } from "../src/platform/database/pool.ts";
import { migrate } from "../src/schema/migrate.ts";
import { createRollup } from "../src/statistics/rollup.ts";
import { identifiers } from "../test/harness/identifiers.ts";
import type { LoadResult } from "./load.ts";

const [MINUTE, DAY] = [60_000, 86_400_000];
/** Age (ms) from which assessments are counted, as in the service. */
const SETTLED = 15_000;

/** What was rolled up. */
export interface Rolled {
  readonly assessments: number;
  readonly seconds: number;
  /** Longest single chunk, in milliseconds. */
  readonly longest: number;
  readonly changes: number;
  readonly changeSeconds: number;
  /** Of the table of figures with its index. */
  readonly megabytes: number;
}

/** Grants the key access to statistics and rolls up all assessments; then reports every tenth payment as captured, and rolls that up. */
export async function rollUp(url: string): Promise<Rolled> {
  // the seed is reused, functions change without it
  await migrate(url);
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  const pool = createStatisticsPool(url);
  try {
    const rollup = createRollup({ pool, settledAfter: SETTLED });
    await owner.query("UPDATE api_keys SET permissions = '{assess,stats:read,merchant:read}'");
    const assessed = await all(rollup.step);
    await owner.query(REPORT_OUTCOMES);
    const changed = await all(rollup.step);
    await owner.query("VACUUM (ANALYZE) statistics");
    const { rows } = await owner.query<{ bytes: string }>("SELECT pg_total_relation_size('statistics') AS bytes");
    return {
      assessments: assessed.assessments,
      seconds: assessed.seconds,
      longest: assessed.longest,
      changes: changed.changes,
      changeSeconds: changed.seconds,
      megabytes: Math.round(Number(rows[0]?.bytes) / 1_048_576),
    };
  } finally {
    await Promise.all([pool.end(), owner.end()]);
  }
}

/** Aggregates all payments into fraud rates, like a backfill after the start of a server. */
export async function aggregateFraudRates(url: string): Promise<void> {
  const pool = createStatisticsPool(url);
  const aggregation = createFraudRateAggregation(pool, identifiers);
  try {
    for (let more = true; more; ) ({ more } = await aggregation.step());
  } finally {
    await pool.end();
  }
}

const REPORT_OUTCOMES = `WITH reported AS (
    INSERT INTO outcomes (organization_id, session_id, outcome, outcome_id)
    SELECT organization_id, session_id, 'captured', gen_random_uuid() FROM assessments WHERE abs(hashtext(session_id::text)) % 10 = 0
    RETURNING organization_id, session_id
  ) INSERT INTO statistics_changes (organization_id, id, session_id) SELECT organization_id, gen_random_uuid(), session_id FROM reported`;

async function all(step: ReturnType<typeof createRollup>["step"]) {
  const began = performance.now();
  const sum = { assessments: 0, changes: 0, longest: 0 };
  for (let more = true; more; ) {
    const at = performance.now();
    const done = await step();
    sum.assessments += done.assessments;
    sum.changes += done.changes;
    sum.longest = Math.max(sum.longest, Math.round(performance.now() - at));
    more = done.more;
  }
  return { ...sum, seconds: Math.round((performance.now() - began) / 100) / 10 };
}

/** The reads, sequential, each with its own period. */
export const reads: Readonly<Record<string, (round: number) => string>> = {
  "statistics: 30 days": (round) => `/api/v1/merchant/prevention-stats?${period(round, 30)}`,
  "statistics: 89 days": (round) => `/api/v1/merchant/prevention-stats?${period(round, 89)}`,
  "calibration: 89 days": (round) => `/api/v1/merchant/calibration?${period(round, 89)}`,
  "30 days, one by one, +5:30": () => "/api/v1/merchant/stats?timezone=Asia/Kolkata",
  "400 days, one by one, Mexico": () =>
    `/api/v1/merchant/stats?timezone=America/Mexico_City&from=${new Date(Date.now() - 400 * DAY).toISOString().slice(0, 10)}`,
};

/** A period that begins and ends in the middle of days, hours and minutes. */
function period(round: number, days: number): string {
  const to = Date.now() - (round % 1439) * MINUTE - 17_000;
  return new URLSearchParams({ from: new Date(to - days * DAY).toISOString(), to: new Date(to).toISOString() }).toString();
}

/** Reads so many times over one connection. */
export async function readOften(port: number, key: string, path: (round: number) => string, times: number): Promise<LoadResult> {
  const latencies = createHistogram();
  const statuses: Record<string, number> = {};
  const began = performance.now();
  for (let round = 0; round < times; round++) {
    const at = performance.now();
    const status = await get(port, key, path(round));
    latencies.record(Math.max(1, Math.round((performance.now() - at) * 1000)));
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
  const seconds = (performance.now() - began) / 1000;
  const at = (percentile: number): number => Math.round(latencies.percentile(percentile) / 10) / 100;
  return { requests: times, perSecond: Math.round(times / seconds), statuses, p50: at(50), p95: at(95), p99: at(99), p999: at(99.9) };
}

function get(port: number, key: string, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, path, host: "127.0.0.1", headers: { Authorization: `Bearer ${key}` } }, (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode ?? 0));
    });
    outgoing.once("error", reject);
    outgoing.end();
  });
}
