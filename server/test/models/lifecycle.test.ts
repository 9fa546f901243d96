// Models over the API: proposed, approved, rolled back. A promotion changes the next decision in every process, and a rollback restores it.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";

let service: TestService;
let other: TestService;
let tenant: Tenant;
let admin: string;

beforeAll(async () => {
  service = await startService();
  other = await startService({}, service.database);
});
afterAll(async () => {
  await other.close();
  await service.close();
});
beforeEach(async () => {
  tenant = await createTenant(service.database.url);
  admin = await service.token("admin", tenant.id);
});

const api = (path: string, body?: unknown, key = admin) => call(`${service.url}/api/v1${path}`, { key, ...(body === undefined ? {} : { body }) });
const post = (path: string) => call(`${service.url}/api/v1${path}`, { method: "POST", key: admin });
const proposed = async (weights: Record<string, number> = { IP_TOR: 90 }): Promise<string> => (await api("/models", { signal_weights: weights })).body.id;
const tor = { device: { ip_address: "189.203.54.17", is_tor: true } };
const assessed = async (at: TestService = service, key = tenant.secret) => (await call(`${at.url}/api/v1/assess`, { key, body: payin(tor) })).body;
const torWeight = (answer: { signal_details: { code: string; weight: number }[] }) => answer.signal_details.find(({ code }) => code === "IP_TOR")?.weight;
const audited = async () => (await api("/audit-log?resource_type=model")).body.data.map(({ action }: { action: string }) => action);

describe("the live model decides", () => {
  test("from the next request on, in every process; a rollback restores what was", async () => {
    const before = await assessed();
    expect(before).toMatchObject({ decision: "challenge", policy_version: expect.stringMatching(/^catalogue@\d+$/) });
    const id = await proposed();
    expect(await Promise.all([assessed(), assessed(other)])).toMatchObject([{ decision: "challenge" }, { decision: "challenge" }]);
    await post(`/models/${id}/approve`);
    for (const at of [service, other]) {
      const after = await assessed(at);
      expect(after).toMatchObject({ decision: "decline", policy_version: expect.stringMatching(new RegExp(`^model:${id}@\\d+$`)) });
      expect(torWeight(after)).toBe(90);
    }
    await api(`/models/${id}/rollback`, {});
    for (const at of [service, other])
      expect(await assessed(at)).toMatchObject({ decision: "challenge", risk_score: before.risk_score, policy_version: expect.stringMatching(/^catalogue@/) });
  });

  test("what a fit finds besides weights is in force once approved, is explained, and stays under the next model of a person", async () => {
    const id = await proposed();
    const found = {
      unobserved: { ACCOUNT_NEW: 40 },
      pairs: [{ first: "IP_TOR", second: "IP_PROXY_VPN", weight: 30 }],
      leastParts: { AMOUNT_ANOMALY_PAYER: 0.4 },
    };
    await service.database.query("UPDATE models SET document = document || $2::jsonb WHERE id = $1", [id, JSON.stringify(found)]);
    await post(`/models/${id}/approve`);
    const body = payin({ device: { ip_address: "189.203.54.17", is_tor: true, is_proxy: true } });
    const { session_id: sessionId, signal_details: details } = (await call(`${service.url}/api/v1/assess`, { key: tenant.secret, body })).body;
    expect(details).toContainEqual({ code: "ACCOUNT_NEW:UNOBSERVED", weight: 40, description: expect.stringMatching(/^Could not be observed/) });
    expect(details).toContainEqual(expect.objectContaining({ code: "IP_TOR+IP_PROXY_VPN", weight: 30 }));
    const { signals } = (await api(`/merchant/explainability/${sessionId}?language=es`)).body;
    expect(signals).toContainEqual(expect.objectContaining({ code: "ACCOUNT_NEW:UNOBSERVED", description: expect.stringMatching(/^No se pudo observar/) }));
    const next = (await api(`/models/${await proposed({ IP_TOR: 80 })}`)).body;
    expect(next.unobserved).toEqual([{ code: "ACCOUNT_NEW:UNOBSERVED", weight_before: 40, weight_after: 40, evidence: null }]);
    expect(next.pairs).toMatchObject([{ code: "IP_TOR+IP_PROXY_VPN", weight_before: 30, weight_after: 30 }]);
    expect(next.signals).toContainEqual(expect.objectContaining({ code: "IP_TOR", weight_before: 90, weight_after: 80 }));
  });

  test("old decisions are explained as they were, with the policy that made them", async () => {
    const before = await assessed();
    await post(`/models/${await proposed()}/approve`);
    const explained = (await api(`/merchant/explainability/${before.session_id}`)).body;
    expect(explained).toMatchObject({ decision: "challenge", risk_score: before.risk_score, policy_version: before.policy_version });
    expect(explained.signals).toContainEqual(expect.objectContaining({ code: "IP_TOR", weight: torWeight(before) }));
  });

  test("weights that the organization set stay in force, and settings show the weights of the model", async () => {
    await call(`${service.url}/api/v1/organization`, { method: "PATCH", key: admin, body: { signal_weights: { IP_TOR: 12 } } });
    await post(`/models/${await proposed({ IP_TOR: 90, IP_PROXY_VPN: 33 })}/approve`);
    expect(torWeight(await assessed())).toBe(12);
    expect((await api("/organization")).body.signal_weights).toMatchObject({ IP_TOR: 12, IP_PROXY_VPN: 33 });
  });

  test("the models of one organization change nothing for another, which does not find them", async () => {
    const stranger = await createTenant(service.database.url);
    const foreign = await service.token("admin", stranger.id);
    const id = await proposed();
    await post(`/models/${id}/approve`);
    expect(await assessed(service, stranger.secret)).toMatchObject({ decision: "challenge" });
    expect((await api("/models", undefined, foreign)).body.data).toEqual([]);
    const answers = await Promise.all([
      api(`/models/${id}`, undefined, foreign),
      api(`/models/${id}/comparison`, undefined, foreign),
      call(`${service.url}/api/v1/models/${id}/approve`, { method: "POST", key: foreign }),
      api(`/models/${id}/rollback`, {}, foreign),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await assessed()).toMatchObject({ decision: "decline" });
  });
});

describe("repetitions and concurrent changes", () => {
  test("approving twice at once is one promotion", async () => {
    const id = await proposed();
    const answers = await Promise.all([post(`/models/${id}/approve`), post(`/models/${id}/approve`), post(`/models/${id}/approve`)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.live_since)).size).toBe(1);
    expect(await audited()).toEqual(["model.promoted", "model.proposed"]);
  });

  test("a model that was made from another live model is outdated, and nothing changes", async () => {
    const first = await proposed();
    await post(`/models/${first}/approve`);
    const second = await proposed({ IP_TOR: 20 });
    await api(`/models/${first}/rollback`, { to: "catalogue" });
    const refused = await post(`/models/${second}/approve`);
    expect([refused.status, refused.body.error.code]).toEqual([409, "MODEL_OUTDATED"]);
    expect(refused.body.error.details).toEqual({ base_model_id: first, live_model_id: null });
    expect((await assessed()).policy_version).toMatch(/^catalogue@/);
  });

  test("a rollback that is sent twice goes back once", async () => {
    const first = await proposed({ IP_TOR: 50 });
    await post(`/models/${first}/approve`);
    const second = await proposed();
    await post(`/models/${second}/approve`);
    const answers = await Promise.all([api(`/models/${second}/rollback`, {}), api(`/models/${second}/rollback`, {})]);
    expect(answers.map(({ body }) => body.live.id)).toEqual([first, first]);
    expect(torWeight(await assessed())).toBe(50);
  });

  test("ten proposals at once leave one challenger", async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, (_, index) => proposed({ IP_TOR: 50 + index })));
    const states = (await api("/models?limit=100")).body.data.map(({ state }: { state: string }) => state);
    expect(ids.length).toBe(states.length);
    expect(states.filter((state: string) => state === "proposed").length).toBe(1);
  });
});

