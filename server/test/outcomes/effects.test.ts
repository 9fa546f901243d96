// Effect of each outcome on the next assessment, over HTTP.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { fullRequest } from "../harness/full-request.ts";
import { startService, type TestService } from "../harness/service.ts";
import { hashesOfValue } from "../lists/lists-of.ts";
import { type Caller, callerOf, idsOf, newPayer, newPhone, own, typesOf } from "./payer.ts";

const DAY = 86_400_000;

let service: TestService;
let api: Caller;
let admin: string;

beforeAll(async () => {
  service = await startService();
  api = callerOf(service, service.tenant.secret);
  admin = await service.token("admin");
});
afterAll(() => service.close());

const signalsOf = async (more: object): Promise<string[]> => (await api.assess(more)).body.signals;
const blockedBy = async (more: object): Promise<string | undefined> => (await api.assess(more)).body.blocked_by;

/** Lets time pass for a payer: their first capture was so many days earlier. */
const knownFor = (firstCapturedAt: string, days: number) =>
  service.database.query("UPDATE payer_counters SET first_captured_at = first_captured_at - make_interval(days => $2) WHERE first_captured_at = $1", [
    firstCapturedAt,
    days,
  ]);

describe("captured", () => {
  /** Captures as many payments of a payer; when the first was. */
  async function captures(count: number, payer: object): Promise<string> {
    let first = "";
    for (let i = 1; i <= count; i++) {
      const { status, body } = await api.outcome(await api.session(payer), "captured");
      expect([status, body.feedback_applied, body.feedback.payer_counters.captured]).toEqual([200, true, i]);
      first = body.feedback.payer_counters.first_captured_at;
    }
    return first;
  }

  test.each([
    [0, false],
    [89, false],
    [90, true],
  ])("five times, the first of them %i days ago, makes the payer trusted: %s", async (days, trusted) => {
    const payer = newPayer();
    await knownFor(await captures(5, payer), days);
    expect((await signalsOf(payer)).includes("PAYER_TRUSTED")).toBe(trusted);
  });

  test("four times adds no payer to the allowlist, however long known", async () => {
    const payer = newPayer();
    await knownFor(await captures(4, payer), 400);
    expect(await signalsOf(payer)).not.toContain("PAYER_TRUSTED");
  });

  test("and one chargeback among them: no trust", async () => {
    const payer = newPayer();
    await knownFor(await captures(6, payer), 400);
    await api.outcome(await api.session(payer), "chargeback_lost");
    expect(await signalsOf(payer)).not.toContain("PAYER_TRUSTED");
  });

  test("of an unknown payer has no effect, and the response says so", async () => {
    const { body } = await api.outcome(await api.session(), "captured");
    expect([body.feedback_applied, body.feedback.payer_counters]).toEqual([false, null]);
  });
});

