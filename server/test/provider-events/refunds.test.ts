// Refunds in part, and events that undo what was reported before: what holds follows from all of them.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type Caller, callerOf, newPayer, own } from "../outcomes/payer.ts";
import { connectStripe, type Ingest, ingestWith, type StripeAccount, stripeEvent } from "./sender.ts";

let service: TestService;
let api: Caller;
let ingest: Ingest;
let stripe: StripeAccount;
let admin: string;

beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  api = callerOf(service, service.tenant.secret);
  ingest = ingestWith(service, service.tenant.ingest);
  admin = await service.token("admin");
  stripe = await connectStripe(service, admin);
});
afterAll(() => service.close());

const holding = async (session: string): Promise<string[]> => {
  const { body } = await call(`${service.url}/api/v1/assessments/${session}`, { key: admin });
  return body.outcomes
    .filter(({ holds }: { holds: boolean }) => holds)
    .map(({ outcome, refunded_amount }: Record<string, unknown>) => (outcome === "partially_refunded" ? `${outcome} ${refunded_amount}` : outcome));
};
const paid = (more: object = {}) => api.session({ ...newPayer(), amount: 100, currency: "MXN", ...more });
const at = (hour: number): string => new Date(Date.UTC(2026, 9, 1, hour)).toISOString();
const refund = (amount: number | undefined, more: object = {}) => ({ event_type: "REFUND", provider: "adyen", amount, currency: "MXN", ...more });

describe("a refund by its amount", () => {
  test.each([
    ["a part", [refund(1)], "partially_refunded 1"],
    ["two parts", [refund(30), refund(20)], "partially_refunded 50"],
    ["parts that add up to the whole", [refund(30), refund(30), refund(40)], "refunded"],
    ["the whole", [refund(100)], "refunded"],
    ["without an amount", [refund(undefined)], "refunded"],
    ["in another currency", [refund(5, { currency: "USD" })], "refunded"],
    ["whose currency is in lower case", [refund(1, { currency: "mxn" })], "partially_refunded 1"],
    ["without a currency: in that of the payment", [refund(1, { currency: undefined })], "partially_refunded 1"],
    ["without a currency, all of it", [refund(100, { currency: undefined })], "refunded"],
    ["without a currency, with decimals that the payment's cannot have", [refund(1.005, { currency: undefined })], "partially_refunded null"],
    ["as Adyen's object: of an unknown part", [{ ...refund(1), amount: { value: 100, currency: "MXN" } }], "partially_refunded null"],
    ["as a text that says nothing", [{ ...refund(1), amount: "un peso" }], "partially_refunded null"],
    ["with more decimals than its currency has", [refund(1.005)], "partially_refunded null"],
    ["below zero", [refund(-1)], "partially_refunded null"],
    [
      "the sum so far, of Mercado Pago",
      [25, 60].map((sum) => ({ event_type: "payment.refunded", provider: "mercadopago", currency: "MXN", metadata: { transaction_amount_refunded: sum } })),
      "partially_refunded 60",
    ],
    [
      "two that share the event's identifier and name themselves",
      ["R1", "R2", "R2"].map((refund_id) => refund(30, { external_id: "events-of-one-payment", metadata: { refund_id } })),
      "partially_refunded 60",
    ],
    [
      "one that was sent twice",
      [refund(30, { external_id: "one-refund" }), refund(30, { external_id: "one-refund", occurred_at: at(1) })],
      "partially_refunded 30",
    ],
  ])("%s", async (_, events, state) => {
    const session_id = await paid();
    await ingest({ event_type: "captured", session_id, occurred_at: at(0) });
    for (const event of events) await ingest({ ...event, session_id });
    expect(await holding(session_id)).toEqual([state]);
  });

  test.each([
    [{ refunded: false, amount_refunded: 100 }, "partially_refunded 1"],
    [{ refunded: true, amount_refunded: 10_000 }, "refunded"],
    [{ amount_refunded: 100 }, "partially_refunded 1"],
  ])("Stripe's charge with %j", async (more, state) => {
    const payment_id = own("pi");
    const session = await paid({ payment_id });
    const charge = { id: own("ch"), object: "charge", payment_intent: payment_id, amount: 10_000, currency: "mxn", ...more };
    const { body } = await stripe.send(stripeEvent("charge.refunded", charge));
    expect([body.kind, await holding(session)]).toEqual([state.split(" ")[0], [state]]);
  });

  test("is counted in statistics as what it is, and leaves the credit of the capture", async () => {
    const payer = newPayer();
    const session_id = await api.session({ ...payer, amount: 100, currency: "MXN" });
    await ingest({ event_type: "captured", session_id });
    await ingest({ ...refund(30), session_id });
    expect((await api.outcome(await api.session(payer), "refunded")).body.feedback.payer_counters.captured).toBe(1);
  });

  test("of the API is reported with its amount", async () => {
    const session = await paid();
    expect((await api.outcome(session, "partially_refunded", { refunded_amount: 12.5 })).body).toMatchObject({
      outcome: "partially_refunded",
      refunded_amount: 12.5,
      current_outcome: "partially_refunded",
    });
    expect((await api.outcome(session, "partially_refunded", { refunded_amount: 12.5 })).body.idempotent_replay).toBe(true);
    expect((await api.outcome(session, "partially_refunded", { refunded_amount: 40 })).body).toMatchObject({ idempotent_replay: false, refunded_amount: 40 });
    expect((await api.outcome(session, "partially_refunded", { refunded_amount: 100 })).body.outcome).toBe("refunded");
    expect((await api.outcome(session, "partially_refunded", { refunded_amount: 0.001 })).status).toBe(400);
  });
});

