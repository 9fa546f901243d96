// The service built without the organization predicate of its entities: row-level security alone must isolate tenants.
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ApiKey } from "../../src/accounts/keys/api-key.entity.ts";
import { Organization } from "../../src/platform/tenants/organization.entity.ts";
import { Submerchant } from "../../src/platform/tenants/submerchant.entity.ts";
import { connectOwnerOrm } from "../../src/schema/orm.ts";
import { requestOf, send } from "../access/send.ts";
import { startService, type TestService } from "../harness/service.ts";
import { foreignFindings, ownFindings } from "./answers.ts";
import { aboutSubmerchants, foreignCases, openFields, ownCases } from "./cases.ts";
import { dump } from "./catalog.ts";
import { type Caller, callers, createWorld, idOf, organizations, type Presence, presenceIn } from "./world.ts";

// other files have been in this process: the modules are loaded anew, with this one in place of the filter
vi.hoisted(() => vi.resetModules());
vi.mock("../../src/platform/tenants/tenant-filter.ts", async (original) => {
  const { TENANT_FILTER } = await original<typeof import("../../src/platform/tenants/tenant-filter.ts")>();
  return { TENANT_FILTER, tenantFilter: () => ({ [TENANT_FILTER]: { name: TENANT_FILTER, cond: () => ({}), default: true } }) };
});

let service: TestService;
let presence: Presence;
beforeAll(async () => {
  service = await startService({ trustProxy: "loopback", logLevel: "warn" });
  await createWorld(service.database);
  presence = await presenceIn(service);
});
afterAll(async () => {
  await service.close();
  vi.doUnmock("../../src/platform/tenants/tenant-filter.ts");
  vi.resetModules();
});

/** Milliseconds for the cases of a caller: about a thousand requests, on a machine that may be busy. */
const TIMEOUT = 120_000;

/** Those to whom the management resources are open, of a merchant and of a payment service provider. */
const managers = callers.filter(
  ({ role, kind, submerchant, organization }) =>
    [organizations[0], organizations[2]].includes(organization) && (role === "admin" || (kind === "secret" && submerchant === null)),
);

test("this build has no predicate: a connection without row-level security finds rows of every organization", async () => {
  const orm = await connectOwnerOrm(service.database.url);
  const em = orm.em.fork();
  const owners = [
    (await em.find(ApiKey, {})).map(({ organizationId }) => organizationId),
    (await em.find(Submerchant, {})).map(({ organizationId }) => organizationId),
    (await em.find(Organization, {})).map(({ id }) => id),
  ];
  for (const found of owners) for (const { id } of organizations) expect(found).toContain(id);
  await orm.close();
});

test("without row-level security as well, a key of another organization is found: row-level security is what isolates", async () => {
  const open = await startService({ trustProxy: "loopback", logLevel: "warn" });
  await createWorld(open.database);
  const there = await presenceIn(open);
  const [caller, other] = [admin(0), admin(1)];
  const read = async () =>
    (await send(open.url, "readKey", { path: { id: idOf(other.organization, "key") } }, await there.authorization(caller, "somebody"))).status;
  const isolated = await read();
  await open.database.query("ALTER TABLE api_keys DISABLE ROW LEVEL SECURITY");
  expect([isolated, await read()]).toEqual([404, 200]);
  await open.close();
});

function admin(index: number): Caller {
  return callers.find(({ role, organization }) => role === "admin" && organization === organizations[index]) ?? expect.fail("no such admin");
}

const listed = managers.map((caller) => ({ caller, name: caller.name, foreign: foreignCases(caller).length, own: ownCases(caller).length }));

describe("row-level security alone answers for what is another's as for what does not exist", () => {
  test.each(listed)(
    "$name: $foreign cases",
    async ({ caller }) => {
      expect(await foreignFindings(service, presence, caller)).toEqual([]);
    },
    TIMEOUT,
  );
});

describe("and lets its owner have it", () => {
  test.each(listed)("$name: $own cases", async ({ caller }) => {
    expect(await ownFindings(service, presence, caller)).toEqual([]);
  });
});

describe("lists hold the caller's own rows, all of them and no others", () => {
  const lists = managers.flatMap((caller) =>
    openFields(caller)
      .filter((field) => field.holds === "cursor" && (caller.organization.segment === "psp" || !aboutSubmerchants(field)))
      .map(({ operation }) => ({ operation, caller, name: caller.name })),
  );

  test.each(lists)("$operation of the $name", async ({ operation, caller }) => {
    const { table, where = {}, about, key = "id" } = tableOf[operation] ?? expect.fail(`${operation} lists rows of no known table`);
    // about one that has rows: a new one has none
    const request = about === undefined ? await requestOf(operation, presence.fixtures(caller)) : { path: { id: caller.organization.submerchant } };
    const authorization = await presence.authorization(caller, "somebody-who-lists");
    const found: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await send(service.url, operation, { ...request, query: { limit: "3", ...(cursor === undefined ? {} : { cursor }) } }, authorization);
      expect(page.status).toBe(200);
      // the blocklist was published with its page within
      const { data: rows, next_cursor } = Array.isArray(page.body.data) ? page.body : { ...page.body.data, data: page.body.data.entries };
      found.push(...rows.map((row: Record<string, string>) => row[key]));
      cursor = next_cursor;
    }
    const stored = (await dump(service.database.query))[table]?.map((row) => JSON.parse(row)) ?? [];
    const wanted = { organization_id: caller.organization.id, ...where, ...(about === undefined ? {} : { [about]: caller.organization.submerchant }) };
    const own = stored.filter((row) => Object.entries(wanted).every(([column, value]) => row[column] === value));
    expect(own.length).toBeGreaterThan(0);
    expect(found.toSorted()).toEqual(own.map((row) => row[key]).toSorted());
  });
});

/** Where the rows of a list are, which of them, the column that its path is about, and the one that names a row. */
const tableOf: Readonly<
  Record<string, { readonly table: string; readonly where?: Readonly<Record<string, string>>; readonly about?: string; readonly key?: string }>
> = {
  listAssessments: { table: "assessments", key: "session_id" },
  listBlocklistEntries: { table: "list_entries", where: { list: "block" } },
  listAllowlistEntries: { table: "list_entries", where: { list: "allow" } },
  listCases: { table: "cases" },
  listCaseRecommendations: { table: "case_recommendations", key: "session_id" },
  listWebhookEndpoints: { table: "webhook_endpoints" },
  listWebhookDeliveries: { table: "webhook_deliveries" },
  listConnections: { table: "connections" },
  listKeys: { table: "api_keys" },
  listSubmerchants: { table: "submerchants" },
  listSubmerchantKeys: { table: "api_keys", about: "submerchant_id" },
  listAuditLog: { table: "audit_log" },
  listNetworkSignals: { table: "network_signals" },
};
