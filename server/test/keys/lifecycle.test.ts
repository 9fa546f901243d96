// The life of a key, over HTTP: made, used, replaced, revoked.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
let other: TestService;
let admin: string;

beforeAll(async () => {
  service = await startService();
  // a second process of the same installation, as far as a key is concerned
  other = await startService({}, service.database);
  admin = await service.token("admin");
});
afterAll(async () => {
  await other.close();
  await service.close();
});

const keys = (path = "", options: { method?: string; body?: unknown } = {}) => call(`${service.url}/api/v1/keys${path}`, { key: admin, ...options });
const make = (body: object) => keys("", { body: { type: "secret", name: "test", ...body } });
const assess = (key: string, at: TestService = service, body: object = payin()) => call(`${at.url}/api/v1/assess`, { key, body });

describe("a new key", () => {
  test("works from the moment it is answered, in every process", async () => {
    const { body } = await make({});
    expect((await assess(body.key)).status).toBe(200);
    expect((await assess(body.key, other)).status).toBe(200);
  });

  test("is shown once: neither reading, listing nor the database gives its value again", async () => {
    const { status, body } = await make({ name: "shown once" });
    expect(status).toBe(201);
    expect(body.key).toMatch(/^svc_sk_[0-9A-Za-z]{38}$/);
    expect(body.key.endsWith(body.last_four)).toBe(true);
    const { key: _, ...shown } = body;
    expect((await keys(`/${body.id}`)).body).toEqual(shown);
    const dump = await service.database.query(
      "SELECT row_to_json(k)::text AS row FROM api_keys k UNION ALL SELECT entry::text FROM audit_log UNION ALL SELECT contents::text FROM audit_contents",
    );
    expect(dump.some(({ row }) => row.includes(body.key))).toBe(false);
  });

  test.each([
    ["publishable", ["assess"], "svc_pub_", 600],
    ["secret", ["assess"], "svc_sk_", 6000],
    ["ingest", [], "svc_wh_", 6000],
  ])("of kind %s may %j by default", async (type, permissions, prefix, rate) => {
    const { body } = await make({ type });
    expect([body.permissions, body.rate_limit_per_minute, body.key.startsWith(prefix)]).toEqual([permissions, rate, true]);
  });

  test.each([
    ["a permission that its kind cannot hold", { type: "publishable", permissions: ["assess", "fraud:report"] }, "permissions[1]"],
    ["a permission of sessions", { permissions: ["keys:write"] }, "permissions[0]"],
    ["any permission, as an ingest key", { type: "ingest", permissions: ["assess"] }, "permissions[0]"],
    ["no permission at all", { permissions: [] }, "permissions"],
    ["origins, as a secret key", { allowed_origins: ["https://shop.example"] }, "allowed_origins"],
    ["an origin with a path", { type: "publishable", allowed_origins: ["https://shop.example/checkout"] }, "allowed_origins[0]"],
    ["an origin with a port beyond 65535", { type: "publishable", allowed_origins: ["https://shop.example:99999"] }, "allowed_origins[0]"],
    ["an origin with port 0", { type: "publishable", allowed_origins: ["https://shop.example", "https://shop.example:0"] }, "allowed_origins[1]"],
    ["an origin with the port that https has anyway", { type: "publishable", allowed_origins: ["https://shop.example:443"] }, "allowed_origins[0]"],
    ["an origin with zeros before its port", { type: "publishable", allowed_origins: ["http://localhost:03000"] }, "allowed_origins[0]"],
    ["a plain http origin", { type: "publishable", allowed_origins: ["http://shop.example"] }, "allowed_origins[0]"],
    ["an end in the past", { expires_at: "2020-01-01T00:00:00Z" }, "expires_at"],
    ["an end on a day that does not exist", { expires_at: "2030-02-30T00:00:00Z" }, "expires_at"],
    ["a rate of nothing", { rate_limit_per_minute: 0 }, "rate_limit_per_minute"],
    ["a rate beyond all measure", { rate_limit_per_minute: 60_001 }, "rate_limit_per_minute"],
    ["a name of control characters", { name: "a\u0000b" }, "name"],
  ])("is not made with %s", async (_, body, path) => {
    const answer = await make(body);
    expect([answer.status, answer.body.error.code]).toEqual([400, "VALIDATION_ERROR"]);
    expect(answer.body.error.details.fields.map((field: { path: string }) => field.path)).toContain(path);
  });

  test("with an end is refused from that second on", async () => {
    const { body } = await make({ expires_at: new Date(Date.now() + 60_000).toISOString() });
    expect((await assess(body.key)).status).toBe(200);
    await service.database.query("UPDATE api_keys SET expires_at = now() WHERE id = $1", [body.id]);
    expect((await assess(body.key)).status).toBe(401);
    expect((await keys(`/${body.id}`)).body.status).toBe("expired");
  });
});

