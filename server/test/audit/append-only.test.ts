// The database itself keeps the log: from the role that the service works as, by what it grants; from the owner, by triggers.
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { verifyLog } from "../../src/accounts/audit/verifier.ts";
import { AS_APPLICATION } from "../../src/platform/database/role.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { type BareLog, newLog, tamper } from "./bare-log.ts";

let database: TestDatabase;
let owner: pg.Client;
let application: pg.Client;
let ours: BareLog;
let theirs: BareLog;
beforeAll(async () => {
  database = await createDatabase();
  owner = new pg.Client({ connectionString: database.url });
  application = new pg.Client({ connectionString: database.url, options: AS_APPLICATION });
  await Promise.all([owner.connect(), application.connect()]);
  ours = await newLog(owner, 3);
  theirs = await newLog(owner, 3);
  await application.query("SELECT set_config('fraud_risk.organization_id', $1, false)", [ours.id]);
});
afterAll(async () => {
  await Promise.all([owner.end(), application.end()]);
  await database.close();
});

const intact = async (): Promise<void> => {
  for (const { id, length } of [ours, theirs]) {
    const { head, findings } = await verifyLog(owner, id);
    expect([findings, head.sequence]).toEqual([[], BigInt(await length())]);
  }
};

/** Code of PostgreSQL's refusal. */
const refusal = (client: pg.Client, text: string, values: unknown[] = []): Promise<string> =>
  client.query(text, values).then(
    () => "none",
    (error: { code: string; message: string }) => (error.code === "P0001" ? error.message : error.code),
  );

const INSUFFICIENT_PRIVILEGE = "42501";
const ZEROS = "decode(repeat('00', 32), 'hex')";

describe("the application role", () => {
  test.each<[string, string, ((log: { ours: BareLog; theirs: BareLog }) => unknown[])?]>([
    ["change a record", "UPDATE audit_log SET entry = '{}'"],
    ["change a hash", `UPDATE audit_log SET hash = ${ZEROS}`],
    ["lock a record", "SELECT * FROM audit_log FOR UPDATE"],
    ["remove a record", "DELETE FROM audit_log"],
    ["empty the log", "TRUNCATE audit_log"],
    ["empty the log through organizations", "TRUNCATE organizations CASCADE"],
    [
      "choose a place",
      "INSERT INTO audit_log (organization_id, sequence, id, entry) SELECT $1, 99, $2, entry FROM audit_log LIMIT 1",
      (log) => [log.ours.id, newId()],
    ],
    [
      "forge a hash",
      `INSERT INTO audit_log (organization_id, id, entry, hash) SELECT $1, $2, entry, ${ZEROS} FROM audit_log LIMIT 1`,
      (log) => [log.ours.id, newId()],
    ],
    [
      "forge the hash before",
      `INSERT INTO audit_log (organization_id, id, entry, previous_hash) SELECT $1, $2, entry, ${ZEROS} FROM audit_log LIMIT 1`,
      (log) => [log.ours.id, newId()],
    ],
    [
      "write over a record",
      "INSERT INTO audit_log (organization_id, id, entry) SELECT $1, $2, entry FROM audit_log LIMIT 1 ON CONFLICT (organization_id, sequence) DO UPDATE SET entry = '{}'",
      (log) => [log.ours.id, newId()],
    ],
    [
      "write into another organization's log",
      "INSERT INTO audit_log (organization_id, id, entry) SELECT $1, $2, entry FROM audit_log LIMIT 1",
      (log) => [log.theirs.id, newId()],
    ],
    ["see the ends of logs", "SELECT * FROM audit_heads"],
    ["make an end", `INSERT INTO audit_heads VALUES ('${newId()}', 1, ${ZEROS})`],
    ["move an end", `UPDATE audit_heads SET sequence = 0, hash = ${ZEROS}`],
    ["remove an end", "DELETE FROM audit_heads"],
    ["switch the triggers off", "ALTER TABLE audit_log DISABLE TRIGGER ALL"],
    ["switch all triggers of its session off", "SET session_replication_role = replica"],
    ["drop a trigger", "DROP TRIGGER audit_log_append_only ON audit_log"],
    ["replace the function that forges the chain", "CREATE OR REPLACE FUNCTION chain_audit_entry() RETURNS trigger LANGUAGE sql AS 'SELECT NULL'"],
    ["call it", "SELECT chain_audit_entry()"],
    ["switch row-level security off", "ALTER TABLE audit_log DISABLE ROW LEVEL SECURITY"],
    ["make a table in front of the log's", "CREATE TABLE public.audit_heads2 (a int)"],
  ])("cannot %s", async (_, text, values) => {
    expect(await refusal(application, text, values?.({ ours, theirs }))).toBe(INSUFFICIENT_PRIVILEGE);
    await intact();
  });

  test("sees its own organization's records and no other's", async () => {
    const { rows } = await application.query("SELECT DISTINCT organization_id AS id FROM audit_log");
    expect(rows).toEqual([{ id: ours.id }]);
  });

  test("adds records, whose place and hashes are the database's", async () => {
    const before = await ours.length();
    await application.query("INSERT INTO audit_log (organization_id, id, entry) SELECT $1, $2, entry FROM audit_log LIMIT 1", [ours.id, newId()]);
    expect(await ours.length()).toBe(before + 1);
    await intact();
  });

  test("cannot mislead the chain with a table of the same name in its session", async () => {
    const before = await ours.length();
    await application.query("CREATE TEMP TABLE audit_heads (organization_id uuid PRIMARY KEY, sequence bigint, hash bytea)");
    await application.query(`INSERT INTO pg_temp.audit_heads VALUES ('${ours.id}', 500, ${ZEROS})`);
    await application.query("INSERT INTO audit_log (organization_id, id, entry) SELECT $1, $2, entry FROM audit_log LIMIT 1", [ours.id, newId()]);
    await application.query("DROP TABLE pg_temp.audit_heads");
    expect(await ours.length()).toBe(before + 1);
    await intact();
  });

  test("leaves no gap when it takes a record back", async () => {
    for (const end of ["ROLLBACK", "COMMIT"]) {
      await application.query("BEGIN");
      await application.query("INSERT INTO audit_log (organization_id, id, entry) SELECT $1, $2, entry FROM audit_log LIMIT 1", [ours.id, newId()]);
      await application.query(end);
      await intact();
    }
  });
});