describe("what is undone restores the earlier state", () => {
  test.each([
    ["a capture", [["CAPTURE"], ["CAPTURE_FAILED"]], []],
    ["a refund", [["CAPTURE"], ["REFUND"], ["REFUND_FAILED"]], ["captured"]],
    ["a refund that was returned", [["CAPTURE"], ["REFUND"], ["REFUNDED_REVERSED"]], ["captured"]],
    ["one of two parts", [["CAPTURE"], ["REFUND", 40], ["REFUND", 60], ["REFUND_FAILED", 60]], ["partially_refunded 40"]],
    ["a capture that was repeated", [["CAPTURE"], ["CAPTURE_FAILED"], ["CAPTURE"]], ["captured"]],
  ])("%s", async (_, steps, state) => {
    const session_id = await paid();
    for (const [position, [event_type, amount]] of (steps as [string, number?][]).entries()) {
      const { body } = await ingest({ provider: "adyen", event_type, session_id, amount, currency: "MXN", occurred_at: at(position) });
      expect(body.status).toBe("applied");
    }
    expect(await holding(session_id)).toEqual(state);
  });

  test("a capture that failed takes its credit back, before or after the capture arrives", async () => {
    for (const order of [
      ["CAPTURE", "CAPTURE_FAILED"],
      ["CAPTURE_FAILED", "CAPTURE"],
    ]) {
      const payer = newPayer();
      const session_id = await api.session(payer);
      for (const event_type of order) await ingest({ provider: "adyen", event_type, session_id, occurred_at: at(event_type === "CAPTURE" ? 1 : 2) });
      expect((await api.outcome(await api.session(payer), "refunded")).body.feedback.payer_counters).toMatchObject({ captured: 0, first_captured_at: null });
    }
  });

  test.each(["refund.failed", "charge.refund.updated", "refund.updated"])("%s of Stripe undoes the refund", async (type) => {
    const payment_id = own("pi");
    const session = await paid({ payment_id });
    const charge = { id: own("ch"), object: "charge", payment_intent: payment_id, amount: 10_000, amount_refunded: 10_000, refunded: true, currency: "mxn" };
    await stripe.send(stripeEvent("payment_intent.succeeded", { id: payment_id, object: "payment_intent" }));
    await stripe.send({ ...stripeEvent("charge.refunded", charge), created: 1_763_652_000 });
    const failed = { id: own("re"), object: "refund", payment_intent: payment_id, amount: 10_000, currency: "mxn", status: "failed" };
    await stripe.send({ ...stripeEvent(type, failed), created: 1_763_653_000 });
    expect(await holding(session)).toEqual(["captured"]);
  });

  test("a refund that was rejected undoes no other one", async () => {
    const session_id = await paid();
    await ingest({ provider: "dlocal", event_type: "refund.SUCCESS", session_id });
    expect((await ingest({ provider: "dlocal", event_type: "refund.REJECTED", session_id })).body.status).toBe("linked");
    expect(await holding(session_id)).toEqual(["refunded"]);
  });

  test("a failed capture of Adyen is none, with success at the top level", async () => {
    const order_id = own("order");
    await paid({ order_id });
    const item = { provider: "adyen", event_type: "CAPTURE", order_id, success: "false", reason: "Insufficient balance on payment" };
    expect((await ingest(item)).body).toMatchObject({ status: "linked", kind: null, outcome_applied: false });
  });
});

