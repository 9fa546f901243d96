// Changes that are made only with the approval of a second person: what waits, who may approve, and what is made then.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";

let service: TestService;
let tenant: Tenant;
let admin: string;
let second: string;

beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(async () => {
  tenant = await createTenant(service.database.url);
  admin = await service.token("admin", tenant.id);
  second = await service.token("admin", tenant.id, "second@shop.example");
});

const api = (path: string, body?: unknown, key = admin) => call(`${service.url}/api/v1${path}`, { key, ...(body === undefined ? {} : { body }) });
const patch = (body: unknown, key = admin) => call(`${service.url}/api/v1/organization`, { method: "PATCH", key, body });
const decide = (id: string, step: "approve" | "reject", key = second) => api(`/approvals/${id}/${step}`, { reason: "read" }, key);
const idOf = ({ body }: { body: { error: { details: { approval_id: string } } } }): string => body.error.details.approval_id;
const organization = async () => (await api("/organization")).body;
const rule = { name: "Large amounts", expression: "payment.amount > 1000", action: { type: "signal", weight: 20 } };

describe("an area that is off needs no approval", () => {
  test("thresholds change at once, and nothing waits", async () => {
    expect((await patch({ thresholds: { decline: 90 } })).body.thresholds.decline).toBe(90);
    expect((await api("/approvals")).body.data).toEqual([]);
  });
});

describe("policy", () => {
  beforeEach(async () => {
    await patch({ approval_areas: ["policy"] });
  });

  test.each([
    [{ thresholds: { decline: 90 } }],
    [{ signal_weights: { IP_TOR: 10 } }],
    [{ high_risk_countries: ["KP"] }],
    [{ holdout_percent: 0.5 }],
    [{ learning: { pooling: false } }],
    [{ submerchant_reports_affect_organization: false }],
    [{ threshold_probabilities: { challenge: 0.1, review: 0.2, decline: 0.6 } }],
  ])("%j waits, and changes nothing until another person approves it", async (change) => {
    const before = await organization();
    const asked = await patch(change);
    expect([asked.status, asked.body.error.code, asked.body.error.details.area]).toEqual([403, "APPROVAL_REQUIRED", "policy"]);
    expect(await organization()).toEqual(before);
    const { body } = await decide(idOf(asked), "approve");
    expect(body).toMatchObject({ status: "applied", change: null, failure: null, decided_by: { id: "second@shop.example" } });
    expect(await organization()).not.toEqual(before);
  });

  test("what is no policy, and what changes nothing, needs none", async () => {
    expect((await patch({ review_target_minutes: 30, thresholds: { decline: 75 }, signal_weights: { IP_TOR: 45 } })).status).toBe(200);
  });

  test("the request is shown as it will be made, to be read before it is approved", async () => {
    const id = idOf(await patch({ thresholds: { decline: 90 } }));
    expect((await api(`/approvals/${id}`, undefined, second)).body).toMatchObject({
      id,
      area: "policy",
      operation: "updateOrganization",
      change: { body: { thresholds: { decline: 90 } } },
      status: "pending",
      decided_by: null,
    });
  });

  test("the same request of the same person waits once; of two people, twice", async () => {
    const change = { thresholds: { decline: 90 } };
    const [first, again, other] = [await patch(change), await patch(change), await patch(change, second)].map(idOf);
    expect([again === first, other === first]).toEqual([true, false]);
  });

  test("the configuration document needs approval, too; trying it does not", async () => {
    const document = { format: 1, settings: { thresholds: { decline: 90 } }, lists: [], rules: [] };
    const push = (query: string) =>
      call(`${service.url}/api/v1/configuration${query}`, { method: "PUT", key: admin, body: document, headers: { "If-Match": "*" } });
    expect((await push("?dry_run=true")).status).toBe(200);
    const asked = await push("");
    expect(asked.body.error.details.area).toBe("configuration");
    expect((await decide(idOf(asked), "approve")).body.status).toBe("applied");
    expect((await organization()).thresholds.decline).toBe(90);
  });
});

describe("who may approve", () => {
  beforeEach(async () => {
    await patch({ approval_areas: ["policy", "live_rules", "configuration"] });
  });

  test("not the person who requested it, who may withdraw it", async () => {
    const id = idOf(await patch({ thresholds: { decline: 90 } }));
    const refused = await decide(id, "approve", admin);
    expect([refused.status, refused.body.error.code]).toEqual([409, "SECOND_PERSON_REQUIRED"]);
    expect((await decide(id, "reject", admin)).body.status).toBe("rejected");
  });

  test("not the person who made the key that requested it", async () => {
    const { key } = (await api("/keys", { type: "secret", name: "ci", permissions: ["rules:read", "rules:write"] })).body;
    const { id } = (await api("/rules", rule, key)).body;
    await api(`/rules/${id}/live`, { reason: "live" }, key);
    const asked = await api(`/rules/${id}/archive`, { reason: "away" }, key);
    expect((await decide(idOf(asked), "approve", admin)).body.error.code).toBe("SECOND_PERSON_REQUIRED");
    expect((await decide(idOf(asked), "approve")).body.status).toBe("applied");
    expect((await api(`/rules/${id}`)).body.status).toBe("archived");
  });

  test("not a person without the permission of the operation", async () => {
    const id = idOf(await patch({ thresholds: { decline: 90 } }));
    const analyst = await service.token("analyst", tenant.id);
    expect((await decide(id, "approve", analyst)).body.error.code).toBe("FORBIDDEN");
    expect((await decide(id, "reject", analyst)).body.error.code).toBe("FORBIDDEN");
  });

  test("nobody of another organization", async () => {
    const id = idOf(await patch({ thresholds: { decline: 90 } }));
    const stranger = await service.token("admin", (await createTenant(service.database.url)).id);
    expect([(await decide(id, "approve", stranger)).status, (await api(`/approvals/${id}`, undefined, stranger)).status]).toEqual([404, 404]);
    expect((await api("/approvals", undefined, stranger)).body.data).toEqual([]);
  });
});

