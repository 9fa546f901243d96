// Lists for rules in the read of a batch: one look-up for each list and value.
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { valueKey } from "../../src/controls/custom-lists/value.ts";
import { listKey } from "../../src/decisions/assess/findings.ts";
import type { Job } from "../../src/decisions/assess/job.ts";
import type { ListProbe } from "../../src/decisions/assess/list-probes.ts";
import { batchRead } from "../../src/decisions/assess/read.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { connectPool, createDatabase, type TestDatabase } from "../harness/database.ts";
import { identifiers } from "../harness/identifiers.ts";
import { jobOf } from "../harness/job.ts";
import { createTenant } from "../harness/tenant.ts";

let database: TestDatabase;
let pool: pg.Pool;
let one: string;
let other: string;
beforeAll(async () => {
  database = await createDatabase();
  pool = connectPool(database.url);
  [one, other] = [(await createTenant(database.url)).id, (await createTenant(database.url)).id];
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

async function listOf(organization: string, values: readonly string[]): Promise<string> {
  const id = newId();
  await database.query("INSERT INTO custom_lists (organization_id, id, name, case_insensitive, contents_id) VALUES ($1, $2::uuid, 'l' || $3, true, $3::uuid)", [
    organization,
    id,
    newId(),
  ]);
  await database.query(
    "INSERT INTO custom_list_values (organization_id, contents_id, value_key, value) SELECT organization_id, contents_id, k, v FROM custom_lists CROSS JOIN unnest($2::bigint[], $3::text[]) AS one(k, v) WHERE id = $1",
    [id, values.map((value) => valueKey(identifiers, value)), values],
  );
  return id;
}

/** A job with the values that its organization's rules look up. */
interface Looking {
  readonly job: Job;
  readonly probes: readonly ListProbe[];
}

async function found(looking: readonly Looking[]): Promise<ReadonlySet<string>[]> {
  const probes = new Map(looking.map((one) => [one.job, one.probes]));
  const { query, decode } = batchRead(
    looking.map((one) => one.job),
    undefined,
    (one) => probes.get(one) ?? [],
  );
  const { rows } = (await pool.query(query as never)) as never as { rows: never };
  return decode(rows).map(({ customLists }) => customLists);
}

const job = (organization: string, probes: readonly ListProbe[] = []): Looking => ({ job: jobOf(organization, {}), probes });

const probe = (list: string, value: string): ListProbe => [list, value, valueKey(identifiers, value)];

describe("values in lists", () => {
  test("are found for each payment, whatever they contain", async () => {
    const values = ["cus_1", 'quo"ted', "back\\slash", "{brace,comma}", "ñandú 😀", "NULL", "null"];
    const list = await listOf(one, values);
    const empty = await listOf(one, []);
    const probes = [...values, "cus_2", "CUS_1"].map((value) => probe(list, value));
    const [first, second, third] = await found([job(one, [...probes, probe(empty, "cus_1")]), job(one, [probe(list, "cus_1")]), job(one)]);
    expect(first).toEqual(new Set(values.map((value) => listKey(list, value))));
    expect(second).toEqual(new Set([listKey(list, "cus_1")]));
    expect(third).toEqual(new Set());
  });

  test("of another organization are not found, in the same batch", async () => {
    const list = await listOf(one, ["cus_1"]);
    expect(await found([job(other, [probe(list, "cus_1")]), job(one, [probe(list, "cus_1")])])).toEqual([new Set(), new Set([listKey(list, "cus_1")])]);
  });
});
