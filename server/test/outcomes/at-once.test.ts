// Outcomes at the same moment, over two services on one database: each counts once, none waits forever, none is applied partially.
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyLog } from "../../src/accounts/audit/verifier.ts";
import type { TestAnswer } from "../harness/client.ts";
import { identifierHash } from "../harness/identifiers.ts";
import { startService, type TestService } from "../harness/service.ts";
import { hashesOfValue } from "../lists/lists-of.ts";
import { type Caller, callerOf, newPayer, typesOf } from "./payer.ts";

let service: TestService;
let other: TestService;
let callers: readonly [Caller, Caller];

beforeAll(async () => {
  service = await startService();
  other = await startService({}, service.database);
  const { value } = await service.tenant.key("secret", { permissions: ["assess", "fraud:report"] });
  callers = [callerOf(service, value), callerOf(other, value)];
});
afterAll(async () => {
  await other.close();
  await service.close();
});

/** The two services take turns. */
const turn = (index: number): Caller => callers[index % 2 === 0 ? 0 : 1];
const statuses = (answers: readonly TestAnswer[]): Set<number> => new Set(answers.map(({ status }) => status));

/** Outcomes that wait for a lock. */
const WAITING = "FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'fraud-risk-management' AND wait_event_type = 'Lock'";

/** Resolves when so many wait; looked up on another connection than the holder's, which sees others as they were. */
async function waitingFor(count: number): Promise<void> {
  for (let waiting = 0; waiting < count; ) waiting = (await service.database.query(`SELECT ${WAITING}`)).length;
}

/** A connection that holds the locks of a statement until it is rolled back. */
async function holding(statement: string, value: string | undefined): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: service.database.url });
  await client.connect();
  await client.query("BEGIN");
  await client.query(statement, [value]);
  return client;
}

test("200 identical outcomes at once are one: it counts once, blocks once, is written down once; 199 are its replays", async () => {
  const payer = newPayer();
  const session = await callers[0].session(payer);
  const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => turn(index).outcome(session, "chargeback_lost")));
  expect(statuses(answers)).toEqual(new Set([200]));
  expect(answers.filter(({ body }) => !body.idempotent_replay)).toHaveLength(1);
  for (const { body } of answers) expect({ ...body, idempotent_replay: null }).toEqual({ ...answers[0]?.body, idempotent_replay: null });
  expect(answers[0]?.body.feedback).toMatchObject({ payer_counters: { captured: 0, disputes: 1 } });
  expect((await callers[0].outcome(session, "captured")).body.feedback.payer_counters).toMatchObject({ captured: 1, disputes: 1 });
  const entries = await service.database.query<{ id: string; list_type: string }>("SELECT id, list_type FROM list_entries WHERE caused_by @> ARRAY[$1::uuid]", [
    session,
  ]);
  expect(typesOf(entries)).toEqual(["card_hash", "device_fingerprint", "email", "phone"]);
  const records = await service.database.query("SELECT FROM audit_log WHERE entry::jsonb ->> 'resource_id' = ANY($1)", [entries.map(({ id }) => id)]);
  expect(records).toHaveLength(4);
});

test("40 sessions of one payer, captured at once, count 40", async () => {
  const { payer } = newPayer();
  const sessions = await Promise.all(Array.from({ length: 40 }, (_, index) => turn(index).session({ payer })));
  const answers = await Promise.all(sessions.map((session, index) => turn(index).outcome(session, "captured")));
  expect(statuses(answers)).toEqual(new Set([200]));
  const counts = answers.map(({ body }) => body.feedback.payer_counters.captured).sort((a, b) => a - b);
  expect(counts).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
});

test("a chargeback and the false alarm of one session at once end in one of the two orders, never in between", async () => {
  for (let round = 0; round < 10; round++) {
    const payer = newPayer();
    const session = await callers[0].session(payer);
    const [lost, alarm] = await Promise.all([callers[0].outcome(session, "chargeback_lost"), callers[1].outcome(session, "false_positive")]);
    expect([lost.status, alarm.status]).toEqual([200, 200]);
    const { disputes } = (await callers[0].outcome(session, "captured")).body.feedback.payer_counters;
    const blocking = (await service.database.query("SELECT FROM list_entries WHERE caused_by @> ARRAY[$1::uuid] AND list = 'block' AND is_active", [session]))
      .length;
    expect([
      [0, 0],
      [1, 4],
    ]).toContainEqual([disputes, blocking]);
  }
});

