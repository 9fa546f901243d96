// Row-level security: whatever predicate a statement lacks, the database shows and changes rows of one organization only.
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAssessPool, createGeneralPool } from "../../src/platform/database/pool.ts";
import { APPLICATION_ROLE } from "../../src/platform/database/role.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { connectOrm } from "../../src/schema/orm.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { gaps, isolatedTables } from "./catalog.ts";
import { insertAll, insertion, newRow, ownerColumn, rowOf } from "./rows.ts";

const tables = Object.keys(newRow);
const [ours, theirs] = [newId(), newId()];

describe("every table of organizations has row-level security", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.close());

  test("each has row-level security with the policy of its organization and no other", async () => {
    expect(await gaps(database.query)).toEqual([]);
  });

  test("each has a row in the tests below", async () => {
    expect(await isolatedTables(database.query)).toEqual(tables.toSorted());
  });

  test.each([
    ["CREATE TABLE extra (organization_id uuid)", ["extra has no row-level security", "extra lacks the policy of its organization"]],
    ["CREATE TABLE extra (id uuid)", ["extra has no organization_id and is not among the tables without a tenant"]],
    ["CREATE VIEW extra AS SELECT * FROM secrets", ["extra is not a table: it runs with the rights of its owner"]],
    ["ALTER TABLE secrets DISABLE ROW LEVEL SECURITY", ["secrets has no row-level security"]],
    ["DROP POLICY tenant ON secrets", ["secrets lacks the policy of its organization"]],
    ["ALTER POLICY tenant ON secrets WITH CHECK (true)", ["secrets lacks the policy of its organization", "secrets has an additional permissive policy"]],
    ["ALTER TABLE assessments_later DISABLE ROW LEVEL SECURITY", ["assessments_later has no row-level security"]],
    [`GRANT SELECT ON assessments_later TO ${APPLICATION_ROLE}`, ["assessments_later is granted to the service"]],
    ["CREATE POLICY extra ON secrets FOR SELECT USING (true)", ["secrets has an additional permissive policy"]],
  ])("a gap is found: %s", async (statement, found) => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    try {
      await client.query("BEGIN");
      await client.query(statement);
      expect(await gaps(async (text, values) => (await client.query(text, values)).rows)).toEqual(found);
    } finally {
      await client.end();
    }
  });
});

