// The queue metrics of webhooks.
import type pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createWebhookQueueMetrics } from "../../src/delivery/webhooks/queue-metrics.ts";
import { AS_APPLICATION } from "../../src/platform/database/role.ts";
import { connectPool } from "../harness/database.ts";
import { type Sending, startSending } from "../webhooks/sending.ts";

let sending: Sending;
let pool: pg.Pool;
beforeAll(async () => {
  sending = await startSending();
  pool = connectPool(sending.database.url, { options: AS_APPLICATION });
});
afterAll(async () => {
  await pool.end();
  await sending.close();
});

test("due deliveries and the age of the oldest are reported; those not due yet, or of a disabled endpoint, are not", async () => {
  const [busy, off] = [await sending.endpoint(), await sending.endpoint()];
  await sending.queue(busy, 3);
  await sending.queue(off, 5);
  await sending.database.query("UPDATE webhook_endpoints SET enabled = false, disabled_reason = 'failing' WHERE id = $1", [off]);
  const at = (seconds: number) => createWebhookQueueMetrics(pool, () => sending.clock.now + seconds * 1000)();
  expect(await at(-1)).toEqual({ backlog: 0, oldestSeconds: 0, disabled: 1 });
  expect(await at(90)).toEqual({ backlog: 3, oldestSeconds: 90, disabled: 1 });
});

test("an endpoint that somebody switched off is no trouble", async () => {
  await sending.database.query("UPDATE webhook_endpoints SET enabled = false, disabled_reason = 'manual'");
  expect(await createWebhookQueueMetrics(pool)()).toMatchObject({ disabled: 0 });
});

test("the database is queried once a second, however many gauges are read", async () => {
  let now = 0;
  const queueMetrics = createWebhookQueueMetrics(pool, () => now);
  const first = queueMetrics();
  expect(queueMetrics()).toBe(first);
  now = 1000;
  expect(queueMetrics()).not.toBe(first);
  await Promise.all([first, queueMetrics()]);
});

test("an unavailable database makes the values unknown, and does not fail the metrics", async () => {
  const nowhere = connectPool("postgres://nobody@127.0.0.1:1/none");
  expect(await createWebhookQueueMetrics(nowhere)()).toEqual({ backlog: Number.NaN, oldestSeconds: Number.NaN, disabled: Number.NaN });
  await nowhere.end();
});
