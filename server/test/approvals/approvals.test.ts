// Changes that are made only with the approval of a second person: what waits, who may approve, and what is made then.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { operations } from "../../../generated/operations.ts";
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
const push = (document: object, ifMatch = "*", query = "", key = admin) =>
  call(`${service.url}/api/v1/configuration${query}`, {
    method: "PUT",
    key,
    body: { format: 1, settings: {}, lists: [], rules: [], ...document },
    headers: { "If-Match": ifMatch },
  });
const waiting = async () => (await api("/approvals?status=pending")).body.data;
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

  const costs = { typical_amount: 500, fraud: { share: 1, fixed: 25 }, refusal: { share: 0.2 }, review: { fixed: 4 } };
  const changes: object[] = [
    { thresholds: { decline: 90 } },
    { signal_weights: { IP_TOR: 10 } },
    { high_risk_countries: ["KP"] },
    { holdout_percent: 0.5 },
    { learning: { pooling: false } },
    { submerchant_reports_affect_organization: false },
    { threshold_probabilities: { challenge: 0.1, review: 0.2, decline: 0.6 } },
    { threshold_costs: costs },
  ];

  test("every member that the contract names is tried here", () => {
    expect(changes.flatMap(Object.keys).toSorted()).toEqual([...operations.updateOrganization.approvalMembers].toSorted());
  });

  test.each(changes.map((change) => [change]))("%j waits, and changes nothing until another person approves it", async (change) => {
    const before = await organization();
    const requested = await patch(change);
    expect([requested.status, requested.body.error.code, requested.body.error.details.area]).toEqual([403, "APPROVAL_REQUIRED", "policy"]);
    expect(await organization()).toEqual(before);
    const { body } = await decide(idOf(requested), "approve");
    expect(body).toMatchObject({ status: "applied", change: null, failure: null, decided_by: { id: "second@shop.example" } });
    expect(await organization()).not.toEqual(before);
  });

  test("a setting that decides nothing, and a change to the present value, need no approval", async () => {
    const { thresholds, signal_weights: weights } = await organization();
    expect((await patch({ review_target_minutes: 30, thresholds })).status).toBe(200);
    expect((await patch({ signal_weights: weights })).status).toBe(200);
    expect((await organization()).review_target_minutes).toBe(30);
  });

  test("a present weight that is set from now on waits: no model changes it then", async () => {
    expect((await patch({ review_target_minutes: 30, signal_weights: { IP_TOR: 45 } })).body.error.code).toBe("APPROVAL_REQUIRED");
  });

  test("a member beside one that waits does not change either", async () => {
    expect((await patch({ name: "Another", thresholds: { decline: 90 } })).body.error.code).toBe("APPROVAL_REQUIRED");
    expect((await organization()).name).not.toBe("Another");
  });

  test("present values that end a derivation wait: scores no longer follow the calibration then", async () => {
    await decide(idOf(await patch({ threshold_costs: costs })), "approve");
    const { thresholds } = await organization();
    expect((await patch({ thresholds })).body.error.code).toBe("APPROVAL_REQUIRED");
  });

  test("a change that the operation refuses is refused at once, and does not wait", async () => {
    expect((await patch({ thresholds: { decline: 10 } })).body.error.code).toBe("VALIDATION_ERROR");
    expect(await waiting()).toEqual([]);
  });

  test("the request is shown as it will be made, to be read before it is approved", async () => {
    const id = idOf(await patch({ thresholds: { decline: 90 } }));
    const { body } = await api(`/approvals/${id}`, undefined, second);
    expect(Object.keys(body.change)).toEqual(["body"]);
    expect(body).toMatchObject({
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

  test("a configuration document that changes it waits, too; trying it does not, and a document that changes something else does not", async () => {
    const document = { settings: { thresholds: { decline: 90 } } };
    expect((await push(document, "*", "?dry_run=true")).status).toBe(200);
    const requested = await push(document);
    expect(requested.body.error.details.area).toBe("policy");
    expect((await push({ lists: [{ name: "vips", description: null, case_insensitive: false }] })).status).toBe(200);
    expect((await decide(idOf(requested), "approve")).body.status).toBe("applied");
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
    const requested = await api(`/rules/${id}/archive`, { reason: "away" }, key);
    expect((await decide(idOf(requested), "approve", admin)).body.error.code).toBe("SECOND_PERSON_REQUIRED");
    expect((await decide(idOf(requested), "approve")).body.status).toBe("applied");
    expect((await api(`/rules/${id}`)).body.status).toBe("archived");
  });

  test("not the person who rotated it", async () => {
    const { id: first } = (await api("/keys", { type: "secret", name: "ci", permissions: ["rules:read", "rules:write"] })).body;
    const { key } = (await api(`/keys/${first}/rotate`, {}, second)).body;
    const { id } = (await api("/rules", rule)).body;
    await api(`/rules/${id}/live`, { reason: "live" });
    const requested = await api(`/rules/${id}/archive`, { reason: "away" }, key);
    expect((await decide(idOf(requested), "approve")).body.error.code).toBe("SECOND_PERSON_REQUIRED");
  });

  test("no key", async () => {
    const { key } = (await api("/keys", { type: "secret", name: "ci", permissions: ["rules:read", "rules:write"] }, second)).body;
    const { id } = (await api("/rules", rule)).body;
    await api(`/rules/${id}/live`, { reason: "live" });
    const requested = idOf(await api(`/rules/${id}/archive`, { reason: "away" }));
    expect([(await decide(requested, "approve", key)).status, (await api(`/rules/${id}`)).body.status]).toEqual([403, "live"]);
    expect(await waiting()).toMatchObject([{ id: requested }]);
  });

  test("a key of a submerchant requests nothing", async () => {
    await patch({ segment: "psp" });
    const { id: submerchant } = (await api("/submerchants", { name: "Tienda", country: "MX" })).body;
    const { key, id } = (await api(`/submerchants/${submerchant}/keys`, { type: "secret", name: "own" })).body;
    // no operation gives these to it
    await service.database.query("UPDATE api_keys SET permissions = '{configuration:read,configuration:write}' WHERE id = $1", [id]);
    const answer = await push({ settings: { case_prefix: "ABC" } }, "*", "", key);
    expect([answer.status, answer.body.error.code]).toEqual([403, "FORBIDDEN"]);
    expect(await waiting()).toEqual([]);
  });

  test("not a person without the permission of the operation: the change waits on", async () => {
    const id = idOf(await patch({ thresholds: { decline: 90 } }));
    const analyst = await service.token("analyst", tenant.id);
    expect((await decide(id, "approve", analyst)).body.error.code).toBe("FORBIDDEN");
    expect((await decide(id, "reject", analyst)).body.error.code).toBe("FORBIDDEN");
    expect(await waiting()).toMatchObject([{ id }]);
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
    [{ approval_areas: ["models", "policy"] }, { approval_areas: ["models"] }],
    [{ approval_areas: ["models"] }, { approval_areas: ["policy"] }],
    [{ approval_areas: ["allowlists"] }, { approval_areas: [] }],
    [{ rule_approval: true }, { rule_approval: false }],
  ])("after %j, %j needs two; switching on needs one", async (on, off) => {
    expect((await patch(on)).status).toBe(200);
    const requested = await patch(off);
    expect([requested.body.error.code, requested.body.error.details.area]).toEqual(["APPROVAL_REQUIRED", undefined]);
    expect(await organization()).toMatchObject(on);
    expect((await decide(idOf(requested), "approve")).body).toMatchObject({ area: null, status: "applied" });
    expect(await organization()).toMatchObject(off);
  });

  test("a change together with switching its area off waits as a whole", async () => {
    await patch({ approval_areas: ["policy"] });
    expect((await patch({ approval_areas: [], thresholds: { decline: 90 } })).body.error.code).toBe("APPROVAL_REQUIRED");
    expect(await organization()).toMatchObject({ approval_areas: ["policy"], thresholds: { decline: 75 } });
  });

  test("at the same moment as switching on: what is on stays on", async () => {
    await patch({ approval_areas: ["policy"] });
    await Promise.all([patch({ approval_areas: ["models", "policy"] }, second), ...Array.from({ length: 8 }, () => patch({ approval_areas: ["policy"] }))]);
    expect((await organization()).approval_areas).toEqual(["models", "policy"]);
  });

  test("no document switches an area off", async () => {
    await patch({ approval_areas: ["models"] });
    const answer = await push({ settings: { approval_areas: [] } });
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

  test("a live rule that changes waits, where it would decide at once", async () => {
    await patch({ approval_areas: ["live_rules"] });
    const { id } = (await api("/rules", rule)).body;
    await api(`/rules/${id}/live`, { reason: "live" });
    const change = (key = admin) =>
      call(`${service.url}/api/v1/rules/${id}`, { method: "PATCH", key, body: { expression: "payment.amount > 9e9", reason: "away" } });
    const requested = await change();
    expect(requested.body.error.details.area).toBe("live_rules");
    expect((await api(`/rules/${id}`)).body).toMatchObject({ version: 1, live_version: 1 });
    await patch({ rule_approval: true });
    expect((await change(second)).body).toMatchObject({ live_version: 1, pending_approval: { version: 2 } });
  });

  test("a document that removes a live rule waits", async () => {
    await patch({ approval_areas: ["live_rules"] });
    const { id } = (await api("/rules", rule)).body;
    await api(`/rules/${id}/live`, { reason: "live" });
    const requested = await push({});
    expect(requested.body.error.details.area).toBe("live_rules");
    expect((await api(`/rules/${id}`)).body.status).toBe("live");
    await decide(idOf(requested), "approve");
    expect((await api(`/rules/${id}`)).body.status).toBe("archived");
  });

  test("a document waits where documents do, unless it changes nothing", async () => {
    await patch({ approval_areas: ["configuration"] });
    expect((await push({})).status).toBe(200);
    expect((await push({ settings: { case_prefix: "ABC" } })).body.error.details.area).toBe("configuration");
    expect((await push({ settings: { case_prefix: "ABC" } }, '"old"')).body.error.code).toBe("CONFIGURATION_OUTDATED");
    expect((await patch({ case_prefix: "DEF" })).status).toBe(200);
  });

  test("a document is not made of another configuration than it was based on", async () => {
    await patch({ approval_areas: ["configuration"] });
    const etag = (await call(`${service.url}/api/v1/configuration`, { key: admin })).headers.get("etag") ?? "";
    const id = idOf(await push({ settings: { case_prefix: "ABC" } }, etag));
    await patch({ review_target_minutes: 30 });
    expect((await decide(id, "approve")).body).toMatchObject({ status: "failed", failure: { code: "CONFIGURATION_OUTDATED" } });
    expect(await organization()).toMatchObject({ case_prefix: "FRD", review_target_minutes: 30 });
  });

  test("an allowlist entry waits, and is made as it was requested", async () => {
    await patch({ approval_areas: ["allowlists"] });
    const requested = await api("/allowlists", { list_type: "customer_id", value: "cus-1", reason: "known" });
    expect(requested.body.error.details.area).toBe("allowlists");
    expect((await api("/allowlists")).body.data).toEqual([]);
    await decide(idOf(requested), "approve");
    expect((await api("/allowlists")).body.data).toMatchObject([{ value: "cus-1", reason: "known", source: "manual" }]);
  });

  test("a model that goes live waits", async () => {
    await patch({ approval_areas: ["models"] });
    const { id } = (await api("/models", { signal_weights: { IP_TOR: 60 } })).body;
    const requested = await api(`/models/${id}/approve`, {});
    expect(requested.body.error.details.area).toBe("models");
    expect((await decide(idOf(requested), "approve")).body.status).toBe("applied");
    expect((await api(`/models/${id}`)).body.state).toBe("live");
    const back = await api(`/models/${id}/rollback`, { to: "previous" });
    expect(back.body.error.details.area).toBe("models");
    expect((await api(`/models/${id}`)).body.state).toBe("live");
    expect((await decide(idOf(back), "approve")).body.status).toBe("applied");
    expect((await api(`/models/${id}`)).body.state).toBe("archived");
  });

  test("a model that was replaced meanwhile does not go live", async () => {
    await patch({ approval_areas: ["models"] });
    const { id } = (await api("/models", { signal_weights: { IP_TOR: 60 } })).body;
    const requested = idOf(await api(`/models/${id}/approve`, {}));
    await api("/models", { signal_weights: { IP_TOR: 61 } });
    expect((await decide(requested, "approve")).body).toMatchObject({ status: "failed", failure: { code: "INVALID_TRANSITION" } });
  });

  test("the budget with which models go live by themselves waits where models do", async () => {
    await patch({ approval_areas: ["models"] });
    expect((await patch({ learning: { automatic_promotion_budget: 0.05 } })).body.error.details.area).toBe("models");
    expect((await patch({ learning: { pooling: false } })).status).toBe(200);
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
    const requested = [await api("/allowlists", entry), await api("/allowlists", entry, second)].map(idOf);
    const third = await service.token("admin", tenant.id, "third@shop.example");
    await decide(requested[0] ?? "", "approve", third);
    expect((await decide(requested[1] ?? "", "approve", third)).body).toMatchObject({ status: "failed", failure: { code: "DUPLICATE" }, change: null });
  });

  test("is one of two that come at once", async () => {
    const id = idOf(await patch({ thresholds: { decline: 90 } }));
    const answers = await Promise.all([decide(id, "approve"), decide(id, "reject", admin)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { status } = (await api(`/approvals/${id}`)).body;
    expect((await organization()).thresholds.decline).toBe(status === "applied" ? 90 : 75);
  });

  test("is about the newest hundred of each requester: the oldest of the same one is removed, and no other", async () => {
    const colleague = idOf(await patch({ thresholds: { decline: 89 } }, second));
    await service.database.query("UPDATE approvals SET id = '00000000-0000-7000-8000-000000000001' WHERE id = $1", [colleague]);
    const oldest = idOf(await patch({ thresholds: { decline: 90 } }));
    await service.database.query(
      `INSERT INTO approvals SELECT organization_id, gen_random_uuid(), area, operation, jsonb_build_object('n', n), status, requested_by, requested_at, expires_at
       FROM approvals, generate_series(1, 99) n WHERE id = $1`,
      [oldest],
    );
    await service.database.query("UPDATE approvals SET id = '00000000-0000-7000-8000-000000000000' WHERE id = $1", [oldest]);
    await patch({ thresholds: { decline: 91 } });
    expect((await api("/approvals/00000000-0000-7000-8000-000000000000")).status).toBe(404);
    expect((await api("/approvals/00000000-0000-7000-8000-000000000001")).body.status).toBe("pending");
  });

  test("is not about a request of which parts were erased: it can only be rejected", async () => {
    const id = idOf(await api("/allowlists", { list_type: "email", value: "maria@correo.mx" }));
    const erased = { body: { list_type: "email", value: "[erased]" } };
    await service.database.query("UPDATE approvals SET change = $2 WHERE id = $1", [id, erased]);
    expect((await decide(id, "approve")).body.error).toMatchObject({ code: "INVALID_TRANSITION", details: { from: "pending" } });
    expect((await decide(id, "reject")).body.status).toBe("rejected");
  });

  test("comes within seven days, or never", async () => {
    const id = idOf(await patch({ thresholds: { decline: 90 } }));
    await service.database.query("UPDATE approvals SET expires_at = expires_at - interval '7 days' WHERE id = $1", [id]);
    expect((await decide(id, "approve")).body.error.details).toEqual({ from: "expired" });
    expect((await api("/approvals?status=expired")).body.data).toMatchObject([{ id, status: "expired" }]);
    expect((await api("/approvals?status=pending")).body.data).toEqual([]);
  });

  test("is stored with its change, or not at all: after a fault of the service the change waits on", async () => {
    const id = idOf(await api("/allowlists", { list_type: "customer_id", value: "cus-3" }));
    await service.database.query("ALTER TABLE list_entries ADD CONSTRAINT fault CHECK (value <> 'cus-3') NOT VALID");
    const answer = await decide(id, "approve");
    await service.database.query("ALTER TABLE list_entries DROP CONSTRAINT fault");
    expect([answer.status, (await api("/audit-log?resource_type=approval")).body.data.length]).toEqual([500, 1]);
    expect(await waiting()).toMatchObject([{ id }]);
    expect((await decide(id, "approve")).body.status).toBe("applied");
  });

  test("is in the audit log with who requested and who approved, and never with the values", async () => {
    const requested = await api("/allowlists", { list_type: "email", value: "maria@correo.mx" });
    await decide(idOf(requested), "approve");
    const records = (await api("/audit-log?resource_type=approval")).body.data;
    expect(records.map(({ action }: { action: string }) => action)).toEqual(["approval.approved", "approval.requested"]);
    expect(JSON.stringify(records)).not.toContain("maria");
  });
});
