// GET /audit-log: what it is filtered by, and how it is walked.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { newProvider, type Provider, type StoredRecord } from "./log.ts";

let service: TestService;
let psp: Provider;
let key: string;
let shop: string;
beforeAll(async () => {
  service = await startService();
  psp = await newProvider(service);
  key = (await psp.as("admin", "POST", "keys", { type: "secret", name: "Server" })).body.id;
  shop = (await psp.as("admin", "POST", "submerchants", { name: "Zapatería El Paso", country: "MX" })).body.id;
  await psp.as("admin", "PATCH", "organization", { maintenance: true });
  await psp.as("admin", "PATCH", `submerchants/${shop}`, { name: "Papelería Lupita" });
  await psp.as("admin", "DELETE", `keys/${key}`);
  const writer = await psp.tenant.key("secret", { permissions: ["submerchants:write"] });
  await fetch(`${service.url}/api/v1/submerchants`, {
    method: "POST",
    headers: { Authorization: `Bearer ${writer.value}`, "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Farmacia Luz", country: "MX" }),
  });
  // somebody else's, which must not be visible here
  const other = await newProvider(service);
  await other.as("admin", "PATCH", "organization", { maintenance: true });
});
afterAll(() => service.close());

const read = (query: Record<string, string | number> = {}): Promise<TestAnswer> =>
  psp.as("admin", "GET", `audit-log?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]))}`);
const sequences = ({ body }: TestAnswer): number[] => body.data.map(({ sequence }: { sequence: number }) => sequence);
const time = (records: StoredRecord[], sequence: number, shift = 0): string =>
  new Date((records.find((record) => record.sequence === sequence)?.entry.occurred_at_ms ?? 0) + shift).toISOString();

test("records are the organization's own, newest first, and hold the chain", async () => {
  const { body } = await read();
  const newestFirst = (await psp.records()).toReversed();
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual(newestFirst.map(({ id }) => id));
  expect(body.next_cursor).toBeNull();
  for (const [index, record] of body.data.entries()) {
    expect(record.previous_hash).toBe(body.data[index + 1]?.hash ?? "0".repeat(64));
    const { occurred_at_ms, ...entry } = newestFirst[index]?.entry ?? expect.fail("no such record");
    expect(record).toMatchObject({ ...entry, occurred_at: new Date(occurred_at_ms).toISOString() });
  }
});

describe("it is filtered by", () => {
  test.each<[string, () => Record<string, string>, (entry: StoredRecord["entry"]) => boolean]>([
    ["kind of resource", () => ({ resource_type: "submerchant" }), (entry) => entry.resource_type === "submerchant"],
    ["resource", () => ({ resource_id: key }), (entry) => entry.resource_id === key],
    ["action", () => ({ action: "submerchant.created" }), (entry) => entry.action === "submerchant.created"],
    ["actor, a person", () => ({ actor_id: `admin@${psp.tenant.id}` }), (entry) => entry.actor.type === "session"],
    [
      "all at once",
      () => ({ resource_type: "submerchant", resource_id: shop, action: "submerchant.updated" }),
      (entry) => entry.resource_id === shop && entry.action === "submerchant.updated",
    ],
  ])("%s", async (_, query, matches) => {
    const expected = (await psp.records()).filter(({ entry }) => matches(entry)).map(({ sequence }) => sequence);
    expect(expected.length).toBeGreaterThan(0);
    expect(sequences(await read(query()))).toEqual(expected.toReversed());
  });

  test("actor, a key", async () => {
    const made = (await psp.records()).filter(({ entry }) => entry.actor.type === "key");
    expect(sequences(await read({ actor_id: made[0]?.entry.actor.id ?? "" }))).toEqual(made.map(({ sequence }) => sequence));
  });

  test("time: from is part of it, to is not", async () => {
    const records = await psp.records();
    const between = (from: string, to: string): number[] =>
      records
        .filter(({ entry }) => entry.occurred_at_ms >= Date.parse(from) && entry.occurred_at_ms < Date.parse(to))
        .map(({ sequence }) => sequence)
        .toReversed();
    const [from, to] = [time(records, 2), time(records, 4)];
    expect(sequences(await read({ from, to }))).toEqual(between(from, to));
    expect(sequences(await read({ from, to: time(records, 2, 1) }))).toContain(2);
    expect(sequences(await read({ from: time(records, 2, 1) }))).not.toContain(2);
    expect(sequences(await read({ from: to, to: from }))).toEqual([]);
    expect(sequences(await read({ from: from.replace("Z", "+00:00"), to }))).toEqual(between(from, to));
  });

  test("what matches nothing", async () => {
    expect((await read({ actor_id: "nobody" })).body).toEqual({ data: [], next_cursor: null });
  });
});

