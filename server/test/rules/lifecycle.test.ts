// Rules over the API: versions, status, approval by a second person, what every process would evaluate, and what is recorded.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createOrganizationProfiles, type OrganizationProfiles } from "../../src/controls/policy/profiles.ts";
import { MOST_RULES } from "../../src/controls/rules/transitions.ts";
import { ruleFactsOf } from "../../src/scoring/rule-evaluation/fact-array.ts";
import { call } from "../harness/client.ts";
import { connectPool } from "../harness/database.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";

let service: TestService;
let pool: ReturnType<typeof connectPool>;
let profiles: OrganizationProfiles;
let tenant: Tenant;
let admin: string;
let analyst: string;

beforeAll(async () => {
  service = await startService();
  pool = connectPool(service.database.url);
  profiles = createOrganizationProfiles(pool);
});
afterAll(async () => {
  await pool.end();
  await service.close();
});
beforeEach(async () => {
  tenant = await createTenant(service.database.url);
  admin = await service.token("admin", tenant.id);
  analyst = await service.token("analyst", tenant.id);
});

const api = (path: string, body?: unknown, key = admin) => call(`${service.url}/api/v1${path}`, { key, ...(body === undefined ? {} : { body }) });
const patch = (path: string, body: unknown, key = admin) => call(`${service.url}/api/v1${path}`, { method: "PATCH", key, body });
const rule = { name: "Large amounts", expression: "payment.amount > 1000", action: { type: "signal", weight: 20 } };
const created = async (more: object = {}, key = admin) => (await api("/rules", { ...rule, ...more }, key)).body;
const moved = async (id: string, step: string, key = admin) => (await api(`/rules/${id}/${step}`, { reason: step }, key)).body;
const approval = (id: string, version: number, key = admin) => api(`/rules/${id}/approve`, { version, reason: "read" }, key);
const evaluated = async () => (await profiles.load([tenant.id]))[0];
const version = async () => (await evaluated())?.version ?? 0;

describe("what a process evaluates", () => {
  test("an organization without rules has none, and none is compiled", async () => {
    expect((await evaluated())?.rules).toMatchObject({ live: [], shadow: [], lookUps: [], invalid: [] });
  });

  test("live and shadow rules are compiled in the order of their priority; drafts and archived ones are not there", async () => {
    const list = (await api("/lists", { name: "bins" })).body;
    const [late, early, shadow, archived] = [
      await created({ priority: 200 }),
      await created({ priority: 1, expression: 'in_list("bins", card.bin)', valid_until: "2030-01-01T00:00:00Z" }),
      await created(),
      await created(),
      await created(),
    ];
    for (const { id } of [late, early, archived]) await moved(id, "live");
    await moved(shadow.id, "shadow");
    await moved(archived.id, "archive");
    const rules = (await evaluated())?.rules;
    expect(rules?.live.map(({ id }) => id)).toEqual([early.id, late.id]);
    expect(rules?.shadow).toMatchObject([{ id: shadow.id, code: shadow.code, version: 1, action: { type: "signal", weight: 20 }, submerchantId: null }]);
    expect(rules?.lookUps.map(([{ id, name }]) => [id, name])).toEqual([[list.id, "bins"]]);
    expect(rules?.live).toMatchObject([{ validUntil: Date.UTC(2030, 0, 1), validFrom: Number.NEGATIVE_INFINITY }, { validUntil: Number.POSITIVE_INFINITY }]);
    const [first, second] = rules?.live ?? [];
    const facts = ruleFactsOf('[80,"418090"]', { "payment.amount": 1500 });
    expect(first?.matches(facts, (list, value) => list === "bins" && value === "418090")).toBe(true);
    expect(second?.matches(facts, () => false)).toBe(true);
  });

  test("every change of what is evaluated makes a new version of the organization, other changes do not", async () => {
    const { id } = await created();
    const before = await version();
    await patch(`/rules/${id}`, { priority: 5, reason: "draft" });
    expect(await version()).toBe(before);
    await moved(id, "shadow");
    const shadowed = await version();
    expect(shadowed).toBeGreaterThan(before);
    await patch(`/rules/${id}`, { priority: 6, reason: "shadow" });
    const changed = await version();
    expect(changed).toBeGreaterThan(shadowed);
    await moved(id, "shadow");
    expect(await version()).toBe(changed);
  });

  test("a live rule whose fact was removed by a release is left out and named, and the others are evaluated", async () => {
    const [broken, whole] = [await created(), await created()];
    await moved(broken.id, "live");
    await moved(whole.id, "live");
    await service.database.query(`UPDATE rule_versions SET content = jsonb_set(content, '{expression}', '"payment.gone > 1"') WHERE rule_id = $1`, [broken.id]);
    const rules = (await evaluated())?.rules;
    expect(rules?.live.map(({ id }) => id)).toEqual([whole.id]);
    expect(rules?.invalid).toMatchObject([{ id: broken.id, version: 1 }]);
  });
});

