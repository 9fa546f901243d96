// One limit over several processes.
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { type ServerProcess, startServerProcess } from "../harness/process.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";

let database: TestDatabase;
let tenant: Tenant;
let processes: ServerProcess[];

beforeAll(async () => {
  database = await createDatabase();
  tenant = await createTenant(database.url);
  processes = await Promise.all(Array.from({ length: 4 }, () => startServerProcess({ DATABASE_URL: database.url })));
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.kill("SIGTERM")));
  await database.close();
});

/** Sends requests that are refused for their body once they are let in: those count, and cost little. Answers how many were let in. */
async function letIn(key: string, loads: readonly number[]): Promise<number> {
  const statuses: number[] = [];
  await Promise.all(
    loads.flatMap((load, index) =>
      Array.from({ length: 16 }, async (_, lane) => {
        for (let sent = lane; sent < load; sent += 16) statuses.push((await call(`${processes[index]?.url}/api/v1/assess`, { key, body: {} })).status);
      }),
    ),
  );
  expect(new Set(statuses)).toEqual(new Set([400, 429]));
  return statuses.filter((status) => status === 400).length;
}

test.each([
  ["evenly", [1, 1, 1, 1]],
  ["three quarters at one process", [3, 0.4, 0.3, 0.3]],
])("four processes under ten times the load, %s, let in between 0.98 and 1.02 of the limit", async (_, shares) => {
  const limit = 600;
  const { value } = await tenant.key("secret", { rateLimitPerMinute: limit });
  const accepted = await letIn(
    value,
    shares.map((share) => Math.round((share / shares.reduce((sum, one) => sum + one)) * limit * 10)),
  );
  expect(accepted / limit).toBeGreaterThanOrEqual(0.98);
  expect(accepted / limit).toBeLessThanOrEqual(1.02);
});

test("a limit of three is three, over four processes", async () => {
  const { value } = await tenant.key("secret", { rateLimitPerMinute: 3 });
  expect(await letIn(value, [8, 8, 8, 8])).toBe(3);
});