describe("chargeback_lost", () => {
  test("blocks what is the payer's own, in any spelling, and never what others share", async () => {
    const { order_id: _, submerchant_id: __, ...whole } = fullRequest("unused");
    const { body } = await api.outcome(await api.session(whole), "chargeback_lost");
    expect(typesOf(body.feedback.blocklist_entries)).toEqual([
      // the account that is hashed, a CBU, a CCI, an alias, and keys of Pix and Bre-B
      ...Array(6).fill("account_hash"),
      "card_hash",
      "clabe",
      "device_fingerprint",
      "email",
      "iban",
      "phone",
    ]);
    const spelled: [string, object][] = [
      ["email", { payer: { email: "Maria.GONZALEZ@Correo.MX" } }],
      ["email", { payer: { email: "maria.gonzalez+otra@correo.mx" } }],
      ["phone", { payer: { phone: "55 4821 9034", country: "MX" } }],
      ["phone", { payer: { phone: "+52 1 55 4821 9034" } }],
      ["card_hash", { payment_method: { type: "card", card: { hash: "card_9f2b7c1d5e" } } }],
      ["device_fingerprint", { device: { fingerprint: "fp_3b1e9a77c0" } }],
      ["clabe", { payment_method: { type: "spei", clabe: "002010077777777771" } }],
      ["iban", { payment_method: { type: "bank_transfer", iban: "br18 0036 0305 0000 1000 9795 493c 1" } }],
      ["account_hash", { payment_method: { type: "bank_transfer", account_hash: "acct_5d1f20c9" } }],
    ];
    for (const [type, payment] of spelled) {
      const { decision, blocked_by } = (await api.assess(payment)).body;
      expect([payment, decision, blocked_by]).toEqual([payment, "decline", `blocklist:${type}`]);
    }
    const neighbour = {
      payer: { email: "otra.persona@correo.mx", country: "MX" },
      payment_method: { type: "card", card: { ...whole.payment_method.card, hash: own("card") } },
      device: { ...whole.device, fingerprint: own("fp") },
      billing_address: whole.billing_address,
      shipping_address: whole.shipping_address,
    };
    expect(await blockedBy(neighbour)).toBeUndefined();
  });

  test("is remembered against the payer on another card", async () => {
    const known = newPayer();
    await api.outcome(await api.session(known), "chargeback_lost");
    const other = { ...newPayer(), payer: { customer_id: known.payer.customer_id } };
    expect(await signalsOf(other)).toContain("PAYER_PRIOR_CHARGEBACK");
    expect(await blockedBy(other)).toBeUndefined();
    expect(await signalsOf({ payer: { customer_id: own("cus"), phone: known.payer.phone } })).toContain("PAYER_PRIOR_CHARGEBACK");
  });

  test("blocks for 180 days, and not a moment longer", async () => {
    const payer = newPayer();
    const before = Date.now();
    const { body } = await api.outcome(await api.session(payer), "chargeback_lost");
    const ends: string[] = body.feedback.blocklist_entries.map(({ expires_at }: { expires_at: string }) => expires_at);
    expect(ends).toHaveLength(4);
    for (const end of ends) {
      expect(Date.parse(end)).toBeGreaterThanOrEqual(before + 180 * DAY);
      expect(Date.parse(end)).toBeLessThanOrEqual(Date.now() + 180 * DAY);
    }
    const ids = body.feedback.blocklist_entries.map(({ id }: { id: string }) => id);
    const pass = (interval: string) =>
      service.database.query("UPDATE list_entries SET expires_at = expires_at - $2::interval WHERE id = ANY($1)", [ids, interval]);
    await pass("179 days 23 hours");
    expect(await blockedBy(payer)).toBe("blocklist:card_hash");
    await pass("1 hour");
    expect(await blockedBy(payer)).toBeUndefined();
  });

  test("blocks again, for 180 days, what was blocked until some time ago", async () => {
    const payer = newPayer();
    const first = (await api.outcome(await api.session(payer), "chargeback_lost")).body.feedback.blocklist_entries;
    await service.database.query("UPDATE list_entries SET expires_at = now() WHERE match_key = ANY($1)", [hashesOfValue(payer.payer.email)]);
    expect(await blockedBy({ payer: { email: payer.payer.email } })).toBeUndefined();
    const before = Date.now();
    const again = (await api.outcome(await api.session(payer), "chargeback_lost")).body.feedback.blocklist_entries;
    expect([idsOf(again), typesOf(again)]).toEqual([idsOf(first), ["card_hash", "device_fingerprint", "email", "phone"]]);
    for (const { expires_at } of again) expect(Date.parse(expires_at)).toBeGreaterThanOrEqual(before + 180 * DAY);
    expect(await blockedBy({ payer: { email: payer.payer.email } })).toBe("blocklist:email");
  });

  test("blocks a value that a person has merely flagged", async () => {
    const payer = newPayer();
    const flag = { list_type: "email", value: payer.payer.email, severity: "flag" };
    expect((await call(`${service.url}/api/v1/blocklists`, { key: admin, body: flag })).status).toBe(201);
    await api.outcome(await api.session(payer), "chargeback_lost");
    expect(await blockedBy({ payer: { email: payer.payer.email } })).toBe("blocklist:email");
  });
});

