// Live events over HTTP: what arrives at whom, and what a caller that connects again has missed.
import { randomUUID } from "node:crypto";
import { get } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../src/platform/ids/uuid.ts";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { type Opened, openStream } from "./open-stream.ts";

let service: TestService;
let tenant: Tenant;
const opened: Opened[] = [];

beforeAll(async () => {
  service = await startService();
  tenant = await createTenant(service.database.url, { segment: "psp" });
});
afterAll(async () => {
  for (const stream of opened) stream.close();
  await service.close();
});

async function open(key: string, query = "", headers: Record<string, string> = {}, url = service.url): Promise<Opened> {
  const stream = await openStream(url, key, query, headers);
  opened.push(stream);
  return stream;
}

async function assessed(key: string, more: Record<string, unknown> = {}, url = service.url): Promise<string> {
  const { status, body } = await call(`${url}/api/v1/assess`, { key, body: payin(more) });
  expect(status).toBe(200);
  return body.session_id;
}

const reader = (of: Tenant, permissions: readonly string[]) => of.key("secret", { permissions: permissions as never });

test("a payment arrives at the streams of its organization, without an endpoint, and at no other", async () => {
  const other = await createTenant(service.database.url);
  const [own, foreign] = await Promise.all([open(await service.token("viewer", tenant.id)), open(await service.token("viewer", other.id))]);
  expect(own.headers["content-type"]).toBe("text/event-stream; charset=utf-8");
  const session = await assessed(tenant.secret);
  const [message] = await own.messages(1);
  expect(message).toMatchObject({
    event: "transaction.created",
    data: { id: message?.id, type: "transaction.created", organization_id: tenant.id, data: { session_id: session, decision: "approve" } },
  });
  const theirs = await assessed(other.secret);
  expect((await foreign.messages(1)).map(({ data }) => data.data.session_id)).toEqual([theirs]);
  own.close();
  foreign.close();
});

test("events are not stored, and the policy version stays, for organizations without a stream", async () => {
  const quiet = await createTenant(service.database.url);
  const { body: before } = await call(`${service.url}/api/v1/assess`, { key: quiet.secret, body: payin() });
  const stored = () => service.database.query("SELECT type FROM events WHERE organization_id = $1", [quiet.id]);
  expect(await stored()).toEqual([]);
  const stream = await open(await service.token("analyst", quiet.id));
  const { body: after } = await call(`${service.url}/api/v1/assess`, { key: quiet.secret, body: payin() });
  expect(await stored()).toEqual([{ type: "transaction.created" }]);
  expect(after.policy_version).toBe(before.policy_version);
  stream.close();
});

test("a stream of a type by choice has it, although no endpoint names the type", async () => {
  const stream = await open(await service.token("analyst", tenant.id), "?types=review.opened");
  const { body } = await call(`${service.url}/api/v1/assess`, { key: tenant.secret, body: payin({ payer: { email: "review@sandbox.test" } }) });
  expect(body.decision).toBe("review");
  expect((await stream.messages(1)).map(({ event, data }) => [event, data.data.session_id])).toEqual([["review.opened", body.session_id]]);
  stream.close();
});

test("a stream has the types that it names, of those that the caller may read", async () => {
  const { value: rules } = await reader(tenant, ["rules:read"]);
  const { value: payments } = await reader(tenant, ["assessments:read", "rules:read"]);
  const [limited, named, all] = await Promise.all([open(rules), open(payments, "?types=rule.changed&types=rule.matched"), open(payments)]);
  await assessed(tenant.secret);
  const session = await service.token("admin", tenant.id);
  const expression = "payment.amount > 1000000";
  const { status } = await call(`${service.url}/api/v1/rules`, {
    key: session,
    body: { name: "Live", expression, action: { type: "signal", weight: 10 } },
  });
  expect(status).toBe(201);
  expect((await all.messages(2)).map(({ event }) => event).toSorted()).toEqual(["rule.changed", "transaction.created"]);
  expect((await limited.messages(1)).map(({ event }) => event)).toEqual(["rule.changed"]);
  expect((await named.messages(1)).map(({ event }) => event)).toEqual(["rule.changed"]);
  for (const stream of [limited, named, all]) stream.close();
});