describe("versions", () => {
  test("a version never changes, and the code stays", async () => {
    const { id, code } = await created({ name: "Compra única" });
    expect(code).toBe("RULE:COMPRA_UNICA");
    await patch(`/rules/${id}`, { name: "Otra", reason: "second" });
    const { data } = (await api(`/rules/${id}/versions?limit=1`)).body;
    expect(data).toMatchObject([{ version: 2, name: "Otra", reason: "second" }]);
    expect((await api(`/rules/${id}/versions`)).body.data[1]).toMatchObject({ version: 1, name: "Compra única" });
    expect((await api(`/rules/${id}`)).body).toMatchObject({ code, version: 2 });
  });

  test("the application's role cannot change or remove a version", async () => {
    const { rows } = await pool.query(
      "SELECT privilege_type FROM information_schema.role_table_grants WHERE table_name = 'rule_versions' AND grantee = 'fraud_risk_app' ORDER BY 1",
    );
    expect(rows.map(({ privilege_type: privilege }) => privilege)).toEqual(["INSERT", "SELECT"]);
  });

  test("rules of the same name have codes of their own", async () => {
    expect([(await created()).code, (await created()).code]).toEqual(["RULE:LARGE_AMOUNTS", "RULE:LARGE_AMOUNTS_2"]);
  });
});

describe("approval by a second person", () => {
  beforeEach(async () => {
    await patch("/organization", { rule_approval: true });
  });

  /** A key that a person makes, which may change rules. */
  const keyOf = async (person: string) => (await api("/keys", { type: "secret", name: "rules", permissions: ["rules:read", "rules:write"] }, person)).body.key;
  const refused = (code: string, details: object = {}) => ({ status: 409, body: { error: { code, details } } });
  const second = refused("SECOND_PERSON_REQUIRED");

  test("a rule that is put live waits, and only another person approves it", async () => {
    const { id } = await created();
    expect(await moved(id, "live")).toMatchObject({ status: "draft", live_version: null, pending_approval: { version: 1 } });
    expect((await evaluated())?.rules.live).toEqual([]);
    expect(await approval(id, 1)).toMatchObject(second);
    expect((await approval(id, 1, analyst)).body).toMatchObject({ status: "live", live_version: 1, pending_approval: null });
    expect((await evaluated())?.rules.live).toHaveLength(1);
  });

  test("a live rule decides by its old version until the new one is approved", async () => {
    const { id } = await created();
    await moved(id, "live");
    await approval(id, 1, analyst);
    const change = await patch(`/rules/${id}`, { expression: "payment.amount > 2000", reason: "lower" }, analyst);
    expect(change.body).toMatchObject({ status: "live", version: 2, live_version: 1, pending_approval: { version: 2 } });
    expect((await evaluated())?.rules.live).toMatchObject([{ version: 1 }]);
    await approval(id, 2);
    expect((await evaluated())?.rules.live).toMatchObject([{ version: 2 }]);
  });

  test("a change of a rule that waits has to be requested again", async () => {
    const { id } = await created();
    await moved(id, "live");
    await patch(`/rules/${id}`, { expression: "true", reason: "another one" });
    expect(await approval(id, 1, analyst)).toMatchObject(refused("INVALID_TRANSITION"));
  });

  test("a person does not approve what a key of theirs requested", async () => {
    const { id } = await created({}, analyst);
    await moved(id, "live", await keyOf(admin));
    expect(await approval(id, 1)).toMatchObject(second);
  });

  test("nor what a key requested that a key of theirs made, nor one that they rotated", async () => {
    const { body: maker } = await api("/keys", { type: "secret", name: "keys", permissions: ["keys:write", "rules:read", "rules:write"] });
    const [one, other] = [await created({}, analyst), await created({}, analyst)];
    const { body: made } = await api("/keys", { type: "secret", name: "rules", permissions: ["rules:write"] }, maker.key);
    await moved(one.id, "live", made.key);
    expect(await approval(one.id, 1)).toMatchObject(second);
    const { body: rotated } = await api(`/keys/${made.id}/rotate`, {}, await service.token("admin", tenant.id, "second"));
    await moved(other.id, "live", rotated.key);
    expect((await approval(other.id, 1)).status).toBe(200);
  });

  test.each(["in person", "with a key"])("the author of a version %s does not approve it, if somebody else requested it", async (how) => {
    const author = how === "in person" ? analyst : await keyOf(admin);
    const { id } = await created({}, author);
    await moved(id, "live", how === "in person" ? admin : analyst);
    expect(await approval(id, 1, how === "in person" ? analyst : admin)).toMatchObject(second);
  });

  test("the author of a version before it, which is not live, does not approve either; the author of the live one does", async () => {
    const third = await service.token("analyst", tenant.id, "third");
    const { id } = await created();
    await moved(id, "live");
    await approval(id, 1, analyst);
    await patch(`/rules/${id}`, { expression: "payment.amount > 2000", reason: "lower" }, analyst);
    await patch(`/rules/${id}`, { priority: 7, reason: "earlier" }, third);
    expect(await approval(id, 3, analyst)).toMatchObject(second);
    expect((await approval(id, 3)).body).toMatchObject({ status: "live", live_version: 3 });
  });

  test("what is approved is what was read: a version that was exchanged meanwhile is refused, and so is none", async () => {
    const { id } = await created({}, analyst);
    await moved(id, "live", analyst);
    await patch(`/rules/${id}`, { expression: "payment.amount > 0.0", action: { type: "approve" }, reason: "Large amounts" }, analyst);
    await moved(id, "live", analyst);
    expect(await approval(id, 1)).toMatchObject(refused("RULE_OUTDATED", { version: 2 }));
    expect(await api(`/rules/${id}/approve`, { reason: "looks good" })).toMatchObject(refused("RULE_OUTDATED", { version: 2 }));
    expect((await evaluated())?.rules.live).toEqual([]);
    expect((await approval(id, 2)).status).toBe(200);
  });
});