describe.each([
  ["with the privileges that the service has", ""],
  ["even with every privilege there is", `GRANT ALL ON ALL TABLES IN SCHEMA public TO ${APPLICATION_ROLE}`],
])("as the application role, %s,", (_, grants) => {
  let database: TestDatabase;
  let client: pg.Client;
  beforeAll(async () => {
    database = await createDatabase();
    for (const organization of [ours, theirs]) await insertAll(database.query, organization);
    if (grants !== "") await database.query(grants);
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.close();
  });

  /** The state of all rows that are not ours, as the owner sees them. */
  const foreignRows = async (table: string): Promise<unknown> =>
    (await client.query(`SELECT xmin, ctid, t.* FROM ${table} t WHERE ${ownerColumn(table)} <> $1 ORDER BY ctid`, [ours])).rows;

  /** Runs a statement as the service would, in the name of an organization, and takes it back. Answers the rows it concerned, or why it was refused. */
  async function attempt(
    table: string,
    name: string | undefined,
    step: () => Promise<pg.QueryResult>,
  ): Promise<{ result: pg.QueryResult | string; harmless: boolean }> {
    await client.query("BEGIN");
    try {
      const before = await foreignRows(table);
      await client.query("SAVEPOINT attempt");
      await client.query(`SET LOCAL ROLE ${APPLICATION_ROLE}`);
      if (name !== undefined) await client.query("SELECT set_config('fraud_risk.organization_id', $1, true)", [name]);
      const result = await step().catch((error: pg.DatabaseError) => error.code ?? error.message);
      if (typeof result === "string") await client.query("ROLLBACK TO SAVEPOINT attempt");
      await client.query("SET LOCAL ROLE NONE");
      return { result, harmless: JSON.stringify(await foreignRows(table)) === JSON.stringify(before) };
    } finally {
      await client.query("ROLLBACK");
    }
  }

  const may = async (table: string, privilege: string): Promise<boolean> =>
    (await database.query<{ may: boolean }>("SELECT has_any_column_privilege($1, $2, $3) AS may", [APPLICATION_ROLE, table, privilege]))[0]?.may === true;
  /** A column of the table that the role may write, the owner's where it may; the owner's as well where it may write none. */
  const writable = async (table: string): Promise<string> => {
    const columns = await database.query<{ name: string }>(
      `SELECT attname AS name FROM pg_attribute WHERE attrelid = $2::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
         AND has_column_privilege($1, attrelid, attnum, 'UPDATE') ORDER BY attname <> $3, attnum LIMIT 1`,
      [APPLICATION_ROLE, table, ownerColumn(table)],
    );
    return columns[0]?.name ?? ownerColumn(table);
  };
  const concerned = (result: pg.QueryResult | string): number | string => (typeof result === "string" ? result : (result.rowCount ?? 0));

  test.each(tables)("%s: a count without any condition counts the rows of the organization that is named, and none where none is", async (table) => {
    const count = async (name: string | undefined): Promise<number | string> => {
      const { result } = await attempt(table, name, () => client.query(`SELECT count(*)::int AS count FROM ${table}`));
      return typeof result === "string" ? result : result.rows[0].count;
    };
    const answers = [await count(ours), await count(theirs), await count(newId()), await count(undefined), await count("")];
    expect(answers).toEqual((await may(table, "SELECT")) ? [1, 1, 0, 0, 0] : Array(5).fill(REFUSED));
    expect([REFUSED, INVALID_UUID]).toContain(await count("nobody"));
  });

  test.each(tables)("%s: an update without any condition changes the rows of the organization that is named", async (table) => {
    const column = await writable(table);
    const { result, harmless } = await attempt(table, ours, () => client.query(`UPDATE ${table} SET ${column} = ${column}`));
    expect([concerned(result), harmless]).toEqual([(await may(table, "UPDATE")) ? (table === "audit_log" ? APPEND_ONLY : 1) : REFUSED, true]);
  });

  test.each(tables)("%s: a deletion without any condition takes nothing from another organization", async (table) => {
    const { result, harmless } = await attempt(table, ours, () => client.query(`DELETE FROM ${table}`));
    expect(harmless).toBe(true);
    expect([1, REFUSED, APPEND_ONLY, REFERENCED]).toContain(concerned(result));
  });

  test.each(tables)("%s: rows of another organization cannot be changed or taken by their name", async (table) => {
    const [owner, column] = [ownerColumn(table), await writable(table)];
    for (const change of [`UPDATE ${table} SET ${column} = ${column}`, `DELETE FROM ${table}`]) {
      const { result, harmless } = await attempt(table, ours, () => client.query(`${change} WHERE ${owner} = $1`, [theirs]));
      expect([0, REFUSED]).toContain(concerned(result));
      expect(harmless).toBe(true);
    }
  });

  test.each(tables)("%s: a row cannot be made for another organization, nor without a name", async (table) => {
    const make = (owner: string) => () => client.query(insertion(table, rowOf(table, owner)));
    for (const [name, owner] of [
      [ours, theirs],
      [undefined, ours],
      ["", ours],
    ] as const)
      expect((await attempt(table, name, make(owner))).result).toBe(REFUSED);
    // the same row of one's own is let through, as far as the service may make one
    const own = concerned((await attempt(table, ours, make(ours))).result);
    expect((await may(table, "INSERT")) ? [1, TAKEN] : [REFUSED]).toContain(own);
  });

  test.each(tables)("%s: a row cannot be given to another organization", async (table) => {
    const { result } = await attempt(table, ours, () => client.query(`UPDATE ${table} SET ${ownerColumn(table)} = $1`, [theirs]));
    expect([REFUSED, APPEND_ONLY]).toContain(concerned(result));
  });
});

test("every connection of the service is in that role from the first statement, and sees nothing before an organization is named", async () => {
  const database = await createDatabase();
  await insertAll(database.query, ours);
  const pools = [createAssessPool(database.url, 1, 1000), createGeneralPool(database.url, 1000, () => undefined)];
  const orm = await connectOrm(database.url, 1000);
  const question = "SELECT current_user AS role, (SELECT count(*)::int FROM api_keys) AS keys";
  const answers = [...(await Promise.all(pools.map(async (pool) => (await pool.query(question)).rows[0]))), (await orm.em.fork().execute(question))[0]];
  expect(answers).toEqual(Array(3).fill({ role: APPLICATION_ROLE, keys: 0 }));
  await Promise.all([...pools.map((pool) => pool.end()), orm.close()]);
  await database.close();
});

/** Codes of refusals (SQLSTATE): by privilege or policy; by the trigger of the audit log; by a reference; by a unique key; of a name that is no UUID. */
const REFUSED = "42501";
const APPEND_ONLY = "P0001";
const REFERENCED = "23503";
const TAKEN = "23505";
const INVALID_UUID = "22P02";
