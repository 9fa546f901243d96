// Entities are stored by changes. What a read creates or removes is refused, and not lost without a word.
import { afterAll, beforeAll, expect, test } from "vitest";
import { NetworkMember } from "../../src/controls/network/network-member.entity.ts";
import { type Availability, watchAvailability } from "../../src/platform/database/availability.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { createTenancy, type Tenancy, type Tenant } from "../../src/platform/tenancy/tenancy.ts";
import { connectOrm } from "../../src/schema/orm.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { identifiers } from "../harness/identifiers.ts";
import { createTenant } from "../harness/tenant.ts";

let database: TestDatabase;
let orm: Awaited<ReturnType<typeof connectOrm>>;
let availability: Availability;
let tenancy: Tenancy;
beforeAll(async () => {
  database = await createDatabase();
  orm = await connectOrm(database.url, 5000);
  availability = watchAvailability(database.url, () => undefined);
  tenancy = createTenancy(orm, availability, identifiers);
});
afterAll(async () => {
  availability.close();
  await orm.close();
  await database.close();
});

async function newcomer() {
  const { id } = await createTenant(database.url);
  const identity = { kind: "session", id: newId(), organizationId: id, submerchantId: null, subject: "x", role: "admin" } as const;
  const acting = { credential: { ...identity, permissions: new Set<never>() }, requestId: newId() };
  const join = async ({ em, organizationId }: Tenant): Promise<void> =>
    void em.create(NetworkMember, { organizationId, contribute: true, consume: false, memberSince: new Date() });
  const members = async (): Promise<number> => (await database.query("SELECT FROM network_members WHERE organization_id = $1", [id])).length;
  return { acting, join, members };
}

test("a change stores what it creates and removes", async () => {
  const { acting, join, members } = await newcomer();
  await tenancy.change(acting, join);
  expect(await members()).toBe(1);
  await tenancy.change(acting, async ({ em, organizationId }) => void em.remove(await em.findOneOrFail(NetworkMember, { organizationId })));
  expect(await members()).toBe(0);
});

test("a read that creates or removes an entity is an error, and stores nothing", async () => {
  const { acting, join, members } = await newcomer();
  await expect(tenancy.within(acting, join)).rejects.toThrow("in a change");
  expect(await members()).toBe(0);
  await tenancy.change(acting, join);
  const remove = tenancy.within(acting, async ({ em, organizationId }) => void em.remove(await em.findOneOrFail(NetworkMember, { organizationId })));
  await expect(remove).rejects.toThrow("in a change");
  expect(await members()).toBe(1);
});
