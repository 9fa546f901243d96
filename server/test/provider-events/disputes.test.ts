// Webhooks sent for provider events: disputes opened and closed, outcomes applied. Received, verified, as published.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type Caller, callerOf, newPayer, own } from "../outcomes/payer.ts";
import { unpublished } from "../webhooks/published.ts";
import { type Receiver, startReceiver, verified } from "../webhooks/receiver.ts";
import { connectStripe, type Ingest, ingestWith, type StripeAccount, stripeEvent } from "./sender.ts";

type Event = ReturnType<typeof verified>;

let service: TestService;
let api: Caller;
let ingest: Ingest;
let stripe: StripeAccount;
let receiver: Receiver;
let secret: string;

beforeAll(async () => {
  service = await startService({ logLevel: "error", backgroundJobs: "server" });
  api = callerOf(service, service.tenant.secret);
  ingest = ingestWith(service, service.tenant.ingest);
  receiver = await startReceiver();
  const admin = await service.token("admin");
  stripe = await connectStripe(service, admin);
  const events = ["dispute.opened", "dispute.closed", "assess.outcome_applied"];
  const { body } = await call(`${service.url}/api/v1/webhook-endpoints`, { key: admin, body: { url: `${receiver.url}/hook`, events } });
  secret = body.secret;
});
afterAll(async () => {
  await service.close();
  await receiver.close();
});

/** The events that `work` causes, verified and as published, in the order of their names. Waits for as many as it says, and for one after them. */
async function eventsOf(count: number, work: () => Promise<unknown>): Promise<Event[]> {
  const before = receiver.received.length;
  await work();
  await receiver.count(before + count);
  // any other event would have arrived before the last one
  const last = own("last");
  await ingest({ event_type: "chargeback_opened", external_id: last });
  const all = await receiver.count(before + count + 1);
  const events = all.slice(before).map((received) => verified(received, secret));
  for (const event of events) expect([event.type, unpublished(event)]).toEqual([event.type, []]);
  return events.filter(({ data }) => data.provider_dispute_id !== last).toSorted((one, other) => one.type.localeCompare(other.type));
}

const dispute = (id: string, payment: string, status: string) => ({
  id,
  object: "dispute",
  amount: 50000,
  currency: "clp",
  charge: own("ch"),
  payment_intent: payment,
  reason: "fraudulent",
  status,
});

test("a dispute opened at a provider sends an event, with its assessment", async () => {
  const order_id = own("order");
  const session_id = await api.session({ ...newPayer(), order_id });
  const [event, ...more] = await eventsOf(1, () =>
    ingest({
      provider: "Adyen",
      event_type: "CHARGEBACK",
      order_id,
      payment_id: "PSP-1",
      amount: 1249.9,
      currency: "MXN",
      metadata: { dispute_id: "DSP-1", reason: "10.4" },
    }),
  );
  expect(more).toEqual([]);
  expect([event?.type, event?.data]).toEqual([
    "dispute.opened",
    {
      provider: "adyen",
      provider_dispute_id: "DSP-1",
      provider_payment_id: "PSP-1",
      session_id,
      status: "open",
      reason: "10.4",
      amount: 1249.9,
      currency: "MXN",
      occurred_at: null,
    },
  ]);
});

test("an unlinked one sends an event as well, with the identifier of the provider event", async () => {
  const external_id = own("ext");
  const [event] = await eventsOf(1, () => ingest({ provider: "ebanx", event_type: "chargeback", external_id }));
  expect(event?.data).toEqual({
    provider: "ebanx",
    provider_dispute_id: external_id,
    provider_payment_id: null,
    session_id: null,
    status: "open",
    reason: null,
    amount: null,
    currency: null,
    occurred_at: null,
  });
});

test.each([
  ["PREARBITRATION_LOST", "lost", "chargeback_lost"],
  ["PREARBITRATION_WON", "won", "chargeback_won"],
])("%s closes the dispute as %s, and sends its outcome", async (event_type, status, outcome) => {
  const session_id = await api.session(newPayer());
  const [applied, closed, ...more] = await eventsOf(2, () => ingest({ provider: "adyen", event_type, session_id }));
  expect(more).toEqual([]);
  expect([applied?.type, applied?.data]).toMatchObject(["assess.outcome_applied", { session_id, outcome, feedback_applied: true, origin: "ingest" }]);
  expect([closed?.type, closed?.data]).toMatchObject(["dispute.closed", { session_id, status }]);
});

