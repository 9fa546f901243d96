// Which assessment an order or a payment means: what a browser key assessed under somebody's order number neither blocks nor releases.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, newOrder, type TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { hashesOfValue } from "../lists/lists-of.ts";
import { type Caller, callerOf, newPayer, own, shopOf } from "../outcomes/payer.ts";
import { connectStripe, type Ingest, ingestWith, type StripeAccount, stripeEvent } from "../provider-events/sender.ts";

let service: TestService;
let psp: Tenant;
let admin: string;
/** The organization's server, and a page with its publishable key. */
let server: Caller;
let browser: Caller;
let ingest: Ingest;
let stripe: StripeAccount;

beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  psp = await createTenant(service.database.url, { segment: "psp" });
  admin = await service.token("admin", psp.id);
  server = callerOf(service, (await psp.key("secret", { permissions: ["assess", "fraud:report"] })).value);
  browser = callerOf(service, psp.publishable);
  ingest = ingestWith(service, psp.ingest);
  stripe = await connectStripe(service, admin);
});
afterAll(() => service.close());

type Payer = ReturnType<typeof newPayer>;

const isBlocked = async (payer: object): Promise<boolean> => (await server.assess(payer)).body.blocked_by !== undefined;
const captures = async (payer: Payer): Promise<number> => {
  const session = await server.session({ payer: payer.payer });
  return (await server.outcome(session, "refunded")).body.feedback.payer_counters.captured;
};

/** A payment of a thief that the merchant's server assessed; then a page assesses the victim under the same names. */
async function attacked() {
  const [order_id, payment_id, thief, victim] = [newOrder(), own("pi"), newPayer(), newPayer()];
  const session = await server.session({ ...thief, order_id, payment_id });
  const planted = await browser.session({ ...victim, order_id, payment_id });
  return { order_id, payment_id, thief, victim, session, planted };
}
type Attacked = Awaited<ReturnType<typeof attacked>>;

const lost = (named: object) => ingest({ event_type: "chargeback_lost", provider: "adyen", ...named });
const dispute = (more: object) => stripe.send(stripeEvent("charge.dispute.closed", { id: own("dp"), object: "dispute", status: "lost", ...more }));

describe("a publishable-key assessment with the victim's data under the merchant's order", () => {
  test.each<[string, (names: Attacked) => Promise<TestAnswer>]>([
    ["a fraud report by order", ({ order_id }) => server.report({ order_id })],
    ["a fraud report by payment", ({ payment_id }) => server.report({ payment_id })],
    ["a chargeback by order", ({ order_id }) => lost({ order_id })],
    ["a chargeback by payment", ({ payment_id }) => lost({ payment_id })],
    ["a chargeback by order in the metadata", ({ order_id }) => lost({ metadata: { order_id } })],
    ["a chargeback that names the planted session beside the order", ({ order_id, planted }) => lost({ order_id, metadata: { session_id: planted } })],
    ["a dispute at Stripe by order", ({ order_id }) => dispute({ metadata: { order_id } })],
    ["a dispute at Stripe by payment intent", ({ payment_id }) => dispute({ payment_intent: payment_id })],
    [
      "a dispute at Stripe that names the planted session beside the order",
      ({ order_id, planted }) => dispute({ metadata: { order_id, fraud_risk_session_id: planted } }),
    ],
  ])("%s blocks the payer of the secret-key assessment, never the victim", async (_, report) => {
    const names = await attacked();
    const { status, body } = await report(names);
    expect([202, 201]).toContain(status);
    if (status === 202) expect(body).toMatchObject({ status: "applied", session_id: names.session });
    expect([await isBlocked(names.thief), await isBlocked(names.victim)]).toEqual([true, false]);
    expect((await browser.assess(names.victim)).body.decision).not.toBe("decline");
  });

  test("an earlier event of the payment leads to the secret-key assessment, though one was linked to the browser's", async () => {
    const [payment_id, thief, victim] = [own("pi"), newPayer(), newPayer()];
    const [paid, planted] = [newOrder(), newOrder()];
    const session = await server.session({ ...thief, order_id: paid });
    await browser.session({ ...victim, order_id: planted });
    const event = { provider: "adyen", event_type: "chargeback_opened", payment_id };
    await ingest({ ...event, order_id: paid });
    expect((await ingest({ ...event, order_id: planted })).body.status).toBe("linked");
    expect((await lost({ payment_id })).body).toMatchObject({ status: "applied", session_id: session });
    expect([await isBlocked(thief), await isBlocked(victim)]).toEqual([true, false]);
  });

  test("captures by order credit the payer of the secret-key assessment alone", async () => {
    const { order_id, thief, victim } = await attacked();
    expect((await ingest({ event_type: "captured", order_id })).body.status).toBe("applied");
    expect([await captures(thief), await captures(victim)]).toEqual([1, 0]);
  });

  test("a won chargeback by order does not unblock the payer of the browser's assessment", async () => {
    const { order_id, victim: fraudster } = await attacked();
    await server.outcome(await server.session(fraudster), "fraud_confirmed");
    await ingest({ event_type: "chargeback_won", order_id });
    expect(await isBlocked(fraudster)).toBe(true);
    expect(
      await service.database.query("SELECT FROM list_entries WHERE list = 'allow' AND match_key = ANY($1)", [hashesOfValue(fraudster.payer.customer_id)]),
    ).toEqual([]);
  });
});

