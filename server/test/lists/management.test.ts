// Entries of both lists, over HTTP: made, changed, removed, and each change written down.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { type Lists, listsOf } from "./lists-of.ts";

let service: TestService;
let psp: Tenant;
let lists: Lists;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
});
afterAll(() => service.close());
beforeEach(async () => {
  psp = await createTenant(service.database.url, { segment: "psp" });
  lists = listsOf(service.url, await service.token("analyst", psp.id));
});

const admin = async (): Promise<Lists> => listsOf(service.url, await service.token("admin", psp.id));
const someone = { list_type: "customer_id", value: "cus_84213" };
const UUID = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const INSTANT = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
const flat = ({ status, body }: Awaited<ReturnType<Lists["change"]>>) => [status, body.code];
const nested = ({ status, body }: Awaited<ReturnType<Lists["block"]>>) => [status, body.error.code];
const NOBODY = "01929b7e-0000-7000-8000-000000000000";

describe("a new entry", () => {
  test("of the blocklist is answered whole, with its normalised value and what was left out", async () => {
    const { status, body } = await lists.block({ list_type: "email", value: "Fraude+1@Ejemplo.mx" });
    expect([status, body]).toEqual([
      201,
      {
        ...{ id: UUID, organization_id: psp.id, list_type: "email", value: "fraude@ejemplo.mx", flow_scope: "all", severity: "block", reason: null },
        ...{ source: "manual", is_active: true, expires_at: null, created_at: INSTANT, submerchant_id: null },
      },
    ]);
    expect((await lists.blocklist()).body).toEqual({ success: true, data: { entries: [body], total: 1, next_cursor: null } });
  });

  test("of the allowlist has neither severity nor state", async () => {
    const { status, body } = await lists.allow({ ...someone, reason: "Cliente desde 2019" });
    expect([status, body]).toEqual([
      201,
      {
        ...{ id: UUID, organization_id: psp.id, ...someone, flow_scope: "all", reason: "Cliente desde 2019" },
        ...{ source: "manual", expires_at: null, created_at: INSTANT, submerchant_id: null },
      },
    ]);
    expect((await lists.allowlist()).body).toEqual({ data: [body], next_cursor: null });
  });

  test.each(["rule", "fraud_report", "chargeback", "api"])("has the source manual, whatever its maker says: %s", async (source) => {
    const { status, body } = await lists.block({ list_type: "customer_id", value: `said-${source}`, source });
    expect([status, body.source]).toEqual([201, "manual"]);
  });

  test("keeps everything that is said of it", async () => {
    const said = { flow_scope: "payout", severity: "review", reason: "Línea uno\nlínea dos", is_active: false };
    const { body } = await lists.block({ ...someone, ...said, expires_at: "2030-01-31T10:00:00-06:00" });
    expect(body).toMatchObject({ ...said, expires_at: "2030-01-31T16:00:00.000Z" });
  });

  test.each([
    ["without a type", { value: "x" }, ["list_type"]],
    ["without a value", { list_type: "email" }, ["value"]],
    ["with an empty value", { ...someone, value: "" }, ["value"]],
    ["with a value of spaces", { ...someone, value: "   " }, ["value"]],
    ["with a value of 256 characters", { ...someone, value: "x".repeat(256) }, ["value"]],
    ["with a value with a line break", { ...someone, value: "a\nb" }, ["value"]],
    ["with a full card number as its value", { list_type: "card_hash", value: "4242 4242 4242 4242" }, ["value"]],
    ["with a full card number as its reason", { ...someone, reason: "card 4242424242424242" }, ["reason"]],
    ["with a reason of 501 characters", { ...someone, reason: "x".repeat(501) }, ["reason"]],
    [
      "with everything wrong",
      { ...someone, severity: "no", flow_scope: "no", source: "no", is_active: "no", expires_at: "2030-02-30T00:00:00Z", submerchant_id: "no" },
      ["severity", "flow_scope", "source", "is_active", "expires_at", "submerchant_id"],
    ],
  ])("%s is refused with every failing field", async (_, entry, paths) => {
    const answer = await lists.block(entry);
    expect(nested(answer)).toEqual([400, "VALIDATION_ERROR"]);
    expect(answer.body.error.details.fields.map(({ path }: { path: string }) => path).toSorted()).toEqual(paths.toSorted());
  });

  test.each(["nonsense", "EMAIL", "constructor", "__proto__", ""])(
    "of the type %j is INVALID_TYPE with the types that there are, on every list",
    async (list_type) => {
      for (const answer of [
        await lists.block({ list_type, value: "x" }),
        await lists.allow({ list_type, value: "x" }),
        await lists.check({ list_type, value: "x" }),
      ]) {
        expect(nested(answer)).toEqual([400, "INVALID_TYPE"]);
        expect(answer.body.error.details.list_types).toHaveLength(15);
      }
    },
  );

  test("with a submerchant is for payment service providers, who can name their own", async () => {
    const answers = [await lists.block({ ...someone, submerchant_id: NOBODY }), await lists.allow({ ...someone, submerchant_id: NOBODY })];
    expect(answers.map(nested)).toEqual(Array(2).fill([404, "NOT_FOUND"]));
    const submerchant_id = await submerchant();
    expect((await lists.block({ ...someone, submerchant_id })).body).toMatchObject({ submerchant_id });
    const merchant = listsOf(service.url, await service.token("admin"));
    expect(nested(await merchant.block({ ...someone, submerchant_id }))).toEqual([404, "NOT_FOUND"]);
  });
});

