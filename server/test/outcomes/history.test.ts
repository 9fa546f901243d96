// Outcomes of a session are a history with a current state: what holds is a replay, everything else is applied, also what held earlier.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { ingestWith } from "../provider-events/sender.ts";
import { type Caller, callerOf, newPayer, shopOf, typesOf } from "./payer.ts";

let service: TestService;
let psp: Tenant;
let api: Caller;
let admin: string;

beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  psp = await createTenant(service.database.url, { segment: "psp" });
  api = callerOf(service, (await psp.key("secret", { permissions: ["assess", "fraud:report"] })).value);
  admin = await service.token("admin", psp.id);
});
afterAll(() => service.close());

const BLOCKED = ["card_hash", "device_fingerprint", "email", "phone"];
const blockedBy = async (payer: object): Promise<string | undefined> => (await api.assess(payer)).body.blocked_by;
const detailOf = async (session: string) => (await call(`${service.url}/api/v1/assessments/${session}`, { key: admin })).body;

/** Reports outcomes one after the other; of each whether it was a replay, and the state that holds. */
async function reported(session: string, outcomes: readonly string[], caller: Caller = api): Promise<[boolean, string][]> {
  const answers: [boolean, string][] = [];
  for (const outcome of outcomes) {
    const { body } = await caller.outcome(session, outcome);
    answers.push([body.idempotent_replay, body.current_outcome]);
  }
  return answers;
}

describe.each([
  ["chargeback_lost", "chargeback_won"],
  ["fraud_confirmed", "false_positive"],
  ["chargeback_lost", "false_positive"],
])("%s, %s and once more", (against, inFavour) => {
  test("is applied each time: entries, counters and the next decision follow", async () => {
    const payer = newPayer();
    const session = await api.session(payer);
    const first = (await api.outcome(session, against)).body;
    await api.outcome(session, inFavour);
    expect(await blockedBy(payer)).toBeUndefined();

    const again = (await api.outcome(session, against)).body;
    expect(again).toMatchObject({ idempotent_replay: false, feedback_applied: true, current_outcome: against });
    expect(again.outcome_id).not.toBe(first.outcome_id);
    expect(typesOf(again.feedback.blocklist_entries)).toEqual(BLOCKED);
    expect(typesOf(again.feedback.released_entries)).toEqual(["customer_id"]);
    expect([again.feedback.payer_counters.disputes, (await api.assess(payer)).body.decision]).toEqual([1, "decline"]);
    expect((await api.outcome(session, against)).body).toEqual({ ...again, idempotent_replay: true });

    const freed = (await api.outcome(session, inFavour)).body;
    expect([freed.idempotent_replay, freed.feedback.payer_counters.disputes, typesOf(freed.feedback.released_entries)]).toEqual([false, 0, BLOCKED]);
    expect(await blockedBy(payer)).toBeUndefined();
  });
});

test("events of providers are applied each time as well", async () => {
  const payer = newPayer();
  const session = await api.session(payer);
  const ingest = ingestWith(service, psp.ingest);
  for (const event_type of ["chargeback_lost", "chargeback_won", "chargeback_lost"])
    expect((await ingest({ event_type, session_id: session })).body).toMatchObject({ status: "applied", outcome_applied: true });
  expect(await blockedBy(payer)).toBe("blocklist:card_hash");
  expect((await ingest({ event_type: "chargeback_lost", session_id: session })).body.status).toBe("linked");
});

test("an assessment shows the history, oldest first, what holds of it and the gravest of that", async () => {
  const session = await api.session(newPayer());
  expect(await detailOf(session)).toMatchObject({ outcomes: [], current_outcome: null });
  const ids: string[] = [];
  for (const outcome of ["captured", "chargeback_lost", "chargeback_won", "chargeback_lost", "refunded", "chargeback_lost"])
    ids.push((await api.outcome(session, outcome)).body.outcome_id);
  const { outcomes, current_outcome } = await detailOf(session);
  expect(outcomes.map((one: { outcome: string; holds: boolean }) => [one.outcome, one.holds])).toEqual([
    ["captured", false],
    ["chargeback_lost", false],
    ["chargeback_won", false],
    ["chargeback_lost", true],
    ["refunded", true],
  ]);
  expect(outcomes.map(({ outcome_id }: { outcome_id: string }) => outcome_id)).toEqual(ids.slice(0, 5));
  expect([current_outcome, ids[5]]).toEqual(["chargeback_lost", ids[3]]);
});

