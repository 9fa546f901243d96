// Keys and connections with `assess_on_events`: an event of a payment that has no assessment triggers one.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, type TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { type Caller, callerOf, newPayer, own } from "../outcomes/payer.ts";
import { connectStripe, type Ingest, ingestWith, type StripeAccount, stripeEvent } from "./sender.ts";

let service: TestService;
let tenant: Tenant;
let admin: string;
let api: Caller;
let ingest: Ingest;
let plain: Ingest;
let stripe: StripeAccount;

const NONE = { assessment_status: "not_triggered", assessment: null };

beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  tenant = await createTenant(service.database.url);
  admin = await service.token("admin", tenant.id);
  api = callerOf(service, tenant.secret);
  plain = ingestWith(service, tenant.ingest);
  ingest = ingestWith(service, await assessingKey(admin));
  stripe = await connectStripe(service, admin, { assess_on_events: true });
});
afterAll(() => service.close());

async function assessingKey(session: string, more: object = {}): Promise<string> {
  const { status, body } = await call(`${service.url}/api/v1/keys`, {
    key: session,
    body: { type: "ingest", name: "Provider events", assess_on_events: true, ...more },
  });
  expect([status, body.assess_on_events]).toEqual([201, true]);
  return body.key;
}

const payment = (more: object = {}) => ({
  event_type: "AUTHORISATION",
  provider: "adyen",
  order_id: own("order"),
  payment_id: own("payment"),
  amount: 389.5,
  currency: "BRL",
  customer_email: `${own("payer")}@correo.com.br`,
  ...more,
});
const read = async (session: string): Promise<TestAnswer["body"]> => (await call(`${service.url}/api/v1/assessments/${session}`, { key: admin })).body;
const assessmentsOf = (order: string) =>
  service.database.query<{ session_id: string }>("SELECT session_id FROM assessments WHERE organization_id = $1 AND order_id = $2", [tenant.id, order]);

describe("an event of a payment that no assessment was made of", () => {
  test("assesses it, with a key that has assess_on_events: same engine, stored and read like any other, marked as triggered by an event", async () => {
    const event = payment({ customer_email: "decline@sandbox.test" });
    const { status, body } = await ingest(event);
    expect([status, body]).toEqual([
      202,
      expect.objectContaining({
        status: "linked",
        session_id: body.assessment.session_id,
        assessment_status: "assessed",
        assessment: { session_id: expect.any(String), decision: "decline", risk_score: expect.any(Number) },
      }),
    ]);
    expect(await read(body.session_id)).toMatchObject({
      trigger: "event",
      credential_kind: "ingest",
      decision: "decline",
      risk_score: body.assessment.risk_score,
      amount: 389.5,
      currency: "BRL",
      order_id: event.order_id,
      payment_id: event.payment_id,
      request: { payer: { email: "decline@sandbox.test" } },
    });
  });

  test("a requested assessment is marked as such", async () => {
    expect(await read(await api.session(newPayer()))).toMatchObject({ trigger: "request", credential_kind: "secret" });
  });

  test("is checked against the organization's lists", async () => {
    const email = `${own("blocked")}@correo.mx`;
    await call(`${service.url}/api/v1/blocklists`, { key: admin, body: { list_type: "email", value: email } });
    const { body } = await ingest(payment({ customer_email: email }));
    expect(body.assessment).toMatchObject({ decision: "decline", risk_score: 100 });
    expect((await read(body.session_id)).blocked_by).toBe("blocklist:email");
  });

  test("applies its outcome to the assessment that it made", async () => {
    const { body } = await ingest(payment({ event_type: "CAPTURE" }));
    expect(body).toMatchObject({
      status: "applied",
      kind: "captured",
      outcome_applied: true,
      assessment_status: "assessed",
      session_id: body.assessment.session_id,
    });
    expect((await read(body.session_id)).outcomes.map(({ outcome }: { outcome: string }) => outcome)).toEqual(["captured"]);
  });

  test("is followed by events of the same payment, which belong to that assessment and assess nothing", async () => {
    const event = payment();
    const { body: first } = await ingest(event);
    const { body: capture } = await ingest({ ...event, event_type: "CAPTURE" });
    expect(capture).toMatchObject({ status: "applied", session_id: first.session_id, ...NONE });
    const { body: dispute } = await ingest({ event_type: "CHARGEBACK", provider: "adyen", payment_id: event.payment_id });
    expect(dispute).toMatchObject({ status: "linked", session_id: first.session_id, ...NONE });
    expect(await assessmentsOf(event.order_id)).toHaveLength(1);
  });

  test("is delivered to endpoints as transaction.created with trigger: event", async () => {
    const listening = await call(`${service.url}/api/v1/webhook-endpoints`, {
      key: admin,
      body: { url: "http://127.0.0.1:9/hooks", events: ["transaction.created"] },
    });
    expect(listening.status).toBe(201);
    const { body } = await ingest(payment());
    const session = await api.session(newPayer());
    const rows = await service.database.query<{ body: string }>("SELECT body FROM events WHERE organization_id = $1 AND type = 'transaction.created'", [
      tenant.id,
    ]);
    const triggers = Object.fromEntries(rows.map((row) => JSON.parse(row.body).data).map(({ session_id, trigger }) => [session_id, trigger]));
    expect(triggers).toEqual({ [body.session_id]: "event", [session]: "request" });
    await call(`${service.url}/api/v1/webhook-endpoints/${listening.body.id}`, { method: "DELETE", key: admin });
  });
});

