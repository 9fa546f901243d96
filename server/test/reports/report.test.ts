// A reported fraud: the report, its case and its entries together or not at all, and each fraud once.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, newOrder } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { type Caller, callerOf, newPayer, own, shopOf, typesOf } from "../outcomes/payer.ts";

let service: TestService;
let other: TestService;
let psp: Tenant;
let callers: readonly [Caller, Caller];
let admin: string;

beforeAll(async () => {
  service = await startService();
  other = await startService({}, service.database);
  psp = await createTenant(service.database.url, { segment: "psp" });
  const { value } = await psp.key("secret", { permissions: ["assess", "fraud:report"] });
  callers = [callerOf(service, value), callerOf(other, value)];
  admin = await service.token("admin", psp.id);
});
afterAll(async () => {
  await other.close();
  await service.close();
});

const shop = () => shopOf(service, psp, ["assess", "fraud:report"]);
const caseOf = async (id: string) => (await call(`${service.url}/api/v1/cases/${id}`, { key: admin })).body;
const reportsOf = (session: string) => service.database.query("SELECT FROM fraud_reports WHERE session_id = $1", [session]);
const casesOf = (session: string) => service.database.query("SELECT FROM cases WHERE session_id = $1", [session]);
const entriesOf = (session: string) => service.database.query<{ list_type: string }>("SELECT list_type FROM list_entries WHERE caused_by = $1", [session]);
const pathsOf = (body: { error: { details: { fields: { path: string }[] } } }): string[] => body.error.details.fields.map(({ path }) => path);

describe("a report", () => {
  test("whose case fails leaves nothing: no report, no entry, no dispute, no number used; sent again it succeeds", async () => {
    const payer = newPayer();
    const session = await callers[0].session(payer);
    await service.database.query("ALTER TABLE cases ADD CONSTRAINT refuses CHECK (description <> 'refuse me')");
    const sequences = () => service.database.query("SELECT * FROM case_sequences ORDER BY organization_id, country, year");
    const before = await sequences();
    const failed = await callers[0].report({ session_id: session, description: "refuse me" });
    expect(failed.status).toBe(500);
    expect([await reportsOf(session), await casesOf(session), await entriesOf(session), await sequences()]).toEqual([[], [], [], before]);
    expect((await callers[0].assess(payer)).body.blocked_by).toBeUndefined();
    const { status, body } = await callers[0].report({ session_id: session, description: "accept me" });
    expect([status, body.idempotent_replay, body.blocklist_entries.length]).toEqual([201, false, 4]);
    expect((await callers[0].outcome(session, "refunded")).body.feedback.payer_counters.disputes).toBe(1);
  });

  test("200 times at once is one: one case, one set of entries, 199 replays with its numbers", async () => {
    const session = await callers[0].session(newPayer());
    const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => callers[index % 2 === 0 ? 0 : 1].report({ session_id: session })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(answers.filter(({ body }) => !body.idempotent_replay)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => JSON.stringify({ ...body, idempotent_replay: null }))).size).toBe(1);
    expect([await reportsOf(session), await casesOf(session), await entriesOf(session)].map(({ length }) => length)).toEqual([1, 1, 4]);
    expect((await callers[0].outcome(session, "refunded")).body.feedback.payer_counters.disputes).toBe(1);
  });

  test("of many frauds at once gives each a number of its own, without holes", async () => {
    const sessions = await Promise.all(Array.from({ length: 40 }, () => callers[0].session(newPayer())));
    const answers = await Promise.all(sessions.map((id, index) => callers[index % 2 === 0 ? 0 : 1].report({ session_id: id, jurisdiction: "PE" })));
    const numbers = answers.map(({ body }) => body.case.reference_number).sort();
    const year = new Date().getUTCFullYear();
    expect(numbers).toEqual(Array.from({ length: 40 }, (_, index) => `FRD-PE-${year}-${String(index + 1).padStart(6, "0")}`));
  });

  test("by session, by order and by payment of one assessment is the same report", async () => {
    const [order_id, payment_id] = [newOrder(), own("pay")];
    const session = await callers[0].session({ ...newPayer(), order_id, payment_id });
    const first = await callers[0].report({ order_id });
    expect([first.status, first.body.idempotent_replay]).toEqual([201, false]);
    for (const named of [
      { session_id: session },
      { payment_id },
      { order_id },
      { order_id, payment_id, session_id: session },
      { session_id: session, amount: 1, currency: "MXN" },
    ]) {
      const { status, body } = await callers[1].report(named);
      expect([named, status, body]).toEqual([named, 201, { ...first.body, idempotent_replay: true }]);
    }
    expect(await casesOf(session)).toHaveLength(1);
  });

  test("of an order that was never assessed needs an amount, and is one report however often it is sent", async () => {
    const order_id = newOrder();
    const without = await callers[0].report({ order_id });
    expect([without.status, pathsOf(without.body)]).toEqual([400, ["amount", "currency"]]);
    const first = await callers[0].report({ order_id, amount: 10, currency: "MXN" });
    expect([first.status, first.body.blocklist_entries]).toEqual([201, []]);
    expect((await callers[1].report({ order_id, amount: 10, currency: "MXN" })).body).toEqual({ ...first.body, idempotent_replay: true });
  });

  test("about nothing, or about an indicator that is none, is refused by name and leaves nothing", async () => {
    const amount = { amount: 10, currency: "MXN" };
    const nothing = await callers[0].report(amount);
    expect([nothing.status, pathsOf(nothing.body)]).toEqual([400, ["session_id"]]);
    const session = await callers[0].session(newPayer());
    const unknown = await callers[0].report({ session_id: session, indicators: [{ list_type: "shoe_size", value: "42" }] });
    expect([unknown.status, unknown.body.error.code]).toEqual([400, "INVALID_TYPE"]);
    const bad = await callers[0].report({ session_id: session, indicators: [{ list_type: "email", value: "nobody" }] });
    expect([bad.status, pathsOf(bad.body)]).toEqual([400, ["indicators[0].value"]]);
    expect(await reportsOf(session)).toEqual([]);
  });
});

