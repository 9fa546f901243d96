// Requests whose client went away before the answer.
import { connect } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

test("a request whose client went away is logged and counted, with status 499", async () => {
  const token = await service.token("admin");
  await call(`${service.url}/api/v1/organization`, { key: token });
  const locker = new pg.Client({ connectionString: service.database.url });
  await locker.connect();
  await locker.query("BEGIN; LOCK TABLE organizations IN ACCESS EXCLUSIVE MODE");
  const socket = connect(service.port, "127.0.0.1");
  socket.write(`GET /api/v1/webhook-endpoints HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n\r\n`);
  await new Promise((resolve) => socket.once("connect", resolve));
  // a second request answers after the first has been read
  await call(`${service.url}/health`);
  // a connection that is only half closed still waits for its answer
  socket.resetAndDestroy();
  await expect.poll(async () => (await call(`${service.url}/metrics`)).text).toMatch(/fraud_risk_request_seconds_count\{operation="\w+",status="499"\} 1/);
  await locker.query("ROLLBACK");
  await locker.end();
  const lines = service
    .logged()
    .split("\n")
    .filter((line) => line.includes('"status":499'));
  expect(lines).toHaveLength(1);
});
