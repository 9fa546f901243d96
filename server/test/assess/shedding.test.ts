// More assess calls than a process lets wait.
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

/** Calls that may wait, and those that eight batches of 64 take from among them while the database hangs. */
const WAIT = 2048;
const UNDER_WAY = 8 * 64;
/** Connections, and calls on each of them, one behind the other without waiting for an answer: more than there is room for. */
const LANES = 28;
const CALLS = 100;

let service: TestService;
beforeAll(async () => {
  // the database hangs for as long as it takes, and no call is late
  service = await startService({ assessTimeoutMs: 60_000 });
});
afterAll(() => service.close());

const metric = async (name: string): Promise<number> => Number(new RegExp(`^${name} (\\d+)$`, "m").exec((await call(`${service.url}/metrics`)).text)?.[1]);

/** Statuses of the answers to calls that go out at once, in their order. */
async function statuses(): Promise<number[]> {
  const requests = Array.from({ length: CALLS }, (_, index) => {
    const body = JSON.stringify(payin());
    const head = `Host: 127.0.0.1\r\nAuthorization: Bearer ${service.tenant.secret}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}`;
    return `POST /api/v1/assess HTTP/1.1\r\n${head}${index === CALLS - 1 ? "\r\nConnection: close" : ""}\r\n\r\n${body}`;
  });
  const socket = connect(service.port, "127.0.0.1");
  socket.write(requests.join(""));
  return [...(await text(socket)).matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));
}

test("what finds no room to wait is turned away at once, told when to retry, and counted; what waits is decided", async () => {
  expect(await metric("fraud_risk_shed_total")).toBe(0);
  const locker = new pg.Client({ connectionString: service.database.url });
  await locker.connect();
  await locker.query("BEGIN; LOCK TABLE assessments IN ACCESS EXCLUSIVE MODE");
  const lanes = Array.from({ length: LANES }, statuses);
  await expect.poll(() => metric("fraud_risk_shed_total"), { timeout: 15_000 }).toBeGreaterThan(0);
  expect(await metric("fraud_risk_waiting")).toBe(WAIT);
  const { status, headers, body } = await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin() });
  expect([status, headers.get("Retry-After"), body.error.code]).toEqual([503, "1", "ASSESS_MAINTENANCE"]);
  await locker.query("ROLLBACK");
  await locker.end();
  const answers = (await Promise.all(lanes)).flat();
  expect(answers).toHaveLength(LANES * CALLS);
  expect(new Set(answers)).toEqual(new Set([200, 503]));
  const shed = answers.filter((one) => one === 503).length;
  expect(shed).toBeGreaterThanOrEqual(LANES * CALLS - WAIT - UNDER_WAY);
  expect(await metric("fraud_risk_shed_total")).toBe(shed + 1);
  expect((await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin() })).status).toBe(200);
}, 60_000);
