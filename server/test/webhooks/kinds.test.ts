// Every type of event arrives signed, as published, at the endpoints that subscribe to it and at no other.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { notifyExpiredEntries } from "../../src/controls/lists/expired-entries.ts";
import { createOutbound, type Outbound } from "../../src/delivery/webhooks/outbound.ts";
import { createSenderPool } from "../../src/platform/database/pool.ts";
import { caseIn, casesOf } from "../cases/cases-of.ts";
import { call, payin } from "../harness/client.ts";
import { testEncryption } from "../harness/encryption.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { sendFile } from "../lists/csv-of.ts";
import { listsOf } from "../lists/lists-of.ts";
import { callerOf, newPayer } from "../outcomes/payer.ts";
import { unpublished } from "./published.ts";
import { type Receiver, startReceiver, verified } from "./receiver.ts";
import { type Sending, startSending } from "./sending.ts";

let service: TestService;
let receiver: Receiver;
let outbound: Outbound;
let sending: Sending;
let tenant: Tenant;
let admin: string;

beforeAll(async () => {
  service = await startService();
  receiver = await startReceiver();
  outbound = createOutbound({ local: true });
  sending = await startSending({ database: service.database, organizationId: service.tenant.id });
});
afterAll(async () => {
  outbound.close();
  await sending.close();
  await service.close();
  await receiver.close();
});
beforeEach(async () => {
  tenant = await createTenant(service.database.url);
  admin = await service.token("admin", tenant.id);
  receiver.received.length = 0;
  // what the test before has left is not sent
  await service.database.query("UPDATE webhook_deliveries SET status = 'failed', next_attempt_at = NULL WHERE status = 'pending'");
});

const api = (path: string, body?: object, method?: string, key = admin) =>
  call(`${service.url}/api/v1${path}`, { key, ...(body === undefined ? {} : { body }), ...(method === undefined ? {} : { method }) });
const listen = async (wanted: object = {}, key = admin): Promise<{ id: string; secret: string }> => {
  const { status, text, body } = await api("/webhook-endpoints", { url: `${receiver.url}/hook`, ...wanted }, "POST", key);
  if (status !== 201) throw new Error(text);
  return body;
};
/** Everything that is due, sent; what arrived, verified and held against its published schema. */
async function arrived(secret: string): Promise<{ id: string; type: string; data: Record<string, unknown> }[]> {
  const dispatcher = sending.dispatcher(outbound, { now: Date.now });
  while ((await dispatcher.step()) > 0);
  const events = receiver.received.map((received) => verified(received, secret));
  for (const event of events) expect(unpublished(event), event.type).toEqual([]);
  receiver.received.length = 0;
  return events;
}
const kinds = (events: readonly { type: string }[]): string[] => events.map(({ type }) => type).sort();
/** Events of the organization, sent or not. */
const stored = async (organization = tenant.id): Promise<number> =>
  (await service.database.query("SELECT FROM events WHERE organization_id = $1", [organization])).length;

