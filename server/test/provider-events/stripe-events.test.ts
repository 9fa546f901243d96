// Stripe's events as Stripe sends them: what each does, and how its payment is found.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant } from "../harness/tenant.ts";
import { type Caller, callerOf, newPayer, own } from "../outcomes/payer.ts";
import { connectStripe, type StripeAccount, stripeEvent } from "./sender.ts";

let service: TestService;
let api: Caller;
let stripe: StripeAccount;
let admin: string;

beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  api = callerOf(service, service.tenant.secret);
  admin = await service.token("admin");
  stripe = await connectStripe(service, admin);
});
afterAll(() => service.close());

const outcomesOf = async (session: string) =>
  service.database.query<Record<string, unknown>>(
    "SELECT outcome, provider, provider_dispute_id, provider_payment_id, reason FROM outcomes WHERE session_id = $1 ORDER BY recorded_at",
    [session],
  );

const intent = (id: string, more: object = {}) => ({ id, object: "payment_intent", amount: 124990, currency: "mxn", metadata: {}, ...more });
const charge = (id: string, payment: string, more: object = {}) => ({
  id,
  object: "charge",
  amount: 124990,
  currency: "mxn",
  payment_intent: payment,
  metadata: {},
  ...more,
});
const dispute = (id: string, payment: string, status: string, more: object = {}) => ({
  id,
  object: "dispute",
  amount: 124990,
  currency: "mxn",
  charge: own("ch"),
  payment_intent: payment,
  reason: "fraudulent",
  status,
  metadata: {},
  ...more,
});

test.each([
  ["the scheme's code, before Stripe's reason", "fraudulent", "13.1", "13.1", "first_party"],
  ["Stripe's reason, without a code of the scheme", "product_not_received", undefined, "product_not_received", "first_party"],
  ["Stripe's reason, where the scheme's code is unknown", "duplicate", "99.9", "duplicate", "merchant_error"],
])("a lost dispute has the fraud type of %s", async (_, reason, network_reason_code, reason_code, fraud_type) => {
  const payment_id = own("pi");
  const session_id = await api.session({ ...newPayer(), payment_id });
  const details = { payment_method_details: { type: "card", card: { brand: "visa", ...(network_reason_code === undefined ? {} : { network_reason_code }) } } };
  await stripe.send(stripeEvent("charge.dispute.closed", dispute(own("dp"), payment_id, "lost", { reason, ...details })));
  const rows = await service.database.query("SELECT reason_code, fraud_type, fraud_type_source FROM outcomes WHERE session_id = $1", [session_id]);
  expect(rows).toEqual([{ reason_code, fraud_type, fraud_type_source: "reason_code" }]);
});

