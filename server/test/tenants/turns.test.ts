// Changes of one organization at once: each succeeds or is refused for a reason, none deadlocks, none leaves half of itself behind.
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifyLog } from "../../src/accounts/audit/verifier.ts";
import { call, newOrder, type TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";

let service: TestService;
let psp: Tenant;
let admin: string;

beforeAll(async () => {
  service = await startService();
  psp = await createTenant(service.database.url, { segment: "psp" });
  admin = await service.token("admin", psp.id);
});
afterAll(() => service.close());

const api = (path: string, method: string, body?: object): Promise<TestAnswer> =>
  call(`${service.url}/api/v1${path}`, { key: admin, method, ...(body === undefined ? {} : { body }) });
const statuses = (answers: readonly TestAnswer[]): number[] => answers.map(({ status }) => status);
const shop = async (): Promise<string> => (await api("/submerchants", "POST", { name: "Tienda", country: "MX", external_id: newOrder() })).body.id;

test("ten revocations and ten changes of the organization at once all succeed", async () => {
  const keys = await Promise.all(Array.from({ length: 10 }, () => psp.key("secret")));
  const answers = await Promise.all([
    ...keys.map(({ id }) => api(`/keys/${id}`, "DELETE")),
    ...Array.from({ length: 10 }, (_, index) => api("/organization", "PATCH", { name: `Name ${index}` })),
  ]);
  expect(new Set(statuses(answers))).toEqual(new Set([200]));
});

test("rotations, a deactivation and changes of one submerchant at once all succeed, and it ends deactivated", async () => {
  for (let round = 0; round < 3; round++) {
    const id = await shop();
    const keys = await Promise.all(Array.from({ length: 4 }, () => psp.key("secret", { submerchantId: id })));
    const answers = await Promise.all([
      ...keys.map((key) => api(`/keys/${key.id}/rotate`, "POST", {})),
      api(`/submerchants/${id}`, "PATCH", { name: "Otra" }),
      api(`/submerchants/${id}`, "DELETE"),
    ]);
    expect(statuses(answers).every((status) => [200, 201, 409].includes(status))).toBe(true);
    expect((await api(`/submerchants/${id}`, "GET")).body.status).toBe("inactive");
    const states = (await api(`/submerchants/${id}/keys`, "GET")).body.data.map((key: { status: string }) => key.status);
    // a successor that was made in time is disabled with the submerchant, one that came later was refused
    expect(states).not.toContain("active");
  }
});

test("a provider has no active submerchants after a concurrent change of its segment", async () => {
  const other = await createTenant(service.database.url, { segment: "psp" });
  const key = await service.token("admin", other.id);
  const send = (path: string, method: string, body: object) => call(`${service.url}/api/v1${path}`, { key, method, body });
  for (let round = 0; round < 6; round++) {
    const answers = await Promise.all([
      send("/organization", "PATCH", { segment: "merchant" }),
      ...Array.from({ length: 4 }, () => send("/submerchants", "POST", { name: "Tienda", country: "MX" })),
    ]);
    const [{ active }] = (await service.database.query("SELECT count(*)::int AS active FROM submerchants WHERE organization_id = $1 AND status = 'active'", [
      other.id,
    ])) as [{ active: number }];
    expect(answers[0]?.status === 200 && active > 0).toBe(false);
    await service.database.query("UPDATE submerchants SET status = 'inactive' WHERE organization_id = $1", [other.id]);
    await send("/organization", "PATCH", { segment: "psp" });
  }
});

test("one organization's pile of changes does not keep another's reading waiting", async () => {
  const pile = Promise.all(Array.from({ length: 60 }, (_, index) => api("/organization", "PATCH", { name: `Busy ${index}` })));
  const neighbour = await service.token("viewer");
  const started = performance.now();
  expect((await call(`${service.url}/api/v1/organization`, { key: neighbour })).status).toBe(200);
  const waited = performance.now() - started;
  const all = performance.now();
  expect(new Set(statuses(await pile))).toEqual(new Set([200]));
  // it did not stand in the queue: most of the pile was still to come
  expect(waited).toBeLessThan(Math.max(500, performance.now() - all));
});

test("the verifier raises no alarm while the log is being written", async () => {
  const client = new pg.Client({ connectionString: service.database.url });
  await client.connect();
  let writing = true;
  const pile = Promise.all(Array.from({ length: 80 }, (_, index) => api("/organization", "PATCH", { name: `Written ${index}` }))).finally(() => {
    writing = false;
  });
  const findings: string[] = [];
  do findings.push(...(await verifyLog(client, psp.id)).findings);
  while (writing);
  await pile;
  await client.end();
  expect(findings).toEqual([]);
});

describe("connections that are lost in the middle of a change", () => {
  test("are replaced: after more of them than the pool holds, management works as before, and nothing was changed", async () => {
    const holder = new pg.Client({ connectionString: service.database.url });
    await holder.connect();
    for (let round = 0; round < 8; round++) {
      await holder.query("BEGIN");
      await holder.query("SELECT FROM organizations WHERE id = $1 FOR UPDATE", [psp.id]);
      const waiting = api("/organization", "PATCH", { name: "never" });
      let ended = 0;
      while (ended === 0) {
        // not on the holder's own connection: what it sees of others is fixed for its transaction
        const rows = await service.database.query(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'fraud-risk-management' AND wait_event_type = 'Lock'",
        );
        ended = rows.length;
      }
      await holder.query("ROLLBACK");
      expect((await waiting).status).toBe(503);
    }
    await holder.end();
    const answers = await Promise.all(Array.from({ length: 10 }, () => api("/organization", "GET")));
    expect(new Set(statuses(answers))).toEqual(new Set([200]));
    expect(answers[0]?.body.name).not.toBe("never");
  });
});