describe("Mercado Pago identifies every event of a payment by the payment", () => {
  test("the second payment.approved is another event by its time, and closes the dispute as won", async () => {
    const payment = own("mp");
    const session_id = await paid({ payment_id: payment });
    const event = (status: string, hour: number) => ({
      provider: "mercadopago",
      event_type: `payment.${status}`,
      external_id: payment,
      payment_id: payment,
      occurred_at: at(hour),
    });
    const answers = [];
    for (const step of [event("approved", 1), event("in_mediation", 2), event("approved", 3), event("approved", 3)]) answers.push((await ingest(step)).body);
    expect(answers.map(({ duplicate }) => duplicate)).toEqual([false, false, false, true]);
    const rows = await service.database.query<{ dispute_status: string }>(
      "SELECT dispute_status FROM provider_events WHERE external_id = $1 ORDER BY occurred_at",
      [payment],
    );
    expect([rows.map(({ dispute_status }) => dispute_status), await holding(session_id)]).toEqual([["won", "open", "won"], ["captured"]]);
  });

  test("a lost dispute is a label, and blocks", async () => {
    const payer = newPayer();
    const payment_id = own("mp");
    await api.session({ ...payer, payment_id });
    const lost = { provider: "mercadopago", event_type: "payment.charged_back", external_id: payment_id, payment_id };
    expect((await ingest({ ...lost, metadata: { status_detail: "in_process" } })).body.status).toBe("linked");
    expect((await ingest({ ...lost, metadata: { status_detail: "settled" } })).body).toMatchObject({
      status: "applied",
      kind: "chargeback_lost",
      duplicate: false,
    });
    expect((await api.assess(payer)).body.blocked_by).toBeDefined();
  });
});

describe("what decides nothing refuses no event", () => {
  test.each([
    [{ occurred_at: "2018-12-26T20:26:09.000+0000" }, undefined, "2018-12-26T20:26:09.000Z"],
    [{ occurred_at: "2026-10-01T09:00:00-0300" }, undefined, "2026-10-01T12:00:00.000Z"],
    [{ occurred_at: "2026-10-01 12:00:00Z" }, undefined, "2026-10-01T12:00:00.000Z"],
    [{ occurred_at: 1_790_856_000 }, undefined, "2026-10-01T12:00:00.000Z"],
    [{ occurred_at: "1790856000000" }, undefined, "2026-10-01T12:00:00.000Z"],
    [{ occurred_at: "yesterday" }, ["occurred_at"], null],
    [{ occurred_at: null, order_id: "", amount: null, customer_email: " ", metadata: null }, undefined, null],
    [{ customer_email: "XXXXXXXXXXX" }, ["customer_email"], null],
    [{ currency: "pesos", amount: "12.50" }, ["currency"], null],
    [{ eventDate: "2026-10-01T14:00:00+02:00", provider: "adyen" }, undefined, "2026-10-01T12:00:00.000Z"],
  ])("%j", async (more, warned, time) => {
    const external_id = own("ext");
    const { status, body } = await ingest({ event_type: "something", external_id, ...more });
    expect([status, body.field_warnings?.map(({ path }: { path: string }) => path)]).toEqual([202, warned]);
    const [row] = await service.database.query<{ occurred_at: Date | null }>("SELECT occurred_at FROM provider_events WHERE external_id = $1", [external_id]);
    expect(row?.occurred_at === null ? null : new Date(row?.occurred_at ?? "").toISOString()).toBe(time);
  });

  test.each([[{ external_id: "" }], [{ event_type: null }], [{ customer_email: "4111111111111111" }]])("400 for %j", async (more) => {
    expect((await ingest({ event_type: "something", ...more })).status).toBe(400);
  });
});
