// Outcomes of payouts: about who was paid, and never about who pays, nor about who set it off.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startService, type TestService } from "../harness/service.ts";
import { hashesOfValue } from "../lists/lists-of.ts";
import { type Caller, callerOf, idsOf, newClabe, newPayer, newPhone, own, typesOf } from "./payer.ts";

let service: TestService;
let api: Caller;

beforeAll(async () => {
  service = await startService();
  const key = await service.tenant.key("secret", { permissions: ["assess", "fraud:report"] });
  api = callerOf(service, key.value);
});
afterAll(() => service.close());

/** A payout with everything that lists know of it. */
const newPayout = () => ({
  beneficiary: {
    ...{ id: own("ben"), name: "José Hernández Luna", country: "MX", clabe: newClabe(), account_hash: own("acct"), swift_bic: "BNMXMXMM" },
    ...{ email: `${own("jose")}@correo.mx`, phone: newPhone() },
  },
  origin: { account_id: own("cus"), country: "MX" },
  initiator: { user_id: own("usr"), ip_address: "189.203.54.17", device_fingerprint: own("fp") },
});

const paid = async (payout: object): Promise<string> => (await api.payout(payout)).body.session_id;
const decided = async (payout: object) => {
  const { decision, blocked_by } = (await api.payout(payout)).body;
  return [decision, blocked_by];
};

describe.each(["fraud_confirmed", "chargeback_lost"])("%s", (outcome) => {
  test("blocks the beneficiary by their accounts, address and telephone, and nothing of the payer or the initiator", async () => {
    const payout = newPayout();
    const { body } = await api.outcome(await paid(payout), outcome);
    expect(body.feedback_applied).toBe(true);
    expect(typesOf(body.feedback.blocklist_entries)).toEqual(["account_hash", "beneficiary_id", "clabe", "email", "phone"]);
    const { beneficiary, origin, initiator } = newPayout();
    expect((await decided({ beneficiary, origin: payout.origin, initiator: payout.initiator }))[1]).toBeUndefined();
    expect((await decided({ beneficiary: { ...beneficiary, swift_bic: payout.beneficiary.swift_bic }, origin, initiator }))[1]).toBeUndefined();
    expect(
      (await api.assess({ payer: { customer_id: payout.origin.account_id }, device: { fingerprint: payout.initiator.device_fingerprint } })).body,
    ).toMatchObject({
      decision: "approve",
    });
  });

  test("declines the next payout to the same account, in whatever spelling", async () => {
    const payout = newPayout();
    const { clabe, account_hash, id, email, phone } = payout.beneficiary;
    await api.outcome(await paid(payout), outcome);
    const spelled: [string, object][] = [
      ["clabe", { clabe }],
      ["clabe", { clabe: `${clabe.slice(0, 3)} ${clabe.slice(3, 6)} ${clabe.slice(6, 17)} ${clabe.slice(17)}` }],
      ["clabe", { id: own("ben"), clabe: `${clabe.slice(0, 6)}-${clabe.slice(6)} ` }],
      ["account_hash", { account_hash: ` ${account_hash}` }],
      ["beneficiary_id", { id: `${id} ` }],
      ["email", { id: own("ben"), email: email.toUpperCase() }],
      ["phone", { id: own("ben"), country: "MX", phone: phone.slice(3) }],
    ];
    for (const [type, beneficiary] of spelled)
      expect([beneficiary, ...(await decided({ beneficiary }))]).toEqual([beneficiary, "decline", `blocklist:${type}`]);
    expect((await decided({ beneficiary: { clabe: newClabe() } }))[1]).toBeUndefined();
  });

  test("declines the payment of somebody who pays with that account", async () => {
    const payout = newPayout();
    await api.outcome(await paid(payout), outcome);
    const { body } = await api.assess({ payment_method: { type: "spei", clabe: payout.beneficiary.clabe } });
    expect([body.decision, body.blocked_by]).toEqual(["decline", "blocklist:clabe"]);
  });
});

test("an account with a wrong check digit is not blocked: it could not be entered by hand either", async () => {
  const clabe = newClabe();
  const wrong = `${clabe.slice(0, 17)}${(Number(clabe[17]) + 1) % 10}`;
  const { feedback } = (await api.outcome(await paid({ beneficiary: { clabe: wrong, phone: newPhone() } }), "fraud_confirmed")).body;
  expect(typesOf(feedback.blocklist_entries)).toEqual(["phone"]);
});