describe("the case of a report", () => {
  test("has amount and currency of the assessment", async () => {
    const { body } = await callers[0].report({ session_id: await callers[0].session({ ...newPayer(), amount: 1249.99, currency: "MXN" }) });
    expect(await caseOf(body.case.id)).toMatchObject({ amount: 1249.99, currency: "MXN" });
  });

  test("has Chilean pesos without decimals, and centavos where there are some", async () => {
    const { body } = await callers[0].report({ session_id: await callers[0].session({ amount: 15_990, currency: "CLP" }), jurisdiction: "CL" });
    expect(await caseOf(body.case.id)).toMatchObject({ amount: 15_990, currency: "CLP", jurisdiction: "CL", regulator: "CMF" });
    const minor = await callers[0].report({ session_id: await callers[0].session({ amount: 15_990, amount_unit: "minor", currency: "MXN" }) });
    expect(await caseOf(minor.body.case.id)).toMatchObject({ amount: 159.9, currency: "MXN" });
  });

  test("takes the currency of the assessment for an amount that names none", async () => {
    const { status, body } = await callers[0].report({ session_id: await callers[0].session({ amount: 300, currency: "MXN" }), amount: 120.5 });
    expect(status).toBe(201);
    expect(await caseOf(body.case.id)).toMatchObject({ amount: 120.5, currency: "MXN" });
  });

  test.each(["CLP", "BRL"])("does not turn the amount of the assessment into another currency: %s for pesos of Mexico is refused", async (currency) => {
    const session = await callers[0].session({ amount: 250.5, currency: "MXN" });
    const { status, body } = await callers[0].report({ session_id: session, currency });
    expect([status, body.error?.code]).toEqual([400, "VALIDATION_ERROR"]);
    expect(await casesOf(session)).toEqual([]);
  });

  test("of an assessment in a currency that cases do not have is refused by name, not stored", async () => {
    const session = await callers[0].session({ amount: 250, currency: "JPY" });
    const { status, body } = await callers[0].report({ session_id: session });
    expect([status, body.error?.code]).toEqual([400, "VALIDATION_ERROR"]);
    expect(await casesOf(session)).toEqual([]);
  });
});

describe("a submerchant's report", () => {
  test("of another one's assessment is 404, byte for byte like one that does not exist", async () => {
    const [one, two] = await Promise.all([shop(), shop()]);
    const session = await one.caller.session(newPayer());
    const unknown = await two.caller.report({ session_id: "01929b7e-0000-7000-8000-000000000000" });
    const foreign = await two.caller.report({ session_id: session });
    const stranger = await callers[0].report({ session_id: await callerOf(service, service.tenant.secret).session() });
    expect([unknown.status, unknown.body.error.code]).toEqual([404, "NOT_FOUND"]);
    for (const { status, text } of [foreign, stranger]) expect([status, text]).toEqual([404, unknown.text]);
    expect(await reportsOf(session)).toEqual([]);
  });

  test("does not find another one's order, though it bears the same number", async () => {
    const [one, two] = await Promise.all([shop(), shop()]);
    const order_id = newOrder();
    const session = await one.caller.session({ ...newPayer(), order_id });
    const { status, body } = await two.caller.report({ order_id, amount: 10, currency: "MXN" });
    expect([status, body.blocklist_entries]).toEqual([201, []]);
    expect(await casesOf(session)).toEqual([]);
  });

  test("makes entries that concern that submerchant only; one with the provider's key, everybody", async () => {
    const [one, two] = await Promise.all([shop(), shop()]);
    const blocks = async (payer: object) =>
      (await Promise.all([one.caller, two.caller, callers[0]].map((caller) => caller.assess(payer)))).map(({ body }) => body.blocked_by !== undefined);
    const [mine, ours] = [newPayer(), newPayer()];
    const { body } = await one.caller.report({ session_id: await one.caller.session(mine) });
    expect(typesOf(body.blocklist_entries)).toEqual(["card_hash", "device_fingerprint", "email", "phone"]);
    expect(await blocks(mine)).toEqual([true, false, false]);
    await callers[0].report({ session_id: await one.caller.session(ours) });
    expect(await blocks(ours)).toEqual([true, true, true]);
  });

  test.each([
    ["an order", () => ({ order_id: newOrder() })],
    ["a payment", () => ({ payment_id: own("pay") })],
    ["an indicator", () => ({ indicators: [{ list_type: "card_hash", value: own("card") }] })],
  ])("of %s that was never assessed is its own: another one's is no replay of it, and tells nothing of its case", async (_, named) => {
    const [one, two] = await Promise.all([shop(), shop()]);
    const report = { ...named(), amount: 10, currency: "MXN" };
    const first = await one.caller.report(report);
    const second = await two.caller.report(report);
    expect([first.status, second.status, second.body.idempotent_replay]).toEqual([201, 201, false]);
    expect(second.body.case.id).not.toBe(first.body.case.id);
  });
});