test("a walk with cursors sees each old record once and in order, while records are added", async () => {
  const own = await newProvider(service);
  const add = () => own.as("admin", "POST", "keys", { type: "secret", name: "Server" });
  for (let record = 0; record < 20; record++) await add();
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const page: TestAnswer = await own.as("admin", "GET", `audit-log?limit=3${cursor === null ? "" : `&cursor=${cursor}`}`);
    seen.push(...sequences(page));
    cursor = page.body.next_cursor;
    await Promise.all([add(), add()]);
  } while (cursor !== null);
  expect(seen).toEqual(Array.from({ length: 20 }, (_, index) => 20 - index));
});

test("a walk keeps its filter", async () => {
  const [first] = [await read({ resource_type: "submerchant", limit: 1 })];
  const second = await read({ resource_type: "submerchant", limit: 1, cursor: first.body.next_cursor });
  const all = sequences(await read({ resource_type: "submerchant" }));
  expect([...sequences(first), ...sequences(second)]).toEqual(all.slice(0, 2));
});

test("a cursor of another organization leads to nothing of theirs", async () => {
  const other = await newProvider(service);
  await other.as("admin", "PATCH", "organization", { maintenance: true });
  const cursor = Buffer.from("1000").toString("base64url");
  const { body } = await other.as("admin", "GET", `audit-log?cursor=${cursor}`);
  expect(body.data).toHaveLength(1);
});

describe("400 is the answer to", () => {
  test.each<[string, string, string]>([
    ["a cursor that is nonsense", `cursor=nonsense`, "query.cursor"],
    ["an empty cursor", "cursor=", "query.cursor"],
    ["a cursor of zero", `cursor=${Buffer.from("0").toString("base64url")}`, "query.cursor"],
    ["a cursor below zero", `cursor=${Buffer.from("-1").toString("base64url")}`, "query.cursor"],
    ["a cursor larger than any place", `cursor=${Buffer.from("9".repeat(19)).toString("base64url")}`, "query.cursor"],
    ["a cursor of SQL", `cursor=${Buffer.from("1; DROP TABLE audit_log").toString("base64url")}`, "query.cursor"],
    ["a cursor with a line break", `cursor=${Buffer.from("5\n").toString("base64url")}`, "query.cursor"],
    ["a cursor of another list", `cursor=${Buffer.from("01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20").toString("base64url")}`, "query.cursor"],
    ["two cursors", "cursor=NQ&cursor=NQ", "query.cursor"],
    ["a resource that is no UUID", "resource_id=acme", "query.resource_id"],
    ["a resource in capitals, which no UUID of the contract has", "resource_id=01929B7E-6B00-7D11-9A0C-3C5E7F9B1D20", "query.resource_id"],
    ["a kind that there is not", "resource_type=payment", "query.resource_type"],
    ["an action that there is not", "action=key.stolen", "query.action"],
    ["a time that is none", "from=yesterday", "query.from"],
    ["a day that is none", "to=2026-02-30T00:00:00Z", "query.to"],
    ["no records at all", "limit=0", "query.limit"],
    ["too many records", "limit=1000000", "query.limit"],
    ["a limit that is no number", "limit=ten", "query.limit"],
    ["a parameter that there is not", "organization_id=01929b7e-6b00-7d11-9a0c-3c5e7f9b1d20", "query.organization_id"],
    ["an actor with a character that no text can hold", "actor_id=%00", "query.actor_id"],
    ["an actor of 256 characters", `actor_id=${"a".repeat(256)}`, "query.actor_id"],
  ])("%s", async (_, query, path) => {
    const { status, body } = await psp.as("admin", "GET", `audit-log?${query}`);
    expect([status, body.error.code]).toEqual([400, "VALIDATION_ERROR"]);
    expect(body.error.details.fields.map((field: { path: string }) => field.path)).toContain(path);
  });
});

test.each(["analyst", "viewer"] as const)("an %s does not see it: 403, with the permission that is needed", async (role) => {
  const { status, body } = await psp.as(role, "GET", "audit-log");
  expect([status, body.error.code, body.error.details.required_permissions]).toEqual([403, "FORBIDDEN", ["audit:read"]]);
});
