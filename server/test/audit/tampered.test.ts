// What is done to a log with the triggers switched off, and what the verifier says of it.
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ChainHead, chainHash, EMPTY_CHAIN } from "../../src/accounts/audit/chain.ts";
import { verifyLog } from "../../src/accounts/audit/verifier.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { anEntry, type BareLog, newLog, tamper } from "./bare-log.ts";

let database: TestDatabase;
let owner: pg.Client;
beforeAll(async () => {
  database = await createDatabase();
  owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.close();
});

const LENGTH = 5;
let log: BareLog;
let end: ChainHead;
beforeEach(async () => {
  log = await newLog(owner, LENGTH);
  end = await log.head();
});

const findings = async (id = log.id, known?: ChainHead) => (await verifyLog(owner, id, known && [known])).findings;

/** Statements about the log; `$1` is its organization. */
type Tampering = (id: string) => Promise<[text: string, ...values: unknown[]][]> | [text: string, ...values: unknown[]][];
const statement =
  (text: string): Tampering =>
  (id) => [[text, id]];

/** What somebody who knows the recipe would write at a place. */
async function forged(id: string, sequence: number): Promise<{ entry: string; previous: Buffer; hash: Buffer; recordId: string }> {
  const { rows } = await owner.query("SELECT id, previous_hash FROM audit_log WHERE organization_id = $1 AND sequence = $2", [id, sequence]);
  const { id: recordId, previous_hash: previous } = rows[0] ?? { id: newId(), previous_hash: (await log.head()).hash };
  const entry = JSON.stringify({ ...anEntry(id), actor: { type: "session", id: "somebody else", role: "admin" } });
  return { entry, previous, hash: chainHash(id, { sequence: String(sequence), id: recordId, entry }, previous), recordId };
}