describe("a payment that an event assessed before the merchant did", () => {
  const capturesOf = async (payer: object): Promise<number> => {
    const { body } = await api.outcome(await api.session(payer), "refunded");
    return body.feedback.payer_counters.captured;
  };

  test.each([
    ["the event's session first", true],
    ["the merchant's session first", false],
  ])("is credited once, %s", async (_, eventFirst) => {
    const event = payment();
    const payer = { payer: { email: event.customer_email } };
    const { body } = await ingest(event);
    const assessed = await api.session({ ...payer, order_id: event.order_id, payment_id: event.payment_id });
    const sessions = eventFirst ? [body.session_id, assessed] : [assessed, body.session_id];
    const answers: TestAnswer[] = [];
    for (const session of sessions) answers.push(await api.outcome(session, "captured"));
    expect(answers.map((answer) => [answer.body.idempotent_replay, answer.body.feedback_applied])).toEqual([
      [false, true],
      [false, false],
    ]);
    expect(await capturesOf(payer)).toBe(1);
  });

  test("is credited once where both are recorded at the same moment, by order as well as by payment", async () => {
    const rounds = Array.from({ length: 8 }, async (_, index) => {
      const event = payment();
      const payer = { payer: { email: event.customer_email } };
      const { body } = await ingest(event);
      const assessed = await api.session({ ...payer, order_id: event.order_id, ...(index % 2 === 0 ? { payment_id: event.payment_id } : {}) });
      return { payer, sessions: [body.session_id as string, assessed] };
    });
    const both = await Promise.all(rounds);
    await Promise.all(both.flatMap(({ sessions }) => sessions.map((session) => api.outcome(session, "captured"))));
    for (const { payer } of both) expect(await capturesOf(payer)).toBe(1);
  });

  test("and another payment of the same order are two", async () => {
    const event = payment();
    const payer = { payer: { email: event.customer_email } };
    const { body } = await ingest(event);
    const assessed = await api.session({ ...payer, order_id: event.order_id, payment_id: own("payment") });
    for (const session of [body.session_id, assessed]) expect((await api.outcome(session, "captured")).body.feedback_applied).toBe(true);
    expect(await capturesOf(payer)).toBe(2);
  });
});

describe("a duplicate never assesses again", () => {
  test("and is answered with the assessment of the first", async () => {
    const event = payment({ external_id: own("ext") });
    const { body: first } = await ingest(event);
    const { body: again } = await ingest(event);
    expect(again).toEqual({ ...first, duplicate: true });
    expect(await assessmentsOf(event.order_id)).toHaveLength(1);
  });

  test("nor when twenty arrive at once", async () => {
    const event = payment({ external_id: own("ext") });
    const answers = await Promise.all(Array.from({ length: 20 }, () => ingest(event)));
    expect(answers.map(({ status, body }) => [status, body.assessment?.session_id])).toEqual(Array(20).fill([202, answers[0]?.body.session_id]));
    expect(answers.filter(({ body }) => !body.duplicate)).toHaveLength(1);
    expect(await assessmentsOf(event.order_id)).toHaveLength(1);
  });

  test("nor do two kinds of event of one payment that arrive at once", async () => {
    const event = payment();
    await Promise.all([ingest(event), ingest({ ...event, event_type: "CAPTURE" })]);
    expect(await assessmentsOf(event.order_id)).toHaveLength(1);
  });

  test("nor events without an order that have the identifier in common", async () => {
    const external_id = own("ext");
    const event = { provider: "mercadopago", external_id, amount: 100, currency: "MXN" };
    const { body: pending } = await ingest({ ...event, event_type: "payment.pending" });
    const { body: approved } = await ingest({ ...event, event_type: "payment.approved" });
    expect([pending.assessment_status, approved.assessment]).toEqual(["assessed", pending.assessment]);
  });
});

