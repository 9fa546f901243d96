// Queue metrics of event delivery over all organizations and processes.

import type pg from "pg";
import { systemClock } from "../../platform/time/clock.ts";
import { webhookQueueMetrics } from "./cross-tenant-functions.ts";

/** Figures over all organizations; NaN while the database is unavailable. */
export interface WebhookQueueMetrics {
  /** Deliveries that are due and wait for an attempt; counted up to COUNTED_AT_MOST. */
  readonly backlog: number;
  /** Time (s) for which the oldest of them is due; 0 when there is none. */
  readonly oldestSeconds: number;
  /** Endpoints disabled after failures or 410 Gone. */
  readonly disabled: number;
}

const COUNTED_AT_MOST = 100_000;
/** Time (ms) for which one query serves all gauges of a scrape. */
const FRESH_FOR = 1000;
const UNKNOWN: WebhookQueueMetrics = { backlog: Number.NaN, oldestSeconds: Number.NaN, disabled: Number.NaN };

/** Queries at most once a second. */
export function createWebhookQueueMetrics(pool: pg.Pool, now: () => number = systemClock.now): () => Promise<WebhookQueueMetrics> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let latest = Promise.resolve(UNKNOWN);
  return () => {
    if (now() - lookedAt < FRESH_FOR) return latest;
    lookedAt = now();
    latest = look(pool, new Date(lookedAt)).catch(() => UNKNOWN);
    return latest;
  };
}

async function look(pool: pg.Pool, at: Date): Promise<WebhookQueueMetrics> {
  const { rows } = await pool.query<{ backlog: number; oldest_seconds: number; disabled: number }>({
    ...webhookQueueMetrics.statement,
    values: [at, COUNTED_AT_MOST],
  });
  const [row] = rows;
  return row === undefined ? UNKNOWN : { backlog: row.backlog, oldestSeconds: row.oldest_seconds, disabled: row.disabled };
}