test("an IBAN is blocked in whatever spelling", async () => {
  await api.outcome(await paid({ beneficiary: { iban: "BR1800360305000010009795493C1" } }), "fraud_confirmed");
  expect(await decided({ beneficiary: { iban: "br18 0036 0305 0000 1000 9795 493c 1" } })).toEqual(["decline", "blocklist:iban"]);
});

test("false_positive releases the beneficiary, and allows them by what they are known by most steadily", async () => {
  const payout = newPayout();
  const session = await paid(payout);
  const { blocklist_entries: blocked } = (await api.outcome(session, "fraud_confirmed")).body.feedback;
  const { feedback } = (await api.outcome(session, "false_positive")).body;
  expect([idsOf(feedback.released_entries), feedback.still_blocking]).toEqual([idsOf(blocked), []]);
  expect(feedback.allowlist_entries).toMatchObject([{ list_type: "beneficiary_id", value: payout.beneficiary.id }]);
  expect(feedback.payer_counters).toMatchObject({ disputes: 0, last_confirmed_fraud_at: null });
  const { body } = await api.payout(payout);
  expect([body.blocked_by, body.signals.includes("PAYER_TRUSTED")]).toEqual([undefined, true]);
});

test("false_positive of a beneficiary without an identifier allows the account", async () => {
  const clabe = newClabe();
  const { feedback } = (await api.outcome(await paid({ beneficiary: { clabe } }), "false_positive")).body;
  expect(feedback.allowlist_entries).toMatchObject([{ list_type: "clabe", value: clabe }]);
});

test("what still blocks a payout is named, the payer's and the initiator's entries too", async () => {
  const payout = newPayout();
  const session = await paid(payout);
  const origin = (
    await api.outcome(
      await api.session({ payer: { customer_id: own("cus") }, device: { fingerprint: payout.initiator.device_fingerprint } }),
      "chargeback_lost",
    )
  ).body;
  expect(typesOf(origin.feedback.blocklist_entries)).toEqual(["device_fingerprint"]);
  const { feedback } = (await api.outcome(session, "false_positive")).body;
  expect(typesOf(feedback.still_blocking)).toEqual(["device_fingerprint"]);
});

test("a confirmed fraud is remembered against the beneficiary at another account", async () => {
  const { beneficiary } = newPayout();
  const { feedback } = (await api.outcome(await paid({ beneficiary: { id: beneficiary.id, clabe: newClabe() } }), "fraud_confirmed")).body;
  expect(feedback.payer_counters).toMatchObject({ disputes: 1, captured: 0 });
  await service.database.query("UPDATE list_entries SET is_active = false WHERE match_key = ANY($1)", [hashesOfValue(beneficiary.id)]);
  const { body } = await api.payout({ beneficiary: { id: beneficiary.id, clabe: newClabe() } });
  expect([body.blocked_by, body.signals.includes("PAYER_CONFIRMED_FRAUD")]).toEqual([undefined, true]);
});

test("captured counts for the beneficiary, not for the payer; failed says nothing", async () => {
  const payout = newPayout();
  const session = await paid(payout);
  expect((await api.outcome(session, "captured")).body.feedback).toMatchObject({ payer_counters: { captured: 1 } });
  expect((await api.outcome(session, "failed")).body.feedback_applied).toBe(false);
  const payer = await api.session({ payer: { customer_id: payout.origin.account_id } });
  expect((await api.outcome(payer, "refunded")).body.feedback.payer_counters.captured).toBe(0);
});

test("a report of a payout opens its case and blocks the beneficiary", async () => {
  const payout = newPayout();
  const { status, body } = await api.report({ session_id: await paid(payout), incident_type: "ingenieria_social" });
  expect([status, typesOf(body.blocklist_entries)]).toEqual([201, ["account_hash", "beneficiary_id", "clabe", "email", "phone"]]);
  expect(await decided({ beneficiary: { clabe: payout.beneficiary.clabe } })).toEqual(["decline", "blocklist:clabe"]);
  expect((await api.assess(newPayer())).body.blocked_by).toBeUndefined();
});
