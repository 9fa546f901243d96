// The process that sends events and the database under it are killed again and again, while events are written and receivers answer well, badly or
// not at all: what was committed arrives, and the log knows of every attempt.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "../../src/platform/database/embedded.ts";
import { migrate } from "../../src/schema/migrate.ts";
import { connectPool } from "../harness/database.ts";
import { createTenant } from "../harness/tenant.ts";
import { type Outbox, startOutbox } from "./outbox.ts";
import { type Receiver, startReceiver } from "./receiver.ts";
import { type Sending, startSending } from "./sending.ts";
import { startWorker, type Worker } from "./worker.ts";

const PER_SECOND = 500;
/** Events that are committed between two kills. */
const BETWEEN = 250;
const KILLS = ["worker", "database", "worker", "database", "both", "both"] as const;

let folder: string;
let postgres: EmbeddedPostgres;
let pool: pg.Pool;
let sending: Sending;
let receiver: Receiver;
let organizationId: string;
let worker: Worker | undefined;
let outbox: Outbox | undefined;

beforeAll(async () => {
  // a cluster of its own, with fsync as everywhere: the one of the other tests may not be killed
  folder = mkdtempSync(join(tmpdir(), "fraud-risk-killed-"));
  chmodSync(folder, 0o755);
  postgres = await startEmbeddedPostgres(folder);
  await migrate(postgres.url);
  organizationId = (await createTenant(postgres.url)).id;
  pool = connectPool(postgres.url, { max: 4 });
  pool.on("error", () => undefined);
  const nothing = async (): Promise<void> => undefined;
  const database = {
    url: postgres.url,
    query: async (text: string, values?: unknown[]) => (await pool.query(text, values)).rows as never,
    cut: nothing,
    restore: nothing,
    close: nothing,
  };
  sending = await startSending({ database, organizationId });
  receiver = await startReceiver();
});
afterAll(async () => {
  await outbox?.stop();
  await worker?.end("SIGKILL");
  await receiver.close();
  await sending.close();
  await pool.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Retries until the database has recovered and answers. */
async function retried<T>(query: () => Promise<T>): Promise<T> {
  let answer: { value: T } | undefined;
  await expect
    .poll(
      async () => {
        answer = await query().then(
          (value) => ({ value }),
          () => undefined,
        );
        return answer;
      },
      { timeout: 20_000, interval: 50 },
    )
    .toBeDefined();
  return (answer as unknown as { value: T }).value;
}

/** What waits is due now, also what a killed worker had taken. */
const drain = () =>
  retried(() => pool.query("UPDATE webhook_deliveries SET next_attempt_at = now() - interval '1 second' WHERE status = 'pending' AND next_attempt_at > now()"));

async function killDatabase(): Promise<void> {
  const pid = postgres.pid();
  process.kill(pid, "SIGKILL");
  // it is started again on the same data
  await expect.poll(() => postgres.pid(), { timeout: 20_000, interval: 50 }).not.toBe(pid);
}

test("dispatcher and Postgres killed under 500 events/s, receivers answer 2xx, 5xx, hang, reset: every committed event arrives, every attempt is in the log", {
  timeout: 90_000,
}, async () => {
  let healthy = false;
  const hanging: ServerResponse[] = [];
  const taken = new Set<string>();
  receiver.answer = (response, { headers, path }) => {
    if (!healthy && path === "/reset") return void response.socket?.resetAndDestroy();
    if (!healthy && path === "/hang") return void hanging.push(response);
    if (!healthy && path === "/5xx") return void response.writeHead(503).end();
    taken.add(String(headers["webhook-id"]));
    response.end("ok");
  };
  const kinds = ["2xx", "5xx", "2xx", "hang", "2xx", "reset", "2xx"];
  const endpoints = await Promise.all([...kinds, ...kinds].map((kind) => sending.endpoint(`${receiver.url}/${kind}`)));
  worker = await startWorker(postgres.url);
  outbox = startOutbox(postgres.url, organizationId, endpoints, PER_SECOND);
  for (const kill of KILLS) {
    // killed in the midst: events are being written, and this worker has sent some
    const before = receiver.received.length;
    await Promise.all([outbox.count(outbox.committed.size + BETWEEN), receiver.count(before + BETWEEN / 4)]);
    if (kill !== "database") await worker.end("SIGKILL");
    if (kill !== "worker") await killDatabase();
    await drain();
    if (kill !== "database") worker = await startWorker(postgres.url);
  }
  await outbox.stop();
  const { committed, lost } = outbox;
  outbox = undefined;
  // the receivers recover; what the last worker held is due at once
  await worker.end("SIGKILL");
  healthy = true;
  for (const response of hanging) response.socket?.destroy();
  await drain();
  const waiting = async () => (await sending.deliveries()).filter(({ status }) => status === "pending").length;
  expect(await waiting()).toBeGreaterThan(0);
  worker = await startWorker(postgres.url);
  await expect.poll(waiting, { timeout: 30_000, interval: 200 }).toBe(0);
  await worker.end("SIGTERM");
  worker = undefined;

  const deliveries = await sending.deliveries();
  const stored = new Set(deliveries.map(({ event_id }) => event_id));
  // the storm was one: the database was away, and some was written nevertheless
  expect(lost()).toBeGreaterThan(0);
  expect(committed.size).toBeGreaterThanOrEqual(KILLS.length * BETWEEN);
  expect([...committed.keys()].filter((event) => !stored.has(event))).toEqual([]);
  expect([...stored].filter((event) => !taken.has(event))).toEqual([]);
  expect(deliveries.filter(({ status }) => status !== "delivered")).toEqual([]);
  // each attempt that a receiver saw has its row: an event has one delivery here
  const log = await sending.attempts();
  const numbers = new Map<string, number[]>();
  for (const { delivery_id, number } of log) numbers.set(delivery_id, [...(numbers.get(delivery_id) ?? []), number]);
  const seen = new Map<string, number>();
  for (const { headers } of receiver.received) seen.set(String(headers["webhook-id"]), (seen.get(String(headers["webhook-id"])) ?? 0) + 1);
  const unlogged = deliveries.filter(({ id, event_id }) => (numbers.get(id)?.length ?? 0) < (seen.get(event_id) ?? 0));
  expect(unlogged).toEqual([]);
  const gaps = deliveries.filter(({ id, attempts }) => numbers.get(id)?.join() !== Array.from({ length: attempts }, (_, index) => index + 1).join());
  expect(gaps).toEqual([]);
  // nothing is left open: what was cut off says so
  expect(log.filter(({ status_code, failure }) => status_code === null && failure === null)).toEqual([]);
  for (const failure of ["interrupted", "connection"]) expect(log.some((attempt) => attempt.failure === failure)).toBe(true);
  for (const status of [200, 503]) expect(log.some(({ status_code }) => status_code === status)).toBe(true);
});
