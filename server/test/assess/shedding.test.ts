// More assess calls than a process lets wait.
import { createServer } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createAdmissionControl, MOST_IN_FLIGHT } from "../../src/api/gateway/admission-control.ts";
import { createRateLimiter } from "../../src/platform/http/rate-limit.ts";
import { securityHeaders } from "../../src/platform/http/security-headers.ts";
import { createLogger } from "../../src/platform/observability/log.ts";
import { systemClock } from "../../src/platform/time/clock.ts";
import { listen } from "../../src/processes/serving.ts";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

/** The answer to a call that is shed: nothing in it makes an operator look for the switch of maintenance. */
const OVERLOAD = {
  code: "ASSESS_MAINTENANCE",
  message: "The service is at capacity. Retry after the seconds in Retry-After.",
  details: { reason: "overload" },
};

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

/** Invariants of every response of the contract. */
test.each([
  ["assess", "/api/v1/assess"],
  ["assess, spelled differently", "/API/v1/Assess/?x=1"],
  ["payouts", "/api/v1/assess/payout"],
])("a shed call of %s is answered as the contract specifies", async (_, path) => {
  let answered = 0;
  let delay = 1000;
  const guarded = createServer(
    createAdmissionControl(
      {
        queueDelay: () => delay,
        assessTimeoutMs: 2000,
        limiter: createRateLimiter({} as never),
        securityHeaders: securityHeaders(true),
        log: createLogger("silent"),
        clock: systemClock,
        shed: (requests) => {
          answered += requests;
        },
        refused: () => undefined,
        keepsAlive: () => true,
      },
      (_request, response) => void response.end("inside"),
    ),
  );
  const port = await listen(guarded, "PORT", 0, "127.0.0.1");
  const url = `http://127.0.0.1:${port}${path}`;
  // a short stall of the database is no overload
  expect((await call(url, { key: "x", body: payin() })).text).toBe("inside");
  delay = 1001;
  const { status, headers, body } = await call(url, { key: "x", body: payin(), headers: { Origin: "https://tienda.example" } });
  expect([status, headers.get("Retry-After"), body.error]).toEqual([503, "1", OVERLOAD]);
  await expect.poll(() => answered).toBe(1);
  for (const name of ["X-Request-Id", "X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset", "Strict-Transport-Security"])
    expect([name, headers.get(name)]).toEqual([name, expect.any(String)]);
  expect(headers.get("Access-Control-Allow-Origin")).toBe(path.includes("payout") ? null : "https://tienda.example");
  // calls other than assess are no overload
  expect((await call(url)).text).toBe("inside");
  await new Promise((resolve) => guarded.close(resolve).closeAllConnections());
});

test("incomplete requests do not count as in flight", async () => {
  const body = JSON.stringify(payin());
  const head = `Host: 127.0.0.1\r\nAuthorization: Bearer ${service.tenant.secret}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
  const sockets = Array.from({ length: MOST_IN_FLIGHT + 20 }, () => connect(service.port, "127.0.0.1"));
  await Promise.all(sockets.map((socket) => new Promise((sent) => socket.write(`POST /api/v1/assess HTTP/1.1\r\n${head}\r\n\r\n${body.slice(0, 10)}`, sent))));
  // all of them have been looked at: they are answered in turn
  expect((await call(`${service.url}/api/v1/health`)).status).toBe(200);
  expect((await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin() })).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  expect(await metric("fraud_risk_shed_total")).toBe(0);
});

test("a call beyond the queue limit is shed at once with Retry-After, and counted; waiting calls are decided", async () => {
  expect(await metric("fraud_risk_shed_total")).toBe(0);
  const locker = new pg.Client({ connectionString: service.database.url });
  await locker.connect();
  await locker.query("BEGIN; LOCK TABLE assessments IN ACCESS EXCLUSIVE MODE");
  const lanes = Array.from({ length: LANES }, statuses);
  await expect.poll(() => metric("fraud_risk_shed_total"), { timeout: 15_000 }).toBeGreaterThan(0);
  expect(await metric("fraud_risk_waiting")).toBeLessThanOrEqual(MOST_IN_FLIGHT);
  const { status, headers, body } = await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin() });
  expect([status, headers.get("Retry-After"), body.error]).toEqual([503, "1", OVERLOAD]);
  await locker.query("ROLLBACK");
  await locker.end();
  const answers = (await Promise.all(lanes)).flat();
  expect(answers).toHaveLength(LANES * CALLS);
  expect(new Set(answers)).toEqual(new Set([200, 503]));
  const shed = answers.filter((one) => one === 503).length;
  expect(shed).toBeGreaterThan(0);
  await expect.poll(() => metric("fraud_risk_shed_total")).toBe(shed + 1);
  expect(await metric(`fraud_risk_refusals_total\\{code="ASSESS_MAINTENANCE",reason="overload"\\}`)).toBe(shed + 1);
  expect((await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: payin() })).status).toBe(200);
}, 60_000);