test("20 sessions of one payer, blamed concurrently by two outcomes and found innocent at once: all causes count, and the last one releases, once", async () => {
  const payer = newPayer();
  const sessions = await Promise.all(Array.from({ length: 20 }, (_, index) => turn(index).session(payer)));
  const blamed = await Promise.all(
    sessions.map((session, index) => (index % 4 < 2 ? turn(index).outcome(session, "chargeback_lost") : turn(index).report({ session_id: session }))),
  );
  expect(statuses(blamed)).toEqual(new Set([200, 201]));
  const entries = () =>
    service.database.query<{ is_active: boolean; caused_by: string[] }>(
      "SELECT is_active, caused_by::text[] FROM list_entries WHERE list = 'block' AND match_key = ANY($1)",
      [[payer.payer.email, payer.payment_method.card.hash].flatMap(hashesOfValue)],
    );
  for (const { caused_by } of await entries()) expect(caused_by.toSorted()).toEqual(sessions.toSorted());

  const innocent = await Promise.all(sessions.map((session, index) => turn(index + 1).outcome(session, "false_positive")));
  expect(statuses(innocent)).toEqual(new Set([200]));
  const disputes = innocent.map(({ body }) => body.feedback.payer_counters.disputes).sort((x, y) => x - y);
  expect(disputes).toEqual(Array.from({ length: 20 }, (_, index) => index));
  const released = innocent.flatMap(({ body }) => body.feedback.released_entries);
  expect(typesOf(released)).toEqual(["card_hash", "device_fingerprint", "email", "phone"]);
  expect(await entries()).toEqual(Array(2).fill({ is_active: false, caused_by: [] }));
});

test("360 outcomes of payers who share cards, devices and addresses, in opposite orders at once, all succeed", async () => {
  const shared = Array.from({ length: 4 }, () => newPayer());
  const at = (index: number) => shared[index % shared.length] ?? newPayer();
  // every mixture of the four; each third names no payer at all, so that no counter makes it wait its turn
  const payments = Array.from({ length: 60 }, (_, index) => ({
    ...(index % 3 === 0 ? {} : { payer: { email: at(index).payer.email, phone: at(index >> 1).payer.phone } }),
    payment_method: at(index >> 2).payment_method,
    device: { fingerprint: at(index >> 3).device.fingerprint },
  }));
  const sessions = await Promise.all(payments.map((payment, index) => turn(index).session(payment)));
  const there = ["chargeback_lost", "false_positive", "captured"];
  const back = ["fraud_confirmed", "chargeback_won", "failed"];
  const waves = [...there, ...back].flatMap((outcome, wave) => {
    const order = wave % 2 === 0 ? sessions : sessions.toReversed();
    return order.map((session, index) => turn(index + wave).outcome(session, outcome));
  });
  const answers = await Promise.all(waves);
  expect(answers).toHaveLength(360);
  expect(answers.filter(({ status }) => status !== 200).map(({ status, text }) => `${status} ${text}`)).toEqual([]);
  const client = new pg.Client({ connectionString: service.database.url });
  await client.connect();
  const { findings } = await verifyLog(client, service.tenant.id).finally(() => client.end());
  expect(findings).toEqual([]);
});

test("a false alarm and a chargeback that meet at the same entries wait for each other, and the entry keeps the cause that is left", async () => {
  // no payer is named: no counter makes one of the two wait before it comes to the entries
  const { payment_method } = newPayer();
  const { hash } = payment_method.card;
  const [first, second] = [await callers[0].session({ payment_method }), await callers[0].session({ payment_method })];
  await callers[0].outcome(first, "chargeback_lost");
  const holder = await holding("SELECT FROM list_entries WHERE match_key = $1 FOR UPDATE", identifierHash("card_hash", hash));
  const alarm = callers[0].outcome(first, "false_positive");
  await waitingFor(1);
  const lost = callers[1].outcome(second, "chargeback_lost");
  await waitingFor(2);
  await holder.query("ROLLBACK");
  await holder.end();
  expect([(await alarm).status, (await lost).status]).toEqual([200, 200]);
  const entries = await service.database.query("SELECT is_active, caused_by FROM list_entries WHERE match_key = ANY($1) AND list = 'block'", [
    hashesOfValue(hash),
  ]);
  expect(entries).toEqual([{ is_active: true, caused_by: [second] }]);
});

test("a connection that is lost in the middle leaves nothing half done, and the same outcome again is no replay", async () => {
  const payer = newPayer();
  const session = await callers[0].session(payer);
  // a captured payment makes the counters that the holder keeps locked
  await callers[0].outcome(session, "captured");
  const holder = await holding("SELECT FROM payer_counters WHERE organization_id = $1 FOR UPDATE", service.tenant.id);
  const waiting = callers[0].outcome(session, "chargeback_lost");
  await waitingFor(1);
  await service.database.query(`SELECT pg_terminate_backend(pid) ${WAITING}`);
  await holder.query("ROLLBACK");
  await holder.end();
  expect((await waiting).status).toBe(503);
  const left = await service.database.query(
    "SELECT FROM outcomes WHERE session_id = $1 AND outcome = 'chargeback_lost' UNION ALL SELECT FROM list_entries WHERE caused_by @> ARRAY[$1::uuid]",
    [session],
  );
  expect(left).toEqual([]);
  expect((await callers[1].assess(payer)).body.blocked_by).toBeUndefined();
  const { status, body } = await callers[1].outcome(session, "chargeback_lost");
  expect([status, body.idempotent_replay, body.feedback.payer_counters.disputes]).toEqual([200, false, 1]);
  expect(body.feedback.blocklist_entries).toHaveLength(4);
});