describe("revoking", () => {
  test("refuses the very next request, in every process, and stays so", async () => {
    const { body } = await make({});
    expect([(await assess(body.key)).status, (await assess(body.key, other)).status]).toEqual([200, 200]);
    const revoked = await keys(`/${body.id}`, { method: "DELETE" });
    expect([revoked.status, revoked.body.status]).toEqual([200, "revoked"]);
    expect([(await assess(body.key)).status, (await assess(body.key, other)).status]).toEqual([401, 401]);
    const again = await keys(`/${body.id}`, { method: "DELETE" });
    expect(again.body).toEqual(revoked.body);
  });
});

describe("rotating", () => {
  test("gives a key like the old one; both work during the overlap", async () => {
    const { body: old } = await make({ name: "rotating", permissions: ["assess", "stats:read"], rate_limit_per_minute: 77 });
    const { status, body: fresh } = await keys(`/${old.id}/rotate`, { body: { overlap_seconds: 3600 } });
    expect(status).toBe(201);
    const alike = ({ type, name, permissions, rate_limit_per_minute, submerchant_id, allowed_origins }: typeof old) => ({
      type,
      name,
      permissions,
      rate_limit_per_minute,
      submerchant_id,
      allowed_origins,
    });
    expect(alike(fresh)).toEqual(alike(old));
    expect([(await assess(old.key)).status, (await assess(fresh.key)).status]).toEqual([200, 200]);
    const end = Date.parse((await keys(`/${old.id}`)).body.expires_at) - Date.now();
    expect(end).toBeGreaterThan(3_590_000);
    expect(end).toBeLessThanOrEqual(3_600_000);
  });

  test("without an overlap ends the old key at once", async () => {
    const { body: old } = await make({});
    await assess(old.key);
    const { body: fresh } = await keys(`/${old.id}/rotate`, { body: { overlap_seconds: 0 } });
    expect([(await assess(old.key)).status, (await assess(fresh.key)).status]).toEqual([401, 200]);
  });

  test("keeps the idempotency handles: a retry with the new key gets the old key's decision", async () => {
    const { body: old } = await make({});
    const order = payin();
    const first = await assess(old.key, service, order);
    const { body: fresh } = await keys(`/${old.id}/rotate`, { body: {} });
    const retry = await assess(fresh.key, service, order);
    expect([retry.headers.get("Idempotent-Replayed"), retry.text]).toEqual(["true", first.text]);
  });

  test("does not lengthen the life of the old key, and gives the new one as long a life", async () => {
    const soon = new Date(Date.now() + 600_000).toISOString();
    const { body: old } = await make({ expires_at: soon });
    const { body: fresh } = await keys(`/${old.id}/rotate`, { body: { overlap_seconds: 604_800 } });
    expect((await keys(`/${old.id}`)).body.expires_at).toBe(soon);
    expect(Math.abs(Date.parse(fresh.expires_at) - Date.parse(fresh.created_at) - 600_000)).toBeLessThan(5000);
  });

  test("is refused for a revoked key", async () => {
    const { body } = await make({});
    await keys(`/${body.id}`, { method: "DELETE" });
    const answer = await keys(`/${body.id}/rotate`, { body: {} });
    expect([answer.status, answer.body.error.code, answer.body.error.details.status]).toEqual([409, "INVALID_TRANSITION", "revoked"]);
  });

  test("at once by ten people makes ten successors, and each old key ends but once", async () => {
    const { body: old } = await make({});
    const answers = await Promise.all(Array.from({ length: 10 }, () => keys(`/${old.id}/rotate`, { body: { overlap_seconds: 60 } })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.key)).size).toBe(10);
  });
});

