// Secrets in the database, in the name of an organization.

import type { MikroORM } from "@mikro-orm/postgresql";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { secretsOf, storeSecret } from "../../src/accounts/secrets/sealed-secrets.ts";
import { type Availability, watchAvailability } from "../../src/platform/database/availability.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { UnopenableSecret } from "../../src/platform/keyrings/seal.ts";
import type { SecretsKey } from "../../src/platform/keyrings/secrets-keys.ts";
import { createTenancy, type Tenant } from "../../src/platform/tenancy/tenancy.ts";
import { simulateTime } from "../../src/platform/time/clock.ts";
import { connectOrm } from "../../src/schema/orm.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { identifiers } from "../harness/identifiers.ts";
import { createTenant } from "../harness/tenant.ts";
import { keyOf } from "./keys.ts";

const keys = [keyOf("new", 1), keyOf("old", 2)];
let database: TestDatabase;
let orm: MikroORM;
let availability: Availability;
let ours: string;
let theirs: string;
beforeAll(async () => {
  database = await createDatabase();
  orm = await connectOrm(database.url, 5000);
  availability = watchAvailability(database.url, () => undefined);
  ours = (await createTenant(database.url)).id;
  theirs = (await createTenant(database.url)).id;
});
afterAll(async () => {
  availability.close();
  await orm.close();
  await database.close();
});

function within<T>(organizationId: string, work: (tenant: Tenant) => Promise<T>): Promise<T> {
  const credential = {
    kind: "session",
    id: newId(),
    organizationId,
    permissions: new Set<string>(),
    submerchantId: null,
    subject: "x",
    role: "admin",
  } as const;
  return createTenancy(orm, availability, identifiers).within({ credential, requestId: newId() }, work);
}

const store = (secret: string, ownerId: string, more: { purpose?: string; expiresAt?: Date; under?: readonly SecretsKey[] } = {}) =>
  within(ours, (tenant) => {
    const { under = keys, purpose = "webhook", ...rest } = more;
    return storeSecret(tenant, under, { purpose, ownerId, secret, ...rest });
  });
const read = (ownerId: string, organizationId = ours, purpose = "webhook") => within(organizationId, (tenant) => secretsOf(tenant, keys, purpose, ownerId));

test("a secret is read as it was stored", async () => {
  const owner = newId();
  const id = await store("whsec_ñandú", owner);
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(await read(owner)).toEqual(["whsec_ñandú"]);
});

test("the table holds no plain text, in no encoding", async () => {
  const secret = "whsec_not_to_be_seen_by_anybody";
  const id = await store(secret, newId());
  const [row] = await database.query<{ row: string }>("SELECT secrets::text AS row FROM secrets WHERE id = $1", [id]);
  for (const encoding of ["utf8", "hex", "base64"] as const) expect(row?.row).not.toContain(Buffer.from(secret).toString(encoding).slice(0, 16));
  expect(row?.row).toContain("new");
});

test("several secrets of one owner are valid side by side, newest first", async () => {
  const owner = newId();
  // stored within one millisecond, they would have no order
  let at = Date.now();
  onTestFinished(simulateTime(() => at++));
  await store("first", owner, { under: [keyOf("old", 2)] });
  await store("second", owner);
  await store("third", owner);
  expect(await read(owner)).toEqual(["third", "second", "first"]);
});

test("a secret that has expired is not among them", async () => {
  const owner = newId();
  await store("over", owner, { expiresAt: new Date(Date.now() - 1000) });
  await store("ending", owner, { expiresAt: new Date(Date.now() + 60_000) });
  expect(await read(owner)).toEqual(["ending"]);
});

test("secrets of another owner or purpose are not among them", async () => {
  const owner = newId();
  await store("ours", owner);
  await store("processor's", owner, { purpose: "processor" });
  await store("another's", newId());
  expect(await read(owner)).toEqual(["ours"]);
});

test("a transaction that fails stores none", async () => {
  const owner = newId();
  const failing = within(ours, async (tenant) => {
    await storeSecret(tenant, keys, { purpose: "webhook", ownerId: owner, secret: "x" });
    throw new Error("afterwards");
  });
  await expect(failing).rejects.toThrow("afterwards");
  expect(await read(owner)).toEqual([]);
});

describe("another organization", () => {
  test("reads none of them, though it names the owner", async () => {
    const owner = newId();
    await store("ours", owner);
    expect(await read(owner, theirs)).toEqual([]);
    const rows = await within(theirs, ({ query }) => query("SELECT id FROM secrets WHERE owner_id = $1", [owner]));
    expect(rows).toEqual([]);
  });

  test("cannot store one in our name", async () => {
    const intruding = within(theirs, (tenant) => storeSecret({ ...tenant, organizationId: ours }, keys, { purpose: "webhook", ownerId: newId(), secret: "x" }));
    await expect(intruding).rejects.toMatchObject({ code: "42501" });
  });

  test("cannot open one that was copied into its rows", async () => {
    const owner = newId();
    const id = await store("ours", owner);
    await database.query("INSERT INTO secrets SELECT $2, id, purpose, owner_id, key_id, sealed, created_at, expires_at FROM secrets WHERE id = $1", [
      id,
      theirs,
    ]);
    await expect(read(owner, theirs)).rejects.toThrow(UnopenableSecret);
    expect(await read(owner)).toEqual(["ours"]);
  });
});

test("a secret that was moved to another owner does not open there", async () => {
  const [owner, other] = [newId(), newId()];
  const id = await store("ours", owner);
  await database.query("UPDATE secrets SET owner_id = $2 WHERE id = $1", [id, other]);
  await expect(read(other)).rejects.toThrow(UnopenableSecret);
});
