// What others report is in the decisions of those who consume: one other is a suspicion, two are a confirmation. Own reports do not count.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { networkSignals, newEmail, newParticipant, newShop, type Participant, paidBy, signalsFor } from "./participants.ts";

let service: TestService;
let one: Participant;
let two: Participant;
let three: Participant;
beforeAll(async () => {
  service = await startService();
  [one, two, three] = await Promise.all([newParticipant(service), newParticipant(service), newParticipant(service)]);
});
afterAll(() => service.close());

const email = (value: string) => ({ signal_type: "email", value });
/** What each of the three signals of an address. */
const signalsOfEach = (value: string) => Promise.all([one, two, three].map((by) => signalsFor(by, paidBy(value))));
const CONFIRMED = ["NETWORK_CONFIRMED"];
const SUSPECTED = ["NETWORK_SUSPECTED"];

describe("of three organizations", () => {
  test("without reporters the decision is unchanged", async () => {
    expect(await signalsOfEach(newEmail())).toEqual([[], [], []]);
  });

  test("one is a suspicion to the others, two a confirmation; each counts the others alone", async () => {
    const value = newEmail();
    await one.contribute(email(value));
    expect(await signalsOfEach(value)).toEqual([[], SUSPECTED, SUSPECTED]);
    await two.contribute(email(value));
    expect(await signalsOfEach(value)).toEqual([SUSPECTED, SUSPECTED, CONFIRMED]);
    await three.contribute(email(value));
    expect(await signalsOfEach(value)).toEqual([CONFIRMED, CONFIRMED, CONFIRMED]);
  });

  test("reports raise the score by the weights of the catalogue", async () => {
    const value = newEmail();
    const scores = async () => (await three.assess(paidBy(value))).body.risk_score;
    const before = await scores();
    await one.contribute(email(value));
    const suspected = await scores();
    await two.contribute(email(value));
    expect([before, suspected, await scores()]).toEqual([0, 20, 45]);
  });

  test("one that says it a hundred times is one", async () => {
    const value = newEmail();
    for (let time = 0; time < 3; time++) await one.contribute(...Array.from({ length: 100 }, () => email(value)));
    expect(await signalsFor(three, paidBy(value))).toEqual(SUSPECTED);
  });

  test.each<[string, () => Promise<unknown>]>([
    ["leaves the network", () => one.leave()],
    ["contributes no more", () => one.join({ contribute: false, consume: false })],
    ["has said it long ago", () => service.database.query("UPDATE network_signals SET expires_at = now() WHERE organization_id = $1", [one.tenant.id])],
  ])("a member does not count if it %s", async (_, silence) => {
    const value = newEmail();
    await one.contribute(email(value));
    expect(await signalsFor(two, paidBy(value))).toEqual(SUSPECTED);
    await silence();
    expect(await signalsFor(two, paidBy(value))).toEqual([]);
    await one.join();
  });

  test("a member that contributes again after a pause counts again", async () => {
    const value = newEmail();
    await one.contribute(email(value));
    await one.join({ contribute: false, consume: false });
    await one.join();
    expect(await signalsFor(two, paidBy(value))).toEqual(SUSPECTED);
  });
});

describe("who consumes", () => {
  test.each<[string, object | null]>([
    ["is no member", null],
    ["contributes only", { contribute: true, consume: false }],
    ["pauses", { contribute: false, consume: false }],
  ])("is not a consumer if it %s: nothing matches", async (_, choice) => {
    const nonConsumer = await newParticipant(service, choice);
    const value = newEmail();
    await Promise.all([one.contribute(email(value)), two.contribute(email(value))]);
    expect(await signalsFor(nonConsumer, paidBy(value))).toEqual([]);
  });

  test("signals from the very next request on, and signals nothing from the very next on", async () => {
    const late = await newParticipant(service, null);
    const value = newEmail();
    await one.contribute(email(value));
    expect(await signalsFor(late, paidBy(value))).toEqual([]);
    for (let time = 0; time < 3; time++) {
      await late.join();
      expect(await signalsFor(late, paidBy(value))).toEqual(SUSPECTED);
      await late.leave();
      expect(await signalsFor(late, paidBy(value))).toEqual([]);
    }
  });

  test("sees it in every process at once, whichever received it", async () => {
    const other = await startService({}, service.database);
    const late = await newParticipant(service, null);
    const value = newEmail();
    await one.contribute(email(value));
    const there = () => call(`${other.url}/api/v1/assess`, { key: late.tenant.secret, body: payin(paidBy(value)) });
    expect(networkSignals(await there())).toEqual([]);
    await late.join();
    expect(networkSignals(await there())).toEqual(SUSPECTED);
    await late.leave();
    expect(networkSignals(await there())).toEqual([]);
    await other.close();
  });

  test("applies it to a browser's calls as well, without showing it in the response", async () => {
    const value = newEmail();
    await Promise.all([one.contribute(email(value)), two.contribute(email(value))]);
    const { body } = await call(`${service.url}/api/v1/assess`, { key: three.tenant.publishable, body: payin(paidBy(value)) });
    expect([body.risk_score, body.signals]).toEqual([42, []]);
  });

  test("finds many payments of one batch each with its own", async () => {
    const values = Array.from({ length: 30 }, newEmail);
    await one.contribute(...values.map(email));
    await two.contribute(...values.filter((_, index) => index % 3 === 0).map(email));
    const answers = await Promise.all([...values, newEmail()].map((value) => signalsFor(three, paidBy(value))));
    expect(answers).toEqual([...values.map((_, index) => (index % 3 === 0 ? CONFIRMED : SUSPECTED)), []]);
  });
});

