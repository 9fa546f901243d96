// The number of entries of each kind is stored beside the entries and equals a count, for any number of concurrent writers.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { MikroORM } from "@mikro-orm/postgresql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addAutomaticEntries, releaseEntries } from "../../src/controls/lists/automatic-entries.ts";
import { storeLines } from "../../src/controls/lists/import.ts";
import { createEntry, removeEntry, updateEntry } from "../../src/controls/lists/service.ts";
import { entryRow } from "../../src/controls/lists/store.ts";
import { watchAvailability } from "../../src/platform/database/availability.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { createTenancy, type Tenant } from "../../src/platform/tenancy/tenancy.ts";
import { connectOrm } from "../../src/schema/orm.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { testEncryption } from "../harness/encryption.ts";
import { identifiers } from "../harness/identifiers.ts";
import { createTenant } from "../harness/tenant.ts";
import { type Chance, chanceOf } from "../statistics/random.ts";
import { countedTotals, storedTotals } from "./totals-of.ts";

let database: TestDatabase;
let orm: MikroORM;
let availability: ReturnType<typeof watchAvailability>;
beforeAll(async () => {
  database = await createDatabase();
  orm = await connectOrm(database.url, 10_000);
  availability = watchAvailability(database.url, () => undefined);
});
afterAll(async () => {
  availability.close();
  await orm.close();
  await database.close();
});

/** Changes an organization as an administrator would. */
function changing<T>(organizationId: string, work: (tenant: Tenant) => Promise<T>): Promise<T> {
  const credential = {
    kind: "session",
    id: newId(),
    organizationId,
    permissions: new Set<string>(),
    submerchantId: null,
    subject: "x",
    role: "admin",
  } as const;
  return createTenancy(orm, availability, identifiers, testEncryption).change({ credential, requestId: newId() }, work);
}

const SEVERITIES = ["block", "flag", "review"] as const;
const LISTS = ["block", "allow"] as const;

/** One change of any kind. */
async function step(tenant: Tenant, chance: Chance, causes: string[]): Promise<void> {
  const list = chance.of(LISTS);
  const someEntry = async (of: string) =>
    (
      await tenant.query<{ id: string }>("SELECT id FROM list_entries WHERE organization_id = $1 AND list = $2 ORDER BY value, id OFFSET $3 LIMIT 1", [
        tenant.organizationId,
        of,
        chance.below(20),
      ])
    )[0]?.id;
  const kind = chance.below(6);
  if (kind === 0) await createEntry(tenant, list, { list_type: "customer_id", value: newId(), severity: chance.of(SEVERITIES), is_active: chance.is(0.8) });
  else if (kind === 1) {
    const rows = Array.from({ length: chance.below(30) }, () =>
      entryRow({ list: "block", listType: "customer_id", value: newId(), severity: chance.of(SEVERITIES) }),
    );
    await storeLines(
      tenant,
      rows.flatMap((row, line) => (typeof row === "string" ? [] : [{ line, row }])),
    );
  } else if (kind === 2) {
    const id = await someEntry("block");
    if (id !== undefined)
      await updateEntry(tenant, { id, severity: chance.of(SEVERITIES), is_active: chance.is(0.5), flow_scope: chance.of(["payin", "payout", "all"] as const) });
  } else if (kind === 3) {
    const id = await someEntry(list);
    if (id !== undefined) await removeEntry(tenant, list, id);
  } else if (kind === 4) {
    const cause = newId();
    causes.push(cause);
    const values = Array.from({ length: 1 + chance.below(4) }, () => ["customer_id", `payer_${chance.below(15)}`] as const);
    const severity = chance.of(SEVERITIES);
    await addAutomaticEntries(tenant, {
      cause,
      submerchantId: null,
      list,
      values: [{ values, severity, expiresAt: new Date("2100-01-01") }],
      source: chance.of(["chargeback", "fraud_report"] as const),
      reason: "x",
    });
  } else if (causes.length > 0) {
    const cause = chance.of(causes);
    for (const one of LISTS) await releaseEntries(tenant, cause, one);
  }
}

test("after four hundred insertions, changes, removals and files, of two organizations at once, totals are what a count says", async () => {
  const organizations = [(await createTenant(database.url)).id, (await createTenant(database.url)).id];
  const write = async (organization: string, index: number): Promise<void> => {
    const chance = chanceOf(20_261_122 + index);
    const causes: string[] = [];
    for (let count = 0; count < 200; count++) await changing(organization, (tenant) => step(tenant, chance, causes));
  };
  await Promise.all(organizations.map(write));
  expect(await storedTotals(database)).toEqual(await countedTotals(database));
  expect((await storedTotals(database)).length).toBeGreaterThan(20);
});

test("a change that leaves the kind of an entry as it was writes no total", async () => {
  const { id } = await createTenant(database.url);
  const { entry } = await changing(id, (tenant) => createEntry(tenant, "block", { list_type: "customer_id", value: "cus_1" }));
  const versions = () => database.query("SELECT ctid::text, xmin::text FROM list_totals WHERE organization_id = $1", [id]);
  const before = await versions();
  expect(before).toHaveLength(1);
  await changing(id, (tenant) => updateEntry(tenant, { id: entry.id, reason: "x", expires_at: "2100-01-01T00:00:00Z" }));
  expect(await versions()).toEqual(before);
});

test("entries are written in the files whose changes are counted, or that change nothing of their kind", () => {
  const source = fileURLToPath(new URL("../../src", import.meta.url));
  const writes =
    /(?:insertInto|updateTable|deleteFrom)\("list_entries"|(?:INSERT INTO|UPDATE|DELETE FROM) list_entries|native(?:Delete|Update|Insert)\(ListEntry|\(tenant, ListEntry\)\s*\.(?:update|insert|remove)/;
  const files = globSync("**/*.ts", { cwd: source }).filter((file) => writes.test(readFileSync(join(source, file), "utf8")));
  expect(files.map((file) => file.replaceAll("\\", "/")).sort()).toEqual([
    "backoffice/data-protection/erase-identifiers.ts",
    "controls/lists/automatic-entries.ts",
    "controls/lists/cross-tenant-functions.ts",
    "controls/lists/insert-automatic-entries.sql.ts",
    "controls/lists/insert-entries.sql.ts",
    "controls/lists/move-entry.sql.ts",
    "controls/lists/service.ts",
    "controls/lists/store-match-keys.sql.ts",
    "controls/lists/store.ts",
  ]);
});
