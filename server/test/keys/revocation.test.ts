// Revocation is immediate, over processes and under load.
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, payin } from "../harness/client.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { type ServerProcess, startServerProcess } from "../harness/process.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { adminTokenFor } from "../harness/token.ts";

const KEYS = 100;
/** Requests that each caller still sends after the answer to the revocation. */
const AFTERWARDS = 3;

let database: TestDatabase;
let tenant: Tenant;
let processes: ServerProcess[];
let admin: string;

beforeAll(async () => {
  database = await createDatabase();
  tenant = await createTenant(database.url);
  processes = await Promise.all([1, 2].map(() => startServerProcess({ DATABASE_URL: database.url })));
  admin = await adminTokenFor(database.url, tenant.id);
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.kill("SIGTERM")));
  await database.close();
});

interface Call {
  readonly sentAt: number;
  readonly status: number;
}

/** Uses the key at every process until it has been refused often enough after its revocation was answered. */
async function use(key: string, revokedAt: () => number): Promise<Call[]> {
  const calls: Call[] = [];
  await Promise.all(
    processes.map(async ({ url }) => {
      for (let afterwards = 0; afterwards < AFTERWARDS; ) {
        const sentAt = performance.now();
        const { status } = await call(`${url}/api/v1/assess`, { key, body: payin() });
        calls.push({ sentAt, status });
        if (sentAt > revokedAt()) afterwards += 1;
      }
    }),
  );
  return calls;
}

test("of 100 keys revoked under load over two processes, none is accepted in a request sent after the answer", { timeout: 120_000 }, async () => {
  const late: Call[] = [];
  let accepted = 0;
  let refused = 0;
  const lanes = Array.from({ length: 10 }, async (_, lane) => {
    for (let index = lane; index < KEYS; index += 10) {
      const { id, value } = await tenant.key("secret");
      let revokedAt = Number.POSITIVE_INFINITY;
      const calls = use(value, () => revokedAt);
      // it is at work, and remembered, at both before it is revoked
      await Promise.all(processes.map(async ({ url }) => expect((await call(`${url}/api/v1/assess`, { key: value, body: payin() })).status).toBe(200)));
      const revoked = await call(`${processes[index % 2]?.url}/api/v1/keys/${id}`, { method: "DELETE", key: admin });
      expect(revoked.status).toBe(200);
      revokedAt = performance.now();
      for (const one of await calls) {
        if (one.status === 200) accepted += 1;
        else if (one.status === 401) refused += 1;
        else throw new Error(`answered ${one.status}`);
        if (one.sentAt > revokedAt && one.status !== 401) late.push(one);
      }
    }
  });
  await Promise.all(lanes);
  expect(late).toEqual([]);
  expect(accepted).toBeGreaterThan(KEYS);
  expect(refused).toBeGreaterThanOrEqual(KEYS * 2 * AFTERWARDS);
});
