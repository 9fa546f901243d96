// Whom a lost chargeback or a confirmed fraud counts against, over HTTP: the payer, what the thief used, or nobody.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant } from "../harness/tenant.ts";
import { rollupOf } from "../statistics/rolling.ts";
import { type Caller, callerOf, idsOf, newPayer, own, typesOf } from "./payer.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** An address of its own for each thief, of another country than the payers. */
let thieves = 0;
const newAddress = () => `95.24.1.${++thieves}`;

let service: TestService;
let api: Caller;

beforeAll(async () => {
  service = await startService();
  const key = await service.tenant.key("secret", { permissions: ["assess", "fraud:report"] });
  api = callerOf(service, key.value);
});
afterAll(() => service.close());

type Payer = ReturnType<typeof newPayer>;

/** A payer with three captured payments of the last weeks, the first of them two months ago. */
async function regular(caller = api): Promise<Payer> {
  const payer = newPayer();
  let since = "";
  for (const days of [25, 20, 15]) {
    const session = await caller.session(payer);
    await service.database.query("UPDATE activity SET at = at - $2 WHERE session_id = $1", [session, days * DAY]);
    since = (await caller.outcome(session, "captured")).body.feedback.payer_counters.first_captured_at;
  }
  await service.database.query("UPDATE payer_counters SET first_captured_at = first_captured_at - interval '60 days' WHERE first_captured_at = $1", [since]);
  return payer;
}

/** The payment of a thief in the payer's name: with a card and a device of the thief's. */
const theft = ({ payer }: Payer) => ({
  payer,
  payment_method: { type: "card", card: { bin: "402400", hash: own("stolen"), country: "MX" } },
  device: { fingerprint: own("thief"), ip_address: newAddress() },
});

const attribution = ({ fraud_type, fraud_type_source, burdened }: Record<string, unknown>) => [fraud_type, fraud_type_source, burdened];
const payerSignals = (signals: readonly string[]) => signals.filter((code) => /^(PAYER_PRIOR_CHARGEBACK|PAYER_CONFIRMED_FRAUD|BLOCKLIST_)/.test(code));

describe.each(["chargeback_lost", "fraud_confirmed"])("%s", (outcome) => {
  test("of a payer of long standing with another card and device blocks those, flags the address, and leaves the payer alone", async () => {
    const payer = await regular();
    const stolen = theft(payer);
    const { feedback } = (await api.outcome(await api.session(stolen), outcome)).body;
    expect(attribution(feedback)).toEqual(["third_party", "evidence", "instruments"]);
    expect(feedback.blocklist_entries.map((entry: Record<string, unknown>) => [entry.list_type, entry.severity])).toEqual([
      ["card_hash", "block"],
      ["device_fingerprint", "block"],
      ["ip_address", "flag"],
    ]);
    expect(feedback.payer_counters).toMatchObject({ captured: 3, disputes: 0, last_chargeback_at: null, last_confirmed_fraud_at: null });
    const next = (await api.assess(payer)).body;
    expect([next.blocked_by, payerSignals(next.signals)]).toEqual([undefined, []]);
    const again = (await api.assess({ ...newPayer(), payment_method: stolen.payment_method })).body;
    expect(again.blocked_by).toBe("blocklist:card_hash");
  });

  test("of a young account blocks everything of it", async () => {
    const { feedback } = (await api.outcome(await api.session(newPayer()), outcome)).body;
    expect(attribution(feedback)).toEqual(["third_party", "evidence", "payer"]);
    expect(typesOf(feedback.blocklist_entries)).toEqual(["card_hash", "device_fingerprint", "email", "phone"]);
    expect(feedback.payer_counters.disputes).toBe(1);
  });
});

test("a payer of long standing who disputes a payment with their own card and device is burdened", async () => {
  const payer = await regular();
  const { feedback } = (await api.outcome(await api.session(payer), "chargeback_lost")).body;
  expect([...attribution(feedback), feedback.payer_counters.disputes]).toEqual(["first_party", "evidence", "payer", 1]);
});

test("a device that the payer had before is not blocked with the card of a thief", async () => {
  const payer = await regular();
  const { feedback } = (await api.outcome(await api.session({ ...theft(payer), device: payer.device }), "fraud_confirmed")).body;
  expect(typesOf(feedback.blocklist_entries)).toEqual(["card_hash"]);
});

test("a thief who comes again within days does not make card and device the payer's own", async () => {
  const payer = await regular();
  const stolen = theft(payer);
  const first = await api.session(stolen);
  await service.database.query("UPDATE activity SET at = at - $2 WHERE session_id = $1", [first, 2 * DAY]);
  const { feedback } = (await api.outcome(await api.session(stolen), "chargeback_lost")).body;
  expect([...attribution(feedback), typesOf(feedback.blocklist_entries)]).toEqual([
    "third_party",
    "evidence",
    "instruments",
    ["card_hash", "device_fingerprint", "ip_address"],
  ]);
});

test("a reason code wins over the evidence, and a stated fraud type over both; the outcome keeps them", async () => {
  const payer = await regular();
  const coded = await api.session(theft(payer));
  const { feedback } = (await api.outcome(coded, "chargeback_lost", { reason_code: "13.1" })).body;
  expect([...attribution(feedback), feedback.payer_counters.disputes]).toEqual(["first_party", "reason_code", "payer", 1]);

  const stated = await api.session(newPayer());
  const takeover = (await api.outcome(stated, "chargeback_lost", { reason_code: "13.1", fraud_type: "account_takeover" })).body.feedback;
  expect([...attribution(takeover), takeover.payer_counters.disputes]).toEqual(["account_takeover", "stated", "instruments", 0]);
  const rows = await service.database.query("SELECT fraud_type, fraud_type_source, reason_code FROM outcomes WHERE session_id = ANY($1) ORDER BY recorded_at", [
    [coded, stated],
  ]);
  expect(rows).toEqual([
    { fraud_type: "first_party", fraud_type_source: "reason_code", reason_code: "13.1" },
    { fraud_type: "account_takeover", fraud_type_source: "stated", reason_code: "13.1" },
  ]);
});

