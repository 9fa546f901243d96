// Submerchants of a payment service provider: their keys see, count and write only their own.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, newOrder, payin } from "../harness/client.ts";
import { identifierHash } from "../harness/identifiers.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { storeEntry } from "../lists/store-entry.ts";

let service: TestService;
let psp: Tenant;
let admin: string;

beforeAll(async () => {
  service = await startService();
  psp = await createTenant(service.database.url, { segment: "psp" });
  admin = await service.token("admin", psp.id);
});
afterAll(() => service.close());

const api = (path: string, options: { method?: string; body?: unknown; key?: string } = {}) => call(`${service.url}/api/v1${path}`, { key: admin, ...options });
const assess = (key: string, more: Record<string, unknown> = {}) => call(`${service.url}/api/v1/assess`, { key, body: payin(more) });

/** A submerchant with a secret key that makes a million requests a minute. */
async function shop(): Promise<{ id: string; key: string }> {
  const { body } = await api("/submerchants", { body: { name: "Tienda", country: "MX", external_id: newOrder() } });
  const key = await psp.key("secret", { submerchantId: body.id, permissions: ["assess", "submerchants:read"] });
  return { id: body.id, key: key.value };
}

const card = (hash: string) => ({ payment_method: { type: "card", card: { hash } } });

/** `count` distinct orders with one card. */
async function orders(count: number, key: string, hash: string, more: object = {}): Promise<void> {
  for (let i = 0; i < count; i++) expect((await assess(key, { ...card(hash), ...more })).status).toBe(200);
}

const seesVelocity = async (key: string, hash: string, more: object = {}): Promise<boolean> =>
  (await assess(key, { ...card(hash), ...more })).body.signals.includes("VELOCITY_CARD_1H");

describe("an assessment", () => {
  test("made with a submerchant's key belongs to it without naming it", async () => {
    const { id, key } = await shop();
    const { body } = await assess(key);
    const rows = await service.database.query("SELECT submerchant_id FROM assessments WHERE session_id = $1", [body.session_id]);
    expect(rows).toEqual([{ submerchant_id: id }]);
  });

  test("may name its own submerchant; naming another one is 404, byte for byte like one that does not exist", async () => {
    const [one, two] = await Promise.all([shop(), shop()]);
    expect((await assess(one.key, { submerchant_id: one.id })).status).toBe(200);
    const foreign = await assess(one.key, { submerchant_id: two.id });
    const unknown = await assess(one.key, { submerchant_id: "01929b7e-0000-7000-8000-000000000000" });
    const provider = await assess(psp.secret, { submerchant_id: "01929b7e-0000-7000-8000-000000000000" });
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    expect([provider.status, provider.text]).toEqual([404, unknown.text]);
  });

  test("of an organization that is no provider cannot name any", async () => {
    const { id } = await shop();
    expect((await assess(service.tenant.secret, { submerchant_id: id })).status).toBe(404);
  });
});

describe("what is counted", () => {
  test("a submerchant counts its own orders, the provider counts all, another submerchant none", async () => {
    const [one, two] = await Promise.all([shop(), shop()]);
    await orders(5, one.key, "card-counted");
    expect(await seesVelocity(one.key, "card-counted")).toBe(true);
    expect(await seesVelocity(two.key, "card-counted")).toBe(false);
    expect(await seesVelocity(psp.secret, "card-counted")).toBe(true);
  });

  test("orders that the provider makes in a submerchant's name count for the submerchant too", async () => {
    const [one, two] = await Promise.all([shop(), shop()]);
    await orders(5, psp.secret, "card-named", { submerchant_id: one.id });
    expect(await seesVelocity(one.key, "card-named")).toBe(true);
    expect(await seesVelocity(two.key, "card-named")).toBe(false);
  });

  test("orders of the provider itself do not count for a submerchant", async () => {
    const one = await shop();
    await orders(6, psp.secret, "card-of-provider");
    expect(await seesVelocity(one.key, "card-of-provider")).toBe(false);
  });

  test("the same holds for orders that arrive at once and are not on disk yet", async () => {
    const [one, two] = await Promise.all([shop(), shop()]);
    const both = await Promise.all(
      Array.from({ length: 12 }, (_, index) => assess((index % 2 === 0 ? one : two).key, { ...card("card-at-once"), order_id: newOrder() })),
    );
    const strongest = Math.max(
      ...both.flatMap(({ body }) => body.signal_details.filter((s: { code: string }) => s.code === "VELOCITY_CARD_1H")).map((s) => s.weight),
      0,
    );
    // six orders each: strength of six on a curve from 3 to 8; twelve together would be the whole weight
    expect(strongest).toBeLessThan(30);
  });
});