describe("each kind", () => {
  test("decisions", async () => {
    const { secret } = await listen();
    await listsOf(service.url, admin).block({ list_type: "email", value: "nobody@correo.mx", reason: "fraud" });
    const caller = callerOf(service, tenant.secret);
    const created = await caller.assess();
    const blocked = await caller.assess({ payer: { email: "nobody@correo.mx" } });
    expect([created.status, blocked.status, blocked.body.decision]).toEqual([200, 200, "decline"]);
    const events = await arrived(secret);
    expect(kinds(events)).toEqual(["blocklist.entry_created", "transaction.blocked", "transaction.created"]);
    expect(events.find(({ type }) => type === "transaction.created")?.data).toMatchObject({ session_id: created.body.session_id, decision: "approve" });
    expect(events.find(({ type }) => type === "transaction.blocked")?.data).toMatchObject({ session_id: blocked.body.session_id, decision: "decline" });
  });

  test("reviews: opened and assigned", async () => {
    const { secret } = await listen({ events: ["review.opened", "review.assigned"] });
    const { body: held } = await callerOf(service, tenant.secret).assess({ payer: { email: "review@sandbox.test" } });
    expect((await api(`/assessments/${held.session_id}/review/assignment`, {}, "PUT")).status).toBe(200);
    const session = { session_id: held.session_id };
    const events = await arrived(secret);
    expect(kinds(events)).toEqual(["review.assigned", "review.opened"]);
    expect(events).toMatchObject([{ data: session }, { data: session }]);
  });

  test("a payout's decision", async () => {
    const { secret } = await listen();
    await callerOf(service, tenant.secret).payout({ beneficiary: { id: "ben-1" } });
    expect(await arrived(secret)).toMatchObject([{ data: { flow: "payout" } }]);
  });

  test("outcomes and frauds, with the entries and cases that they make", async () => {
    const { secret } = await listen();
    const key = await tenant.key("secret", { permissions: ["assess", "fraud:report"] });
    const caller = callerOf(service, key.value);
    expect((await caller.outcome(await caller.session(newPayer()), "fraud_confirmed")).status).toBe(200);
    expect((await caller.report({ session_id: await caller.session(newPayer()) })).status).toBeLessThan(300);
    expect([...new Set(kinds(await arrived(secret)))]).toEqual([
      "assess.outcome_applied",
      "blocklist.entry_created",
      "case.created",
      "fraud.reported",
      "transaction.created",
    ]);
  });

  test("cases: created, updated, submitted, acknowledged and rejected", async () => {
    const { secret } = await listen();
    const cases = casesOf(service.url, admin);
    const submitAndAcknowledge = async (accepted: boolean): Promise<void> => {
      const id = await caseIn(cases, "en_revision");
      expect((await cases.submit(id)).status).toBe(200);
      const answer = accepted ? { accepted, acknowledgement_number: "A-1" } : { accepted, reason: "incompleto" };
      expect((await cases.acknowledge(id, answer)).status).toBe(200);
    };
    await submitAndAcknowledge(true);
    await submitAndAcknowledge(false);
    expect(kinds(await arrived(secret))).toEqual([
      "case.created",
      "case.created",
      "case.submission_acknowledged",
      "case.submission_rejected",
      "case.submitted",
      "case.submitted",
      "case.updated",
      "case.updated",
    ]);
  });

  test("entries of the blocklist: created, updated, removed, expired; those of the allowlist send no event", async () => {
    const { secret } = await listen();
    const lists = listsOf(service.url, admin);
    const ends = new Date(Date.now() + 3_600_000).toISOString();
    const { body: entry } = await lists.block({ list_type: "email", value: "a@correo.mx", reason: "fraud" });
    const { body: ending } = await lists.block({ list_type: "email", value: "b@correo.mx", reason: "fraud", expires_at: ends });
    await lists.allow({ list_type: "email", value: "c@correo.mx", reason: "known" });
    await lists.change({ id: entry.id, severity: "review" });
    await lists.unblock(entry.id);
    expect(kinds(await arrived(secret))).toEqual(["blocklist.entry_created", "blocklist.entry_created", "blocklist.entry_updated", "blocklist.entry_updated"]);
    const pool = createSenderPool(service.database.url);
    expect(await notifyExpiredEntries(pool, testEncryption.ring, Date.parse(ends) - 1)).toBe(0);
    // due now, by the clock of the database as well
    await service.database.query("UPDATE list_entries SET expires_at = now() - interval '1 second' WHERE id = $1", [ending.id]);
    const notified = await Promise.all([
      notifyExpiredEntries(pool, testEncryption.ring),
      notifyExpiredEntries(pool, testEncryption.ring),
      notifyExpiredEntries(pool, testEncryption.ring),
    ]);
    await pool.end();
    expect(notified.sort()).toEqual([0, 0, 1]);
    expect(await arrived(secret)).toMatchObject([{ type: "blocklist.entry_expired", data: { entry: { id: ending.id } } }]);
  });

  test("an imported file sends an event for each entry, and none for invalid lines", async () => {
    const { secret } = await listen();
    const lines = Array.from({ length: 1200 }, (_, index) => `email,import.${index}@correo.mx,block,Contracargo`);
    const { status, body } = await sendFile(service.url, admin, ["list_type,value,severity,reason", ...lines, "email,nonsense,block,x"].join("\n"));
    expect([status, body.created, body.failed]).toEqual([200, 1200, 1]);
    const [{ count } = { count: "" }] = await service.database.query<{ count: string }>(
      "SELECT count(DISTINCT event_id) FROM webhook_deliveries WHERE organization_id = $1 AND event_type = 'blocklist.entry_created' AND status = 'pending'",
      [tenant.id],
    );
    expect(count).toBe("1200");
    await service.database.query(
      "UPDATE webhook_deliveries SET status = 'failed' WHERE organization_id = $1 AND id NOT IN (SELECT id FROM webhook_deliveries WHERE organization_id = $1 LIMIT 5)",
      [tenant.id],
    );
    expect(kinds(await arrived(secret))).toEqual(Array.from({ length: 5 }, () => "blocklist.entry_created"));
  });

  test("a decision for a publishable key sends the endpoint the signals that the browser does not get", async () => {
    const { secret } = await listen();
    const key = await tenant.key("publishable", { allowedOrigins: ["https://shop.example"] });
    const device = { fingerprint: "fp-bot", is_bot: true };
    const { status, body } = await call(`${service.url}/api/v1/assess`, {
      key: key.value,
      body: payin({ device }),
      headers: { Origin: "https://shop.example" },
    });
    expect(status).toBe(200);
    const [event] = await arrived(secret);
    expect(event?.data).toMatchObject({ session_id: body.session_id, risk_score: expect.any(Number) });
    expect(event?.data.signals).not.toEqual([]);
    expect(body.signals ?? []).toEqual([]);
  });

  test("every kind can be tried: its documented example arrives, signed and as published", async () => {
    const { id, secret } = await listen({ events: ["transaction.created"] });
    const { eventTypes } = await import("../../../generated/events.ts");
    for (const type of eventTypes) expect((await api(`/webhook-endpoints/${id}/test`, { type })).status).toBe(202);
    expect(kinds(await arrived(secret))).toEqual([...eventTypes].sort());
  });
});