describe("the same entry again", () => {
  test.each([
    ["email", "Maria.Gonzalez+a@gmail.com", "mariagonzalez@GOOGLEMAIL.com"],
    ["phone", "+52 1 55 4821 9034", "+52 (55) 4821-9034"],
    ["ip_range", "189.203.113.77/24", "189.203.113.0/24"],
    ["iban", "BR18 0036 0305 0000 1000 9795 493C 1", "br1800360305000010009795493c1"],
    ["country", " kp ", "KP"],
  ])("in another spelling is DUPLICATE: %s", async (list_type, value, again) => {
    expect((await lists.block({ list_type, value })).status).toBe(201);
    expect(nested(await lists.block({ list_type, value: again, severity: "flag", reason: "otra vez" }))).toEqual([409, "DUPLICATE"]);
    expect((await lists.blocklist()).body.data.total).toBe(1);
  });

  test("for another flow, another submerchant or the other list is another entry", async () => {
    const owners = [await submerchant(), await submerchant()];
    const others = [{ flow_scope: "payin" }, { flow_scope: "payout" }, ...owners.map((submerchant_id) => ({ submerchant_id })), {}];
    for (const add of [lists.block, lists.allow])
      for (const other of others) {
        expect((await add({ ...someone, ...other })).status).toBe(201);
        expect(nested(await add({ ...someone, ...other }))).toEqual([409, "DUPLICATE"]);
      }
  });

  test("ten times at once is made once", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => lists.block(someone)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)]);
  });

  test("after it was removed is free", async () => {
    const { body } = await lists.block(someone);
    await lists.unblock(body.id);
    expect((await lists.block(someone)).status).toBe(201);
  });
});

describe("a change", () => {
  test("leaves what is absent, clears what is null, and cannot touch type and value", async () => {
    const { body } = await lists.block({ ...someone, reason: "antes", expires_at: "2030-01-31T10:00:00Z" });
    const first = await lists.change({ id: body.id, severity: "flag", flow_scope: "payin", is_active: false });
    expect([first.status, first.body]).toEqual([200, { ...body, severity: "flag", flow_scope: "payin", is_active: false }]);
    expect((await lists.change({ id: body.id, list_type: "email", value: "otro" })).status).toBe(400);
    const second = await lists.change({ id: body.id, reason: null, expires_at: null });
    expect(second.body).toEqual({ ...first.body, reason: null, expires_at: null });
    expect((await lists.blocklist()).body.data.entries).toEqual([second.body]);
  });

  test("to a flow under which the value is listed already is DUPLICATE, and changes nothing", async () => {
    const { body } = await lists.block({ ...someone, flow_scope: "payin" });
    await lists.block({ ...someone, flow_scope: "payout" });
    expect(flat(await lists.change({ id: body.id, flow_scope: "payout", reason: "nunca" }))).toEqual([409, "DUPLICATE"]);
    expect((await lists.blocklist({ flow_scope: "payin" })).body.data.entries).toEqual([body]);
  });

  test.each([
    ["nothing named", {}, ["id"]],
    ["an id that is none", { id: "x" }, ["id"]],
    [
      "values that are none",
      { id: NOBODY, severity: "no", is_active: null, flow_scope: null, expires_at: "mañana", reason: "a\u0007" },
      ["severity", "is_active", "flow_scope", "expires_at", "reason"],
    ],
  ])("with %s is refused with every failing field", async (_, change, paths) => {
    const answer = await lists.change(change);
    expect(flat(answer)).toEqual([400, "VALIDATION_ERROR"]);
    expect(answer.body.details.fields.map(({ path }: { path: string }) => path).toSorted()).toEqual(paths.toSorted());
  });
});

