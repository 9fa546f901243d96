// Heads of audit logs that are written outside the database: what, where, and when again.
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { anchorHeads, auditAnchoring } from "../../src/accounts/audit/anchoring.ts";
import { readHeadLines } from "../../src/accounts/audit/head-lines.ts";
import { createLogger } from "../../src/platform/observability/log.ts";
import { call } from "../harness/client.ts";
import { connectPool, createDatabase, type TestDatabase } from "../harness/database.ts";
import { startService } from "../harness/service.ts";
import { type BareLog, newLog } from "./bare-log.ts";

let database: TestDatabase;
let owner: pg.Client;
let pool: pg.Pool;
let folder: string;
let lines: string[];
let first: BareLog;
let second: BareLog;
beforeAll(async () => {
  database = await createDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  pool = connectPool(database.url);
});
afterAll(async () => {
  await Promise.all([owner.end(), pool.end()]);
  await database.close();
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "fraud-risk-anchors-"));
  lines = [];
  [first, second] = [await newLog(owner, 2), await newLog(owner, 1)];
  return () => rmSync(folder, { recursive: true, force: true });
});

const log = createLogger("info", { write: (line: string) => void lines.push(line) });
/** Writes the heads; `minute` is the time of the run. */
const write = (minute = 0, into: string | null = folder) =>
  anchorHeads(owner, { log, pool, folder: into ?? undefined, clock: { now: () => Date.UTC(2026, 10, 28, 2, minute), monotonic: () => 0 } });
const files = (): string[] => readdirSync(folder).toSorted();
const textOf = async (of: BareLog): Promise<unknown> => {
  const { sequence, hash } = await of.head();
  return { organization_id: of.id, sequence: Number(sequence), hash: hash.toString("hex") };
};

test("each head is a line of the log and of a new file, once, and again when the log has grown; earlier files stay", async () => {
  await write(0, null);
  lines = [];
  await Promise.all([first.append(), second.append()]);
  expect(await write(1)).toBe(2);
  const heads = [await textOf(first), await textOf(second)];
  for (const head of heads) {
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining({ level: "info", msg: "audit head", ...(head as object) }));
  }
  expect(files()).toEqual(["audit-heads-2026-11-28T02-01-00-000Z.jsonl"]);
  const written = readFileSync(join(folder, files()[0] ?? ""), "utf8");
  expect(
    written
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line)),
  ).toEqual(expect.arrayContaining(heads.map((head) => ({ time: "2026-11-28T02:01:00.000Z", ...(head as object) }))));
  expect(readHeadLines(lines.join(""))).toEqual(readHeadLines(written));
  // nothing has changed
  expect(await write(2)).toBe(0);
  expect(files()).toHaveLength(1);
  await first.append();
  expect(await write(3)).toBe(1);
  expect(files()).toHaveLength(2);
  expect(readFileSync(join(folder, files()[0] ?? ""), "utf8")).toBe(written);
  expect(lines).toHaveLength(3);
});

test("a head that was set back is written as well", async () => {
  await write(0);
  const { hash } = (await owner.query("SELECT hash FROM audit_log WHERE organization_id = $1 AND sequence = 1", [first.id])).rows[0];
  await owner.query("UPDATE audit_heads SET sequence = 1, hash = $2 WHERE organization_id = $1", [first.id, hash]);
  expect(await write(1)).toBe(1);
  expect(JSON.parse(lines.at(-1) ?? "")).toMatchObject({ organization_id: first.id, sequence: 1 });
});

test("a folder that cannot be written to fails the run with the setting, and the heads are written by the next one", async () => {
  const missing = join(folder, "missing");
  await expect(write(0, missing)).rejects.toThrow(
    /^AUDIT_HEADS_FOLDER is ".*missing", and audit-heads-.*\.jsonl cannot be written there \(ENOENT\); it must be/,
  );
  expect(await write(1)).toBeGreaterThanOrEqual(2);
});

test("a file that exists is never replaced", async () => {
  await write(0);
  const [name = ""] = files();
  const before = readFileSync(join(folder, name), "utf8");
  chmodSync(join(folder, name), 0o600);
  await first.append();
  await expect(write(0)).rejects.toThrow(/EEXIST/);
  expect(readFileSync(join(folder, name), "utf8")).toBe(before);
  expect(await write(1)).toBe(1);
});

test("one process at a time: a second one leaves the run to the first", async () => {
  const jobs = [1, 2].map(() => auditAnchoring(database.url, { log, pool, folder }));
  const { signal } = new AbortController();
  const held = await jobs[0]?.lock?.acquire(signal);
  expect(held).toBeDefined();
  expect(await jobs[1]?.lock?.acquire(signal)).toBeUndefined();
  await held?.release();
});

test("`audit.head` is sent to endpoints that name it, and never to those that name no event", async () => {
  const service = await startService({}, database);
  const api = async (path: string, body?: object) => {
    const key = await service.token("admin");
    return (await call(`${service.url}/api/v1${path}`, { key, ...(body === undefined ? {} : { body }) })).body;
  };
  const every = await api("/webhook-endpoints", { url: "https://example.com/every" });
  const named = await api("/webhook-endpoints", { url: "https://example.com/heads", events: ["audit.head"] });
  expect([every.events.includes("audit.head"), every.events.includes("case.created"), named.events]).toEqual([false, true, ["audit.head"]]);
  await write(0);
  await write(1);
  const { data: deliveries } = await api("/webhook-deliveries?event_type=audit.head");
  expect(deliveries.map(({ endpoint_id: id }: { endpoint_id: string }) => id)).toEqual([named.id]);
  const { event } = await api(`/webhook-deliveries/${deliveries[0].id}`);
  const { rows } = await owner.query("SELECT sequence, hash FROM audit_heads WHERE organization_id = $1", [service.tenant.id]);
  expect(event).toMatchObject({
    type: "audit.head",
    organization_id: service.tenant.id,
    data: { sequence: Number(rows[0].sequence), hash: rows[0].hash.toString("hex") },
  });
  // a stored event is good for --expect
  expect(readHeadLines(JSON.stringify(event))).toEqual([{ organizationId: service.tenant.id, sequence: BigInt(rows[0].sequence), hash: rows[0].hash }]);
  await service.close();
});