describe("who hears what", () => {
  test("an endpoint that is made, switched off, on again or removed counts for the very next decision", async () => {
    const caller = callerOf(service, tenant.secret);
    const notified = async (): Promise<number> => {
      const before = await stored();
      await caller.session();
      return (await stored()) - before;
    };
    expect(await notified()).toBe(0);
    const { id } = await listen();
    expect(await notified()).toBe(1);
    await api(`/webhook-endpoints/${id}`, { enabled: false }, "PATCH");
    expect(await notified()).toBe(0);
    await api(`/webhook-endpoints/${id}`, { enabled: true }, "PATCH");
    expect(await notified()).toBe(1);
    await api(`/webhook-endpoints/${id}`, { events: ["case.created"] }, "PATCH");
    expect(await notified()).toBe(0);
    await api(`/webhook-endpoints/${id}`, { events: ["transaction.created"] }, "PATCH");
    expect(await notified()).toBe(1);
    await api(`/webhook-endpoints/${id}`, undefined, "DELETE");
    expect(await notified()).toBe(0);
  });

  test("another organization's endpoints receive nothing, and its people see nothing", async () => {
    const other = await createTenant(service.database.url);
    const theirs = await service.token("admin", other.id);
    await listen({ url: `${receiver.url}/theirs` }, theirs);
    const { id, secret } = await listen({ url: `${receiver.url}/ours` });
    await callerOf(service, tenant.secret).session();
    await listsOf(service.url, admin).block({ list_type: "email", value: "d@correo.mx", reason: "fraud" });
    expect(await stored(other.id)).toBe(0);
    expect(await arrived(secret)).toHaveLength(2);
    const { body: ours } = await api(`/webhook-deliveries?endpoint_id=${id}`);
    for (const [path, method] of [
      [`/webhook-endpoints/${id}`, "GET"],
      [`/webhook-endpoints/${id}/test`, "POST"],
      [`/webhook-endpoints/${id}/rotate-secret`, "POST"],
      [`/webhook-deliveries/${ours.data[0].id}`, "GET"],
      [`/webhook-deliveries/${ours.data[0].id}/redeliver`, "POST"],
    ] as const)
      expect((await api(path, path.endsWith("/test") ? {} : undefined, method, theirs)).status, path).toBe(404);
    expect((await api("/webhook-deliveries", undefined, "GET", theirs)).body.data).toEqual([]);
  });

  test("a failed change sends no event", async () => {
    await listen();
    const lists = listsOf(service.url, admin);
    await lists.block({ list_type: "email", value: "e@correo.mx", reason: "fraud" });
    const before = await stored();
    expect((await lists.block({ list_type: "email", value: "e@correo.mx", reason: "fraud" })).status).toBe(409);
    const cases = casesOf(service.url, admin);
    expect((await cases.open({ amount: -1 })).status).toBe(400);
    // fails after the event was written: the log of changes refuses
    await service.database.query("CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'refused'; END $$");
    await service.database.query("CREATE CONSTRAINT TRIGGER refuse AFTER INSERT ON cases DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse()");
    expect((await cases.open()).status).toBeGreaterThanOrEqual(500);
    await service.database.query("DROP FUNCTION refuse CASCADE");
    expect(await stored()).toBe(before);
  });

  test("a replay sends no second event", async () => {
    await listen();
    const body = payin({});
    const { assess } = { assess: () => call(`${service.url}/api/v1/assess`, { key: tenant.secret, body }) };
    await Promise.all([assess(), assess(), assess()]);
    await assess();
    expect(await stored()).toBe(1);
  });
});