test("a submerchant's key receives the payments of its submerchant only", async () => {
  const admin = await service.token("admin", tenant.id);
  const submerchant = async () => (await call(`${service.url}/api/v1/submerchants`, { key: admin, body: { name: "Shop", country: "MX" } })).body.id;
  const [own, other] = [await submerchant(), await submerchant()];
  const { value } = await tenant.key("secret", { permissions: ["assess", "assessments:read"], submerchantId: own });
  const stream = await open(value);
  await assessed(tenant.secret);
  await assessed(tenant.secret, { submerchant_id: other });
  const session = await assessed(value);
  expect((await stream.messages(1)).map(({ data }) => data.data.session_id)).toEqual([session]);
  stream.close();
});

test("who connects again receives what happened meanwhile, and reset where something may be missing", async () => {
  const token = await service.token("analyst", tenant.id);
  const first = await open(token, "?types=transaction.created");
  await assessed(tenant.secret);
  const [last] = await first.messages(1);
  first.close();
  await first.ended;
  const missed = [await assessed(tenant.secret), await assessed(tenant.secret)];
  const again = await open(token, "?max_seconds=0&types=transaction.created", { "Last-Event-ID": last?.id ?? "" });
  await again.ended;
  const sessions = [...again.text().matchAll(/"session_id":"([^"]+)"/g)].map(([, id]) => id);
  expect(sessions).toEqual(expect.arrayContaining(missed));
  expect(again.text()).not.toContain(`id: ${last?.id}`);
  const old = await open(token, `?max_seconds=0&after=${newId(Date.now() - 11 * 60_000)}`);
  await old.ended;
  expect(old.text()).toContain("event: reset\ndata: {}\n");
});

test("an id that is not of an event of the organization is no position: the stream begins with reset, and sends nothing of others", async () => {
  const other = await createTenant(service.database.url);
  const [own, foreign] = await Promise.all([open(await service.token("viewer", tenant.id)), open(await service.token("viewer", other.id))]);
  await assessed(other.secret);
  const [theirs] = await foreign.messages(1);
  await assessed(tenant.secret);
  const [known] = await own.messages(1);
  const token = await service.token("admin", tenant.id);
  const text = async (id: string) => {
    const stream = await open(token, "?max_seconds=0", { "Last-Event-ID": id });
    await stream.ended;
    return stream.text();
  };
  const unknown = {
    foreign: theirs?.id ?? "",
    random: randomUUID(),
    "of now": newId(),
    "in the future": newId(Date.now() + 3_600_000),
    "at the end of time": "ffffffff-ffff-7fff-bfff-ffffffffffff",
  };
  for (const [name, id] of Object.entries(unknown)) {
    const sent = await text(id);
    expect(sent, name).toMatch(/^retry: 3000\n: open\n\nevent: reset\ndata: \{\}\n\n/);
    expect(sent, name).not.toContain(other.id);
  }
  expect(await text(known?.id ?? "")).not.toContain("reset");
  own.close();
  foreign.close();
});

test("a person has three streams at a process; the fourth is refused with that limit until one is closed", async () => {
  const lone = await createTenant(service.database.url);
  const token = await service.token("viewer", lone.id);
  const three = await Promise.all([1, 2, 3].map(() => open(token)));
  const fourth = await open(token);
  expect([fourth.status, fourth.headers["retry-after"]]).toEqual([429, "15"]);
  expect(fourth.text()).toContain("allows 3 of a person");
  expect((await open(await service.token("admin", lone.id))).status).toBe(200);
  three[0]?.close();
  await three[0]?.ended;
  await expect.poll(async () => (await open(token)).status).toBe(200);
});