describe("each event does what it says", () => {
  test.each([
    ["payment_intent.succeeded", (pi: string) => intent(pi), "captured", "applied"],
    ["charge.refunded", (pi: string) => charge(own("ch"), pi, { refunded: true }), "refunded", "applied"],
    [
      "payment_intent.payment_failed",
      (pi: string) => intent(pi, { last_payment_error: { code: "card_declined", decline_code: "do_not_honor" } }),
      "failed",
      "applied",
    ],
    ["charge.dispute.created", (pi: string) => dispute(own("dp"), pi, "needs_response"), "chargeback_opened", "linked"],
    ["charge.dispute.closed", (pi: string) => dispute(own("dp"), pi, "won"), "chargeback_won", "applied"],
    ["charge.dispute.closed", (pi: string) => dispute(own("dp"), pi, "lost"), "chargeback_lost", "applied"],
    ["charge.dispute.closed", (pi: string) => dispute(own("dp"), pi, "warning_closed"), "dispute_closed", "linked"],
    ["charge.dispute.closed", (pi: string) => dispute(own("dp"), pi, "prevented"), "dispute_closed", "linked"],
    [
      "radar.early_fraud_warning.created",
      (pi: string) => ({ id: own("issfr"), object: "radar.early_fraud_warning", charge: own("ch"), payment_intent: pi, fraud_type: "misc" }),
      "fraud_warning",
      "linked",
    ],
    ["payment_intent.processing", (pi: string) => intent(pi), null, "linked"],
  ])("%s: %#", async (type, object, kind, status) => {
    const payment_id = own("pi");
    const session_id = await api.session({ ...newPayer(), payment_id });
    const { status: code, body } = await stripe.send(stripeEvent(type, object(payment_id)));
    expect([code, body]).toEqual([
      202,
      {
        event_id: expect.any(String),
        status,
        kind,
        duplicate: false,
        session_id,
        outcome_applied: status === "applied",
        assessment_status: "not_triggered",
        assessment: null,
      },
    ]);
    expect((await outcomesOf(session_id)).map(({ outcome }) => outcome)).toEqual(status === "applied" ? [kind] : []);
  });

  test("the outcome of a closed dispute keeps dispute, payment and reason, and the payer is declined from then on", async () => {
    const [payment_id, dp] = [own("pi"), own("dp")];
    const payer = newPayer();
    const session = await api.session({ ...payer, payment_id });
    await stripe.send(stripeEvent("charge.dispute.closed", dispute(dp, payment_id, "lost")));
    expect(await outcomesOf(session)).toEqual([
      { outcome: "chargeback_lost", provider: "stripe", provider_dispute_id: dp, provider_payment_id: payment_id, reason: "fraudulent" },
    ]);
    expect((await api.assess(payer)).body.decision).toBe("decline");
  });

  test("entries that it created have the connection as their actor in the audit log", async () => {
    const payment_id = own("pi");
    const session = await api.session({ ...newPayer(), payment_id });
    await stripe.send(stripeEvent("charge.dispute.closed", dispute(own("dp"), payment_id, "lost")));
    const [entry] = await service.database.query<{ id: string }>("SELECT id FROM list_entries WHERE caused_by = ARRAY[$1::uuid]", [session]);
    const log = await call(`${service.url}/api/v1/audit-log?resource_id=${entry?.id}`, { key: admin });
    expect(log.body.data[0].actor).toEqual({ type: "connection", id: stripe.id, role: null });
    const byActor = await call(`${service.url}/api/v1/audit-log?actor_id=${stripe.id}`, { key: admin });
    expect(byActor.body.data.length).toBeGreaterThan(0);
  });
});

describe("why a payment failed", () => {
  test.each([
    [{ code: "card_declined", decline_code: "insufficient_funds" }, "insufficient_funds", true],
    [{ code: "expired_card" }, "expired_card", true],
    [{ code: "card_declined", decline_code: "processing_error" }, "processing_error", false],
    [{ code: "card_declined", decline_code: "issuer_not_available" }, "issuer_not_available", false],
    [{ code: "card_declined", decline_code: "try_again_later" }, "try_again_later", false],
    [{ type: "api_error", message: "An error of ours" }, "processing_error", false],
    [null, null, true],
  ])("%j is %s, and counts against the payer: %s", async (error, reason, counts) => {
    const payment_id = own("pi");
    const session = await api.session({ ...newPayer(), payment_id });
    await stripe.send(stripeEvent("payment_intent.payment_failed", intent(payment_id, { last_payment_error: error })));
    expect((await outcomesOf(session)).map((outcome) => outcome.reason)).toEqual([reason]);
    const [row] = await service.database.query<{ failed: boolean }>("SELECT failed FROM activity WHERE session_id = $1 AND scope = 0", [session]);
    expect(row?.failed).toBe(counts);
  });
});

