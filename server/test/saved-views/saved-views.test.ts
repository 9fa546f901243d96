// Saved views: who sees and changes them, how many there are, and what the audit log says.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MOST, MOST_OF_PERSON } from "../../src/backoffice/saved-views/service.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { call, type TestAnswer } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";

let service: TestService;
let tenant: Tenant;
let analyst: string;
let admin: string;
let viewer: string;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
});
afterAll(() => service.close());
beforeEach(async () => {
  tenant = await createTenant(service.database.url);
  [analyst, admin, viewer] = (await Promise.all((["analyst", "admin", "viewer"] as const).map((role) => service.token(role, tenant.id)))) as [
    string,
    string,
    string,
  ];
});

const api = (key: string, path = "", options: { method?: string; body?: unknown } = {}): Promise<TestAnswer> =>
  call(`${service.url}/api/v1/saved-views${path}`, { key, ...options });
const save = async (key: string, more: object = {}): Promise<string> => (await api(key, "", { body: { name: "View", filters: {}, ...more } })).body.id;
const seenBy = async (key: string): Promise<string[]> => (await api(key)).body.data.map(({ id }: { id: string }) => id);

test("a person sees their own views and the shared ones of the organization, newest first, and another organization none", async () => {
  const own = await save(analyst);
  const shared = await save(analyst, { shared: true });
  const others = await save(viewer);
  expect(await seenBy(analyst)).toEqual([shared, own]);
  expect(await seenBy(viewer)).toEqual([others, shared]);
  const stranger = await createTenant(service.database.url);
  expect(await seenBy(await service.token("admin", stranger.id))).toEqual([]);
});

test("a view that is no longer shared is its owner's alone", async () => {
  const id = await save(analyst, { shared: true });
  await api(admin, `/${id}`, { method: "PATCH", body: { shared: false } });
  expect(await seenBy(analyst)).toEqual([id]);
  expect(await seenBy(admin)).toEqual([]);
  expect((await api(admin, `/${id}`, { method: "DELETE" })).status).toBe(404);
});

describe("there is a limit", () => {
  const insert = (count: number, owner: string) =>
    service.database.query(
      `INSERT INTO saved_views (organization_id, id, owner, name, shared, filters, list_order, created_at, updated_at)
       SELECT $1, id, $2, 'View', false, '{}', 'newest', now(), now() FROM unnest($3::uuid[]) AS u(id)`,
      [tenant.id, owner, Array.from({ length: count }, () => newId())],
    );

  test("for a person, and not for others", async () => {
    const first = await save(analyst);
    const { owner } = (await api(analyst)).body.data[0];
    await insert(MOST_OF_PERSON - 1, owner);
    const refused = await api(analyst, "", { body: { name: "View", filters: {} } });
    expect([refused.status, refused.body.error.code, refused.body.error.details.limit]).toEqual([409, "LIMIT_REACHED", MOST_OF_PERSON]);
    expect(await save(viewer)).toBeTruthy();
    await api(analyst, `/${first}`, { method: "DELETE" });
    expect(await save(analyst)).toBeTruthy();
  });

  test("for an organization", async () => {
    await insert(MOST, "others");
    const refused = await api(analyst, "", { body: { name: "View", filters: {} } });
    expect([refused.body.error.code, refused.body.error.details.limit]).toEqual(["LIMIT_REACHED", MOST]);
  });
});

test("the audit log has who saved, changed and removed a view, and nothing of a change that changes nothing", async () => {
  const id = await save(analyst, { filters: { review: "open", currency: "MXN" }, order: "largest" });
  await api(analyst, `/${id}`, { method: "PATCH", body: { filters: { currency: "MXN", review: "open" }, order: "largest" } });
  await api(analyst, `/${id}`, { method: "PATCH", body: { filters: { review: "open" } } });
  await api(analyst, `/${id}`, { method: "DELETE" });
  const { body } = await call(`${service.url}/api/v1/audit-log?resource_type=saved_view`, { key: admin });
  expect(body.data.map(({ action, resource_id }: { action: string; resource_id: string }) => [action, resource_id])).toEqual([
    ["saved_view.removed", id],
    ["saved_view.updated", id],
    ["saved_view.created", id],
  ]);
  expect(body.data[1]).toMatchObject({
    actor: { role: "analyst" },
    before: { filters: { review: "open", currency: "MXN" } },
    after: { filters: { review: "open" } },
  });
});