test("a verdict and what became of the payment hold beside each other: a late capture is a replay, and the payer stays blocked", async () => {
  const payer = newPayer();
  const session = await api.session(payer);
  expect(await reported(session, ["captured", "chargeback_lost", "captured", "fraud_confirmed", "chargeback_lost"])).toEqual([
    [false, "captured"],
    [false, "chargeback_lost"],
    [true, "chargeback_lost"],
    [false, "fraud_confirmed"],
    [true, "fraud_confirmed"],
  ]);
  expect(await blockedBy(payer)).toBe("blocklist:card_hash");
});

test("a capture is credited once, whatever becomes of the payment in between", async () => {
  const session = await api.session(newPayer());
  const answers = [];
  for (const outcome of ["captured", "refunded", "captured", "captured", "failed", "captured"]) answers.push((await api.outcome(session, outcome)).body);
  expect(answers.map((body) => [body.idempotent_replay, body.feedback_applied, body.current_outcome, body.feedback.payer_counters.captured])).toEqual([
    [false, true, "captured", 1],
    [false, false, "refunded", 1],
    [false, false, "captured", 1],
    [true, false, "captured", 1],
    [false, true, "failed", 1],
    // it changes what the next decision looks at: the attempt counts as failed no longer
    [false, true, "captured", 1],
  ]);
});

test("the present state of a payment decides whether it is a failed attempt: captured after all, it is none", async () => {
  const payer = newPayer();
  const failures = async () => (await api.assess(payer)).body.signals.includes("FAILED_ATTEMPTS_24H");
  const sessions: string[] = [];
  for (let i = 0; i < 3; i++) sessions.push(await api.session(payer));
  for (const session of sessions) await api.outcome(session, "failed", { reason: "do_not_honor" });
  expect(await failures()).toBe(true);
  const { body } = await api.outcome(sessions[0] ?? "", "captured");
  expect([body.idempotent_replay, body.feedback_applied, body.current_outcome]).toEqual([false, true, "captured"]);
  expect(await failures()).toBe(false);
  await api.outcome(sessions[0] ?? "", "failed", { reason: "do_not_honor" });
  expect(await failures()).toBe(true);
  await api.outcome(sessions[0] ?? "", "refunded");
  expect(await failures()).toBe(false);
});

test("a payment that failed twice is one failed attempt; its processor's own trouble is none", async () => {
  const session = await api.session(newPayer());
  const failed = (reason?: string) => api.outcome(session, "failed", reason === undefined ? {} : { reason });
  expect((await failed("processor_error")).body.feedback_applied).toBe(false);
  await api.outcome(session, "captured");
  expect((await failed("do_not_honor")).body.feedback_applied).toBe(true);
  expect((await failed("do_not_honor")).body.idempotent_replay).toBe(true);
  await api.outcome(session, "captured");
  expect((await failed("processor_error")).body).toMatchObject({ idempotent_replay: false, feedback_applied: false });
  expect(await service.database.query("SELECT FROM activity WHERE session_id = $1 AND failed", [session])).toEqual([]);
  await api.outcome(session, "captured");
  expect((await failed("do_not_honor")).body).toMatchObject({ idempotent_replay: false, feedback_applied: true });
  expect(await service.database.query("SELECT FROM activity WHERE session_id = $1 AND failed", [session])).toHaveLength(1);
});