describe("switching approvals off", () => {
  test.each([
    [{ approval_areas: ["policy", "models"] }, { approval_areas: ["models"] }],
    [{ approval_areas: ["allowlists"] }, { approval_areas: [] }],
    [{ rule_approval: true }, { rule_approval: false }],
  ])("after %j, %j needs two; switching on needs one", async (on, off) => {
    expect((await patch(on)).status).toBe(200);
    const asked = await patch(off);
    expect([asked.body.error.code, asked.body.error.details.area]).toEqual(["APPROVAL_REQUIRED", undefined]);
    expect(await organization()).toMatchObject(on);
    expect((await decide(idOf(asked), "approve")).body).toMatchObject({ area: null, status: "applied" });
    expect(await organization()).toMatchObject(off);
  });

  test("no document switches an area off", async () => {
    await patch({ approval_areas: ["models"] });
    const body = { format: 1, settings: { approval_areas: [] }, lists: [], rules: [] };
    const answer = await call(`${service.url}/api/v1/configuration`, { method: "PUT", key: admin, body, headers: { "If-Match": "*" } });
    expect([answer.status, answer.body.error.details.errors[0].path]).toEqual([422, "settings.approval_areas"]);
  });
});

describe("other areas", () => {
  test("a live rule that leaves waits; a draft does not", async () => {
    await patch({ approval_areas: ["live_rules"] });
    const { id } = (await api("/rules", rule)).body;
    expect((await api(`/rules/${id}/archive`, { reason: "away" })).status).toBe(200);
    await api(`/rules/${id}/draft`, { reason: "again" });
    await api(`/rules/${id}/live`, { reason: "live" });
    for (const step of ["archive", "draft", "shadow"])
      expect((await api(`/rules/${id}/${step}`, { reason: "away" })).body.error?.details?.area).toBe("live_rules");
    expect((await api(`/rules/${id}`)).body.status).toBe("live");
  });

  test("an allowlist entry waits, and is made as it was requested", async () => {
    await patch({ approval_areas: ["allowlists"] });
    const asked = await api("/allowlists", { list_type: "customer_id", value: "cus-1", reason: "known" });
    expect(asked.body.error.details.area).toBe("allowlists");
    expect((await api("/allowlists")).body.data).toEqual([]);
    await decide(idOf(asked), "approve");
    expect((await api("/allowlists")).body.data).toMatchObject([{ value: "cus-1", reason: "known", source: "manual" }]);
  });

  test("a model that goes live waits", async () => {
    await patch({ approval_areas: ["models"] });
    const { id } = (await api("/models", { signal_weights: { IP_TOR: 60 } })).body;
    const asked = await api(`/models/${id}/approve`, {});
    expect(asked.body.error.details.area).toBe("models");
    expect((await decide(idOf(asked), "approve")).body.status).toBe("applied");
    expect((await api(`/models/${id}`)).body.state).toBe("live");
  });
});

describe("a decision", () => {
  beforeEach(async () => {
    await patch({ approval_areas: ["policy", "allowlists"] });
  });

  test("is made once, however often it is sent at once", async () => {
    const id = idOf(await patch({ thresholds: { decline: 90 } }));
    const third = await service.token("admin", tenant.id, "third@shop.example");
    const answers = await Promise.all([second, third, second, third].map((key) => decide(id, "approve", key)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  test("whose change cannot be made any more says why", async () => {
    const entry = { list_type: "customer_id", value: "cus-2" };
    const asked = [await api("/allowlists", entry), await api("/allowlists", entry, second)].map(idOf);
    const third = await service.token("admin", tenant.id, "third@shop.example");
    await decide(asked[0] ?? "", "approve", third);
    expect((await decide(asked[1] ?? "", "approve", third)).body).toMatchObject({ status: "failed", failure: { code: "DUPLICATE" }, change: null });
  });

  test("comes within seven days, or never", async () => {
    const id = idOf(await patch({ thresholds: { decline: 90 } }));
    await service.database.query("UPDATE approvals SET requested_at = requested_at - interval '7 days' WHERE id = $1", [id]);
    expect((await decide(id, "approve")).body.error.details).toEqual({ from: "expired" });
    expect((await api("/approvals?status=expired")).body.data).toMatchObject([{ id, status: "expired" }]);
    expect((await api("/approvals?status=pending")).body.data).toEqual([]);
  });

  test("whose process ended in between is made when it is approved again", async () => {
    const id = idOf(await patch({ thresholds: { decline: 90 } }));
    await service.database.query(
      `UPDATE approvals SET status = 'approved', decided_at = now() - interval '2 minutes', decided_by = '{"type":"session","id":"second@shop.example","role":"admin"}' WHERE id = $1`,
      [id],
    );
    expect((await decide(id, "approve")).body.status).toBe("applied");
    expect((await organization()).thresholds.decline).toBe(90);
  });

  test("is in the audit log with who requested and who approved, and never with the values", async () => {
    const asked = await api("/allowlists", { list_type: "email", value: "maria@correo.mx" });
    await decide(idOf(asked), "approve");
    const records = (await api("/audit-log?resource_type=approval")).body.data;
    expect(records.map(({ action }: { action: string }) => action)).toEqual(["approval.approved", "approval.requested"]);
    expect(JSON.stringify(records)).not.toContain("maria");
  });
});
