// Connections of the assess path: pg itself, real parameters, named prepared statements.

import pg from "pg";
import { MINUTE } from "../time/time.ts";
import { optionsByTransaction, type Pooling, startupOptions } from "./pooling.ts";
import { AS_APPLICATION } from "./role.ts";

/** Time (ms) that a starting process waits for a connection and for an answer: as long as for its migrations. */
const START_TIMEOUT = 10_000;

/** Longest time (ms) to wait for a connection under a deadline: two seconds, or a twelfth of one so long that nobody waits for it (a replay on a busy machine). */
export const connectionTimeout = (timeoutMs: number): number => Math.min(timeoutMs, Math.max(2000, timeoutMs / 12));

/**
 * Pool of the assess path. The deadline also applies in SQL: the database cancels a statement that runs longer. The lock timeout is a quarter of it, so
 * that time is left to retry the requests of the batch one by one.
 */
export function createAssessPool(
  url: string,
  connections: number,
  timeoutMs: number,
  broken: () => void = () => undefined,
  pooling: Pooling = "session",
): pg.Pool {
  const options = `${AS_APPLICATION} -c jit=off -c statement_timeout=${timeoutMs} -c lock_timeout=${Math.ceil(timeoutMs / 4)} -c idle_in_transaction_session_timeout=${timeoutMs * 2}`;
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    ...startupOptions(options, pooling),
    connectionTimeoutMillis: connectionTimeout(timeoutMs),
    idleTimeoutMillis: MINUTE,
    keepAlive: true,
    application_name: "fraud-risk-assess",
  });
  optionsByTransaction(pool, options, pooling);
  return surviving(pool, broken);
}

/** Pool of everything except batches: look-ups of keys and organizations, background reads. They are part of a request, so they share its deadline. */
export function createGeneralPool(url: string, timeoutMs: number, broken: () => void, pooling: Pooling = "session"): pg.Pool {
  const options = `${AS_APPLICATION} -c statement_timeout=${timeoutMs} -c jit=off`;
  const pool = new pg.Pool({
    connectionString: url,
    max: 6,
    ...startupOptions(options, pooling),
    query_timeout: timeoutMs,
    connectionTimeoutMillis: connectionTimeout(timeoutMs),
    application_name: "fraud-risk",
  });
  optionsByTransaction(pool, options, pooling);
  return surviving(pool, broken);
}

/** Pool for checks at start. No request waits yet, so the request deadline does not apply. */
export function createStartPool(url: string, pooling: Pooling = "session"): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    ...startupOptions(AS_APPLICATION, pooling),
    query_timeout: START_TIMEOUT,
    connectionTimeoutMillis: START_TIMEOUT,
    application_name: "fraud-risk-start",
  });
  optionsByTransaction(pool, AS_APPLICATION, pooling);
  return surviving(pool);
}

/** Pool of the webhook sender: few connections, so that a long queue of events does not slow requests down. */
export function createSenderPool(url: string, pooling: Pooling = "session"): pg.Pool {
  const options = `${AS_APPLICATION} -c jit=off -c statement_timeout=10000 -c lock_timeout=5000`;
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    ...startupOptions(options, pooling),
    query_timeout: 15_000,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: "fraud-risk-sender",
  });
  optionsByTransaction(pool, options, pooling);
  return surviving(pool);
}

/** Pool of the rollup job of statistics. Counts that a crash loses are counted again, so commits need not wait for the disk. */
export function createStatisticsPool(url: string, pooling: Pooling = "session"): pg.Pool {
  const options = `${AS_APPLICATION} -c jit=off -c statement_timeout=60000 -c lock_timeout=5000 -c work_mem=64MB -c synchronous_commit=off`;
  const pool = new pg.Pool({
    connectionString: url,
    max: 3,
    ...startupOptions(options, pooling),
    query_timeout: 65_000,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    application_name: "fraud-risk-statistics",
  });
  optionsByTransaction(pool, options, pooling);
  return surviving(pool);
}

/** A broken connection, idle, between two statements or closing, emits an event; without a listener it would end the process. Statements report it themselves. */
export function surviving(pool: pg.Pool, broken: () => void = () => undefined): pg.Pool {
  pool.on("error", broken);
  pool.on("connect", (client) => client.on("error", broken));
  return pool;
}