test("fraud_confirmed blocks the same, and is remembered as fraud on another card", async () => {
  const payer = newPayer();
  const { body } = await api.outcome(await api.session(payer), "fraud_confirmed");
  expect(typesOf(body.feedback.blocklist_entries)).toEqual(["card_hash", "device_fingerprint", "email", "phone"]);
  const { disputes, last_chargeback_at, last_confirmed_fraud_at } = body.feedback.payer_counters;
  expect([disputes, last_chargeback_at]).toEqual([1, null]);
  expect(Date.now() - Date.parse(last_confirmed_fraud_at)).toBeLessThan(60_000);
  const next = (await api.assess({ ...newPayer(), payer: { customer_id: payer.payer.customer_id } })).body;
  expect([next.decision, next.blocked_by, next.signals.includes("PAYER_CONFIRMED_FRAUD")]).toEqual(["decline", undefined, true]);
});

describe("failed", () => {
  const fails = async (payer: object, reason?: string): Promise<boolean[]> => {
    const applied: boolean[] = [];
    for (let i = 0; i < 3; i++)
      applied.push((await api.outcome(await api.session(payer), "failed", reason === undefined ? {} : { reason })).body.feedback_applied);
    return applied;
  };

  test.each([undefined, "insufficient_funds", "card declined: timeout at the terminal"])("three times in a day shows, for the reason %s", async (reason) => {
    const payer = newPayer();
    expect(await fails(payer, reason)).toEqual([true, true, true]);
    expect(await signalsOf(payer)).toContain("FAILED_ATTEMPTS_24H");
  });

  test.each(["processor_error", " ISSUER_UNAVAILABLE ", "timeout", "gateway_error: 502", "try_again_later"])(
    "says nothing of the payer when the processor was the reason: %s",
    async (reason) => {
      const payer = newPayer();
      expect(await fails(payer, reason)).toEqual([false, false, false]);
      expect(await signalsOf(payer)).not.toContain("FAILED_ATTEMPTS_24H");
    },
  );
});

test("refunded changes nothing that the next decision looks at", async () => {
  const payer = newPayer();
  const session = await api.session(payer);
  await api.outcome(session, "captured");
  const taught = () =>
    service.database.query(
      `SELECT (SELECT json_agg(c ORDER BY identifier) FROM payer_counters c)::text AS counters,
         (SELECT json_agg(e ORDER BY id) FROM list_entries e)::text AS entries, (SELECT count(*) FROM activity WHERE failed) AS failed`,
    );
  const before = await taught();
  const { status, body } = await api.outcome(session, "refunded");
  expect([status, body.feedback_applied]).toEqual([200, false]);
  expect(body.feedback).toMatchObject({ blocklist_entries: [], allowlist_entries: [], released_entries: [], still_blocking: [], case_id: null });
  expect(await taught()).toEqual(before);
});

test.each(["chargeback_won", "false_positive"])("%s allows the payer for 90 days, by what they are known by most steadily", async (outcome) => {
  const payer = newPayer();
  const before = Date.now();
  const { body } = await api.outcome(await api.session(payer), outcome);
  expect(body.feedback_applied).toBe(true);
  expect(body.feedback.allowlist_entries).toMatchObject([{ list_type: "customer_id", value: payer.payer.customer_id, severity: null }]);
  const end = Date.parse(body.feedback.allowlist_entries[0].expires_at);
  expect([end >= before + 90 * DAY, end <= Date.now() + 90 * DAY]).toEqual([true, true]);
  expect(await signalsOf(payer)).toContain("PAYER_TRUSTED");
  await service.database.query("UPDATE list_entries SET expires_at = expires_at - interval '90 days' WHERE match_key = ANY($1)", [
    hashesOfValue(payer.payer.customer_id),
  ]);
  expect(await signalsOf({ ...payer, payer: { ...payer.payer, phone: newPhone() } })).not.toContain("PAYER_TRUSTED");
});

test.each([
  ["a customer id of blanks", { payer: { customer_id: "   " } }],
  ["an IBAN with a wrong check digit", { payment_method: { type: "bank_transfer", iban: "BR1800360305000010009795493C2" } }],
])("false_positive allows no value that could not be entered manually: %s", async (_, payment) => {
  const { body } = await api.outcome(await api.session(payment), "false_positive");
  expect([body.feedback_applied, body.feedback.allowlist_entries]).toEqual([false, []]);
});