describe("removing", () => {
  test("answers what was removed, and then there is nothing", async () => {
    const [blocked, allowed] = [(await lists.block(someone)).body, (await lists.allow(someone)).body];
    const answers = [await lists.unblock(blocked.id), await lists.disallow(allowed.id)];
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, blocked],
      [200, allowed],
    ]);
    expect(nested(await lists.unblock(blocked.id))).toEqual([404, "NOT_FOUND"]);
    expect(nested(await lists.disallow(allowed.id))).toEqual([404, "NOT_FOUND"]);
    expect(flat(await lists.change({ id: blocked.id, is_active: true }))).toEqual([404, "NOT_FOUND"]);
    expect([(await lists.blocklist()).body.data.total, (await lists.allowlist()).body.data]).toEqual([0, []]);
  });

  test("an entry through the other list is 404", async () => {
    const [blocked, allowed] = [(await lists.block(someone)).body, (await lists.allow(someone)).body];
    expect([nested(await lists.unblock(allowed.id)), nested(await lists.disallow(blocked.id))]).toEqual(Array(2).fill([404, "NOT_FOUND"]));
    expect(flat(await lists.change({ id: allowed.id, reason: "x" }))).toEqual([404, "NOT_FOUND"]);
  });
});

describe("the audit log", () => {
  const actor = () => ({ type: "session", id: `analyst@${psp.id}`, role: "analyst" });
  const summary = (records: Record<string, unknown>[]) =>
    records.map(({ action, actor: by, before, after, resource_type }) => ({ action, actor: by, before, after, resource_type }));
  const record = (action: string, before: object | null, after: object | null) => ({ action, actor: actor(), before, after, resource_type: "list_entry" });

  test("has every change of a blocklist entry, before and after", async () => {
    const { body } = await lists.block(someone);
    await lists.change({ id: body.id, severity: "flag", reason: "visto" });
    const { body: removed } = await lists.unblock(body.id);
    expect(summary(await (await admin()).audited(body.id))).toEqual([
      record("list_entry.created", null, { list: "blocklist", ...body }),
      record("list_entry.updated", { severity: "block", reason: null }, { severity: "flag", reason: "visto" }),
      record("list_entry.removed", { list: "blocklist", ...removed }, null),
    ]);
  });

  test("has every change of an allowlist entry", async () => {
    const { body } = await lists.allow(someone);
    await lists.disallow(body.id);
    const known = { list: "allowlist", ...body };
    expect(summary(await (await admin()).audited(body.id))).toEqual([record("list_entry.created", null, known), record("list_entry.removed", known, null)]);
  });

  test("has nothing of a change that changes nothing, nor of one that was refused", async () => {
    const { body } = await lists.block(someone);
    await lists.change({ id: body.id, severity: "block", is_active: true, reason: null });
    await lists.change({ id: body.id });
    await lists.change({ id: body.id, severity: "no" });
    await lists.block(someone);
    expect((await (await admin()).audited(body.id)).map(({ action }) => action)).toEqual(["list_entry.created"]);
  });
});

async function submerchant(): Promise<string> {
  const id = crypto.randomUUID();
  await service.database.query("INSERT INTO submerchants (organization_id, id, name, country) VALUES ($1, $2, 'Tienda', 'MX')", [psp.id, id]);
  return id;
}
