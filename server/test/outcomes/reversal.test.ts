// A false alarm, or a chargeback that was won: what this session caused is reverted, and nothing else.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type Caller, callerOf, idsOf, newPayer, own, typesOf } from "./payer.ts";

let service: TestService;
let api: Caller;
let admin: string;

beforeAll(async () => {
  service = await startService();
  const key = await service.tenant.key("secret", { permissions: ["assess", "fraud:report"] });
  api = callerOf(service, key.value);
  admin = await service.token("admin");
});
afterAll(() => service.close());

const byHand = (body?: object, path = "", method?: string): Promise<TestAnswer> =>
  call(`${service.url}/api/v1/blocklists${path}`, { key: admin, ...(body === undefined ? {} : { body }), ...(method === undefined ? {} : { method }) });

/** Two payments of one payer, with a card each. */
async function twoSessions() {
  const { payer } = newPayer();
  const payment = () => ({ payer, payment_method: { type: "card", card: { hash: own("card") } } });
  const payments = [payment(), payment()] as const;
  return { payer, payments, sessions: [await api.session(payments[0]), await api.session(payments[1])] as const };
}

describe.each(["false_positive", "chargeback_won"])("%s", (outcome) => {
  test("reverts everything that the session was blamed for, once, and the payer pays again as a trusted one", async () => {
    const payer = newPayer();
    const session = await api.session(payer);
    const lost = (await api.outcome(session, "chargeback_lost")).body.feedback;
    const fraud = (await api.outcome(session, "fraud_confirmed")).body.feedback;
    expect([idsOf(fraud.blocklist_entries), fraud.payer_counters.disputes]).toEqual([idsOf(lost.blocklist_entries), 1]);
    const { status, body } = await api.outcome(session, outcome);
    expect([status, body.feedback_applied]).toEqual([200, true]);
    expect(idsOf(body.feedback.released_entries)).toEqual(idsOf(lost.blocklist_entries));
    expect(body.feedback.payer_counters).toMatchObject({ disputes: 0, last_chargeback_at: null, last_confirmed_fraud_at: null });
    expect([body.feedback.still_blocking, body.feedback.blocklist_entries]).toEqual([[], []]);
    const next = (await api.assess(payer)).body;
    expect([next.blocked_by, next.signals.filter((code: string) => /^(PAYER|BLOCKLIST)_/.test(code))]).toEqual([undefined, ["PAYER_TRUSTED"]]);
  });

  test("leaves what a person entered, and names it among what still blocks", async () => {
    const payer = newPayer();
    const { body: entered } = await byHand({ list_type: "email", value: payer.payer.email.toUpperCase(), reason: "by hand" });
    const session = await api.session(payer);
    const lost = (await api.outcome(session, "chargeback_lost")).body.feedback;
    expect(typesOf(lost.blocklist_entries)).toEqual(["card_hash", "device_fingerprint", "email", "phone"]);
    const { feedback } = (await api.outcome(session, outcome)).body;
    expect(idsOf(feedback.released_entries)).toEqual(idsOf(lost.blocklist_entries));
    expect(feedback.still_blocking).toEqual([{ id: entered.id, list_type: "email", value: payer.payer.email, severity: "block", expires_at: null }]);
    expect((await api.assess(payer)).body.blocked_by).toBe("blocklist:email");
  });

  test("names a range, a country and a domain that still block, though no outcome enters such", async () => {
    const payer = { ...newPayer(), device: { ip_address: "189.203.113.77" }, payer: { email: `x@${own("d").replaceAll("_", "-")}.example`, country: "UY" } };
    const domain = payer.payer.email.slice(2);
    await byHand({ list_type: "ip_range", value: "189.203.113.0/24" });
    await byHand({ list_type: "country", value: "UY" });
    await byHand({ list_type: "email_domain", value: domain });
    await byHand({ list_type: "email", value: payer.payer.email, severity: "flag" });
    const { feedback } = (await api.outcome(await api.session(payer), outcome)).body;
    expect(typesOf(feedback.still_blocking)).toEqual(["country", "email_domain", "ip_range"]);
    for (const { id } of feedback.still_blocking) expect((await byHand(undefined, `?id=${id}`, "DELETE")).status).toBe(200);
  });

  test("leaves the counters alone of a session that was blamed for nothing", async () => {
    const { sessions } = await twoSessions();
    await api.outcome(sessions[0], "chargeback_lost");
    const { feedback } = (await api.outcome(sessions[1], outcome)).body;
    expect(feedback.payer_counters.disputes).toBe(1);
    expect(typesOf(feedback.released_entries)).toEqual([]);
    expect(typesOf(feedback.still_blocking)).toEqual(["email", "phone"]);
  });
});