test("60 reports at once that alternate between captured and refunded credit one capture, and leave one of both as the state", async () => {
  const [payer, sessions] = [newPayer(), [] as string[]];
  for (let index = 0; index < 3; index++) sessions.push(await api.session(payer));
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, index) => api.outcome(sessions[index % 3] ?? "", index % 2 === 0 ? "captured" : "refunded")),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.filter(({ body }) => body.feedback_applied && !body.idempotent_replay)).toHaveLength(3);
  const after = await api.session({ payer: payer.payer });
  expect((await api.outcome(after, "refunded")).body.feedback.payer_counters.captured).toBe(3);
  for (const session of sessions) {
    const { outcomes, current_outcome } = await detailOf(session);
    const applied = answers.filter(({ body }) => body.session_id === session && !body.idempotent_replay);
    expect(outcomes.map(({ outcome_id }: { outcome_id: string }) => outcome_id).sort()).toEqual(applied.map(({ body }) => body.outcome_id).sort());
    expect(outcomes.filter(({ holds }: { holds: boolean }) => holds).map(({ outcome }: { outcome: string }) => outcome)).toEqual([current_outcome]);
    expect((await api.outcome(session, current_outcome)).body.idempotent_replay).toBe(true);
  }
});

test("40 reports at once that alternate between lost and won end in the state that was answered last", async () => {
  const payer = newPayer();
  const session = await api.session(payer);
  const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => api.outcome(session, index % 2 === 0 ? "chargeback_lost" : "chargeback_won")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const { current_outcome } = await detailOf(session);
  expect((await blockedBy(payer)) === undefined).toBe(current_outcome === "chargeback_won");
  const { feedback } = (await api.outcome(session, "captured")).body;
  expect(feedback.payer_counters.disputes).toBe(current_outcome === "chargeback_lost" ? 1 : 0);
});

test("a fraud report takes the place of a false alarm, which is applied when it is reported again", async () => {
  const payer = newPayer();
  const session = await api.session(payer);
  await api.outcome(session, "false_positive");
  await api.report({ session_id: session });
  expect(await blockedBy(payer)).toBe("blocklist:card_hash");
  expect((await api.outcome(session, "false_positive")).body).toMatchObject({ idempotent_replay: false, current_outcome: "false_positive" });
  expect(await blockedBy(payer)).toBeUndefined();
});

test("a submerchant changes its own state beside the provider's, which stays", async () => {
  const { caller: shop } = await shopOf(service, psp, ["assess"]);
  const payer = newPayer();
  const session = await shop.session(payer);
  const isBlocked = async (caller: Caller): Promise<boolean> => (await caller.assess(payer)).body.blocked_by !== undefined;
  expect(await reported(session, ["chargeback_lost", "chargeback_won", "chargeback_lost", "chargeback_lost"], shop)).toEqual([
    [false, "chargeback_lost"],
    [false, "chargeback_won"],
    [false, "chargeback_lost"],
    [true, "chargeback_lost"],
  ]);
  expect([await isBlocked(shop), await isBlocked(api)]).toEqual([true, false]);
  expect(await reported(session, ["chargeback_lost", "chargeback_lost"])).toEqual([
    [false, "chargeback_lost"],
    [true, "chargeback_lost"],
  ]);
  await reported(session, ["chargeback_won", "chargeback_lost"], shop);
  expect([await isBlocked(shop), await isBlocked(api)]).toEqual([true, true]);
  await reported(session, ["chargeback_won"]);
  expect([await isBlocked(shop), await isBlocked(api)]).toEqual([false, false]);
});

test("outcomes of a session in one batch are answered as if each had come alone", async () => {
  const sessions = await Promise.all(Array.from({ length: 8 }, () => api.session(newPayer())));
  const kinds = ["captured", "captured", "refunded", "captured"];
  const answers = await Promise.all(kinds.flatMap((kind) => sessions.map((session) => api.outcome(session, kind))));
  for (const [index, session] of sessions.entries()) {
    const own = answers.filter((_, place) => place % sessions.length === index).map(({ body }) => body);
    expect(own.filter((body) => body.feedback_applied && !body.idempotent_replay)).toHaveLength(1);
    expect(own.every((body) => body.feedback.payer_counters.captured <= 1)).toBe(true);
    const { outcomes } = await detailOf(session);
    expect(outcomes).toHaveLength(own.filter((body) => !body.idempotent_replay).length);
  }
});