test("the list shows kind, state and submerchant by filter, newest first, page by page", async () => {
  const made: string[] = [];
  for (let i = 0; i < 5; i++) made.unshift((await make({ type: "ingest", name: `listed ${i}` })).body.id);
  await keys(`/${made[0]}`, { method: "DELETE" });
  const walked: string[] = [];
  let cursor = "";
  do {
    const { body } = await keys(`?type=ingest&limit=2${cursor}`);
    expect(body.data.length).toBeLessThanOrEqual(2);
    walked.push(...body.data.map(({ id }: { id: string }) => id));
    cursor = body.next_cursor === null ? "" : `&cursor=${body.next_cursor}`;
  } while (cursor !== "");
  expect(walked.slice(0, 5)).toEqual(made);
  expect((await keys("?status=revoked&type=ingest")).body.data.map(({ id }: { id: string }) => id)).toEqual([made[0]]);
  const nonsense = await keys("?cursor=abc");
  expect([nonsense.status, nonsense.body.error.details.fields[0].path]).toEqual([400, "query.cursor"]);
});

test("the last use of a key is written in the background, and does not invalidate the caches of processes", async () => {
  const { body } = await make({});
  const third = await startService({}, service.database);
  await assess(body.key, third);
  const [before] = await service.database.query("SELECT version FROM api_keys WHERE id = $1", [body.id]);
  await third.close();
  const shown = (await keys(`/${body.id}`)).body;
  expect(Date.now() - Date.parse(shown.last_used_at)).toBeLessThan(60_000);
  expect(await service.database.query("SELECT version FROM api_keys WHERE id = $1", [body.id])).toEqual([before]);
});

test("rotating again, as a client does that lost the answer, gives a successor with as long a life as the first", async () => {
  const far = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const { body: old } = await make({ expires_at: far });
  await keys(`/${old.id}/rotate`, { body: {} });
  const { body: again } = await keys(`/${old.id}/rotate`, { body: {} });
  expect(Math.abs(Date.parse(again.expires_at) - Date.parse(far))).toBeLessThan(60_000);
  const { body: endless } = await make({});
  await keys(`/${endless.id}/rotate`, { body: {} });
  expect((await keys(`/${endless.id}/rotate`, { body: {} })).body.expires_at).toBeNull();
});

test("an end beyond the calendar is refused, and a key that ends at the latest day can be rotated", async () => {
  const beyond = await make({ expires_at: "9999-12-31T23:59:59-23:59" });
  expect([beyond.status, beyond.body.error.details.fields[0].path]).toEqual([400, "expires_at"]);
  const { body: latest } = await make({ expires_at: "2999-12-31T23:59:59Z" });
  expect((await keys(`/${latest.id}/rotate`, { method: "POST" })).body.expires_at).toBe("2999-12-31T23:59:59.000Z");
});

test.each(["?limit", "?limit=1&limit", "?cursor&limit=1", "?limit[]=1", "?limit=1&limit=2"])(
  "a query of %s is refused by name, not by failing",
  async (query) => {
    const { status, body } = await keys(query);
    expect([status, body.error.code]).toEqual([400, "VALIDATION_ERROR"]);
  },
);
