// Outcomes that share a transaction are answered, and remembered, as if each had come alone.
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { type Caller, callerOf, newPayer, shopOf } from "./payer.ts";

const NOBODY = "01929b7e-0000-7000-8000-000000000000";

let service: TestService;
let psp: Tenant;
let api: Caller;

beforeAll(async () => {
  service = await startService();
  psp = await createTenant(service.database.url, { segment: "psp" });
  api = callerOf(service, psp.secret);
});
afterAll(() => service.close());

test("60 concurrent outcomes, each third of an unknown session and each one sent twice: all are answered as they would be individually", async () => {
  const payers = Array.from({ length: 20 }, () => newPayer());
  const sessions = await Promise.all(payers.map((payer) => api.session(payer)));
  const kinds = ["captured", "failed", "refunded"] as const;
  const reports = sessions.flatMap((session, index) => [session, session, NOBODY].map((one) => ({ session: one, kind: kinds[index % 3] ?? "captured" })));
  const answers = await Promise.all(reports.map(({ session, kind }) => api.outcome(session, kind)));
  expect(answers.map(({ status }) => status)).toEqual(reports.map(({ session }) => (session === NOBODY ? 404 : 200)));
  for (const [index, session] of sessions.entries()) {
    const bodies = answers.slice(index * 3, index * 3 + 2).map(({ body }) => body);
    expect(bodies.map((body) => body.idempotent_replay).sort()).toEqual([false, true]);
    const [one, two] = bodies.map((body) => ({ ...body, idempotent_replay: null }));
    expect(one).toEqual(two);
    const counting = index % 3 === 0 ? 1 : 0;
    expect([one?.session_id, one?.feedback_applied, one?.feedback.payer_counters.captured]).toEqual([session, index % 3 < 2, counting]);
    expect(one?.feedback.payer_counters.first_captured_at === null).toBe(counting === 0);
  }
  const stored = await service.database.query("SELECT FROM outcomes WHERE session_id = ANY($1)", [sessions]);
  const noted = await service.database.query("SELECT FROM statistics_changes WHERE session_id = ANY($1)", [sessions]);
  expect([stored.length, noted.length]).toEqual([20, 20]);
});

test("a payer whose counters are locked does not delay others", async () => {
  const payers = Array.from({ length: 12 }, () => newPayer());
  const firsts = await Promise.all(payers.map((payer) => api.session(payer)));
  const seconds = await Promise.all(payers.map((payer) => api.session(payer)));
  const client = new pg.Client({ connectionString: service.database.url });
  await client.connect();
  await client.query("BEGIN");
  const [held] = firsts;
  await api.outcome(held ?? "", "captured");
  const { rowCount } = await client.query("SELECT FROM payer_counters WHERE organization_id = $1 AND captured = 1 AND disputes = 0 FOR UPDATE", [psp.id]);
  expect(rowCount).toBeGreaterThan(0);
  let late = false;
  const answers = seconds.map((session) => api.outcome(session, "captured"));
  void answers[0]?.then(() => {
    late = true;
  });
  for (const { status, body } of await Promise.all(answers.slice(1)))
    expect([status, body.idempotent_replay, body.feedback.payer_counters.captured]).toEqual([200, false, 1]);
  expect(late).toBe(false);
  await client.query("ROLLBACK");
  await client.end();
  expect((await answers[0])?.body.feedback.payer_counters.captured).toBe(2);
});

test("the provider's outcomes and those of two submerchants at once: each gets its own count, and 404 for the other's", async () => {
  const [one, two] = await Promise.all([shopOf(service, psp, ["assess"]), shopOf(service, psp, ["assess"])]);
  const payer = newPayer();
  const sessionsOf = (caller: Caller) => Promise.all(Array.from({ length: 8 }, () => caller.session(payer)));
  const [ones, twos] = [await sessionsOf(one.caller), await sessionsOf(two.caller)];
  const answers = await Promise.all([
    ...ones.map((session, index) => (index < 6 ? one.caller : api).outcome(session, "captured")),
    ...twos.map((session) => two.caller.outcome(session, "captured")),
    ...ones.map((session) => two.caller.outcome(session, "captured")),
  ]);
  const counts = (from: number, to: number) =>
    answers
      .slice(from, to)
      .map(({ body }) => body.feedback.payer_counters.captured)
      .sort((a, b) => a - b);
  // what the provider reported of the first one's payments counts for that one as well
  for (const own of counts(0, 6)) expect(own).toBeLessThanOrEqual(8);
  expect(new Set(counts(0, 6)).size).toBe(6);
  expect(counts(8, 16)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(new Set(counts(6, 8)).size).toBe(2);
  expect(answers.slice(16).map(({ status }) => status)).toEqual(Array(8).fill(404));
  expect((await api.outcome(await api.session(payer), "refunded")).body.feedback.payer_counters.captured).toBe(16);
});

test("16 chargebacks of two submerchants at once: each is written down with the key and the request that reported it", async () => {
  const [one, two] = await Promise.all([shopOf(service, psp, ["assess"]), shopOf(service, psp, ["assess"])]);
  const admin = await service.token("admin", psp.id);
  const shops = Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? one : two));
  const sessions = await Promise.all(shops.map(({ caller }) => caller.session(newPayer())));
  const answers = await Promise.all(sessions.map((session, index) => shops[index]?.caller.outcome(session, "chargeback_lost")));
  for (const [index, answer] of answers.entries()) {
    expect(answer?.body.feedback.blocklist_entries).toHaveLength(4);
    for (const { id } of answer?.body.feedback.blocklist_entries ?? []) {
      const log = await call(`${service.url}/api/v1/audit-log?resource_id=${id}`, { key: admin });
      const [record] = log.body.data;
      expect([log.body.data.length, record.action, record.actor.id, record.request_id, record.after.submerchant_id]).toEqual([
        ...[1, "list_entry.created", shops[index]?.keyId, answer?.headers.get("x-request-id"), shops[index]?.id],
      ]);
    }
  }
});

test("an endpoint that listens gets one event of each outcome, and none of a replay", async () => {
  const admin = await service.token("admin", psp.id);
  const { status } = await call(`${service.url}/api/v1/webhook-endpoints`, {
    key: admin,
    body: { url: "http://127.0.0.1:9/hook", events: ["assess.outcome_applied"] },
  });
  expect(status).toBe(201);
  const sessions = await Promise.all(Array.from({ length: 12 }, () => api.session(newPayer())));
  const answers = await Promise.all(sessions.flatMap((session) => [api.outcome(session, "captured"), api.outcome(session, "captured")]));
  const events = await service.database.query<{ body: string }>("SELECT body FROM events WHERE organization_id = $1 AND type = 'assess.outcome_applied'", [
    psp.id,
  ]);
  const bodies = events.map(({ body }) => JSON.parse(body).data);
  const first = answers.map(({ body }) => body).filter((body) => !body.idempotent_replay);
  const byId = (a: { outcome_id: string }, b: { outcome_id: string }) => (a.outcome_id < b.outcome_id ? -1 : 1);
  expect(bodies.map(({ occurred_at: _, ...data }) => data).sort(byId)).toEqual(
    first.map(({ idempotent_replay: _, current_outcome: _current, ...record }) => ({ ...record, origin: "api" })).sort(byId),
  );
  expect(await service.database.query("SELECT FROM webhook_deliveries WHERE organization_id = $1", [psp.id])).toHaveLength(12);
});
