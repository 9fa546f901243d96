// Assess looks up the types of value that an organization has listed: the first entry of a type applies at once, also in a process that did not look that type up.
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, payin } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { type Lists, listsOf } from "./lists-of.ts";

let service: TestService;
let other: TestService;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
  other = await startService({ logLevel: "warn" }, service.database);
});
afterAll(async () => {
  await other.close();
  await service.close();
});

const paymentOf = (email: string, fingerprint: string) => payin({ payer: { email }, device: { ip_address: "187.190.33.7", fingerprint } });
const blockedBy = async (tenant: Tenant, email: string, fingerprint = "fp_primera") => {
  const answers = await Promise.all(
    [service, other].map(({ url }) => call(`${url}/api/v1/assess`, { key: tenant.secret, body: paymentOf(email, fingerprint) })),
  );
  return answers.map(({ body }) => body.blocked_by);
};
const versionOf = async ({ id }: Tenant): Promise<number> => {
  const [row] = await service.database.query<{ version: number }>("SELECT version FROM organizations WHERE id = $1", [id]);
  return row?.version ?? 0;
};

async function newcomer(): Promise<{ tenant: Tenant; lists: Lists }> {
  const tenant = await createTenant(service.database.url);
  return { tenant, lists: listsOf(service.url, await service.token("analyst", tenant.id)) };
}

test.each([
  ["email", { list_type: "email", value: "mala@ejemplo.mx" }],
  ["device_fingerprint", { list_type: "device_fingerprint", value: "fp_primera" }],
  ["email_domain", { list_type: "email_domain", value: "ejemplo.mx" }],
  ["ip_range", { list_type: "ip_range", value: "187.190.33.0/24" }],
])("the first %s that is listed blocks the next payment in every process, although none was listed before", async (type, entry) => {
  const { tenant, lists } = await newcomer();
  expect(await blockedBy(tenant, "mala@ejemplo.mx")).toEqual([undefined, undefined]);
  expect((await lists.block(entry)).status).toBe(201);
  expect(await blockedBy(tenant, "mala@ejemplo.mx")).toEqual([`blocklist:${type}`, `blocklist:${type}`]);
});

test("the first entries of two types made at the same time both apply", async () => {
  const { tenant, lists } = await newcomer();
  expect(await blockedBy(tenant, "una@ejemplo.mx")).toEqual([undefined, undefined]);
  await Promise.all([lists.block({ list_type: "email", value: "una@ejemplo.mx" }), lists.block({ list_type: "device_fingerprint", value: "fp_otra" })]);
  expect(await blockedBy(tenant, "una@ejemplo.mx")).toEqual(["blocklist:email", "blocklist:email"]);
  expect(await blockedBy(tenant, "dos@ejemplo.mx", "fp_otra")).toEqual(["blocklist:device_fingerprint", "blocklist:device_fingerprint"]);
});

test("only the first entry of a type is a new version of the organization, which every process reads anew", async () => {
  const { tenant, lists } = await newcomer();
  const before = await versionOf(tenant);
  await lists.block({ list_type: "email", value: "uno@ejemplo.mx" });
  expect(await versionOf(tenant)).toBe(before + 1);
  const { body } = await lists.block({ list_type: "email", value: "dos@ejemplo.mx" });
  await lists.allow({ list_type: "email", value: "tres@ejemplo.mx" });
  await lists.unblock(body.id);
  expect(await versionOf(tenant)).toBe(before + 1);
  await lists.allow({ list_type: "phone", value: "+52 55 4821 9034" });
  expect(await versionOf(tenant)).toBe(before + 2);
});
