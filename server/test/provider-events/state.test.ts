// Events take effect by the time at which they happened, also before their assessment and a second time: the state of a payment, not the order of arrival.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type Caller, callerOf, newPayer, own } from "../outcomes/payer.ts";
import { connectStripe, type Ingest, ingestWith, type StripeAccount, stripeEvent } from "./sender.ts";
import { resolveAllWaiting } from "./waiting-run.ts";

let service: TestService;
let api: Caller;
let page: Caller;
let ingest: Ingest;
let stripe: StripeAccount;
let admin: string;

beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  api = callerOf(service, service.tenant.secret);
  page = callerOf(service, service.tenant.publishable);
  ingest = ingestWith(service, service.tenant.ingest);
  admin = await service.token("admin");
  stripe = await connectStripe(service, admin);
});
afterAll(() => service.close());

const detailOf = async (session: string) => (await call(`${service.url}/api/v1/assessments/${session}`, { key: admin })).body;
const stateOf = async (session: string) => {
  const { outcomes, current_outcome } = await detailOf(session);
  return [current_outcome, outcomes.filter(({ holds }: { holds: boolean }) => holds).map(({ outcome }: { outcome: string }) => outcome)];
};
const isBlocked = async (payer: object): Promise<boolean> => (await api.assess(payer)).body.blocked_by !== undefined;
const waiting = (order: string) => service.database.query("SELECT FROM waiting_events WHERE value = $1", [order]);
const at = (hour: number): string => new Date(Date.UTC(2026, 9, 1, hour)).toISOString();

describe("an event that arrives before its assessment", () => {
  test.each(["order_id", "payment_id"])("takes effect with the assessment of its %s, before the answer", async (reference) => {
    const [payer, value, external_id] = [newPayer(), own("ref"), own("ext")];
    const event = { event_type: "chargeback_lost", provider: "x", external_id, [reference]: value };
    expect((await ingest(event)).body).toMatchObject({ status: "recorded", outcome_applied: false });
    const session = await api.session({ ...payer, [reference]: value });
    expect(await stateOf(session)).toEqual(["chargeback_lost", ["chargeback_lost"]]);
    expect(await isBlocked(payer)).toBe(true);
    expect((await ingest(event)).body).toMatchObject({ status: "applied", duplicate: true, outcome_applied: true, session_id: session });
    expect(await waiting(value)).toEqual([]);
  });

  test("of Stripe takes effect as well", async () => {
    const payment_id = own("pi");
    await stripe.send(stripeEvent("payment_intent.succeeded", { id: payment_id, object: "payment_intent", amount: 149_990, currency: "mxn" }));
    expect(await stateOf(await api.session({ ...newPayer(), payment_id }))).toEqual(["captured", ["captured"]]);
  });

  test("that names only the provider's payment takes effect when an earlier event of the payment is linked", async () => {
    const [order_id, payment_id] = [own("order"), own("psp")];
    await ingest({ event_type: "SECOND_CHARGEBACK", provider: "adyen", payment_id });
    await ingest({ event_type: "CAPTURE", provider: "adyen", payment_id, order_id });
    const session = await api.session({ ...newPayer(), order_id });
    expect(await stateOf(session)).toEqual(["chargeback_lost", expect.arrayContaining(["captured", "chargeback_lost"])]);
  });

  test("is linked to the assessment of a page without effect, and takes effect with the one of the merchant's server", async () => {
    const order_id = own("order");
    await ingest({ event_type: "captured", order_id });
    const ofPage = await page.session({ ...newPayer(), order_id });
    expect(await stateOf(ofPage)).toEqual([null, []]);
    const session = await api.session({ ...newPayer(), order_id });
    expect([await stateOf(session), await stateOf(ofPage)]).toEqual([
      ["captured", ["captured"]],
      [null, []],
    ]);
  });

  test("takes effect once, however often it and its assessment arrive at the same moment", async () => {
    const payers = Array.from({ length: 8 }, () => ({ payer: newPayer(), order_id: own("order"), external_id: own("ext") }));
    const answers = await Promise.all(
      payers.flatMap(({ payer, order_id, external_id }) => [
        ingest({ event_type: "captured", external_id, order_id }),
        api.assess({ ...payer, order_id }),
        ingest({ event_type: "captured", external_id, order_id }),
      ]),
    );
    expect(answers.map(({ status }) => status)).toEqual(payers.flatMap(() => [202, 200, 202]));
    await resolveAllWaiting(service.database);
    for (const { order_id } of payers) {
      const rows = await service.database.query<{ outcome: string; feedback_applied: boolean }>(
        "SELECT outcome, feedback_applied FROM outcomes JOIN assessments USING (organization_id, session_id) WHERE order_id = $1",
        [order_id],
      );
      expect(rows).toEqual([{ outcome: "captured", feedback_applied: true }]);
    }
  });

  test("takes effect by the job where its process ended after the assessment was stored", async () => {
    const order_id = own("order");
    const { body } = await ingest({ event_type: "captured", order_id });
    const session = await api.session({ ...newPayer() });
    // as if the process had stored the assessment, and had ended
    await service.database.query("UPDATE assessments SET order_id = $1 WHERE session_id = $2", [order_id, session]);
    expect(await stateOf(session)).toEqual([null, []]);
    await resolveAllWaiting(service.database);
    expect(await stateOf(session)).toEqual(["captured", ["captured"]]);
    expect(await service.database.query("SELECT FROM event_rechecks WHERE event_id = $1", [body.event_id])).toEqual([]);
  });
});

