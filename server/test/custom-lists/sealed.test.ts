// With encryption, values of lists for rules stand sealed in the database, and are found, copied, listed and removed by their hashes.
import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { MOST_SEARCHED } from "../../src/controls/custom-lists/listing.ts";
import { hashListValues } from "../../src/controls/custom-lists/rehash.ts";
import { destroyUnused } from "../../src/platform/data-keys/destruction.ts";
import { addGeneration, reencrypt } from "../../src/platform/data-keys/encrypt-stored-rows.ts";
import { testEncryption } from "../harness/encryption.ts";
import { startService, type TestService } from "../harness/service.ts";
import { type RuleTenant, ruleTenant } from "../rules/organization-rules.ts";
import { type CustomLists, customListsOf } from "./custom-lists-of.ts";

const { ring } = testEncryption;
const MIGRATION = new URL("../../src/schema/migrations/0022_sealed_list_values.sql", import.meta.url);

let service: TestService;
let owner: pg.Client;
beforeAll(async () => {
  service = await startService({ encryptRequests: true, logLevel: "warn", assessTimeoutMs: 10_000 });
  owner = new pg.Client({ connectionString: service.database.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await service.close();
});

let of: RuleTenant;
let lists: CustomLists;
let id: string;
let admin: string;
beforeEach(async () => {
  of = await ruleTenant(service);
  admin = await service.token("admin", of.tenant.id);
  lists = customListsOf(service.url, admin);
  ({ id } = (await lists.create({ name: "people" })).body);
});

/** Those of the texts that a copy of the table shows, in clear text or in base64. */
async function shown(texts: readonly string[]): Promise<string[]> {
  const rows = await service.database.query<{ row: string }>("SELECT v::text AS row FROM custom_list_values v WHERE organization_id = $1", [of.tenant.id]);
  const copy = rows.map(({ row }) => row).join("\n");
  return texts.filter((text) => copy.includes(text) || copy.includes(Buffer.from(text).toString("base64").replace(/=+$/, "")));
}

/** All values, page by page. */
async function walked(by: CustomLists, query: Record<string, string> = {}): Promise<string[]> {
  const values: string[] = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const { body } = await by.values(id, { limit: "2", ...query, ...(cursor === "" ? {} : { cursor }) });
    values.push(...body.data);
    cursor = body.next_cursor;
  }
  return values;
}

const VALUES = ["marta@correo.mx", "julián@correo.mx", "marta", "+525598761234", "zoë"];

test("values that are added, imported and copied stand in no copy of the table", async () => {
  expect((await lists.add(id, [...VALUES, " MARTA@correo.mx "])).body).toEqual({ added: 5, duplicates: 1, value_count: 5 });
  // the smaller contents are copied into the larger ones, whichever they are
  expect((await lists.send(id, "append", "value\nmarta\nimportada-1\n")).body).toMatchObject({ added: 1, duplicates: 1, value_count: 6 });
  const many = Array.from({ length: 9 }, (_, index) => `importada-${index}`);
  expect((await lists.send(id, "append", `value\n${many.join("\n")}\n`)).body).toMatchObject({ added: 8, duplicates: 1, value_count: 14 });
  expect(await shown([...VALUES, ...many, "correo"])).toEqual([]);
  expect((await walked(lists)).toSorted()).toEqual([...VALUES, ...many].toSorted());
  expect(await lists.file(id)).toBe(`value\n${[...VALUES, ...many].toSorted().join("\n")}\n`);
});

test("they are found in any spelling, listed by a prefix, and removed", async () => {
  await lists.add(id, VALUES);
  expect((await lists.check(id, "  MARTA ")).body).toEqual({ normalized_value: "marta", found: true });
  expect((await lists.check(id, "mart")).body.found).toBe(false);
  expect(await walked(lists, { prefix: "Marta" })).toEqual(["marta", "marta@correo.mx"]);
  expect(await walked(lists, { prefix: "Marta", limit: "1" })).toEqual(["marta", "marta@correo.mx"]);
  expect(await walked(lists, { prefix: "x" })).toEqual([]);
  expect((await lists.take(id, ["Marta", "nobody"])).body).toEqual({ removed: 1, missing: 1, value_count: 4 });
  expect((await lists.check(id, "marta")).body.found).toBe(false);
});

test("rules find them", async () => {
  await of.rule("live", { expression: 'in_list("people", email.domain)', action: { type: "at_least", decision: "review" } });
  await lists.add(id, ["Casa.Example"]);
  expect(await shown(["casa"])).toEqual([]);
  expect((await of.assess({ payer: { email: "marta@casa.example" } })).decision).toBe("review");
  expect((await of.assess({ payer: { email: "marta@otra.example" } })).decision).toBe("approve");
});

test("values in clear text stand beside sealed ones; sealing them and a rekey keep all of them", async () => {
  const plain = await startService({ encryptRequests: false, logLevel: "warn", assessTimeoutMs: 10_000 }, service.database);
  const clear = customListsOf(plain.url, admin);
  await clear.add(id, VALUES.slice(0, 2));
  await lists.add(id, VALUES.slice(1));
  // the third is a part of the first
  expect(await shown(VALUES)).toEqual(VALUES.slice(0, 3));
  const works = async (): Promise<void> => {
    for (const by of [lists, clear]) {
      expect((await walked(by)).toSorted()).toEqual(VALUES.toSorted());
      expect((await walked(by, { prefix: "marta" })).toSorted()).toEqual(["marta", "marta@correo.mx"]);
      for (const value of VALUES) expect((await by.check(id, value)).body.found).toBe(true);
      expect((await by.add(id, VALUES)).body).toMatchObject({ added: 0, duplicates: 5 });
    }
  };
  await works();
  await reencrypt(owner, ring, of.tenant.id, () => undefined);
  expect(await shown(VALUES)).toEqual([]);
  await works();
  expect(await addGeneration(owner, ring, of.tenant.id)).toBe(2);
  await reencrypt(owner, ring, of.tenant.id, () => undefined);
  await owner.query("UPDATE data_keys SET created_at = now() - interval '1 hour' WHERE organization_id = $1", [of.tenant.id]);
  expect(await destroyUnused(owner, of.tenant.id)).toBe(0);
  await works();
  await plain.close();
});

describe("values of the version before", () => {
  /** Stores values as the migration leaves them: with a hash that has no key. */
  const storedBefore = (values: readonly string[]) =>
    service.database.query(
      `INSERT INTO custom_list_values (organization_id, contents_id, value_key, value, keyed)
       SELECT organization_id, contents_id, hashtextextended(v, 0), v, false FROM custom_lists CROSS JOIN unnest($2::text[]) v WHERE id = $1`,
      [id, values],
    );

  test("are found after the next start, and one that was added again meanwhile is there once", async () => {
    const plain = await startService({ encryptRequests: false, logLevel: "warn", assessTimeoutMs: 10_000 }, service.database);
    const clear = customListsOf(plain.url, admin);
    await clear.add(id, ["marta"]);
    await storedBefore(VALUES);
    await service.database.query("UPDATE custom_lists SET value_count = 6 WHERE id = $1", [id]);
    expect((await clear.check(id, "zoë")).body.found).toBe(false);
    expect(await hashListValues(service.database.url, ring)).toBe(5);
    for (const value of VALUES) expect((await clear.check(id, value)).body.found).toBe(true);
    expect((await walked(clear)).toSorted()).toEqual(VALUES.toSorted());
    expect((await clear.read(id)).body.value_count).toBe(5);
    expect(await hashListValues(service.database.url, ring)).toBe(0);
    await plain.close();
  });

  test("survive the migration, and are found after the start behind it", async () => {
    const upgraded = await startService({ encryptRequests: true, logLevel: "warn" });
    const { query } = upgraded.database;
    const own = customListsOf(upgraded.url, await upgraded.token("admin"));
    const list: string = (await own.create()).body.id;
    // the table as the version before has it
    await query(`ALTER TABLE custom_list_values DROP COLUMN value_key, DROP COLUMN keyed, ADD PRIMARY KEY (organization_id, contents_id, value)`);
    await query(
      "INSERT INTO custom_list_values (organization_id, contents_id, value) SELECT organization_id, contents_id, v FROM custom_lists CROSS JOIN unnest($1::text[]) v",
      [VALUES],
    );
    await query("UPDATE custom_lists SET value_count = 5");
    await query(readFileSync(MIGRATION, "utf8"));
    expect(await hashListValues(upgraded.database.url, ring)).toBe(5);
    for (const value of VALUES) expect((await own.check(list, value)).body.found).toBe(true);
    expect((await own.add(list, VALUES)).body).toEqual({ added: 0, duplicates: 5, value_count: 5 });
    await upgraded.close();
  });

  test("are hashed in chunks, also those that were sealed before", async () => {
    const values = Array.from({ length: 5200 }, (_, index) => `antes-${index}`);
    await storedBefore(values);
    await service.database.query("UPDATE custom_lists SET value_count = 5200 WHERE id = $1", [id]);
    await lists.add(id, ["nueva"]);
    await reencrypt(owner, ring, of.tenant.id, () => undefined);
    expect(await hashListValues(service.database.url, ring)).toBe(5200);
    for (const value of ["antes-0", "antes-5199", "nueva"]) expect((await lists.check(id, value)).body.found).toBe(true);
  });
});

test("a prefix of many sealed values is looked for page by page, and a whole value is found at once", async () => {
  const values = Array.from({ length: MOST_SEARCHED + 2500 }, (_, index) => `cus-${index}`);
  expect((await lists.send(id, "replace", `value\n${values.join("\n")}\n`)).body).toMatchObject({ added: values.length });
  const { body: first } = await lists.values(id, { prefix: "cus-777", limit: "100" });
  expect([first.data[0], first.next_cursor === null]).toEqual(["cus-777", false]);
  const { body: second } = await lists.values(id, { prefix: "cus-777", limit: "100", cursor: first.next_cursor });
  expect(second.next_cursor).toBeNull();
  expect([...first.data, ...second.data].toSorted()).toEqual(values.filter((value) => value.startsWith("cus-777")).toSorted());
});