describe("nothing is triggered", () => {
  test("with a key without assess_on_events", async () => {
    expect((await plain(payment())).body).toMatchObject({ status: "recorded", session_id: null, ...NONE });
  });

  test("by a payment that was assessed", async () => {
    const order_id = own("order");
    const session = await api.session({ ...newPayer(), order_id });
    expect((await ingest(payment({ order_id }))).body).toMatchObject({ status: "linked", session_id: session, ...NONE });
  });

  test.each(["CHARGEBACK", "REFUND", "NOTIFICATION_OF_FRAUD", "REPORT_AVAILABLE"])("by %s, which describes no payment attempt", async (event_type) => {
    expect((await ingest(payment({ event_type }))).body).toMatchObject({ status: "recorded", ...NONE });
  });
});

describe("an event is answered 202 and stored", () => {
  test.each([
    ["without an amount", { amount: undefined }, "insufficient_data"],
    ["without a currency", { currency: undefined }, "insufficient_data"],
    ["when the assessment takes too long", { customer_email: "timeout@sandbox.test" }, "timed_out"],
    ["when assess is in maintenance", { customer_email: "maintenance@sandbox.test" }, "failed"],
  ])("%s", async (_, fields, assessment_status) => {
    const event = payment({ external_id: own("ext"), ...fields });
    const { status, body } = await ingest(event);
    expect([status, body]).toEqual([202, expect.objectContaining({ status: "recorded", duplicate: false, assessment_status, assessment: null })]);
    expect((await ingest(event)).body).toEqual({ ...body, duplicate: true });
    expect(await assessmentsOf(event.order_id)).toHaveLength(0);
  });

  test("while the organization's maintenance holds assess", async () => {
    const other = await createTenant(service.database.url);
    const session = await service.token("admin", other.id);
    const send = ingestWith(service, await assessingKey(session));
    await call(`${service.url}/api/v1/organization`, { method: "PATCH", key: session, body: { maintenance: true } });
    expect((await send(payment())).body).toMatchObject({ status: "recorded", assessment_status: "failed", assessment: null });
  });

  test("with an amount that has more decimals than its currency, which is left out, and a card number is never stored", async () => {
    expect((await ingest(payment({ amount: 10.001 }))).body).toMatchObject({ assessment_status: "insufficient_data", field_warnings: [{ path: "amount" }] });
    const number = await ingest(payment({ order_id: "4242424242424242" }));
    expect([number.status, number.body.error.details.fields?.[0]?.path ?? JSON.stringify(number.body)]).toEqual([400, expect.stringContaining("order_id")]);
  });
});

describe("a key of one submerchant", () => {
  test("assesses in the name of the submerchant, and sees no assessment of its neighbour", async () => {
    const psp = await createTenant(service.database.url, { segment: "psp" });
    const session = await service.token("admin", psp.id);
    const shops = [];
    for (const name of ["one", "two"]) {
      const shop = (await call(`${service.url}/api/v1/submerchants`, { key: session, body: { name, country: "MX" } })).body.id;
      const made = await call(`${service.url}/api/v1/submerchants/${shop}/keys`, { key: session, body: { type: "ingest", name, assess_on_events: true } });
      expect([made.status, made.body.assess_on_events]).toEqual([201, true]);
      shops.push({ shop, send: ingestWith(service, made.body.key) });
    }
    const event = payment({ external_id: own("ext") });
    const sessions = [];
    for (const { shop, send } of shops) {
      const { body } = await send(event);
      expect(body.assessment_status).toBe("assessed");
      sessions.push(body.session_id);
      const stored = await call(`${service.url}/api/v1/assessments/${body.session_id}`, { key: session });
      expect(stored.body).toMatchObject({ submerchant_id: shop, trigger: "event" });
    }
    expect(new Set(sessions).size).toBe(2);
  });
});

describe("the switch", () => {
  test("is off by default, for keys and for connections, and is shown", async () => {
    const key = await call(`${service.url}/api/v1/keys`, { key: admin, body: { type: "ingest", name: "Provider events" } });
    const connection = await call(`${service.url}/api/v1/connections`, { key: admin, body: { processor: "stripe", webhook_secret: "whsec_12345678" } });
    expect([key.body.assess_on_events, connection.body.assess_on_events]).toEqual([false, false]);
    const listed = await call(`${service.url}/api/v1/connections`, { key: admin });
    expect(listed.body.data.find(({ id }: { id: string }) => id === stripe.id).assess_on_events).toBe(true);
  });

  test.each(["secret", "publishable"])("is refused for a %s key", async (type) => {
    const { status, body } = await call(`${service.url}/api/v1/keys`, { key: admin, body: { type, name: "Checkout", assess_on_events: true } });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining("assess_on_events")]);
  });

  test("is refused to a caller without the permission assess", async () => {
    const psp = await createTenant(service.database.url, { segment: "psp" });
    const session = await service.token("admin", psp.id);
    const shop = (await call(`${service.url}/api/v1/submerchants`, { key: session, body: { name: "shop", country: "MX" } })).body.id;
    const registrar = (await psp.key("secret", { permissions: ["submerchants:write"] })).value;
    const { status, body } = await call(`${service.url}/api/v1/submerchants/${shop}/keys`, {
      key: registrar,
      body: { type: "ingest", name: "Provider events", assess_on_events: true },
    });
    expect([status, body.error.details]).toEqual([403, { required_permissions: ["assess"] }]);
  });

  test("survives a rotation", async () => {
    const made = await call(`${service.url}/api/v1/keys`, { key: admin, body: { type: "ingest", name: "Provider events", assess_on_events: true } });
    const rotated = await call(`${service.url}/api/v1/keys/${made.body.id}/rotate`, { key: admin, body: {} });
    expect(rotated.body.assess_on_events).toBe(true);
    expect((await ingestWith(service, rotated.body.key)(payment())).body.assessment_status).toBe("assessed");
  });
});

