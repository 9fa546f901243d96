// Effect of an event on the next assessment.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type Caller, callerOf, newPayer, own, typesOf } from "../outcomes/payer.ts";
import { type Ingest, ingestWith } from "./sender.ts";

let service: TestService;
let api: Caller;
let ingest: Ingest;

beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  api = callerOf(service, service.tenant.secret);
  ingest = ingestWith(service, service.tenant.ingest);
});
afterAll(() => service.close());

/** An assessed order of a payer. */
async function ordered(payer: object): Promise<{ order_id: string; session: string }> {
  const order_id = own("order");
  return { order_id, session: await api.session({ ...payer, order_id }) };
}

test.each(["SECOND_CHARGEBACK", "PREARBITRATION_LOST", "fraud_confirmed"])("after %s the payer is declined", async (event_type) => {
  const payer = newPayer();
  const { order_id } = await ordered(payer);
  expect((await api.assess(payer)).body.decision).not.toBe("decline");
  await ingest({ provider: "adyen", event_type, order_id });
  const next = (await api.assess(payer)).body;
  expect([next.decision, next.blocked_by]).toEqual(["decline", expect.stringMatching(/^blocklist:/)]);
});

test.each(["NOTIFICATION_OF_FRAUD", "CHARGEBACK", "NOTIFICATION_OF_CHARGEBACK", "REQUEST_FOR_INFORMATION"])("%s changes no decision", async (event_type) => {
  const payer = newPayer();
  const before = (await api.assess(payer)).body;
  const { order_id, session } = await ordered(payer);
  expect((await ingest({ provider: "adyen", event_type, order_id })).body).toMatchObject({ status: "linked", session_id: session });
  const after = (await api.assess(payer)).body;
  expect([after.decision, after.blocked_by, after.signals]).toEqual([before.decision, before.blocked_by, before.signals]);
});

test("a chargeback that is lost and then won is reverted, and the payer is allowed", async () => {
  const payer = newPayer();
  const { order_id } = await ordered(payer);
  await ingest({ provider: "adyen", event_type: "SECOND_CHARGEBACK", order_id });
  expect((await api.assess(payer)).body.blocked_by).toBeDefined();
  await ingest({ provider: "adyen", event_type: "PREARBITRATION_WON", order_id });
  const next = (await api.assess(payer)).body;
  expect([next.blocked_by, next.signals.includes("PAYER_PRIOR_CHARGEBACK")]).toEqual([undefined, false]);
  expect(next.signals).toContain("PAYER_TRUSTED");
});

test("what an outcome reported over the API, an event reverts", async () => {
  const payer = newPayer();
  const { order_id, session } = await ordered(payer);
  const lost = (await api.outcome(session, "chargeback_lost")).body.feedback;
  expect((await ingest({ event_type: "chargeback_won", order_id })).body.status).toBe("applied");
  expect((await api.assess(payer)).body.blocked_by).toBeUndefined();
  const reverted = await service.database.query("SELECT FROM outcomes WHERE session_id = $1 AND outcome = 'chargeback_lost' AND reverted_at IS NOT NULL", [
    session,
  ]);
  expect([reverted.length, typesOf(lost.blocklist_entries).length]).toEqual([1, 4]);
});

test("captures count", async () => {
  const payer = newPayer();
  for (let i = 0; i < 3; i++) await ingest({ event_type: "captured", order_id: (await ordered(payer)).order_id });
  const { feedback } = (await api.outcome(await api.session(payer), "captured")).body;
  expect(feedback.payer_counters.captured).toBe(4);
});

describe("a payment that failed", () => {
  const failedOf = async (reason: unknown): Promise<boolean> => {
    const session_id = await api.session(newPayer());
    const { body } = await ingest({ event_type: "failed", session_id, metadata: { reason } });
    expect(body.status).toBe("applied");
    const [row] = await service.database.query<{ failed: boolean }>("SELECT failed FROM activity WHERE session_id = $1 AND scope = 0", [session_id]);
    return row?.failed ?? false;
  };

  test.each(["insufficient_funds", "10.4", 51, undefined])("for %j counts against the payer", async (reason) => {
    expect(await failedOf(reason)).toBe(true);
  });

  test.each(["processing_error", "issuer_unavailable", "TIMEOUT after 30 s"])("for %j does not: the processor is the cause", async (reason) => {
    expect(await failedOf(reason)).toBe(false);
  });
});

test("an outcome keeps the provider, the dispute, the payment and the reason", async () => {
  const session_id = await api.session(newPayer());
  const event = {
    provider: "DLocal",
    event_type: "chargeback.DISPUTE_LOST",
    session_id,
    payment_id: "D-4-1",
    metadata: { dispute_id: "CHAR1", reason: "4837" },
  };
  await ingest(event);
  const [stored] = await service.database.query(
    "SELECT outcome, provider, provider_dispute_id, provider_payment_id, reason FROM outcomes WHERE session_id = $1",
    [session_id],
  );
  expect(stored).toEqual({ outcome: "chargeback_lost", provider: "dlocal", provider_dispute_id: "CHAR1", provider_payment_id: "D-4-1", reason: "4837" });
});

test("a reason is truncated to the limit of outcomes, and never within a character", async () => {
  const session_id = await api.session(newPayer());
  await ingest({ event_type: "failed", session_id, metadata: { reason: `${"x".repeat(499)}😀😀` } });
  const [stored] = await service.database.query<{ reason: string }>("SELECT reason FROM outcomes WHERE session_id = $1", [session_id]);
  expect(stored?.reason).toBe(`${"x".repeat(499)}😀`);
});

test("entries created by an event have the ingest key as their actor in the audit log", async () => {
  const ingestKey = await service.tenant.key("ingest", { permissions: [] });
  const session_id = await api.session(newPayer());
  await ingestWith(service, ingestKey.value)({ event_type: "chargeback_lost", session_id });
  const [entry] = await service.database.query<{ id: string }>("SELECT id FROM list_entries WHERE caused_by = ARRAY[$1::uuid]", [session_id]);
  const log = await call(`${service.url}/api/v1/audit-log?resource_id=${entry?.id}`, { key: await service.token("admin") });
  expect(log.body.data.map(({ action, actor }: { action: string; actor: object }) => [action, actor])).toEqual([
    ["list_entry.created", { type: "key", id: ingestKey.id, role: null }],
  ]);
});