test("a fraud type that is stated later replaces what the chargeback was taken to mean, and holds for later verdicts on the session", async () => {
  const payer = newPayer();
  const session = await api.session(payer);
  await api.outcome(session, "chargeback_lost");
  const { feedback } = (await api.outcome(session, "fraud_confirmed", { fraud_type: "account_takeover" })).body;
  expect([feedback.payer_counters.disputes, typesOf(feedback.released_entries)]).toEqual([0, ["email", "phone"]]);
  expect((await api.assess({ payer: payer.payer })).body.blocked_by).toBeUndefined();

  const other = await api.session(newPayer());
  await api.outcome(other, "fraud_confirmed", { fraud_type: "account_takeover" });
  const later = (await api.outcome(other, "chargeback_lost", { reason_code: "13.1" })).body.feedback;
  expect(attribution(later)).toEqual(["account_takeover", "stated", "instruments"]);
});

test("a merchant's error burdens nobody, and is a chargeback but no fraud", async () => {
  const tenant = await createTenant(service.database.url);
  const caller = callerOf(service, tenant.secret);
  const payer = newPayer();
  const session = await caller.session(payer);
  const { body } = await caller.outcome(session, "chargeback_lost", { reason_code: "12.6.1" });
  expect([...attribution(body.feedback), body.feedback_applied, body.feedback.blocklist_entries, body.feedback.payer_counters.disputes]).toEqual([
    "merchant_error",
    "reason_code",
    "nobody",
    false,
    [],
    0,
  ]);
  const rollup = rollupOf(service.database.url, () => Date.now() + HOUR);
  await rollup.all();
  await rollup.close();
  const statistics = await tenant.key("secret", { permissions: ["stats:read", "merchant:read"] });
  const to = new Date(Date.now() + HOUR).toISOString();
  const { outcomes } = (await call(`${service.url}/api/v1/merchant/prevention-stats?to=${to}`, { key: statistics.value })).body.data;
  expect(outcomes).toMatchObject({ chargeback_rate: 1, fraud_rate: 0 });
});

test("the customer of a bank is the cardholder, and not burdened unless the fraud is stated as theirs", async () => {
  const tenant = await createTenant(service.database.url, { segment: "bank" });
  const caller = callerOf(service, tenant.secret);
  const robbed = (await caller.outcome(await caller.session(newPayer()), "fraud_confirmed")).body.feedback;
  expect([...attribution(robbed), robbed.payer_counters.disputes]).toEqual(["third_party", "segment", "instruments", 0]);
  expect(typesOf(robbed.blocklist_entries)).toEqual(["card_hash", "device_fingerprint"]);
  const friendly = (await caller.outcome(await caller.session(newPayer()), "fraud_confirmed", { fraud_type: "first_party" })).body.feedback;
  expect([...attribution(friendly), friendly.payer_counters.disputes]).toEqual(["first_party", "stated", "payer", 1]);
});

test.each(["false_positive", "chargeback_won"])("%s reverts exactly what the theft blocked and flagged", async (outcome) => {
  const payer = await regular();
  const session = await api.session(theft(payer));
  const lost = (await api.outcome(session, "chargeback_lost")).body.feedback;
  const { feedback } = (await api.outcome(session, outcome)).body;
  expect(idsOf(feedback.released_entries)).toEqual(idsOf(lost.blocklist_entries));
  expect([...attribution(feedback), feedback.payer_counters.disputes]).toEqual([null, null, null, 0]);
});

test("a fraud report counts against what the thief used as well", async () => {
  const payer = await regular();
  const { body } = await api.report({ session_id: await api.session(theft(payer)) });
  expect(typesOf(body.blocklist_entries)).toEqual(["card_hash", "device_fingerprint", "ip_address"]);
  expect(payerSignals((await api.assess(payer)).body.signals)).toEqual([]);
});

describe("a lost chargeback of a payer without a past", () => {
  test.each([
    ["an unknown code", { reason_code: "ZZ9" }, "merchant_error", "unknown_code", "nobody"],
    ["an unknown code, and goods in the words of the reason", { reason_code: "ZZ9", reason: "Mercadería no recibida" }, "first_party", "reason", "payer"],
    ["Discover's code of goods", { reason_code: "RG" }, "first_party", "reason_code", "payer"],
    ["Elo's code of a card that was not present", { reason_code: "Elo 83" }, "third_party", "reason_code", "payer"],
    ["no code", {}, "third_party", "evidence", "payer"],
  ])("with %s", async (_, report, type, source, burdened) => {
    const payer = newPayer();
    const { feedback } = (await api.outcome(await api.session(payer), "chargeback_lost", report)).body;
    expect([feedback.fraud_type, feedback.fraud_type_source, feedback.burdened]).toEqual([type, source, burdened]);
    expect(feedback.blocklist_entries.length > 0).toBe(burdened === "payer");
    expect((await api.assess(payer)).body.decision === "decline").toBe(burdened === "payer");
  });
});