describe("two sessions of one payer", () => {
  test("the second one's false positive leaves the entries of the first one, and names it", async () => {
    const { sessions, payments } = await twoSessions();
    const first = (await api.outcome(sessions[0], "chargeback_lost")).body.feedback;
    const second = (await api.outcome(sessions[1], "chargeback_lost")).body.feedback;
    const types = ["card_hash", "email", "phone"];
    expect([typesOf(first.blocklist_entries), typesOf(second.blocklist_entries)]).toEqual([types, types]);
    const { feedback } = (await api.outcome(sessions[1], "false_positive")).body;
    expect(feedback.released_entries.map(({ value }: { value: string }) => value)).toEqual([payments[1].payment_method.card.hash]);
    expect([feedback.payer_counters.disputes, typesOf(feedback.still_blocking)]).toEqual([1, ["email", "phone"]]);
    expect((await api.assess(payments[0])).body.blocked_by).toBe("blocklist:card_hash");
  });

  test("the second one's false alarm leaves the time of the first one's chargeback", async () => {
    const { sessions, payer } = await twoSessions();
    const first = (await api.outcome(sessions[0], "chargeback_lost")).body.feedback;
    await api.outcome(sessions[1], "chargeback_lost");
    const { feedback } = (await api.outcome(sessions[1], "false_positive")).body;
    expect(feedback.payer_counters.last_chargeback_at).toBe(first.payer_counters.last_chargeback_at);
    expect((await api.assess({ payer: { customer_id: payer.customer_id } })).body.signals).toContain("PAYER_PRIOR_CHARGEBACK");
  });

  test("the first one's false alarm does not unblock what the second one's chargeback blocks too", async () => {
    const { sessions, payments } = await twoSessions();
    await api.outcome(sessions[0], "chargeback_lost");
    await api.outcome(sessions[1], "chargeback_lost");
    const { feedback } = (await api.outcome(sessions[0], "false_positive")).body;
    expect(feedback.payer_counters.disputes).toBe(1);
    expect(typesOf(feedback.still_blocking)).toEqual(["email", "phone"]);
    expect((await api.assess({ ...payments[1], payment_method: { type: "card", card: { hash: own("card") } } })).body.blocked_by).toBe("blocklist:email");
  });

  test("what the second one put in force again is the second one's", async () => {
    const { sessions } = await twoSessions();
    const first = (await api.outcome(sessions[0], "chargeback_lost")).body.feedback;
    const email = first.blocklist_entries.find(({ list_type }: { list_type: string }) => list_type === "email");
    expect((await byHand({ id: email.id, is_active: false }, "", "PATCH")).status).toBe(200);
    const second = (await api.outcome(sessions[1], "chargeback_lost")).body.feedback;
    expect(idsOf(second.blocklist_entries)).toContain(email.id);
    const { feedback } = (await api.outcome(sessions[0], "false_positive")).body;
    expect(typesOf(feedback.released_entries)).toEqual(["card_hash"]);
    expect(idsOf(feedback.still_blocking)).toContain(email.id);
    expect(idsOf((await api.outcome(sessions[1], "false_positive")).body.feedback.released_entries)).toContain(email.id);
  });
});

test("a false alarm reverts a fraud report of the session as well: entries, dispute and time", async () => {
  const payer = newPayer();
  const session = await api.session(payer);
  const report = (await api.report({ session_id: session })).body;
  const { feedback } = (await api.outcome(session, "false_positive")).body;
  expect(idsOf(feedback.released_entries)).toEqual(idsOf(report.blocklist_entries));
  expect(feedback.case_id).toBe(report.case.id);
  expect(feedback.payer_counters).toMatchObject({ disputes: 0, last_confirmed_fraud_at: null });
});

test("a chargeback that is lost after the false alarm no longer finds the payer allowed", async () => {
  const payer = newPayer();
  const session = await api.session(payer);
  await api.outcome(session, "false_positive");
  const { feedback } = (await api.outcome(session, "chargeback_lost")).body;
  expect(typesOf(feedback.blocklist_entries)).toEqual(["card_hash", "device_fingerprint", "email", "phone"]);
  expect(feedback.released_entries).toMatchObject([{ list_type: "customer_id", value: payer.payer.customer_id, severity: null }]);
  const next = (await api.assess({ payer: { customer_id: payer.payer.customer_id } })).body.signals;
  expect([next.includes("PAYER_PRIOR_CHARGEBACK"), next.includes("PAYER_TRUSTED")]).toEqual([true, false]);
});

test("what is reverted is recorded: entries made, entries switched off, by which key", async () => {
  const payer = newPayer();
  const session = await api.session(payer);
  await api.outcome(session, "chargeback_lost");
  const { released_entries: released } = (await api.outcome(session, "false_positive")).body.feedback;
  for (const { id } of released) {
    const { body } = await call(`${service.url}/api/v1/audit-log?resource_id=${id}`, { key: admin });
    expect(body.data.map(({ action }: { action: string }) => action)).toEqual(["list_entry.updated", "list_entry.created"]);
    expect([body.data[0].before, body.data[0].after, body.data[0].actor.type]).toEqual([{ is_active: true }, { is_active: false }, "key"]);
  }
});
