// What a claim costs: what is due, not the endpoints that wait for a later attempt, and nothing for endpoints that are removed or switched off.
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { claimDeliveries } from "../../src/delivery/webhooks/cross-tenant-functions.ts";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { answered, receivers, type Sending, startSending } from "./sending.ts";

let service: TestService;
let sending: Sending;
beforeAll(async () => {
  service = await startService();
  sending = await startSending({ database: service.database, organizationId: service.tenant.id });
  // with the sizes that a vacuum notes, another part of the claim may use the counted index too
  await sending.database.query(
    "DO $$ DECLARE part regclass; BEGIN FOR part IN SELECT inhrelid FROM pg_inherits WHERE inhparent = 'webhook_deliveries'::regclass LOOP EXECUTE format('ALTER TABLE %s SET (autovacuum_enabled = false)', part); END LOOP; END $$",
  );
});
afterAll(async () => {
  await sending.close();
  await service.close();
});
beforeEach(() => sending.database.query("UPDATE webhook_deliveries SET status = 'failed', next_attempt_at = NULL WHERE status = 'pending'"));

/**
 * Steps of the walk through the queue that a claim makes now: look-ups in its index, but for the last, which finds nothing. While something is due, another part of the
 * claim may look up the same index once or twice, as it is planned.
 */
async function steps(): Promise<number> {
  const now = new Date(sending.clock.now);
  const client = new pg.Client({ connectionString: sending.database.url });
  await client.connect();
  await client.query("BEGIN");
  const { name, text } = claimDeliveries.statement;
  await client.query({ name, text, values: [now, [], [], 8, [], [], 128, 256, now, 4, 256] });
  const { rows } = await client.query<{ scans: string }>(
    "SELECT max(pg_stat_get_xact_numscans(inhrelid)) AS scans FROM pg_inherits WHERE inhparent = 'webhook_deliveries_by_time'::regclass",
  );
  // the claim was made: nothing of it stays
  await client.query("ROLLBACK");
  await client.end();
  return Number(rows[0]?.scans) - 1;
}

test("five hundred endpoints in backoff add no step to a claim", async () => {
  for (let one = 0; one < 500; one++) await sending.queue(await sending.endpoint());
  expect(await steps()).toBeGreaterThan(499);
  await sending.database.query("UPDATE webhook_deliveries SET next_attempt_at = next_attempt_at + interval '5 hours' WHERE status = 'pending'");
  await sending.queue(await sending.endpoint(), 30);
  expect(await steps()).toBeLessThan(5);
});

test("what is due for a removed endpoint, or one that is switched off because it fails, has failed and is not looked at again", async () => {
  const [removed, failing] = [await sending.endpoint(), await sending.endpoint()];
  await sending.queue(removed, 3);
  await sending.queue(failing, 3);
  await sending.database.query("DELETE FROM webhook_endpoints WHERE id = $1", [removed]);
  await sending.database.query("UPDATE webhook_endpoints SET enabled = false, disabled_reason = 'failing' WHERE id = $1", [failing]);
  expect(await steps()).toBeGreaterThan(1);
  await sending.dispatcher(receivers(() => answered(200))).step();
  expect(await steps()).toBe(0);
  for (const endpoint of [removed, failing])
    expect(new Set((await sending.deliveries(endpoint)).map(({ status, next_attempt_at }) => `${status} ${next_attempt_at}`))).toEqual(
      new Set(["failed null"]),
    );
});

test("what is due for an endpoint that was switched off by hand leaves the queue, and is sent when it is on again", async () => {
  const admin = await service.token("admin");
  const endpoint = await sending.endpoint();
  const change = (enabled: boolean) => call(`${service.url}/api/v1/webhook-endpoints/${endpoint}`, { key: admin, method: "PATCH", body: { enabled } });
  const [event] = await sending.queue(endpoint);
  expect((await change(false)).status).toBe(200);
  const outbound = receivers(() => answered(200));
  const dispatcher = sending.dispatcher(outbound);
  expect(await dispatcher.step()).toBe(0);
  expect(await steps()).toBe(0);
  expect(await sending.deliveries(endpoint)).toMatchObject([{ status: "pending", next_attempt_at: null }]);
  expect((await change(true)).status).toBe(200);
  sending.clock.now = Date.now() + 1000;
  expect(await dispatcher.step()).toBe(1);
  expect(outbound.sent.map(({ headers }) => headers["webhook-id"])).toEqual([event]);
});