describe("the payment is found", () => {
  const linkOf = async (object: object, type = "payment_intent.processing") => (await stripe.send(stripeEvent(type, object))).body.session_id;

  test.each(["fraud_risk_session_id", "session_id"])("by %s of its metadata", async (name) => {
    const session = await api.session(newPayer());
    expect(await linkOf(intent(own("pi"), { metadata: { [name]: session } }))).toBe(session);
  });

  test("by order_id of its metadata, also where session_id is the shop's own", async () => {
    const order_id = own("order");
    const session = await api.session({ ...newPayer(), order_id });
    expect(await linkOf(intent(own("pi"), { metadata: { order_id } }))).toBe(session);
    expect(await linkOf(intent(own("pi"), { metadata: { order_id, session_id: "cs_test_a1" } }))).toBe(session);
  });

  test("by its charge, where that was given to assess", async () => {
    const payment_id = own("ch");
    const session = await api.session({ ...newPayer(), payment_id });
    expect(await linkOf(charge(payment_id, own("pi")), "charge.refunded")).toBe(session);
    expect(await linkOf({ id: own("issfr"), object: "radar.early_fraud_warning", charge: payment_id }, "radar.early_fraud_warning.created")).toBe(session);
    expect(await linkOf(intent(own("pi"), { latest_charge: { id: payment_id, object: "charge" } }))).toBe(session);
  });

  test("by the capture before: a dispute carries no metadata of the payment", async () => {
    const [order_id, pi] = [own("order"), own("pi")];
    const payer = newPayer();
    const session = await api.session({ ...payer, order_id });
    await stripe.send(stripeEvent("payment_intent.succeeded", intent(pi, { metadata: { order_id } })));
    const { body } = await stripe.send(stripeEvent("charge.dispute.closed", dispute(own("dp"), pi, "lost")));
    expect([body.status, body.session_id]).toEqual(["applied", session]);
    expect((await api.assess(payer)).body.decision).toBe("decline");
  });

  test("in the connection's organization alone", async () => {
    const stranger = await createTenant(service.database.url);
    const [order_id, payment_id] = [own("order"), own("pi")];
    const session = await callerOf(service, stranger.secret).session({ ...newPayer(), order_id, payment_id });
    expect(await linkOf(intent(payment_id, { metadata: { order_id, fraud_risk_session_id: session } }))).toBeNull();
  });
});

describe("Stripe sends an event again", () => {
  test("and it is a duplicate, that changes nothing", async () => {
    const payment_id = own("pi");
    await api.session({ ...newPayer(), payment_id });
    const event = stripeEvent("payment_intent.succeeded", intent(payment_id));
    const first = await stripe.send(event);
    const again = await stripe.send(event);
    expect([first.body.duplicate, again.status, again.body]).toEqual([false, 202, { ...first.body, duplicate: true }]);
  });

  test("20 times at once, and it is applied once", async () => {
    const payment_id = own("pi");
    const session = await api.session({ ...newPayer(), payment_id });
    const event = stripeEvent("charge.dispute.closed", dispute(own("dp"), payment_id, "lost"));
    const answers = await Promise.all(Array.from({ length: 20 }, () => stripe.send(event)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(202));
    expect(answers.filter(({ body }) => !body.duplicate)).toHaveLength(1);
    expect(await outcomesOf(session)).toHaveLength(1);
  });
});

test("a card number in an event is stored nowhere: not as a number, not in the reason of the outcome, not in the payload", async () => {
  const payment_id = own("pi");
  const session = await api.session({ ...newPayer(), payment_id });
  const hidden = { reason: "paid with 4242 4242|4242~4242", evidence: { pan: 4242424242424242 } };
  const { status } = await stripe.send(stripeEvent("charge.dispute.closed", dispute(own("dp"), payment_id, "lost", hidden)));
  expect(status).toBe(202);
  expect((await outcomesOf(session)).map(({ reason }) => reason)).toEqual(["paid with •••• ••••|••••~••••"]);
  const [stored] = await service.database.query<{ payload: { data: { object: object } } }>(
    "SELECT payload FROM provider_events WHERE provider_payment_id = $1",
    [payment_id],
  );
  expect(stored?.payload.data.object).toMatchObject({ reason: "paid with •••• ••••|••••~••••", evidence: { pan: "•".repeat(16) } });
});
