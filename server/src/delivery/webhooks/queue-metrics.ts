// How the sending of events stands over all organizations, for metrics, whichever process sends them.

import type pg from "pg";
import { systemClock } from "../../platform/time/clock.ts";
import { webhookStanding } from "./cross-tenant-functions.ts";

/** Numbers over all organizations. NaN while the database does not say. */
export interface WebhookStanding {
  /** Deliveries that are due and wait for an attempt; counted up to COUNTED_AT_MOST. */
  readonly backlog: number;
  /** Time (s) for which the oldest of them is due; 0 when there is none. */
  readonly oldestSeconds: number;
  /** Endpoints that were switched off because they fail or are gone. */
  readonly disabled: number;
}

const COUNTED_AT_MOST = 100_000;
/** So long (ms) one look serves all gauges of a collection. */
const FRESH_FOR = 1000;
const UNKNOWN: WebhookStanding = { backlog: Number.NaN, oldestSeconds: Number.NaN, disabled: Number.NaN };

/** Looks at most once a second. */
export function createWebhookStanding(pool: pg.Pool, now: () => number = systemClock.now): () => Promise<WebhookStanding> {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let standing = Promise.resolve(UNKNOWN);
  return () => {
    if (now() - lookedAt < FRESH_FOR) return standing;
    lookedAt = now();
    standing = look(pool, new Date(lookedAt)).catch(() => UNKNOWN);
    return standing;
  };
}

async function look(pool: pg.Pool, at: Date): Promise<WebhookStanding> {
  const { rows } = await pool.query<{ backlog: number; oldest_seconds: number; disabled: number }>({
    ...webhookStanding.statement,
    values: [at, COUNTED_AT_MOST],
  });
  const [row] = rows;
  return row === undefined ? UNKNOWN : { backlog: row.backlog, oldestSeconds: row.oldest_seconds, disabled: row.disabled };
}