describe("a payment service provider", () => {
  test("is one reporter, whichever of its five submerchants report", async () => {
    const psp = await newParticipant(service, undefined, { segment: "psp" });
    const shops = await Promise.all(Array.from({ length: 5 }, () => newShop(service, psp)));
    const value = newEmail();
    for (const shop of shops) expect((await shop.contribute(email(value))).body).toEqual({ accepted: 1, duplicates: 0, rejected: [] });
    expect(await signalsFor(one, paidBy(value))).toEqual(SUSPECTED);
    await psp.contribute(email(value));
    expect(await signalsFor(one, paidBy(value))).toEqual(SUSPECTED);
    expect(await Promise.all([psp, ...shops].map((by) => signalsFor(by, paidBy(value))))).toEqual(Array(6).fill([]));
    await two.contribute(email(value));
    expect(await signalsFor(one, paidBy(value))).toEqual(CONFIRMED);
    expect(await signalsFor(shops[0] ?? psp, paidBy(value))).toEqual(SUSPECTED);
  });
});

describe("every kind of value matches if a payment has it:", () => {
  const device = (fingerprint: string) => ({ device: { fingerprint } });
  test.each<[string, string, object]>([
    ["email", "E.Mail+tag@Correo-Uno.mx", paidBy("e.mail@correo-uno.mx")],
    ["email_domain", "Empresa-Uno.MX", paidBy("ventas@mail.empresa-uno.mx")],
    ["phone", "+52 1 55 2345 6701", { payer: { phone: "55 2345 6701", country: "MX" } }],
    ["ip_address", "189.203.54.18", { device: { ip_address: "::ffff:189.203.54.18" } }],
    ["device_fingerprint", " fp_uno_1 ", device("fp_uno_1")],
    ["card_hash", "tok_uno_1", { payment_method: { type: "card", card: { hash: "tok_uno_1" } } }],
    ["clabe", "0020 1007 7777 7777 71", { payment_method: { type: "spei", clabe: "002010077777777771" } }],
    ["iban", "es91 2100 0418 4502 0005 1332", { payment_method: { type: "bank_transfer", iban: "ES9121000418450200051332" } }],
    ["account_hash", "acc_uno_1", { payment_method: { type: "bank_transfer", account_hash: "acc_uno_1" } }],
  ])("%s", async (signal_type, value, fields) => {
    expect(await signalsFor(three, fields)).toEqual([]);
    expect((await one.contribute({ signal_type, value })).body).toMatchObject({ accepted: 1 });
    expect(await signalsFor(three, fields)).toEqual(SUSPECTED);
    await two.contribute({ signal_type, value });
    expect(await signalsFor(three, fields)).toEqual(CONFIRMED);
  });

  test("the account of a payout", async () => {
    await one.contribute({ signal_type: "clabe", value: "646180157000000004" });
    const { body } = await three.payout({ beneficiary: { clabe: "646180157000000004" } });
    expect(body.signals).toContain("NETWORK_SUSPECTED");
  });

  test("a value of one kind is not one of another", async () => {
    await one.contribute({ signal_type: "card_hash", value: "tok_two_kinds" });
    expect(await signalsFor(three, device("tok_two_kinds"))).toEqual([]);
  });
});