describe("lists", () => {
  async function block(value: string, submerchantId: string | null): Promise<void> {
    await storeEntry(service.database, psp.id, { listType: "email", value });
    await service.database.query("UPDATE list_entries SET submerchant_id = $1 WHERE match_key = $2", [submerchantId, identifierHash("email", value)]);
  }
  const blocked = async (key: string, email: string, more: object = {}) => (await assess(key, { payer: { email }, ...more })).body.decision === "decline";

  test("an entry of a submerchant applies to its payments only, with any key", async () => {
    const [one, two] = await Promise.all([shop(), shop()]);
    await block("one@tienda.mx", one.id);
    expect(await blocked(one.key, "one@tienda.mx")).toBe(true);
    expect(await blocked(psp.secret, "one@tienda.mx", { submerchant_id: one.id })).toBe(true);
    expect(await blocked(two.key, "one@tienda.mx")).toBe(false);
    expect(await blocked(psp.secret, "one@tienda.mx")).toBe(false);
  });

  test("an entry of the provider concerns everybody's payments", async () => {
    const one = await shop();
    await block("all@tienda.mx", null);
    expect([await blocked(one.key, "all@tienda.mx"), await blocked(psp.secret, "all@tienda.mx")]).toEqual([true, true]);
  });
});

test("handles are each submerchant's own: the same order and request are assessed afresh", async () => {
  const [one, two] = await Promise.all([shop(), shop()]);
  const body = payin();
  const [first, second] = [
    await call(`${service.url}/api/v1/assess`, { key: one.key, body }),
    await call(`${service.url}/api/v1/assess`, { key: two.key, body }),
  ];
  expect(second.headers.get("Idempotent-Replayed")).toBeNull();
  expect(second.body.session_id).not.toBe(first.body.session_id);
});

describe("deactivating", () => {
  test("refuses assessments that name the submerchant and stops its keys, from the next request on; activating undoes it", async () => {
    const { id, key } = await shop();
    expect((await assess(key)).status).toBe(200);
    const off = await api(`/submerchants/${id}`, { method: "DELETE" });
    expect([off.status, off.body.status]).toEqual([200, "inactive"]);
    expect([(await assess(key)).status, (await assess(psp.secret, { submerchant_id: id })).status]).toEqual([401, 404]);
    expect((await api(`/submerchants/${id}/keys`)).body.data[0].status).toBe("disabled");
    await api(`/submerchants/${id}`, { method: "PATCH", body: { status: "active" } });
    expect([(await assess(key)).status, (await assess(psp.secret, { submerchant_id: id })).status]).toEqual([200, 200]);
  });

  test("leaves keys of other submerchants and of the provider alone", async () => {
    const [one, two] = await Promise.all([shop(), shop()]);
    await api(`/submerchants/${one.id}`, { method: "DELETE" });
    expect([(await assess(two.key)).status, (await assess(psp.secret)).status]).toEqual([200, 200]);
  });

  test("makes no new keys possible", async () => {
    const { id } = await shop();
    await api(`/submerchants/${id}`, { method: "DELETE" });
    const refused = await api(`/submerchants/${id}/keys`, { body: { type: "secret", name: "late" } });
    expect([refused.status, refused.body.error.code]).toEqual([409, "INVALID_TRANSITION"]);
    expect((await api("/keys", { body: { type: "secret", name: "late", submerchant_id: id } })).status).toBe(404);
  });
});

describe("the registry", () => {
  test("a submerchant's own key sees that submerchant alone", async () => {
    const [one, two] = await Promise.all([shop(), shop()]);
    expect((await api("/submerchants", { key: one.key })).body.data.map(({ id }: { id: string }) => id)).toEqual([one.id]);
    expect((await api(`/submerchants/${one.id}`, { key: one.key })).status).toBe(200);
    expect((await api(`/submerchants/${two.id}`, { key: one.key })).status).toBe(404);
    expect((await api(`/submerchants/${two.id}/keys`, { key: one.key })).status).toBe(404);
  });

  test("an external_id is used once", async () => {
    const body = { name: "Doble", country: "PE", external_id: newOrder() };
    expect((await api("/submerchants", { body })).status).toBe(201);
    const second = await api("/submerchants", { body });
    expect([second.status, second.body.error.code]).toEqual([409, "DUPLICATE"]);
  });

  test("what is absent in a change stays, null clears", async () => {
    const { body } = await api("/submerchants", { body: { name: "Antes", country: "CL", external_id: newOrder(), category_code: "5661" } });
    const changed = await api(`/submerchants/${body.id}`, { method: "PATCH", body: { name: "Después", external_id: null } });
    expect(changed.body).toEqual({ ...body, name: "Después", external_id: null, updated_at: changed.body.updated_at });
  });

  test("a key gives no more than it has itself, and never the right to change submerchants", async () => {
    const { id } = await shop();
    const registrar = await psp.key("secret", { permissions: ["submerchants:write"] });
    const beyond = await api(`/submerchants/${id}/keys`, { key: registrar.value, body: { type: "secret", name: "x", permissions: ["assess"] } });
    expect([beyond.status, beyond.body.error.details.required_permissions]).toEqual([403, ["assess"]]);
    const change = await api(`/submerchants/${id}/keys`, { body: { type: "secret", name: "x", permissions: ["submerchants:write"] } });
    expect([change.status, change.body.error.details.fields[0].path]).toEqual([400, "permissions[0]"]);
  });

  test("a key of the whole organization is not revoked through a submerchant", async () => {
    const { id } = await shop();
    const whole = await psp.key("secret");
    expect((await api(`/submerchants/${id}/keys?key_id=${whole.id}`, { method: "DELETE" })).status).toBe(404);
  });
});
