// Automatic entries know everything that caused them: they are in force while one cause is left.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { hashesOfValue } from "../lists/lists-of.ts";
import { type Caller, callerOf, idsOf, newPayer, typesOf } from "./payer.ts";

const ALL = ["card_hash", "device_fingerprint", "email", "phone"];

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

const feedbackOf = async (session: string, outcome: string) => (await api.outcome(session, outcome)).body.feedback;
const blockedBy = async (payer: object): Promise<string | undefined> => (await api.assess(payer)).body.blocked_by;
/** The entry of a value as it is stored. */
const entryOf = async (value: string) =>
  (
    await service.database.query("SELECT id, is_active, severity, expires_at, caused_by FROM list_entries WHERE match_key = ANY($1)", [hashesOfValue(value)])
  )[0];
const end = (value: string) =>
  service.database.query("UPDATE list_entries SET expires_at = now() - interval '1 second' WHERE match_key = ANY($1)", [hashesOfValue(value)]);
const switchOff = async (id: string) =>
  expect((await call(`${service.url}/api/v1/blocklists`, { key: admin, method: "PATCH", body: { id, is_active: false } })).status).toBe(200);

describe("two sessions of one payer", () => {
  test.each([
    [0, 1],
    [1, 0],
  ])("blamed both, and found innocent as %i, %i: the first time nothing is released, the second time everything", async (first, second) => {
    const payer = newPayer();
    const sessions = [await api.session(payer), await api.session(payer)];
    const [one, two] = [await feedbackOf(sessions[0] ?? "", "chargeback_lost"), await feedbackOf(sessions[1] ?? "", "chargeback_lost")];
    expect([typesOf(one.blocklist_entries), idsOf(two.blocklist_entries)]).toEqual([ALL, idsOf(one.blocklist_entries)]);
    expect([one.payer_counters.disputes, two.payer_counters.disputes]).toEqual([1, 2]);

    const early = await feedbackOf(sessions[first] ?? "", "false_positive");
    expect([early.released_entries, typesOf(early.still_blocking), early.payer_counters.disputes]).toEqual([[], ALL, 1]);
    expect(await blockedBy(payer)).toBe("blocklist:card_hash");

    const late = await feedbackOf(sessions[second] ?? "", "false_positive");
    expect([idsOf(late.released_entries), late.still_blocking, late.payer_counters.disputes]).toEqual([idsOf(one.blocklist_entries), [], 0]);
    expect(await blockedBy(payer)).toBeUndefined();
  });

  test("blocked for several reasons: a chargeback, a confirmed fraud and a report are a cause each", async () => {
    const payer = newPayer();
    const [charged, confirmed, reported] = [await api.session(payer), await api.session(payer), await api.session(payer)];
    await api.outcome(charged, "chargeback_lost");
    await api.outcome(confirmed, "fraud_confirmed");
    expect(typesOf((await api.report({ session_id: reported })).body.blocklist_entries)).toEqual(ALL);
    for (const session of [confirmed, charged]) expect((await feedbackOf(session, "false_positive")).released_entries).toEqual([]);
    expect(typesOf((await feedbackOf(reported, "false_positive")).released_entries)).toEqual(ALL);
  });

  test("block until the later of their ends", async () => {
    const payer = newPayer();
    const [first, second] = [await api.session(payer), await api.session(payer)];
    await api.outcome(first, "chargeback_lost");
    await service.database.query("UPDATE list_entries SET expires_at = '2100-01-01Z' WHERE match_key = ANY($1)", [hashesOfValue(payer.payer.email)]);
    await service.database.query("UPDATE list_entries SET expires_at = now() + interval '1 day' WHERE match_key = ANY($1)", [hashesOfValue(payer.payer.phone)]);
    const entries = (await feedbackOf(second, "chargeback_lost")).blocklist_entries;
    const endOf = (type: string): string => entries.find(({ list_type }: { list_type: string }) => list_type === type).expires_at;
    expect([endOf("email"), endOf("phone")]).toEqual(["2100-01-01T00:00:00.000Z", endOf("card_hash")]);
  });

  test("allow while one of them speaks for the payer: a chargeback takes its own word back, and no other", async () => {
    const payer = newPayer();
    const [first, second] = [await api.session(payer), await api.session(payer)];
    const allowed = [await feedbackOf(first, "false_positive"), await feedbackOf(second, "chargeback_won")].map((feedback) =>
      idsOf(feedback.allowlist_entries),
    );
    expect(allowed[0]).toEqual(allowed[1]);
    expect((await feedbackOf(first, "chargeback_lost")).released_entries).toEqual([]);
    expect(await entryOf(payer.payer.customer_id)).toMatchObject({ caused_by: [second] });
    expect(idsOf((await feedbackOf(second, "chargeback_lost")).released_entries)).toEqual(allowed[0]);
    expect(await entryOf(payer.payer.customer_id)).toBeUndefined();
  });
});

test("one session is one cause, however often it is blamed: one false alarm releases everything", async () => {
  const payer = newPayer();
  const session = await api.session(payer);
  for (const outcome of ["chargeback_lost", "fraud_confirmed"]) expect(typesOf((await feedbackOf(session, outcome)).blocklist_entries)).toEqual(ALL);
  expect(typesOf((await api.report({ session_id: session })).body.blocklist_entries)).toEqual(ALL);
  const { disputes, last_chargeback_at, last_confirmed_fraud_at } = (await feedbackOf(session, "captured")).payer_counters;
  expect([disputes, last_chargeback_at !== null, last_confirmed_fraud_at !== null]).toEqual([1, true, true]);
  expect(typesOf((await feedbackOf(session, "false_positive")).released_entries)).toEqual(ALL);
  expect(await entryOf(payer.payer.email)).toMatchObject({ is_active: false, caused_by: [] });
});