describe("many records in one statement", () => {
  const MANY = `INSERT INTO audit_log (organization_id, id, entry) SELECT $1, gen_random_uuid(), entry FROM (SELECT entry FROM audit_log LIMIT 1) one, generate_series(1, $2::int)`;

  test("form a chain: single, consecutive, and in a savepoint that is rolled back", async () => {
    const before = await ours.length();
    await application.query(MANY, [ours.id, 2000]);
    await application.query("BEGIN");
    for (const count of [1, 50, 1]) await application.query(MANY, [ours.id, count]);
    await application.query("SAVEPOINT part");
    for (const count of [50, 1, 50]) await application.query(MANY, [ours.id, count]);
    await application.query("ROLLBACK TO part");
    for (const count of [1, 50]) await application.query(MANY, [ours.id, count]);
    await application.query("COMMIT");
    expect(await ours.length()).toBe(before + 2000 + 52 + 51);
    await intact();
  });

  test("of several organizations make a chain each", async () => {
    const before = [await ours.length(), await theirs.length()];
    await owner.query(
      `INSERT INTO audit_log (organization_id, id, entry) SELECT o.id, gen_random_uuid(), entry
       FROM (SELECT entry FROM audit_log LIMIT 1) one, generate_series(1, 30), unnest($1::uuid[]) AS o(id)`,
      [[ours.id, theirs.id]],
    );
    expect([await ours.length(), await theirs.length()]).toEqual(before.map((length) => length + 30));
    await intact();
  });

  test("are not chained to a forged record after the head, nor is a single one", async () => {
    const log = await newLog(owner, 3);
    await tamper(owner, [
      `INSERT INTO audit_log (organization_id, sequence, id, entry, previous_hash, hash) SELECT organization_id, 4, gen_random_uuid(), entry, hash, ${ZEROS} FROM audit_log
       WHERE organization_id = $1 AND sequence = 3`,
      log.id,
    ]);
    for (const count of [1, 10]) expect(await refusal(owner, MANY, [log.id, count])).toBe("the audit log has records behind its end");
    expect(await log.length()).toBe(4);
  });
});

describe("the owner", () => {
  const REFUSED = "the audit log is append-only";
  test.each([
    ["change a record", "UPDATE audit_log SET entry = '{}'"],
    ["change a hash", `UPDATE audit_log SET hash = ${ZEROS}`],
    ["move a record", "UPDATE audit_log SET sequence = sequence + 1000"],
    ["remove a record", "DELETE FROM audit_log"],
    ["empty the log", "TRUNCATE audit_log"],
    ["empty the log through organizations", "TRUNCATE organizations CASCADE"],
  ])("cannot %s", async (_, text) => {
    expect(await refusal(owner, text)).toBe(REFUSED);
    await intact();
  });

  test("cannot remove an organization that has a log", async () => {
    expect(await refusal(owner, "DELETE FROM organizations WHERE id = $1", [ours.id])).toBe("23503");
    await intact();
  });

  test("cannot forge a place or a hash: the database writes its own over them", async () => {
    const before = await ours.length();
    await owner.query(
      `INSERT INTO audit_log (organization_id, sequence, id, entry, previous_hash, hash) SELECT $1, 99, $2, entry, ${ZEROS}, ${ZEROS} FROM audit_log LIMIT 1`,
      [ours.id, newId()],
    );
    expect(await ours.length()).toBe(before + 1);
    await intact();
  });
});