describe("where only a browser assessed the order", () => {
  const browsed = async () => {
    const [order_id, payment_id, victim] = [newOrder(), own("pi"), newPayer()];
    return { order_id, payment_id, victim, session: await browser.session({ ...victim, order_id, payment_id }) };
  };

  test("events are linked to it for the record, and apply nothing", async () => {
    const { order_id, payment_id, victim, session } = await browsed();
    const events = [
      { event_type: "chargeback_lost", order_id },
      { event_type: "fraud_confirmed", payment_id },
      { event_type: "captured", order_id },
      { event_type: "chargeback_won", order_id },
      { event_type: "chargeback_lost", session_id: session },
    ];
    for (const event of events) expect((await ingest(event)).body).toMatchObject({ status: "linked", session_id: session, outcome_applied: false });
    expect((await dispute({ metadata: { fraud_risk_session_id: session } })).body).toMatchObject({ status: "linked", session_id: session });
    expect(await service.database.query("SELECT FROM outcomes WHERE session_id = $1", [session])).toEqual([]);
    expect([await isBlocked(victim), await captures(victim)]).toEqual([false, 0]);
  });

  test("a fraud report opens the case of it, and blocks the indicators alone", async () => {
    const { order_id, victim, session } = await browsed();
    const accomplice = newPayer();
    const { status, body } = await server.report({
      order_id,
      amount: 10,
      currency: "MXN",
      indicators: [{ list_type: "email", value: accomplice.payer.email }],
    });
    expect([status, body.blocklist_entries.map(({ value }: { value: string }) => value)]).toEqual([201, [accomplice.payer.email]]);
    expect(await service.database.query("SELECT FROM cases WHERE session_id = $1", [session])).toHaveLength(1);
    expect([await isBlocked(victim), await isBlocked(accomplice)]).toEqual([false, true]);
  });

  test("its claimed amount is not used as the loss: a report must state one, by order and by session", async () => {
    const { order_id, session } = await browsed();
    for (const about of [{ order_id }, { session_id: session }]) {
      const { status, body } = await server.report(about);
      expect([status, body.error.code, body.error.details.fields.map(({ path }: { path: string }) => path)]).toEqual([
        400,
        "VALIDATION_ERROR",
        ["amount", "currency"],
      ]);
    }
    expect((await server.report({ order_id, currency: "MXN" })).body.error.details.fields).toMatchObject([{ path: "amount" }]);
    const { status, body } = await server.report({ session_id: session, amount: 12.5, currency: "MXN" });
    expect(status).toBe(201);
    expect((await call(`${service.url}/api/v1/cases/${body.case.id}`, { key: admin })).body).toMatchObject({ amount: 12.5, currency: "MXN" });
  });

  test("several payers under one order are no assessment of it: events are recorded, and reports need an amount", async () => {
    const { order_id } = await browsed();
    await browser.session({ ...newPayer(), order_id });
    expect((await lost({ order_id })).body).toMatchObject({ status: "recorded", session_id: null });
    expect((await server.report({ order_id })).status).toBe(400);
    expect((await server.report({ order_id, amount: 10, currency: "MXN" })).status).toBe(201);
  });

  test("a secret key that names the session applies a fraud, and never credits a capture", async () => {
    const { victim: payer, session } = await browsed();
    const captured = (await server.outcome(session, "captured")).body;
    expect([captured.feedback_applied, captured.feedback.payer_counters.captured]).toEqual([false, 0]);
    expect((await server.outcome(session, "fraud_confirmed")).body.feedback_applied).toBe(true);
    expect(await isBlocked(payer)).toBe(true);
  });

  test("a report that names a browser's session does not answer for the order of the secret key's", async () => {
    const { order_id, thief, planted } = await attacked();
    expect((await server.report({ session_id: planted, amount: 10, currency: "MXN" })).status).toBe(201);
    expect((await server.report({ order_id })).body.idempotent_replay).toBe(false);
    expect(await isBlocked(thief)).toBe(true);
  });
});

