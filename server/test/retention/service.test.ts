// What callers see when the past is dropped: unknown sessions, new assessments, and no answer that is late or wrong.
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { maintainPartitions, partitionMaintenance, secondsAhead } from "../../src/backoffice/retention/partition-maintenance.ts";
import { partitionedTables, type Retention } from "../../src/backoffice/retention/retention-periods.ts";
import { partitionsOf } from "../../src/platform/database/partitions.ts";
import { firstIdAt, newId } from "../../src/platform/ids/uuid.ts";
import { createLogger } from "../../src/platform/observability/log.ts";
import { createMetrics } from "../../src/platform/observability/metrics.ts";
import { createRunner } from "../../src/processes/background/reporting-runner.ts";
import { call, payin } from "../harness/client.ts";
import { connectPool, createDatabase } from "../harness/database.ts";
import { startService, type TestService } from "../harness/service.ts";
import { callerOf, newPayer } from "../outcomes/payer.ts";
import { rollupOf } from "../statistics/rolling.ts";
import { answered, receivers, startSending } from "../webhooks/sending.ts";

const DAY = 86_400_000;
/** A round at once, and no other. */
const AT_ONCE = { everyMs: DAY, firstAfterMs: 0 } as const;
const RETENTION: Retention = { assessments: 200, activity: 60, handles: 30, events: 14 };

