// What happened to a member's payments speaks to the others: a lost chargeback, a confirmed fraud, a report that is shared. And is reverted.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, newOrder } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { newClabe, newPayer } from "../outcomes/payer.ts";
import { newEmail, newParticipant, newShop, type Participant, paidBy, signalsFor } from "./participants.ts";

let service: TestService;
let one: Participant;
let consumer: Participant;
beforeAll(async () => {
  service = await startService();
  [one, consumer] = await Promise.all([newParticipant(service), newParticipant(service)]);
});
afterAll(() => service.close());

const SUSPECTED = ["NETWORK_SUSPECTED"];
/** What of a card payment is the payer's own, and shared. */
const OWN = ["card_hash", "device_fingerprint", "email", "phone"];
const typesOf = async (by: Pick<Participant, "signals">, cause: string): Promise<string[]> =>
  (await by.signals()).body.data
    .filter(({ caused_by }: { caused_by: string | null }) => caused_by === cause)
    .map(({ signal_type }: { signal_type: string }) => signal_type)
    .sort();

describe.each(["fraud_confirmed", "chargeback_lost"])("%s", (outcome) => {
  test("contributes what is the payer's own, and nothing that others share", async () => {
    const payer = newPayer();
    const session = await one.session(payer);
    await one.outcome(session, outcome);
    expect(await typesOf(one, session)).toEqual(OWN);
    expect(await signalsFor(consumer, paidBy(payer.payer.email))).toEqual(SUSPECTED);
    expect(await signalsFor(consumer, { device: { ip_address: payer.device.ip_address } })).toEqual([]);
    expect(await signalsFor(consumer, paidBy("otra@correo.mx"))).toEqual([]);
  });

  test.each(["false_positive", "chargeback_won"])("is reverted by %s, and can be contributed again", async (reversal) => {
    const payer = newPayer();
    const session = await one.session(payer);
    await one.outcome(session, outcome);
    await one.outcome(session, reversal);
    expect(await typesOf(one, session)).toEqual([]);
    expect(await signalsFor(consumer, payer)).toEqual([]);
    await one.report({ session_id: session, share_with_network: true });
    expect(await signalsFor(consumer, payer)).toEqual(SUSPECTED);
  });

  test("once more is no second signal", async () => {
    const session = await one.session(newPayer());
    for (let time = 0; time < 3; time++) await one.outcome(session, outcome);
    expect(await typesOf(one, session)).toEqual(OWN);
  });

  test.each<[string, object | null]>([
    ["is no member", null],
    ["pauses", { contribute: false, consume: false }],
  ])("contributes nothing of one that %s", async (_, choice) => {
    const silent = await newParticipant(service, choice);
    const payer = newPayer();
    const session = await silent.session(payer);
    await silent.outcome(session, outcome);
    expect(await typesOf(silent, session)).toEqual([]);
    expect(await signalsFor(consumer, payer)).toEqual([]);
  });
});

test("a payment that was good or is open contributes nothing", async () => {
  const session = await one.session(newPayer());
  for (const outcome of ["captured", "failed", "refunded"]) await one.outcome(session, outcome);
  expect(await typesOf(one, session)).toEqual([]);
});

test("of two frauds of one payer, taking one back leaves the other", async () => {
  const payer = newPayer();
  const [first, second] = [await one.session(payer), await one.session(payer)];
  await one.outcome(first, "fraud_confirmed");
  await one.outcome(second, "chargeback_lost");
  await one.outcome(first, "false_positive");
  expect(await signalsFor(consumer, payer)).toEqual(SUSPECTED);
  await one.outcome(second, "chargeback_won");
  expect(await signalsFor(consumer, payer)).toEqual([]);
});

test("what was sent by hand stays when an outcome is reverted", async () => {
  const payer = newPayer();
  await one.contribute({ signal_type: "email", value: payer.payer.email });
  const session = await one.session(payer);
  await one.outcome(session, "fraud_confirmed");
  await one.outcome(session, "false_positive");
  expect(await signalsFor(consumer, payer)).toEqual(SUSPECTED);
});

test("of a payout it is the beneficiary, and neither who ordered it nor where", async () => {
  const [clabe, email] = [newClabe(), newEmail()];
  const { body } = await one.payout({
    beneficiary: { clabe, email, id: newOrder() },
    origin: { account_id: newOrder() },
    initiator: { device_fingerprint: "fp_initiator", ip_address: "189.203.54.20" },
  });
  await one.outcome(body.session_id, "fraud_confirmed");
  expect(await typesOf(one, body.session_id)).toEqual(["clabe", "email"]);
  expect(await signalsFor(consumer, { device: { fingerprint: "fp_initiator" } })).toEqual([]);
  expect((await consumer.payout({ beneficiary: { clabe } })).body.signals).toContain("NETWORK_SUSPECTED");
});

test("an event of a payment provider contributes as the outcome that it is", async () => {
  const payer = newPayer();
  const session = await one.session(payer);
  const ingest = (event_type: string) =>
    call(`${service.url}/api/webhooks/ingest`, {
      key: one.tenant.ingest,
      body: { event_type, external_id: newOrder(), provider: "adyen", session_id: session },
    });
  expect((await ingest("chargeback_lost")).body.outcome_applied).toBe(true);
  expect(await signalsFor(consumer, payer)).toEqual(SUSPECTED);
  expect((await ingest("chargeback_won")).body.outcome_applied).toBe(true);
  expect(await signalsFor(consumer, payer)).toEqual([]);
});