describe("several assessments of one order", () => {
  test("of one payer mean the latest: another card, another e-mail address of none", async () => {
    const [order_id, first] = [newOrder(), newPayer()];
    await server.session({ ...first, order_id });
    const latest = await server.session({ ...first, payment_method: newPayer().payment_method, order_id });
    expect((await ingest({ event_type: "captured", order_id })).body).toMatchObject({ status: "applied", session_id: latest });
    const { payer } = first;
    const known = await server.session({ ...first, payer: { customer_id: payer.customer_id }, order_id });
    expect((await ingest({ event_type: "fraud_warning", order_id })).body).toMatchObject({ status: "linked", session_id: known });
  });

  test("of different payers are ambiguous: a report is 409, an event is stored and not applied", async () => {
    const [order_id, one, two] = [newOrder(), newPayer(), newPayer()];
    await server.session({ ...one, order_id });
    await server.session({ ...two, order_id });
    const report = await server.report({ order_id });
    expect([report.status, report.body.error.code, report.body.error.details]).toEqual([409, "AMBIGUOUS_REFERENCE", { field: "order_id", candidates: 2 }]);
    expect((await lost({ order_id })).body).toMatchObject({ status: "ambiguous", session_id: null, outcome_applied: false });
    expect((await dispute({ metadata: { order_id } })).body).toMatchObject({ status: "ambiguous", session_id: null, outcome_applied: false });
    expect([await isBlocked(one), await isBlocked(two)]).toEqual([false, false]);
  });

  test("of different payers are distinguished by the payment beside the order", async () => {
    const [order_id, payment_id, one, two] = [newOrder(), own("pi"), newPayer(), newPayer()];
    const session = await server.session({ ...one, order_id, payment_id });
    await server.session({ ...two, order_id });
    expect((await lost({ order_id, payment_id })).body).toMatchObject({ status: "applied", session_id: session });
    expect((await server.report({ order_id, payment_id })).status).toBe(201);
    expect([await isBlocked(one), await isBlocked(two)]).toEqual([true, false]);
  });

  test("a pay-in and a payout of one order: events mean the pay-in, a report is 409", async () => {
    const [order_id, payer] = [newOrder(), newPayer()];
    const session = await server.session({ ...payer, order_id });
    expect((await server.payout({ order_id, beneficiary: { id: own("ben") } })).status).toBe(200);
    expect((await ingest({ event_type: "captured", order_id })).body).toMatchObject({ status: "applied", session_id: session });
    expect((await server.report({ order_id })).body.error.code).toBe("AMBIGUOUS_REFERENCE");
  });
});

describe("an order number that two submerchants use", () => {
  const shared = async () => {
    const [one, two] = await Promise.all([0, 1].map(() => shopOf(service, psp, ["assess", "fraud:report"])));
    if (one === undefined || two === undefined) throw new Error("no submerchants");
    const order_id = newOrder();
    const [mine, yours] = [newPayer(), newPayer()];
    const sessions = [await one.caller.session({ ...mine, order_id }), await two.caller.session({ ...yours, order_id })] as const;
    return { one, two, order_id, mine, yours, sessions };
  };

  test("is two orders: the organization's report is 409, its events are ambiguous", async () => {
    const { order_id, mine, yours } = await shared();
    expect((await server.report({ order_id })).body.error.code).toBe("AMBIGUOUS_REFERENCE");
    expect((await lost({ order_id })).body.status).toBe("ambiguous");
    expect((await dispute({ metadata: { order_id } })).body.status).toBe("ambiguous");
    expect([await isBlocked(mine), await isBlocked(yours)]).toEqual([false, false]);
  });

  test("is one order to a submerchant's ingest key, and to an event that names the submerchant", async () => {
    const { one, two, order_id, sessions } = await shared();
    const key = await psp.key("ingest", { permissions: [], submerchantId: one.id });
    expect((await ingestWith(service, key.value)({ event_type: "fraud_warning", order_id })).body.session_id).toBe(sessions[0]);
    expect((await ingest({ event_type: "fraud_warning", order_id, submerchant_id: two.id })).body.session_id).toBe(sessions[1]);
    expect((await ingestWith(service, key.value)({ event_type: "fraud_warning", order_id, submerchant_id: two.id })).body.session_id).toBeNull();
    const warning = stripeEvent("radar.early_fraud_warning.created", { id: own("issfr"), metadata: { order_id, submerchant_id: one.id } });
    expect((await stripe.send(warning)).body.session_id).toBe(sessions[0]);
  });

  test("is two reports if their payments differ", async () => {
    const { one, two, order_id } = await shared();
    const payments = [own("pi"), own("pi")];
    for (const [index, { caller }] of [one, two].entries()) await caller.session({ ...newPayer(), order_id: newOrder(), payment_id: payments[index] });
    const answers: TestAnswer[] = [];
    for (const payment_id of payments) answers.push(await server.report({ order_id, payment_id }));
    expect(answers.map(({ status, body }) => [status, body.idempotent_replay])).toEqual([
      [201, false],
      [201, false],
    ]);
  });
});

test("an order that only one of two submerchants assessed is the organization's to report", async () => {
  const { caller } = await shopOf(service, psp, ["assess"]);
  const [order_id, payer] = [newOrder(), newPayer()];
  await caller.session({ ...payer, order_id });
  expect((await server.report({ order_id })).status).toBe(201);
  expect(await isBlocked(payer)).toBe(true);
  expect((await call(`${service.url}/api/v1/assessments?order_id=${order_id}`, { key: admin })).body.data).toHaveLength(1);
});