describe("events and the audit log are written with the change", () => {
  const subscribed = () => api("/webhook-endpoints", { url: "https://shop.example/hooks", events: ["model.proposed", "model.promoted", "model.rolled_back"] });
  const events = async () =>
    (await service.database.query<{ type: string; body: string }>("SELECT type, body FROM events WHERE organization_id = $1 ORDER BY id", [tenant.id])).map(
      ({ type, body }) => ({ type, data: JSON.parse(body).data }),
    );

  test("one event each, with the model as it is after the change", async () => {
    await subscribed();
    const id = await proposed();
    await post(`/models/${id}/approve`);
    await api(`/models/${id}/rollback`, { reason: "Demasiados rechazos." });
    expect(await events()).toEqual([
      { type: "model.proposed", data: { model: expect.objectContaining({ id, state: "proposed", source: "manual", changed_signals: 1 }) } },
      { type: "model.promoted", data: { model: expect.objectContaining({ id, state: "live" }), promotion: "approved", replaced_model_id: null } },
      { type: "model.rolled_back", data: { model: expect.objectContaining({ id, state: "archived" }), live_model_id: null } },
    ]);
    expect(await audited()).toEqual(["model.rolled_back", "model.promoted", "model.proposed"]);
  });

  test("a promotion whose event cannot be written did not happen", async () => {
    await subscribed();
    const id = await proposed();
    const { query } = service.database;
    await query(`CREATE FUNCTION refuse_promotion() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF NEW.type = 'model.promoted' THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF; RETURN NEW; END $$`);
    await query("CREATE TRIGGER refuse_promotion BEFORE INSERT ON events FOR EACH ROW EXECUTE FUNCTION refuse_promotion()");
    try {
      expect((await post(`/models/${id}/approve`)).status).toBeGreaterThanOrEqual(500);
    } finally {
      await query("DROP TRIGGER refuse_promotion ON events");
      await query("DROP FUNCTION refuse_promotion");
    }
    expect((await api(`/models/${id}`)).body.state).toBe("proposed");
    expect((await assessed()).policy_version).toMatch(/^catalogue@/);
    expect(await audited()).toEqual(["model.proposed"]);
    expect((await post(`/models/${id}/approve`)).body.state).toBe("live");
  });
});

describe("fits on demand", () => {
  test("too few outcomes: the answer says how many there are and how many are needed", async () => {
    const { status, body } = await api("/models/fit", {});
    expect([status, body.error.code]).toEqual([409, "TOO_FEW_OUTCOMES"]);
    expect(body.error.details).toEqual({ outcomes: { frauds: 0, payments: 0 }, needed: { frauds: 30, payments: 1000 } });
  });
});

test("a key of one submerchant cannot be given models:read", async () => {
  const psp = await createTenant(service.database.url, { segment: "psp" });
  const clerk = await service.token("admin", psp.id);
  const shop = (await api("/submerchants", { name: "Zapatería El Paso", country: "MX" }, clerk)).body.id;
  const { status, body } = await api(`/submerchants/${shop}/keys`, { type: "secret", name: "Shop", permissions: ["models:read"] }, clerk);
  expect([status, body.error.details.fields[0].path]).toEqual([400, "permissions[0]"]);
  // one that has it all the same, from before, sees nothing
  const key = await psp.key("secret", { permissions: ["models:read"], submerchantId: shop });
  expect((await api("/models", undefined, key.value)).status).toBe(403);
});
