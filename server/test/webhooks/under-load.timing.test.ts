// How long events wait for their first attempt while many are written. The bounds leave room for a busy machine; `npm run bench -- --only webhooks` measures.
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { createTenant } from "../harness/tenant.ts";
import { startOutbox } from "./outbox.ts";
import { type Receiver, startReceiver } from "./receiver.ts";
import { type Sending, startSending } from "./sending.ts";
import { startWorker, type Worker } from "./worker.ts";

const PER_SECOND = 300;
const EVENTS = 900;
/** The promise is 500 ms on a machine of its own; processes of this test share its cores. */
const BOUND = 1000;

let database: TestDatabase;
let organizationId: string;
let sending: Sending;
let receiver: Receiver;
let worker: Worker;

beforeAll(async () => {
  database = await createDatabase();
  organizationId = (await createTenant(database.url)).id;
  sending = await startSending({ database, organizationId });
  receiver = await startReceiver();
  receiver.answer = (response, { path }) => void (path === "/hang" || response.end("ok"));
  worker = await startWorker(database.url);
});
afterAll(async () => {
  await worker.end("SIGKILL");
  await receiver.close();
  await sending.close();
  await database.close();
});

/** Maximum p99 of first attempts at responding endpoints, in milliseconds. */
async function slowest(endpoints: readonly string[]): Promise<number> {
  const outbox = startOutbox(database.url, organizationId, endpoints, PER_SECOND);
  await outbox.count(EVENTS);
  await outbox.stop();
  const rows = await database.query<{ event_id: string }>(
    "SELECT d.event_id FROM webhook_deliveries d JOIN webhook_endpoints p ON p.id = d.endpoint_id WHERE p.id = ANY($1) AND p.url NOT LIKE '%/hang'",
    [endpoints],
  );
  const wanted = new Set(rows.map(({ event_id }) => event_id));
  const arrived = new Map<string, number>();
  await expect
    .poll(
      () => {
        for (const { headers, at } of receiver.received) {
          const event = String(headers["webhook-id"]);
          if (wanted.has(event) && !arrived.has(event)) arrived.set(event, at);
        }
        return wanted.size - arrived.size;
      },
      { timeout: 20_000 },
    )
    .toBe(0);
  const delays = [...arrived].map(([event, at]) => at - (outbox.committed.get(event) ?? at)).sort((a, b) => a - b);
  expect(delays.length).toBeGreaterThan(EVENTS / 2);
  return delays[Math.floor(delays.length * 0.99)] ?? Number.NaN;
}

test("20 endpoints, one of them hangs with all that it gets: the others wait less than a second", async () => {
  const endpoints = await Promise.all(Array.from({ length: 20 }, (_, index) => sending.endpoint(`${receiver.url}/${index === 0 ? "hang" : "good"}`)));
  // a long queue in front of it as well
  await sending.queue(endpoints[0] as string, 500);
  expect(await slowest(endpoints)).toBeLessThan(BOUND);
});

test("one endpoint that takes everything gladly does not wait for its own events", async () => {
  expect(await slowest([await sending.endpoint(`${receiver.url}/alone`)])).toBeLessThan(BOUND);
});
