// A provider and its submerchant speak of one session: whose word stands, and what each learns of the other's.
import { afterAll, beforeAll, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { type Caller, callerOf, idsOf, newPayer, shopOf, typesOf } from "./payer.ts";

const ALL = ["card_hash", "device_fingerprint", "email", "phone"];

let service: TestService;
let psp: Tenant;
let provider: Caller;

beforeAll(async () => {
  service = await startService();
  psp = await createTenant(service.database.url, { segment: "psp" });
  const key = await psp.key("secret", { permissions: ["assess", "fraud:report"] });
  provider = callerOf(service, key.value);
});
afterAll(() => service.close());

const isBlocked = async (caller: Caller, more: object): Promise<boolean> => (await caller.assess(more)).body.blocked_by !== undefined;
const feedbackOf = async (caller: Caller, session: string, outcome: string) => (await caller.outcome(session, outcome)).body.feedback;

/** A session of a shop. */
async function shared() {
  const { caller } = await shopOf(service, psp, ["assess", "fraud:report"]);
  const payer = newPayer();
  return { shop: caller, payer, session: await caller.session(payer) };
}

test("blamed by the provider: the submerchant's false alarm reverts neither entry nor dispute nor record", async () => {
  const { shop, payer, session } = await shared();
  await provider.outcome(session, "chargeback_lost");
  const feedback = await feedbackOf(shop, session, "false_positive");
  expect([feedback.released_entries, typesOf(feedback.still_blocking)]).toEqual([[], ALL]);
  expect([feedback.payer_counters.disputes, (await feedbackOf(provider, session, "refunded")).payer_counters.disputes]).toEqual([1, 1]);
  expect([await isBlocked(shop, payer), await isBlocked(provider, payer)]).toEqual([true, true]);
  const records = await service.database.query("SELECT reverted_at FROM outcomes WHERE session_id = $1 AND outcome = 'chargeback_lost'", [session]);
  expect(records).toEqual([{ reverted_at: null }]);
});

test("blamed by the submerchant: the provider's false alarm reverts everything", async () => {
  const { shop, payer, session } = await shared();
  const { blocklist_entries: blocked } = await feedbackOf(shop, session, "chargeback_lost");
  const { released_entries: released, payer_counters: counters } = await feedbackOf(provider, session, "false_positive");
  expect([idsOf(released), counters.disputes]).toEqual([idsOf(blocked), 0]);
  expect(await isBlocked(shop, payer)).toBe(false);
});

test.each([
  ["the submerchant first", true],
  ["the provider first", false],
])("blamed by both, %s: the submerchant reverts its own entries and no more, the provider the rest", async (_, shopFirst) => {
  const { shop, payer, session } = await shared();
  // over two paths, so that neither repeats the other
  const own = async () => (await shop.report({ session_id: session })).body.blocklist_entries;
  const wide = async () => (await feedbackOf(provider, session, "fraud_confirmed")).blocklist_entries;
  const [first, second] = shopFirst ? [await own(), await wide()] : [await wide(), await own()];
  const [mine, ours] = shopFirst ? [first, second] : [second, first];

  const early = await feedbackOf(shop, session, "false_positive");
  expect([idsOf(early.released_entries), early.payer_counters.disputes]).toEqual([idsOf(mine), 1]);
  expect([await isBlocked(shop, payer), await isBlocked(provider, payer)]).toEqual([true, true]);
  expect((await feedbackOf(provider, session, "refunded")).payer_counters.disputes).toBe(1);

  const late = await feedbackOf(provider, session, "chargeback_won");
  expect([idsOf(late.released_entries), late.payer_counters.disputes]).toEqual([idsOf(ours), 0]);
  expect([await isBlocked(shop, payer), await isBlocked(provider, payer)]).toEqual([false, false]);
});

test("found innocent by one: the other's chargeback leaves the word that is not its own", async () => {
  const [mine, ours] = [await shared(), await shared()];
  const allowed = async ({ shop, payer: { payer } }: typeof mine): Promise<boolean> =>
    (await shop.assess({ payer: { customer_id: payer.customer_id } })).body.signals.includes("PAYER_TRUSTED");

  await provider.outcome(ours.session, "false_positive");
  expect((await feedbackOf(ours.shop, ours.session, "chargeback_lost")).released_entries).toEqual([]);
  await mine.shop.outcome(mine.session, "false_positive");
  expect(await allowed(mine)).toBe(true);
  expect(typesOf((await feedbackOf(provider, mine.session, "chargeback_lost")).released_entries)).toEqual(["customer_id"]);
  expect(await allowed(mine)).toBe(false);
});

test.each(["chargeback_lost", "fraud_confirmed"])("the provider's %s after the submerchant's is no replay: it concerns everybody", async (outcome) => {
  const { shop, payer, session } = await shared();
  const first = (await shop.outcome(session, outcome)).body;
  expect(await isBlocked(provider, payer)).toBe(false);

  const second = (await provider.outcome(session, outcome)).body;
  expect([second.idempotent_replay, second.outcome_id]).toEqual([false, first.outcome_id]);
  expect(idsOf(second.feedback.blocklist_entries)).not.toEqual(idsOf(first.feedback.blocklist_entries));
  expect([second.feedback.payer_counters.disputes, await isBlocked(provider, payer)]).toEqual([1, true]);
  expect((await provider.outcome(session, outcome)).body).toEqual({ ...second, idempotent_replay: true });

  const alarm = await feedbackOf(shop, session, "false_positive");
  expect([idsOf(alarm.released_entries), alarm.payer_counters.disputes]).toEqual([idsOf(first.feedback.blocklist_entries), 1]);
});

test.each(["false_positive", "chargeback_won"])(
  "the provider's %s after the submerchant's is no replay: it reverts what the provider said",
  async (outcome) => {
    const { shop, payer, session } = await shared();
    const { blocklist_entries: blocked } = await feedbackOf(provider, session, "fraud_confirmed");
    await shop.outcome(session, outcome);
    expect(await isBlocked(provider, payer)).toBe(true);
    const { body } = await provider.outcome(session, outcome);
    expect([body.idempotent_replay, idsOf(body.feedback.released_entries)]).toEqual([false, idsOf(blocked)]);
    expect(await isBlocked(provider, payer)).toBe(false);
  },
);

test.each(["captured", "failed", "refunded"])("%s is counted once, whichever of them reports it first", async (outcome) => {
  for (const providerFirst of [true, false]) {
    const { shop, session } = await shared();
    const answers = [];
    for (const caller of providerFirst ? [provider, shop] : [shop, provider]) answers.push((await caller.outcome(session, outcome)).body);
    expect(answers.map(({ idempotent_replay }) => idempotent_replay)).toEqual([false, true]);
    expect(answers[1].feedback.payer_counters.captured).toBe(outcome === "captured" ? 1 : 0);
  }
});

test("a replay of what the provider recorded names none of its entries as the submerchant's", async () => {
  const { shop, session } = await shared();
  const first = (await provider.outcome(session, "chargeback_lost")).body;
  expect(first.feedback.blocklist_entries).toHaveLength(4);
  const { feedback, ...again } = (await shop.outcome(session, "chargeback_lost")).body;
  expect(again).toEqual({
    outcome_id: first.outcome_id,
    session_id: session,
    outcome: "chargeback_lost",
    feedback_applied: true,
    idempotent_replay: true,
    current_outcome: "chargeback_lost",
    refunded_amount: null,
  });
  expect(feedback).toMatchObject({ blocklist_entries: [], allowlist_entries: [], released_entries: [], case_id: null });

  await provider.outcome(session, "false_positive");
  const alarm = (await shop.outcome(session, "false_positive")).body;
  expect(alarm.idempotent_replay).toBe(true);
  expect(alarm.feedback).toMatchObject({ blocklist_entries: [], allowlist_entries: [], released_entries: [], still_blocking: [] });
});

test("a replay of an outcome recorded by the submerchant returns all of it to the provider", async () => {
  const { shop, session } = await shared();
  const first = (await shop.outcome(session, "captured")).body;
  expect((await provider.outcome(session, "captured")).body).toEqual({ ...first, idempotent_replay: true });
});

test("the case of the provider's report is not the submerchant's to know; that of its own is", async () => {
  const { shop, session } = await shared();
  const ours = (await provider.report({ session_id: session })).body.case.id;
  const caseOf = async (caller: Caller, outcome: string) => (await feedbackOf(caller, session, outcome)).case_id;
  expect([await caseOf(shop, "captured"), await caseOf(provider, "refunded")]).toEqual([null, ours]);
  const mine = (await shop.report({ session_id: session })).body.case.id;
  expect(mine).not.toBe(ours);
  expect([await caseOf(shop, "failed"), await caseOf(provider, "chargeback_won")]).toEqual([mine, ours]);
});

test("a submerchant's report burdens the payer in the provider's own payments, unless the provider wants it in those of the submerchant only", async () => {
  const admin = await service.token("admin", psp.id);
  const affects = (value: boolean) =>
    call(`${service.url}/api/v1/organization`, { key: admin, method: "PATCH", body: { submerchant_reports_affect_organization: value } });
  const signals = async (caller: Caller, payer: object): Promise<string[]> => (await caller.assess(payer)).body.signals;
  const burdened = async () => {
    const { shop, payer, session } = await shared();
    await feedbackOf(shop, session, "fraud_confirmed");
    return { shop, payer, session, here: await isBlocked(shop, payer), there: await signals(provider, payer) };
  };
  expect((await burdened()).there).toContain("PAYER_CONFIRMED_FRAUD");
  expect((await affects(false)).body.submerchant_reports_affect_organization).toBe(false);
  const { shop, payer, session, here, there } = await burdened();
  expect([here, there.includes("PAYER_CONFIRMED_FRAUD")]).toEqual([true, false]);
  // the submerchant's own record has it, and the provider's own report counts everywhere
  expect((await feedbackOf(shop, session, "fraud_confirmed")).payer_counters.disputes).toBe(1);
  await feedbackOf(provider, session, "fraud_confirmed");
  expect(await signals(provider, payer)).toContain("PAYER_CONFIRMED_FRAUD");
  // and reverts all of it
  const cleared = await feedbackOf(provider, session, "false_positive");
  expect([cleared.payer_counters.disputes, (await feedbackOf(shop, session, "refunded")).payer_counters.disputes]).toEqual([0, 0]);
  expect((await affects(true)).body.submerchant_reports_affect_organization).toBe(true);
});
