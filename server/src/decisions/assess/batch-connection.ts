// The connection of a batch: it never outlives the last deadline of its jobs.

import type pg from "pg";
import { destroySocket } from "../../platform/adapters/pg-socket.ts";
import { endsConnection } from "../../platform/database/availability.ts";
import { systemClock } from "../../platform/time/clock.ts";
import type { Job } from "./job.ts";
import { payoutBatchRead } from "./payout-read.ts";
import { batchRead } from "./read.ts";

/** Time (ms) after the last deadline of a batch, for the database's own timeout to cancel its statement first. */
const EXPIRY_MARGIN = 100;

/** The last deadline of a batch passed during a statement. */
export class BatchExpired extends Error {}

/** Works on a connection that is closed when the last deadline of the batch passes: a stopped database must not hold it forever. */
export async function withConnection<T>(pool: pg.Pool, jobs: readonly Job[], work: (connection: pg.PoolClient) => Promise<T>): Promise<T> {
  const connection = await pool.connect();
  let expired = false;
  const left = Math.max(...jobs.map((job) => job.deadline)) - systemClock.monotonic();
  const watchdog = setTimeout(() => {
    expired = true;
    destroySocket(connection);
  }, Math.max(0, left) + EXPIRY_MARGIN);
  try {
    const result = await work(connection);
    connection.release();
    return result;
  } catch (error) {
    connection.release(expired || endsConnection(error));
    throw expired ? new BatchExpired() : error;
  } finally {
    clearTimeout(watchdog);
  }
}

/**
 * Opens a connection and has the database plan the reads, with a time limit of its own (ms), so that the first request need not wait for that. Rejects when it
 * fails, and when `ended` aborts.
 */
export async function warmConnection(pool: pg.Pool, timeoutMs: number, ended?: AbortSignal): Promise<void> {
  const client = await pool.connect();
  const end = (): void => destroySocket(client);
  ended?.addEventListener("abort", end, { once: true });
  try {
    ended?.throwIfAborted();
    // the limits of the pool are those of requests
    await client.query("BEGIN");
    await client.query(`SET LOCAL statement_timeout = ${timeoutMs}; SET LOCAL lock_timeout = ${timeoutMs}`);
    for (const { query } of [batchRead([]), payoutBatchRead([])]) await client.query(query as never);
    await client.query("COMMIT");
    client.release();
  } catch (error) {
    // ended, not given back: a transaction may be open on it
    client.release(true);
    throw error;
  } finally {
    ended?.removeEventListener("abort", end);
  }
}
