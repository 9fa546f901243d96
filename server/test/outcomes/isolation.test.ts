// Whose outcomes are whose: organizations, a provider and its submerchants, and the record of who did it.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { type Caller, callerOf, newPayer, shopOf, typesOf } from "./payer.ts";

const NOBODY = "01929b7e-0000-7000-8000-000000000000";

let service: TestService;
let psp: Tenant;
let provider: Caller;
let admin: string;

beforeAll(async () => {
  service = await startService();
  psp = await createTenant(service.database.url, { segment: "psp" });
  provider = callerOf(service, psp.secret);
  admin = await service.token("admin", psp.id);
});
afterAll(() => service.close());

const shop = () => shopOf(service, psp, ["assess"]);
const isBlocked = async (caller: Caller, more: object): Promise<boolean> => (await caller.assess(more)).body.blocked_by !== undefined;

describe("a session that is not the caller's", () => {
  test.each(["captured", "chargeback_lost", "false_positive", "refunded"])("is 404 for %s, byte for byte like one that does not exist", async (outcome) => {
    const [one, two] = await Promise.all([shop(), shop()]);
    const own = await one.caller.session(newPayer());
    const unscoped = await provider.session(newPayer());
    const elsewhere = await callerOf(service, service.tenant.secret).session(newPayer());
    const unknown = await two.caller.outcome(NOBODY, outcome);
    expect([unknown.status, unknown.body.code ?? unknown.body.error.code ?? unknown.body.error]).toEqual([404, "NOT_FOUND"]);
    const foreign = [
      await two.caller.outcome(own, outcome),
      await two.caller.outcome(unscoped, outcome),
      await two.caller.outcome(elsewhere, outcome),
      await provider.outcome(elsewhere, outcome),
      await provider.outcome("no-session", outcome),
    ];
    for (const { status, text } of foreign) expect([status, text]).toEqual([404, unknown.text]);
    expect(await service.database.query("SELECT FROM outcomes WHERE session_id = ANY($1)", [[own, unscoped, elsewhere]])).toEqual([]);
  });

  test("has no effect on other organizations: the same payer is a different one there", async () => {
    const payer = newPayer();
    const stranger = callerOf(service, service.tenant.secret);
    await provider.outcome(await provider.session(payer), "chargeback_lost");
    const { body } = await stranger.assess(payer);
    expect([body.blocked_by, body.signals.includes("PAYER_PRIOR_CHARGEBACK")]).toEqual([undefined, false]);
  });
});

describe("entries", () => {
  test("created by a submerchant's key apply to that submerchant only", async () => {
    const [one, two] = await Promise.all([shop(), shop()]);
    const payer = newPayer();
    const { body } = await one.caller.outcome(await one.caller.session(payer), "chargeback_lost");
    expect(body.feedback.blocklist_entries).toHaveLength(4);
    expect([await isBlocked(one.caller, payer), await isBlocked(two.caller, payer), await isBlocked(provider, payer)]).toEqual([true, false, false]);
    expect(await isBlocked(provider, { ...payer, submerchant_id: one.id })).toBe(true);
    expect(await isBlocked(provider, { ...payer, submerchant_id: two.id })).toBe(false);
  });

  test("created by the provider's key apply to all, even for a payment of one submerchant", async () => {
    const [one, two] = await Promise.all([shop(), shop()]);
    const payer = newPayer();
    await provider.outcome(await one.caller.session(payer), "chargeback_lost");
    expect([await isBlocked(one.caller, payer), await isBlocked(two.caller, payer), await isBlocked(provider, payer)]).toEqual([true, true, true]);
  });

  test("of the provider are not reverted by a submerchant, whose response says that they still block", async () => {
    const one = await shop();
    const payer = newPayer();
    const session = await one.caller.session(payer);
    await provider.outcome(session, "chargeback_lost");
    const { body } = await one.caller.outcome(session, "false_positive");
    expect([body.feedback.released_entries, typesOf(body.feedback.still_blocking)]).toEqual([[], ["card_hash", "device_fingerprint", "email", "phone"]]);
    expect(await isBlocked(provider, payer)).toBe(true);
  });

  test("are written down, with the key that reported the outcome as the actor", async () => {
    const one = await shop();
    const { body } = await one.caller.outcome(await one.caller.session(newPayer()), "chargeback_lost");
    for (const entry of body.feedback.blocklist_entries) {
      const log = await call(`${service.url}/api/v1/audit-log?resource_id=${entry.id}`, { key: admin });
      expect(log.body.data).toHaveLength(1);
      const [{ action, actor, before, after }] = log.body.data;
      expect([action, actor, before]).toEqual(["list_entry.created", { type: "key", id: one.keyId, role: null }, null]);
      expect(after).toMatchObject({ list: "blocklist", value: entry.value, source: "chargeback", submerchant_id: one.id });
    }
  });
});

describe("what is counted", () => {
  test("a submerchant gets its own count of the payer, the provider that of all", async () => {
    const [one, two] = await Promise.all([shop(), shop()]);
    const payer = newPayer();
    for (const { caller } of [one, two, two]) await caller.outcome(await caller.session(payer), "captured");
    const captured = async (caller: Caller, session: string): Promise<number> =>
      (await caller.outcome(session, "refunded")).body.feedback.payer_counters.captured;
    expect(await captured(one.caller, await one.caller.session(payer))).toBe(1);
    expect(await captured(two.caller, await two.caller.session(payer))).toBe(2);
    expect(await captured(provider, await one.caller.session(payer))).toBe(3);
  });

  test("a replay gives a submerchant no more than its own outcome would have", async () => {
    const [one, two] = await Promise.all([shop(), shop()]);
    const payer = newPayer();
    for (let i = 0; i < 3; i++) await two.caller.outcome(await two.caller.session(payer), "captured");
    const session = await one.caller.session(payer);
    await provider.outcome(session, "captured");
    const { body } = await one.caller.outcome(session, "captured");
    expect([body.idempotent_replay, body.feedback.payer_counters.captured]).toEqual([true, 1]);
  });
});

test("one submerchant's false alarm leaves what another one said of the same payer", async () => {
  const [one, two] = await Promise.all([shop(), shop()]);
  const payer = newPayer();
  const session = await one.caller.session(payer);
  await one.caller.outcome(session, "chargeback_lost");
  await two.caller.outcome(await two.caller.session(payer), "chargeback_lost");
  expect((await one.caller.outcome(session, "false_positive")).body.feedback.payer_counters.disputes).toBe(0);
  expect([await isBlocked(one.caller, payer), await isBlocked(two.caller, payer)]).toEqual([false, true]);
});

test("a publishable or an ingest key reports no outcome", async () => {
  const session = await provider.session(newPayer());
  for (const [key, status] of [
    [psp.publishable, 403],
    [psp.ingest, 401],
  ] as const)
    expect((await callerOf(service, key).outcome(session, "captured")).status).toBe(status);
  expect(await service.database.query("SELECT FROM outcomes WHERE session_id = $1", [session])).toEqual([]);
});