let service: TestService;
let key: string;
let owner: pg.Client;
beforeAll(async () => {
  service = await startService();
  key = (await service.tenant.key("secret", { permissions: ["assess", "fraud:report", "stats:read", "merchant:read", "cases:read", "assessments:read"] }))
    .value;
  owner = new pg.Client({ connectionString: service.database.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await service.close();
});

/** A round, so many days from now. */
const maintainedAfter = (days: number) => maintainPartitions(owner, RETENTION, Date.now() + days * DAY);
const read = (path: string) => call(`${service.url}/api/v1${path}`, { key });

/** Ends the earliest partitions a year ago, as in a service that has run for years. */
async function backdatePartitions(): Promise<void> {
  const end = firstIdAt(Date.now() - 365 * DAY);
  for (const { name } of partitionedTables) {
    await owner.query(`ALTER TABLE ${name} DETACH PARTITION ${name}_earlier; ALTER TABLE ${name}_earlier RENAME TO ${name}_present`);
    const [later] = await partitionsOf(owner, name);
    await owner.query(`ALTER TABLE ${name} ATTACH PARTITION ${name}_present FOR VALUES FROM ('${end}') TO ('${firstIdAt(later?.from ?? 0)}')`);
    await owner.query(`CREATE TABLE ${name}_earlier PARTITION OF ${name} FOR VALUES FROM (MINVALUE) TO ('${end}')`);
  }
  const old = newId(Date.now() - 400 * DAY);
  await owner.query("INSERT INTO events (organization_id, id, type, body) VALUES ($1, $2, 'payout.created', '{}')", [service.tenant.id, old]);
}

test("while partitions are created and dropped, and a long read is open, every assessment is answered within its deadline", async () => {
  await backdatePartitions();
  const reader = new pg.Client({ connectionString: service.database.url });
  await reader.connect();
  let working = true;
  let calls = 0;
  const statuses = new Set<number>();
  const callers = Array.from({ length: 8 }, async () => {
    while (working) {
      statuses.add((await call(`${service.url}/api/v1/assess`, { key, body: payin({}) })).status);
      calls++;
    }
  });
  await reader.query("BEGIN; SELECT FROM assessments, events");
  setTimeout(() => void reader.end(), 700);
  const runs = [await maintainedAfter(0), await maintainedAfter(40)];
  working = false;
  await Promise.all(callers);
  expect([runs[0]?.dropped, runs[0]?.created.length, runs[1]?.created.length]).toEqual([["events_earlier"], expect.any(Number), expect.any(Number)]);
  expect(statuses).toEqual(new Set([200]));
  expect(calls).toBeGreaterThan(50);
});

test("an assessment whose month was dropped is unknown to every operation; figures that counted it stay", async () => {
  const caller = callerOf(service, key);
  const session = await caller.session(newPayer());
  expect((await caller.outcome(session, "fraud_confirmed")).status).toBe(200);
  const rollup = rollupOf(service.database.url, () => Date.now() + 60_000);
  try {
    await rollup.all();
    const figures = `/merchant/prevention-stats?to=${new Date(Date.now() + 3_600_000).toISOString()}`;
    const before = (await read(figures)).body.data;
    expect(before.assessments.total).toBeGreaterThan(0);
    await maintainedAfter(240);
    expect((await caller.outcome(session, "captured")).status).toBe(404);
    expect((await read(`/merchant/explainability/${session}`)).status).toBe(404);
    expect((await read(`/assessments?to=${new Date(Date.now() + 3_600_000).toISOString()}`)).body.data).toEqual([]);
    // its case is opened after the fact: a change of a session that nothing is known of any more
    await service.database.query("INSERT INTO statistics_changes (organization_id, id, session_id) VALUES ($1, $2, $3)", [service.tenant.id, newId(), session]);
    await rollup.all();
    expect((await read(figures)).body.data.assessments).toEqual(before.assessments);
  } finally {
    await rollup.close();
  }
});

test("a handle returns its response for 30 days; after it is purged, the same order is assessed again", async () => {
  const order = JSON.stringify(payin({}));
  let spaces = "";
  // in other bytes each time: the very same are remembered by the process for ten minutes
  const assess = () => {
    spaces += " ";
    return call(`${service.url}/api/v1/assess`, { key, body: order + spaces });
  };
  const first = await assess();
  await service.database.query("UPDATE retention_progress SET purged_at = 'epoch'");
  await maintainedAfter(29);
  expect((await assess()).body.session_id).toBe(first.body.session_id);
  await service.database.query("UPDATE retention_progress SET purged_at = 'epoch'");
  expect((await maintainedAfter(31))?.purged).toBeGreaterThan(0);
  const again = await assess();
  expect([again.status, again.body.session_id === first.body.session_id]).toEqual([200, false]);
});

test("a run sends its queries sequentially on its connection", async () => {
  let [now, most] = [0, 0];
  const counting = new Proxy(owner, {
    get: (client, name) =>
      name === "query"
        ? async (...calls: [string]) => {
            now += 1;
            most = Math.max(most, now);
            return client.query(...calls).finally(() => {
              now -= 1;
            });
          }
        : Reflect.get(client, name),
  });
  await maintainPartitions(counting, RETENTION);
  expect(most).toBe(1);
});

test("rows are walked through once a day", async () => {
  await service.database.query("UPDATE retention_progress SET purged_at = 'epoch'");
  await maintainedAfter(40);
  await call(`${service.url}/api/v1/assess`, { key, body: payin({}) });
  expect((await maintainedAfter(40.9))?.purged).toBe(0);
  expect((await maintainedAfter(41))?.purged).toBeGreaterThan(0);
});

test("a delivery whose event was purged becomes failed, without an attempt; redelivering it is 404", async () => {
  const sending = await startSending({ database: service.database, organizationId: service.tenant.id });
  try {
    const endpoint = await sending.endpoint();
    await sending.queue(endpoint);
    await service.database.query("DELETE FROM events");
    const outbound = receivers(() => answered(200));
    await sending.dispatcher(outbound).step();
    const [delivery] = await sending.deliveries(endpoint);
    expect([delivery?.status, delivery?.attempts, delivery?.next_attempt_at, outbound.sent]).toEqual(["failed", 0, null, []]);
    expect(await sending.attempts(endpoint)).toEqual([]);
    const admin = await service.token("admin");
    expect((await call(`${service.url}/api/v1/webhook-deliveries/${delivery?.id}/redeliver`, { key: admin, method: "POST" })).status).toBe(404);
  } finally {
    await sending.close();
  }
});

test("metrics report how far ahead partitions exist", async () => {
  const pool = connectPool(service.database.url, { max: 1 });
  const at = Date.now() + 250 * DAY;
  await maintainPartitions(owner, RETENTION, at);
  expect((await secondsAhead(pool, () => at)) / 86_400).toBeGreaterThan(14);
  await pool.end();
  expect(await service.service.metrics.text()).toMatch(/^fraud_risk_partitions_ahead_seconds \d/m);
});

const PATIENT = { timeout: 20_000, interval: 10 } as const;
const PLACES_TAKEN = "SELECT FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";

test("a server keeps its tables by itself, over a connection of the owner, and ends in the middle of it without harm", async () => {
  const own = await createDatabase();
  const maintained = () => {
    const jobs = createRunner(createLogger("silent"), createMetrics());
    jobs.add(partitionMaintenance(own.url, RETENTION, createLogger("silent"), AT_ONCE));
    return jobs;
  };
  const partitions = async () => (await own.query("SELECT FROM pg_inherits")).length;
  const before = await partitions();
  const broken = maintained();
  await expect.poll(partitions, PATIENT).not.toBe(before);
  await broken.close();
  // the database may be at the statement of the one that ended for a moment more, and lets no other in meanwhile
  await expect.poll(async () => (await own.query(PLACES_TAKEN)).length, PATIENT).toBe(0);
  const maintenance = maintained();
  await expect.poll(async () => (await own.query("SELECT FROM retention_progress WHERE maintained_at > 'epoch'")).length, PATIENT).toBe(1);
  await maintenance.close();
  for (const { name } of partitionedTables)
    expect((await own.query("SELECT FROM pg_inherits WHERE inhparent = $1::regclass", [name])).length).toBeGreaterThan(3);
  await own.close();
});

test("an unavailable database is logged, and the job is retried on schedule", async () => {
  const lines: string[] = [];
  const log = createLogger("info", { write: (line: string) => void lines.push(line) });
  const jobs = createRunner(log, createMetrics());
  jobs.add(partitionMaintenance("postgres://nobody@127.0.0.1:1/none", RETENTION, log, { everyMs: 10, firstAfterMs: 0 }));
  await expect.poll(() => jobs.health()[0]?.consecutive_failures).toBeGreaterThan(2);
  expect(jobs.health()).toMatchObject([{ name: "partition-maintenance", status: "failing", last_error: expect.stringContaining("ECONNREFUSED") }]);
  await jobs.close();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/"job":"partition-maintenance".*"job postponed: database unavailable"/);
});