describe("it is found when", () => {
  test.each<[string, Tampering, RegExp]>([
    [
      "an entry is changed",
      statement(`UPDATE audit_log SET entry = replace(entry::text, 'admin', 'viewer')::json WHERE organization_id = $1 AND sequence = 3`),
      /^record 3 was changed$/,
    ],
    [
      "a space is added to an entry",
      statement(`UPDATE audit_log SET entry = (entry::text || ' ')::json WHERE organization_id = $1 AND sequence = 3`),
      /^record 3 was changed$/,
    ],
    ["an id is changed", statement("UPDATE audit_log SET id = gen_random_uuid() WHERE organization_id = $1 AND sequence = 1"), /^record 1 was changed$/],
    [
      "a hash is changed",
      statement("UPDATE audit_log SET hash = set_byte(hash, 31, get_byte(hash, 31) # 1) WHERE organization_id = $1 AND sequence = 3"),
      /^record 3 was changed$/,
    ],
    [
      "the last hash is changed",
      statement("UPDATE audit_log SET hash = set_byte(hash, 0, get_byte(hash, 0) # 1) WHERE organization_id = $1 AND sequence = 5"),
      /^record 5 was changed$/,
    ],
    [
      "a hash before is changed",
      statement("UPDATE audit_log SET previous_hash = set_byte(previous_hash, 0, get_byte(previous_hash, 0) # 1) WHERE organization_id = $1 AND sequence = 3"),
      /^record 3 does not follow from the one before it$/,
    ],
    [
      "two records are swapped",
      statement(
        "UPDATE audit_log a SET id = b.id, entry = b.entry, previous_hash = b.previous_hash, hash = b.hash FROM audit_log b WHERE a.organization_id = $1 AND b.organization_id = $1 AND a.sequence IN (2, 3) AND a.sequence + b.sequence = 5",
      ),
      /^record 2 does not follow from the one before it$/,
    ],
    [
      "two entries are swapped",
      statement(
        "UPDATE audit_log a SET entry = b.entry FROM audit_log b WHERE a.organization_id = $1 AND b.organization_id = $1 AND a.sequence IN (2, 3) AND a.sequence + b.sequence = 5",
      ),
      /^record 2 was changed$/,
    ],
    [
      "a record is removed in the middle",
      statement("DELETE FROM audit_log WHERE organization_id = $1 AND sequence = 3"),
      /^record 4 comes after 2: records are missing$/,
    ],
    [
      "a record is removed in the middle, and the gap is closed",
      (id) => [
        ["DELETE FROM audit_log WHERE organization_id = $1 AND sequence = 3", id],
        ["UPDATE audit_log SET sequence = 3 WHERE organization_id = $1 AND sequence = 4", id],
        ["UPDATE audit_log SET sequence = 4 WHERE organization_id = $1 AND sequence = 5", id],
        ["UPDATE audit_heads SET sequence = 4 WHERE organization_id = $1", id],
      ],
      /^record 3 does not follow from the one before it$/,
    ],
    [
      "the first record is removed",
      statement("DELETE FROM audit_log WHERE organization_id = $1 AND sequence = 1"),
      /^record 2 comes after 0: records are missing$/,
    ],
    [
      "the last record is removed",
      statement("DELETE FROM audit_log WHERE organization_id = $1 AND sequence = 5"),
      /^the log ends at 4, and 5 was noted as its end/,
    ],
    ["all records are removed", statement("DELETE FROM audit_log WHERE organization_id = $1"), /^the log ends at 0, and 5 was noted as its end/],
    ["the noted end is removed", statement("DELETE FROM audit_heads WHERE organization_id = $1"), /^the log ends at 5, and nothing was noted as its end/],
    ["the noted end is moved", statement("UPDATE audit_heads SET sequence = 4 WHERE organization_id = $1"), /^the log ends at 5, and 4 was noted as its end/],
    [
      "a record is moved behind the end",
      statement("UPDATE audit_log SET sequence = 900 WHERE organization_id = $1 AND sequence = 2"),
      /^record 3 comes after 1: records are missing$/,
    ],
    [
      "an entry is changed with a hash that fits",
      async (id) => {
        const { entry, hash } = await forged(id, 3);
        return [["UPDATE audit_log SET entry = $2, hash = $3 WHERE organization_id = $1 AND sequence = 3", id, entry, hash]];
      },
      /^record 4 does not follow from the one before it$/,
    ],
    [
      "the last entry is changed with a hash that fits",
      async (id) => {
        const { entry, hash } = await forged(id, 5);
        return [["UPDATE audit_log SET entry = $2, hash = $3 WHERE organization_id = $1 AND sequence = 5", id, entry, hash]];
      },
      /^the log ends at 5, and 5 was noted as its end/,
    ],
    [
      "a record is added at the end, with hashes that fit",
      async (id) => {
        const { recordId, entry, previous, hash } = await forged(id, 6);
        const text = "INSERT INTO audit_log (organization_id, sequence, id, entry, previous_hash, hash) VALUES ($1, 6, $2, $3, $4, $5)";
        return [[text, id, recordId, entry, previous, hash]];
      },
      /^the log ends at 6, and 5 was noted as its end/,
    ],
  ])("%s", async (_, statements, finding) => {
    await tamper(owner, ...(await statements(log.id)));
    expect(await findings()).toEqual([expect.stringMatching(finding)]);
  });

  test.each([0, -1])("a record is put in front of the first, at %d", async (sequence) => {
    const { entry } = await forged(log.id, 1);
    const text = "INSERT INTO audit_log (organization_id, sequence, id, entry, previous_hash, hash) VALUES ($1, $2, $3, $4, $5, $5)";
    await tamper(owner, [text, log.id, sequence, newId(), entry, EMPTY_CHAIN.hash]);
    expect(await findings()).not.toEqual([]);
  });

  test("records are moved to another organization: in the log that lost them and in the one that has them", async () => {
    const other = await newLog(owner, 2);
    await tamper(owner, ["UPDATE audit_log SET organization_id = $2 WHERE organization_id = $1 AND sequence >= 3", log.id, other.id]);
    expect(await findings()).toEqual(["the log ends at 2, and 5 was noted as its end: records were changed, added or removed at the end"]);
    expect(await findings(other.id)).toEqual(["record 3 does not follow from the one before it"]);
  });

  test("a whole log is moved to another organization, with its end", async () => {
    const other = await newLog(owner, 0);
    await tamper(
      owner,
      ["UPDATE audit_log SET organization_id = $2 WHERE organization_id = $1", log.id, other.id],
      ["UPDATE audit_heads SET organization_id = $2 WHERE organization_id = $1", log.id, other.id],
    );
    expect(await findings(other.id)).toEqual(["record 1 was changed"]);
    expect(await findings(log.id, end)).toEqual([expect.stringMatching(/^the log does not pass through the expected head 5/)]);
  });
});