test("an outcome of the API sends an event, and its replay does not", async () => {
  const session = await api.session(newPayer());
  const events = await eventsOf(1, async () => {
    await api.outcome(session, "captured");
    await api.outcome(session, "captured");
  });
  expect(events.map(({ type, data }) => [type, data.outcome, data.origin])).toEqual([["assess.outcome_applied", "captured", "api"]]);
});

describe("each step sends one event", () => {
  test("however many names the provider has for it", async () => {
    const dispute_id = own("dsp");
    const step = (event_type: string) => ingest({ provider: "adyen", event_type, metadata: { dispute_id } });
    const events = await eventsOf(4, async () => {
      for (const name of [
        "NOTIFICATION_OF_CHARGEBACK",
        "CHARGEBACK",
        "CHARGEBACK_REVERSED",
        "ISSUER_RESPONSE_TIMEFRAME_EXPIRED",
        "PREARBITRATION_OPEN",
        "SECOND_CHARGEBACK",
      ])
        await step(name);
    });
    expect(events.map(({ data }) => data.status).toSorted()).toEqual(["lost", "open", "open", "won"]);
  });

  test("however often its event comes", async () => {
    const event = { provider: "dlocal", event_type: "chargeback.DISPUTE_LOST", external_id: own("ext"), session_id: await api.session(newPayer()) };
    const events = await eventsOf(2, async () => {
      await Promise.all(Array.from({ length: 10 }, () => ingest(event)));
    });
    expect(events.map(({ type }) => type)).toEqual(["assess.outcome_applied", "dispute.closed"]);
  });
});

describe("of Stripe", () => {
  test("a dispute is opened and lost: two events about it, and the outcome", async () => {
    const [payment_id, dp] = [own("pi"), own("dp")];
    const session_id = await api.session({ ...newPayer(), payment_id });
    const events = await eventsOf(3, async () => {
      await stripe.send(stripeEvent("charge.dispute.created", dispute(dp, payment_id, "needs_response")));
      await stripe.send(stripeEvent("charge.dispute.closed", dispute(dp, payment_id, "lost")));
    });
    expect(events.map(({ type, data }) => [type, data.status ?? data.origin])).toEqual([
      ["assess.outcome_applied", "processor"],
      ["dispute.closed", "lost"],
      ["dispute.opened", "open"],
    ]);
    expect(events[2]?.data).toMatchObject({
      provider: "stripe",
      provider_dispute_id: dp,
      provider_payment_id: payment_id,
      session_id,
      reason: "fraudulent",
      amount: 50000,
      currency: "CLP",
    });
  });

  test.each(["warning_closed", "prevented"])("one that ends as %s is closed, neither won nor lost and without an outcome", async (ended) => {
    const [payment_id, dp] = [own("pi"), own("dp")];
    const session = await api.session({ ...newPayer(), payment_id });
    const events = await eventsOf(2, async () => {
      await stripe.send(stripeEvent("charge.dispute.created", dispute(dp, payment_id, "warning_needs_response")));
      await stripe.send(stripeEvent("charge.dispute.closed", dispute(dp, payment_id, ended)));
    });
    expect(events.map(({ type, data }) => [type, data.status])).toEqual([
      ["dispute.closed", "closed"],
      ["dispute.opened", "open"],
    ]);
    expect(await service.database.query("SELECT FROM outcomes WHERE session_id = $1", [session])).toEqual([]);
  });

  test("one whose opening arrives after its end sends both", async () => {
    const [payment_id, dp] = [own("pi"), own("dp")];
    const events = await eventsOf(2, async () => {
      await stripe.send({ ...stripeEvent("charge.dispute.closed", dispute(dp, payment_id, "prevented")), created: 1_763_652_000 });
      await stripe.send({ ...stripeEvent("charge.dispute.created", dispute(dp, payment_id, "needs_response")), created: 1_763_651_000 });
    });
    expect(events.map(({ type, data }) => [type, data.status, data.occurred_at])).toEqual([
      ["dispute.closed", "closed", new Date(1_763_652_000_000).toISOString()],
      ["dispute.opened", "open", new Date(1_763_651_000_000).toISOString()],
    ]);
  });
});

test("captures and warnings send no dispute event", async () => {
  const session_id = await api.session(newPayer());
  const events = await eventsOf(1, async () => {
    await ingest({ event_type: "fraud_warning", session_id, metadata: { dispute_id: own("dsp") } });
    await ingest({ event_type: "captured", session_id, metadata: { dispute_id: own("dsp") } });
  });
  expect(events.map(({ type }) => type)).toEqual(["assess.outcome_applied"]);
});