describe("a connection of Stripe", () => {
  const intent = (more: object = {}) => ({
    id: own("pi"),
    object: "payment_intent",
    amount: 124_990,
    currency: "mxn",
    receipt_email: `${own("payer")}@correo.mx`,
    metadata: { order_id: own("order") },
    ...more,
  });

  test("assesses the facts that its events carry, with the amount in the units of the currency", async () => {
    const object = intent({
      latest_charge: {
        id: own("ch"),
        object: "charge",
        billing_details: { email: "maria.gonzalez@correo.mx", address: { country: "MX" } },
        payment_method_details: { type: "card", card: { fingerprint: "Xt5EWLLDS7FJjR1c", brand: "visa", country: "MX", funding: "debit", last4: "4405" } },
      },
    });
    const { status, body } = await stripe.send(stripeEvent("payment_intent.amount_capturable_updated", object));
    expect([status, body.assessment_status, body.status]).toEqual([202, "assessed", "linked"]);
    expect(await read(body.session_id)).toMatchObject({
      trigger: "event",
      credential_kind: "connection",
      amount: 1249.9,
      currency: "MXN",
      payment_id: object.id,
      order_id: object.metadata.order_id,
      request: {
        payer: { email: object.receipt_email },
        billing_address: { country: "MX" },
        payment_method: { type: "card", card: { hash: "Xt5EWLLDS7FJjR1c", brand: "visa", country: "MX", funding: "debit", last4: "4405" } },
      },
    });
    const { body: captured } = await stripe.send(stripeEvent("payment_intent.succeeded", object));
    expect(captured).toMatchObject({ status: "applied", session_id: body.session_id, ...NONE });
  });

  test("which is faster than the merchant's own request leaves the order one assessment: the requested one", async () => {
    const object = intent({ customer: own("cus") });
    expect((await stripe.send(stripeEvent("payment_intent.processing", object))).body.assessment_status).toBe("assessed");
    const { payer, ...means } = newPayer();
    // the merchant knows the payer by a number of its own
    const session = await api.session({
      ...means,
      payer: { ...payer, email: object.receipt_email },
      order_id: object.metadata.order_id,
      payment_id: object.id,
    });
    const lost = stripeEvent("charge.dispute.closed", { id: own("dp"), object: "dispute", status: "lost", payment_intent: object.id });
    expect((await stripe.send(lost)).body).toMatchObject({ status: "applied", session_id: session });
    expect((await api.assess({ ...means, payer })).body.blocked_by).toBeDefined();
  });

  test("omits fields that assess does not have, and stores no card number", async () => {
    const object = intent({
      receipt_email: "not an address",
      metadata: { order_id: "4242 4242 4242 4242" },
      latest_charge: {
        id: own("ch"),
        object: "charge",
        billing_details: { address: { country: "Mexico" } },
        payment_method_details: { type: "card", card: { funding: "gift", last4: "44" } },
      },
    });
    const { body } = await stripe.send(stripeEvent("payment_intent.processing", object));
    expect(body.assessment_status).toBe("assessed");
    const stored = await read(body.session_id);
    expect(stored.request).toEqual({ amount: 1249.9, currency: "MXN", payment_id: object.id, payment_method: { type: "card" } });
    expect(JSON.stringify(stored)).not.toMatch(/4242/);
  });

  test("without assess_on_events assesses nothing", async () => {
    const off = await connectStripe(service, admin);
    expect((await off.send(stripeEvent("payment_intent.succeeded", intent()))).body).toMatchObject({ status: "recorded", ...NONE });
  });

  test("an event with an invalid amount is stored", async () => {
    expect((await stripe.send(stripeEvent("payment_intent.succeeded", intent({ amount: -5 })))).body).toMatchObject({
      status: "recorded",
      assessment_status: "insufficient_data",
    });
  });
});