test(`an organization has at most ${MOST_RULES} rules that are not archived`, async () => {
  const { id } = await created();
  await service.database.query(
    `INSERT INTO rules SELECT organization_id, gen_random_uuid(), code || n, status, version, live_version, flow, pending, reason, created_by, created_at, changed_by, updated_at
     FROM rules, generate_series(2, ${MOST_RULES}) AS n WHERE id = $1`,
    [id],
  );
  expect(await api("/rules", rule)).toMatchObject({ status: 409, body: { error: { code: "TOO_MANY_RULES", details: { limit: MOST_RULES } } } });
  await moved(id, "archive");
  const { id: last } = await created();
  expect(await api(`/rules/${id}/draft`, { reason: "back" })).toMatchObject({ status: 409, body: { error: { code: "TOO_MANY_RULES" } } });
  await moved(last, "archive");
  expect(await moved(id, "draft")).toMatchObject({ status: "draft" });
});

test("every step is in the audit log with its reason, and a repeated one is not", async () => {
  const { id } = await created({ reason: "why" });
  await patch(`/rules/${id}`, { priority: 3, reason: "sooner" });
  await moved(id, "shadow");
  await moved(id, "shadow");
  await moved(id, "live", analyst);
  const { data } = (await api("/audit-log?resource_type=rule")).body;
  expect(data.map(({ action }: { action: string }) => action)).toEqual(["rule.status_changed", "rule.status_changed", "rule.updated", "rule.created"]);
  expect(data[0]).toMatchObject({
    actor: { role: "analyst" },
    before: { status: "shadow", live_version: null },
    after: { status: "live", live_version: 2, reason: "live" },
  });
});

test("the rules of one organization are not there for another", async () => {
  const { id } = await created();
  await moved(id, "live");
  const stranger = await createTenant(service.database.url);
  const foreign = await service.token("admin", stranger.id);
  expect((await api("/rules", undefined, foreign)).body.data).toEqual([]);
  expect(await api(`/rules/${id}`, undefined, foreign)).toMatchObject({ status: 404 });
  expect(await api(`/rules/${id}/live`, { reason: "mine" }, foreign)).toMatchObject({ status: 404 });
  expect((await profiles.load([stranger.id]))[0]?.rules.live).toEqual([]);
});