describe("an event that is delivered again", () => {
  test("is resolved again: recorded becomes applied, and stays a duplicate", async () => {
    const [order_id, external_id] = [own("order"), own("ext")];
    await ingest({ event_type: "refunded", external_id, order_id: own("other") });
    const session = await api.session({ ...newPayer(), order_id });
    expect((await ingest({ event_type: "refunded", external_id, order_id })).body).toMatchObject({ status: "applied", duplicate: true, session_id: session });
    expect((await ingest({ event_type: "refunded", external_id, order_id })).body).toMatchObject({ status: "applied", duplicate: true });
    expect((await detailOf(session)).outcomes).toHaveLength(1);
  });

  test("is resolved again: ambiguous becomes applied with the session", async () => {
    const [order_id, external_id] = [own("order"), own("ext")];
    const session_id = await api.session({ ...newPayer(), order_id });
    await api.session({ ...newPayer(), order_id });
    expect((await ingest({ event_type: "captured", external_id, order_id })).body.status).toBe("ambiguous");
    expect((await ingest({ event_type: "captured", external_id, session_id })).body).toMatchObject({ status: "applied", duplicate: true, session_id });
  });
});

describe("the time of an event decides, not its arrival", () => {
  test.each([
    [["SECOND_CHARGEBACK", 20], ["CHARGEBACK_REVERSED", 10], "chargeback_lost", ["chargeback_lost"], true],
    [["CHARGEBACK_REVERSED", 20], ["SECOND_CHARGEBACK", 10], "chargeback_won", ["chargeback_won"], false],
    [["refunded", 20], ["captured", 10], "refunded", ["refunded"], false],
    [["failed", 20], ["captured", 10], "failed", ["failed"], false],
    [["SECOND_CHARGEBACK", 10], ["captured", 20], "chargeback_lost", ["captured", "chargeback_lost"], true],
    // at the same time, the order of arrival
    [["captured", 10], ["refunded", 10], "refunded", ["refunded"], false],
    [["SECOND_CHARGEBACK", 10], ["CHARGEBACK_REVERSED", 10], "chargeback_won", ["chargeback_won"], false],
  ] as const)("%j, then %j: %s", async (first, second, current, holding, blocked) => {
    const payer = newPayer();
    const session_id = await api.session(payer);
    for (const [event_type, hour] of [first, second])
      expect((await ingest({ provider: "adyen", event_type, session_id, occurred_at: at(hour) })).body).toMatchObject({ duplicate: false, session_id });
    const [found, holds] = await stateOf(session_id);
    expect([found, holds.toSorted()]).toEqual([current, holding.toSorted()]);
    expect(await isBlocked(payer)).toBe(blocked);
  });

  test("an outcome of the API counts at its arrival", async () => {
    const session_id = await api.session(newPayer());
    await api.outcome(session_id, "refunded");
    await ingest({ event_type: "captured", session_id, occurred_at: at(1) });
    expect((await stateOf(session_id))[0]).toBe("refunded");
  });

  test("Stripe's events have their own time", async () => {
    const payment_id = own("pi");
    const session = await api.session({ ...newPayer(), payment_id });
    const charge = { id: own("ch"), object: "charge", payment_intent: payment_id, amount: 1000, amount_refunded: 1000, refunded: true, currency: "mxn" };
    await stripe.send({ ...stripeEvent("charge.refunded", charge), created: 1_763_652_000 });
    await stripe.send({ ...stripeEvent("payment_intent.succeeded", { id: payment_id, object: "payment_intent" }), created: 1_763_651_000 });
    expect((await stateOf(session))[0]).toBe("refunded");
  });

  test("a verdict that is overtaken is a record that does not hold, and touches no list", async () => {
    const session_id = await api.session(newPayer());
    await ingest({ event_type: "chargeback_lost", session_id, occurred_at: at(20) });
    const before = await service.database.query("SELECT id, is_active, caused_by FROM list_entries WHERE $1 = ANY(caused_by) ORDER BY id", [session_id]);
    await ingest({ event_type: "chargeback_won", session_id, occurred_at: at(10) });
    expect(await service.database.query("SELECT id, is_active, caused_by FROM list_entries WHERE $1 = ANY(caused_by) ORDER BY id", [session_id])).toEqual(
      before,
    );
    const { outcomes } = await detailOf(session_id);
    expect(outcomes.map(({ outcome, holds, occurred_at }: Record<string, unknown>) => [outcome, holds, occurred_at])).toEqual([
      ["chargeback_won", false, at(10)],
      ["chargeback_lost", true, at(20)],
    ]);
  });
});

test("current_outcome is the gravest that holds, also where outcomes are filtered and exported", async () => {
  const order_id = own("order");
  const session = await api.session({ ...newPayer(), order_id });
  await api.outcome(session, "chargeback_lost");
  const { body } = await api.outcome(session, "captured");
  expect(body).toMatchObject({ outcome: "captured", current_outcome: "chargeback_lost" });
  const exported = await call(`${service.url}/api/v1/assessments/export?order_id=${order_id}`, { key: admin });
  expect(exported.text).toContain("chargeback_lost");
});