describe("no caller takes the places of others:", () => {
  const READS = { permissions: ["assessments:read"] as never };
  const statuses = async (values: readonly string[]) => {
    const all = await Promise.all(values.map((value) => open(value)));
    return all.map(({ status }) => status).toSorted();
  };
  const times = (count: number, value: string) => Array.from({ length: count }, () => value);
  const refusal = async (value: string) => {
    const { status, headers, body } = await call(`${service.url}/api/v1/events/stream`, { key: value });
    expect([status, headers.get("retry-after")]).toEqual([429, "15"]);
    return { message: body.error.message as string, details: body.error.details };
  };

  test("a key has four streams; the fifth is refused with the limit until one is closed, and people and other keys open theirs", async () => {
    const lone = await createTenant(service.database.url);
    const [{ value }, { value: other }] = await Promise.all([lone.key("secret", READS), lone.key("secret", READS)]);
    const four = await Promise.all(times(4, value).map((key) => open(key)));
    expect(four.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await refusal(value)).toEqual({ message: expect.stringContaining("allows 4 of a key"), details: { limit: "key", most: 4 } });
    expect(await statuses([other, await service.token("admin", lone.id)])).toEqual([200, 200]);
    four[0]?.close();
    await four[0]?.ended;
    await expect.poll(async () => (await open(value)).status).toBe(200);
  });

  test("all keys of an organization leave eight places to people", async () => {
    const lone = await createTenant(service.database.url);
    const keys = await Promise.all([1, 2, 3, 4].map(async () => (await lone.key("secret", READS)).value));
    expect(await statuses(keys.slice(0, 3).flatMap((key) => times(4, key)))).toEqual(times(12, "").map(() => 200));
    expect((await refusal(keys[3] as string)).details).toEqual({ limit: "keys", most: 12 });
    const people = await Promise.all((["admin", "analyst", "viewer"] as const).map((role) => service.token(role, lone.id)));
    const eight = people.flatMap((token) => times(3, token)).slice(0, 8);
    expect(await statuses(eight)).toEqual(times(8, "").map(() => 200));
    expect((await refusal(people[2] as string)).details).toEqual({ limit: "organization", most: 20 });
  });

  test("the keys of a submerchant share four streams, all submerchants eight: the provider's own keys and people open theirs", async () => {
    const provider = await createTenant(service.database.url, { segment: "psp" });
    const admin = await service.token("admin", provider.id);
    const keyOfSubmerchant = async () => {
      const { body } = await call(`${service.url}/api/v1/submerchants`, { key: admin, body: { name: "Shop", country: "MX" } });
      return async () => (await provider.key("secret", { ...READS, submerchantId: body.id })).value;
    };
    const [first, second, third] = await Promise.all([keyOfSubmerchant(), keyOfSubmerchant(), keyOfSubmerchant()]);
    const [one, same, next, last] = await Promise.all([first(), first(), second(), third()]);
    expect(await statuses([...times(2, one), ...times(2, same)])).toEqual([200, 200, 200, 200]);
    expect((await refusal(one)).details).toEqual({ limit: "submerchant", most: 4 });
    expect(await statuses(times(4, next))).toEqual([200, 200, 200, 200]);
    expect((await refusal(last)).details).toEqual({ limit: "submerchants", most: 8 });
    const { value: own } = await provider.key("secret", READS);
    expect(await statuses([...times(4, own), ...times(3, admin)])).toEqual(times(7, "").map(() => 200));
  });
});

test("a caller that leaves while its stream is opened leaves no stream behind", async () => {
  const lone = await createTenant(service.database.url);
  const token = await service.token("viewer", lone.id);
  await Promise.all(
    ["finish", "finish", "finish", "response", "response"].map(async (moment) => {
      const leaving = get(`${service.url}/api/v1/events/stream`, { agent: false, headers: { Authorization: `Bearer ${token}` } });
      leaving.on("error", () => undefined);
      await new Promise((resolve) => leaving.once(moment, resolve));
      leaving.destroy();
    }),
  );
  const three = async () => {
    const all = await Promise.all([1, 2, 3].map(() => open(token)));
    for (const stream of all) stream.close();
    await Promise.all(all.map(({ ended }) => ended));
    return all.map(({ status }) => status);
  };
  await expect.poll(three, { timeout: 5000 }).toEqual([200, 200, 200]);
});

test("events of one process arrive at the streams of another, and a process that stops ends its streams", async () => {
  const other = await startService({}, service.database);
  const shared = await createTenant(service.database.url);
  const { value } = await reader(shared, ["assessments:read"]);
  const stream = await open(value, "", {}, other.url);
  const session = await assessed(shared.secret);
  expect((await stream.messages(1)).map(({ data }) => data.data.session_id)).toEqual([session]);
  other.service.drainConnections();
  await stream.ended;
  expect(stream.complete()).toBe(true);
  expect((await open(value, "", {}, other.url)).status).toBe(503);
  await other.close();
});