describe("a fraud report", () => {
  test("that is shared contributes the payer and the indicators, says how many, and again the same", async () => {
    const payer = newPayer();
    const session = await one.session(payer);
    const report = {
      session_id: session,
      share_with_network: true,
      indicators: [
        { list_type: "email_domain", value: "estafa-uno.mx" },
        { list_type: "email_domain", value: "gmail.com" },
        { list_type: "country", value: "KP" },
        { list_type: "phone", value: payer.payer.phone },
      ],
    };
    const { body } = await one.report(report);
    expect(body.network_signals).toBe(OWN.length + 1);
    expect(await typesOf(one, session)).toEqual([...OWN, "email_domain"].sort());
    expect((await one.report(report)).body).toMatchObject({ network_signals: OWN.length + 1, idempotent_replay: true });
    expect(await signalsFor(consumer, paidBy("ventas@estafa-uno.mx"))).toEqual(SUSPECTED);
    await one.outcome(session, "false_positive");
    expect(await signalsFor(consumer, payer)).toEqual([]);
    expect(await signalsFor(consumer, paidBy("ventas@estafa-uno.mx"))).toEqual([]);
  });

  test("about no session contributes its indicators, with the report as their cause", async () => {
    const value = newEmail();
    const { body } = await one.report({ amount: 1, currency: "MXN", share_with_network: true, indicators: [{ list_type: "email", value }] });
    expect([body.network_signals, await typesOf(one, body.report_id)]).toEqual([1, ["email"]]);
    expect(await signalsFor(consumer, paidBy(value))).toEqual(SUSPECTED);
  });

  test("about no session is withdrawn by contributing its value again with an expiry; what is about a session is not", async () => {
    const payer = newPayer();
    const value = payer.payer.email;
    const session = await one.session(payer);
    await one.report({ session_id: session, share_with_network: true });
    await one.report({ amount: 2, currency: "MXN", share_with_network: true, indicators: [{ list_type: "email", value }] });
    const soon = new Date(Date.now() + 60_000).toISOString();
    await one.contribute({ signal_type: "email", value, expires_at: soon });
    const ends = (await one.signals({ signal_type: "email" })).body.data
      .slice(0, 3)
      .map((signal: { caused_by: string | null; expires_at: string }) => [
        signal.caused_by === session ? "session" : signal.caused_by === null ? "hand" : "report",
        signal.expires_at <= soon,
      ]);
    expect(ends).toEqual([
      ["hand", true],
      ["report", true],
      ["session", false],
    ]);
  });

  test.each<[string, object]>([
    ["says so", { share_with_network: false }],
    ["does not say", {}],
  ])("that is not shared stays at home: it %s", async (_, flag) => {
    const payer = newPayer();
    const { body } = await one.report({ session_id: await one.session(payer), ...flag });
    expect(body.network_signals).toBe(0);
    expect(await signalsFor(consumer, payer)).toEqual([]);
  });

  test("of one that is no member shares nothing, and is reported all the same", async () => {
    const silent = await newParticipant(service, null);
    const payer = newPayer();
    const { status, body } = await silent.report({ session_id: await silent.session(payer), share_with_network: true });
    expect([status, body.network_signals]).toEqual([201, 0]);
    expect(await signalsFor(consumer, payer)).toEqual([]);
  });
});

describe("a provider and its submerchant", () => {
  test("count as one reporter; each withdraws its own signals, the provider both", async () => {
    const psp = await newParticipant(service, undefined, { segment: "psp" });
    const shop = await newShop(service, psp);
    const payer = newPayer();
    const session = await shop.session(payer);
    await shop.outcome(session, "chargeback_lost");
    await psp.outcome(session, "fraud_confirmed");
    expect(await signalsFor(consumer, payer)).toEqual(SUSPECTED);
    expect([await typesOf(shop, session), await typesOf(psp, session)]).toEqual([OWN, [...OWN, ...OWN].sort()]);
    await shop.outcome(session, "chargeback_won");
    expect([await typesOf(shop, session), await typesOf(psp, session)]).toEqual([[], OWN]);
    expect(await signalsFor(consumer, payer)).toEqual(SUSPECTED);
    await psp.outcome(session, "false_positive");
    expect(await signalsFor(consumer, payer)).toEqual([]);
  });
});

test("a member that leaves while outcomes arrive leaves no signals", async () => {
  for (let round = 0; round < 5; round++) {
    const own = await newParticipant(service);
    const sessions = await Promise.all(Array.from({ length: 4 }, () => own.session(newPayer())));
    const answers = await Promise.all([
      ...sessions.map((session) => own.outcome(session, "fraud_confirmed")),
      own.contribute({ signal_type: "email", value: newEmail() }),
      own.leave(),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await service.database.query("SELECT FROM network_signals WHERE organization_id = $1", [own.tenant.id])).toEqual([]);
  }
});
