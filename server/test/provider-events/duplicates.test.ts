// The same event again is answered with what became of it, and does nothing; also when it comes many times at once, at two services.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startService, type TestService } from "../harness/service.ts";
import { type Caller, callerOf, newPayer, own } from "../outcomes/payer.ts";
import { type Ingest, ingestWith } from "./sender.ts";

let service: TestService;
let other: TestService;
let api: Caller;
let ingest: Ingest;
let there: Ingest;

beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  other = await startService({ logLevel: "error" }, service.database);
  api = callerOf(service, service.tenant.secret);
  ingest = ingestWith(service, service.tenant.ingest);
  there = ingestWith(other, service.tenant.ingest);
});
afterAll(async () => {
  await other.close();
  await service.close();
});

const rows = async (external: string): Promise<number> =>
  (await service.database.query("SELECT FROM provider_events WHERE external_id = $1", [external])).length;

test.each(["captured", "refunded", "failed", "chargeback_lost", "chargeback_won", "chargeback_opened", "something_else"])(
  "%s once more is the same receipt, marked as a duplicate",
  async (event_type) => {
    const event = { event_type, external_id: own("ext"), provider: "adyen", session_id: await api.session(newPayer()) };
    const first = await ingest(event);
    const again = await ingest({ ...event, provider: " ADYEN ", amount: 1, metadata: { more: true } });
    expect([first.body.duplicate, again.status, again.body]).toEqual([false, 202, { ...first.body, duplicate: true }]);
    expect(await rows(event.external_id)).toBe(1);
  },
);

test("another provider, another identifier or another kind is another event", async () => {
  const event = { event_type: "captured", external_id: own("ext"), provider: "adyen" };
  const events = [event, { ...event, provider: "dlocal" }, { ...event, external_id: own("ext") }, { ...event, event_type: "refunded" }];
  const answers = [];
  for (const one of events) answers.push((await ingest(one)).body);
  expect(answers.map(({ duplicate }) => duplicate)).toEqual([false, false, false, false]);
  expect(new Set(answers.map(({ event_id }) => event_id)).size).toBe(4);
});

test.each([
  ["captured", { captured: 1, disputes: 0 }],
  ["chargeback_lost", { captured: 0, disputes: 1 }],
])("50 of %s at once are one: it counts once, and 49 are its duplicates", async (event_type, counted) => {
  const payer = newPayer();
  const event = { event_type, external_id: own("ext"), provider: "kushki", session_id: await api.session(payer) };
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? ingest : there)(event)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
  expect(answers.filter(({ body }) => !body.duplicate)).toHaveLength(1);
  for (const { body } of answers) expect({ ...body, duplicate: null }).toEqual({ ...answers[0]?.body, duplicate: null });
  expect(answers[0]?.body).toMatchObject({ status: "applied", outcome_applied: true });
  expect(await rows(event.external_id)).toBe(1);
  expect((await api.outcome(await api.session(payer), "refunded")).body.feedback.payer_counters).toMatchObject(counted);
});

test("the same outcome by another event changes nothing: it is linked", async () => {
  const session_id = await api.session(newPayer());
  const first = await ingest({ event_type: "refunded", session_id });
  const second = await ingest({ event_type: "refunded", session_id });
  expect([first.body, second.body]).toMatchObject([
    { status: "applied", outcome_applied: true },
    { status: "linked", outcome_applied: false, duplicate: false },
  ]);
});

test("50 events of one payment at once are each taken, and its outcome is applied once", async () => {
  const session_id = await api.session(newPayer());
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? ingest : there)({ event_type: "captured", session_id })));
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(202));
  expect(answers.filter(({ body }) => body.status === "applied")).toHaveLength(1);
  expect(answers.filter(({ body }) => body.status === "linked")).toHaveLength(49);
});