describe("entries created again", () => {
  const stopped = [
    ["had ended by itself", (payer: ReturnType<typeof newPayer>) => end(payer.payer.email)],
    ["a person had switched off", async (payer: ReturnType<typeof newPayer>) => switchOff((await entryOf(payer.payer.email))?.id)],
  ] as const;

  test.each(stopped)("though it %s is active again, and only for its new cause", async (_, stop) => {
    const payer = newPayer();
    const [first, second] = [await api.session(payer), await api.session(payer)];
    const { blocklist_entries: before } = await feedbackOf(first, "chargeback_lost");
    await stop(payer);
    expect(await blockedBy({ payer: { email: payer.payer.email } })).toBeUndefined();

    const { blocklist_entries: again } = await feedbackOf(second, "chargeback_lost");
    expect(idsOf(again)).toEqual(idsOf(before));
    expect(await blockedBy({ payer: { email: payer.payer.email } })).toBe("blocklist:email");
    expect(await entryOf(payer.payer.email)).toMatchObject({ is_active: true, caused_by: [second] });

    const { still_blocking } = await feedbackOf(first, "false_positive");
    expect(typesOf(still_blocking)).toEqual(ALL);
    expect(typesOf((await feedbackOf(second, "false_positive")).released_entries)).toEqual(ALL);
  });

  test.each(stopped)("and what %s is not named as released: it was in force no longer", async (_, stop) => {
    const payer = newPayer();
    const session = await api.session(payer);
    await api.outcome(session, "chargeback_lost");
    await stop(payer);
    expect(typesOf((await feedbackOf(session, "false_positive")).released_entries)).toEqual(["card_hash", "device_fingerprint", "phone"]);
    expect(await entryOf(payer.payer.email)).toMatchObject({ is_active: false, caused_by: [] });
  });

  test("after everything was reverted, by another outcome of the same session", async () => {
    const payer = newPayer();
    const session = await api.session(payer);
    const { blocklist_entries: before } = await feedbackOf(session, "chargeback_lost");
    await api.outcome(session, "chargeback_won");
    const { blocklist_entries: again, released_entries: released } = await feedbackOf(session, "fraud_confirmed");
    expect([idsOf(again), typesOf(released)]).toEqual([idsOf(before), ["customer_id"]]);
    expect(await blockedBy(payer)).toBe("blocklist:card_hash");
  });
});

describe("a session that was found innocent, and is blamed after all", () => {
  const blames: [string, (session: string) => Promise<unknown>][] = [
    ["chargeback_lost", (session) => api.outcome(session, "chargeback_lost")],
    ["fraud_confirmed", (session) => api.outcome(session, "fraud_confirmed")],
    ["a fraud report", (session) => api.report({ session_id: session })],
  ];

  test.each(blames)("by %s no longer allows the payer", async (_, blame) => {
    const payer = newPayer();
    const session = await api.session(payer);
    await api.outcome(session, "false_positive");
    expect((await api.assess(payer)).body.signals).toContain("PAYER_TRUSTED");
    await blame(session);
    expect(await entryOf(payer.payer.customer_id)).toBeUndefined();
    expect((await api.assess({ payer: { customer_id: payer.payer.customer_id } })).body.signals).not.toContain("PAYER_TRUSTED");
    const outcomes = await service.database.query(
      "SELECT reverted_at IS NOT NULL AS reverted FROM outcomes WHERE session_id = $1 AND outcome = 'false_positive'",
      [session],
    );
    expect(outcomes).toEqual([{ reverted: true }]);
  });
});

describe("disputes", () => {
  test("are as many as sessions that are disputed; their times are those of the sessions that are left", async () => {
    const payer = newPayer();
    const [first, second, third] = [await api.session(payer), await api.session(payer), await api.session(payer)];
    const one = (await feedbackOf(first, "chargeback_lost")).payer_counters;
    const two = (await feedbackOf(second, "fraud_confirmed")).payer_counters;
    const three = (await feedbackOf(third, "chargeback_lost")).payer_counters;
    expect([one, two, three].map(({ disputes }) => disputes)).toEqual([1, 2, 3]);
    expect([two.last_chargeback_at, three.last_confirmed_fraud_at]).toEqual([one.last_chargeback_at, two.last_confirmed_fraud_at]);

    const left = { captured: 0, disputes: 2, first_captured_at: null };
    expect((await feedbackOf(third, "chargeback_won")).payer_counters).toEqual({
      ...left,
      last_chargeback_at: one.last_chargeback_at,
      last_confirmed_fraud_at: two.last_confirmed_fraud_at,
    });
    expect((await feedbackOf(second, "false_positive")).payer_counters).toEqual({
      ...left,
      disputes: 1,
      last_chargeback_at: one.last_chargeback_at,
      last_confirmed_fraud_at: null,
    });
  });

  test("of payers who share an identifier meet there, and only there", async () => {
    const { phone } = newPayer().payer;
    const [one, two] = [newPayer(), newPayer()].map(({ payer }) => ({ payer: { customer_id: payer.customer_id, phone } })) as [object, object];
    await api.outcome(await api.session(one), "chargeback_lost");
    const session = await api.session(two);
    expect((await feedbackOf(session, "fraud_confirmed")).payer_counters.disputes).toBe(1);
    expect((await feedbackOf(await api.session({ payer: { phone } }), "refunded")).payer_counters.disputes).toBe(2);
    await api.outcome(session, "false_positive");
    expect((await feedbackOf(await api.session({ payer: { phone } }), "refunded")).payer_counters.disputes).toBe(1);
  });
});
