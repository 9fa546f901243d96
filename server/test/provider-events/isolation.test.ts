// Whose events are whose: organizations, a provider and its submerchants, and who may send any.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { mintKey } from "../../src/platform/credentials/api-key.ts";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { callerOf, newPayer, own, shopOf } from "../outcomes/payer.ts";
import { ingestWith } from "./sender.ts";

let service: TestService;
let psp: Tenant;

beforeAll(async () => {
  service = await startService({ logLevel: "error" });
  psp = await createTenant(service.database.url, { segment: "psp" });
});
afterAll(() => service.close());

/** A submerchant with keys of its own. */
async function shop() {
  const { id, caller } = await shopOf(service, psp, ["assess"]);
  const key = await psp.key("ingest", { submerchantId: id, permissions: [] });
  return { id, caller, ingest: ingestWith(service, key.value) };
}

describe("another organization's assessment", () => {
  test.each(["session_id", "order_id", "payment_id"])("is not there, named by its %s", async (field) => {
    const name = own(field);
    const stranger = callerOf(service, service.tenant.secret);
    const session = await stranger.session({ ...newPayer(), ...(field === "session_id" ? {} : { [field]: name }) });
    const provider = ingestWith(service, psp.ingest);
    const value = field === "session_id" ? session : name;
    for (const event of [{ [field]: value }, { metadata: { [field]: value } }]) {
      const { status, body } = await provider({ event_type: "chargeback_lost", ...event });
      expect([status, body]).toMatchObject([202, { status: "recorded", session_id: null, outcome_applied: false }]);
    }
    expect(await service.database.query("SELECT FROM outcomes WHERE session_id = $1", [session])).toEqual([]);
  });

  test("is not found by its events either, and its events are no duplicates of ours", async () => {
    const [order_id, payment_id, external_id] = [own("order"), own("payment"), own("ext")];
    await callerOf(service, service.tenant.secret).session({ ...newPayer(), order_id });
    const theirs = await ingestWith(service, service.tenant.ingest)({ event_type: "captured", external_id, order_id, payment_id });
    const ours = await ingestWith(service, psp.ingest)({ event_type: "captured", external_id, payment_id });
    expect([theirs.body.status, ours.body.status, ours.body.duplicate]).toEqual(["applied", "recorded", false]);
  });
});

describe("a key of one submerchant", () => {
  test("reaches that submerchant's assessments, and no others", async () => {
    const [one, two] = await Promise.all([shop(), shop()]);
    const order_id = own("order");
    const sessions = [await one.caller.session({ ...newPayer(), order_id }), await two.caller.session({ ...newPayer(), order_id })];
    const unscoped = await callerOf(service, psp.secret).session({ ...newPayer(), order_id });
    const warn = async (sender: typeof one.ingest, event: object) => (await sender({ event_type: "fraud_warning", ...event })).body.session_id;
    expect([await warn(one.ingest, { order_id }), await warn(two.ingest, { order_id })]).toEqual(sessions);
    expect(await warn(ingestWith(service, psp.ingest), { order_id })).toBeNull();
    expect([await warn(one.ingest, { session_id: sessions[1] }), await warn(one.ingest, { session_id: unscoped })]).toEqual([null, null]);
  });

  test("finds nothing by events of others", async () => {
    const [one, two] = await Promise.all([shop(), shop()]);
    const [order_id, payment_id] = [own("order"), own("payment")];
    await one.caller.session({ ...newPayer(), order_id });
    expect((await one.ingest({ event_type: "captured", order_id, payment_id })).body.status).toBe("applied");
    expect((await one.ingest({ event_type: "fraud_warning", payment_id })).body.status).toBe("linked");
    expect((await two.ingest({ event_type: "fraud_warning", payment_id })).body.status).toBe("recorded");
  });

  test("has duplicates of its own", async () => {
    const [one, two] = await Promise.all([shop(), shop()]);
    const event = { event_type: "captured", external_id: own("ext") };
    const provider = ingestWith(service, psp.ingest);
    const seen = [];
    for (const sender of [one.ingest, two.ingest, provider, one.ingest, two.ingest, provider]) seen.push((await sender(event)).body.duplicate);
    expect(seen).toEqual([false, false, false, true, true, true]);
  });

  test("blocks for that submerchant only", async () => {
    const [one, two] = await Promise.all([shop(), shop()]);
    const payer = newPayer();
    await one.ingest({ event_type: "chargeback_lost", session_id: await one.caller.session(payer) });
    const blocked = async ({ caller }: typeof one) => (await caller.assess(payer)).body.blocked_by !== undefined;
    expect([await blocked(one), await blocked(two)]).toEqual([true, false]);
  });
});

describe("events are rejected, and not stored,", () => {
  const external_id = own("refused");
  const send = (key: string | undefined) =>
    call(`${service.url}/api/webhooks/ingest`, { ...(key === undefined ? {} : { key }), body: { event_type: "captured", external_id } });

  test.each([
    ["without a credential", async () => undefined],
    ["with a secret key", async () => service.tenant.secret],
    ["with a publishable key", async () => service.tenant.publishable],
    ["with a session", () => service.token("admin")],
    ["with an ingest key that was never created", async () => mintKey("ingest")],
  ])("%s: 401 UNAUTHORIZED", async (_, key) => {
    const { status, body } = await send(await key());
    expect([status, body.error.code]).toEqual([401, "UNAUTHORIZED"]);
  });

  test("with a revoked ingest key, on the very next request", async () => {
    const key = await service.tenant.key("ingest", { permissions: [] });
    expect((await send(key.value)).status).toBe(202);
    await call(`${service.url}/api/v1/keys/${key.id}`, { method: "DELETE", key: await service.token("admin") });
    expect((await send(key.value)).status).toBe(401);
  });

  test("an ingest key opens nothing else", async () => {
    const session = await callerOf(service, service.tenant.secret).session(newPayer());
    const api = callerOf(service, service.tenant.ingest);
    expect([(await api.assess()).status, (await api.outcome(session, "captured")).status]).toEqual([401, 401]);
    expect((await call(`${service.url}/api/v1/connections`, { key: service.tenant.ingest })).status).toBe(403);
  });
});
