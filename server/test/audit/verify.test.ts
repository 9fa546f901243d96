// An intact log is distinguished from one that an attacker with full database access rewrote.
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type ChainHead, EMPTY_CHAIN } from "../../src/accounts/audit/chain.ts";
import { verifyLog } from "../../src/accounts/audit/verifier.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { anEntry, type BareLog, newLog, rewrite, tamper } from "./bare-log.ts";

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

describe("an unchanged log", () => {
  test("is intact, and its head is the one that the database has noted", async () => {
    expect(await verifyLog(owner, log.id)).toEqual({ head: end, findings: [], erased: 0, unread: 0 });
    expect(end.sequence).toBe(BigInt(LENGTH));
  });

  test("is intact without a record", async () => {
    const empty = await newLog(owner, 0);
    expect(await verifyLog(owner, empty.id)).toEqual({ head: EMPTY_CHAIN, findings: [], erased: 0, unread: 0 });
  });

  test("still passes through every head that it had", async () => {
    await log.append();
    await log.append();
    for (const known of [EMPTY_CHAIN, end, await log.head()]) expect(await findings(log.id, known)).toEqual([]);
  });

  test("is intact while records are added to it", async () => {
    let queries = 0;
    const busy = new Proxy(owner, {
      get: (client, name) =>
        name === "query"
          ? async (text: string, values?: unknown[]) => {
              queries += 1;
              // not before the first: what is there by then is no news to anybody
              if (queries > 1)
                await database.query("INSERT INTO audit_log (organization_id, id, entry) VALUES ($1, $2, $3)", [log.id, newId(), anEntry(log.id)]);
              return client.query(text, values);
            }
          : Reflect.get(client, name, client),
    });
    expect((await verifyLog(busy, log.id)).findings).toEqual([]);
  });
});

describe("a completely recomputed log is detected by a head stored elsewhere", () => {
  const REWRITTEN = ["the log does not pass through the expected head 5: it was rewritten"];
  const other = (entry: ReturnType<typeof anEntry>) => ({ ...entry, actor: { ...entry.actor, id: "somebody else" } });

  test.each([1, 3, LENGTH])("when the log is rewritten from record %d on", async (from) => {
    await rewrite(owner, log.id, from, other);
    expect(await findings()).toEqual([]);
    expect(await findings(log.id, end)).toEqual(REWRITTEN);
    await log.append();
    expect(await findings(log.id, end)).toEqual(REWRITTEN);
  });

  test("when the log is cut and its end set back", async () => {
    await tamper(
      owner,
      ["DELETE FROM audit_log WHERE organization_id = $1 AND sequence = 5", log.id],
      [
        "UPDATE audit_heads h SET sequence = 4, hash = l.hash FROM audit_log l WHERE h.organization_id = $1 AND l.organization_id = $1 AND l.sequence = 4",
        log.id,
      ],
    );
    expect(await findings()).toEqual([]);
    expect(await findings(log.id, end)).toEqual(REWRITTEN);
  });

  test("when nothing of the log is left, nor of its end", async () => {
    await tamper(owner, ["DELETE FROM audit_log WHERE organization_id = $1", log.id], ["DELETE FROM audit_heads WHERE organization_id = $1", log.id]);
    expect(await findings(log.id, end)).toEqual(REWRITTEN);
  });

  test("and by none that came before what was rewritten", async () => {
    await log.append();
    await rewrite(owner, log.id, 6, other);
    expect(await findings(log.id, end)).toEqual([]);
  });
});

test("a log is verified across chunks, and a record missing between two chunks is found", async () => {
  const CHUNK = 10_000;
  await owner.query("INSERT INTO audit_log (organization_id, id, entry) SELECT $1, gen_random_uuid(), $2 FROM generate_series(1, $3)", [
    log.id,
    anEntry(log.id),
    CHUNK - LENGTH,
  ]);
  expect(await verifyLog(owner, log.id)).toMatchObject({ head: { sequence: BigInt(CHUNK) }, findings: [] });
  for (let record = 0; record < 3; record++) await log.append();
  expect(await verifyLog(owner, log.id)).toMatchObject({ head: { sequence: BigInt(CHUNK + 3) }, findings: [] });
  await tamper(owner, ["DELETE FROM audit_log WHERE organization_id = $1 AND sequence = $2", log.id, CHUNK + 1]);
  expect(await findings()).toEqual([`record ${CHUNK + 2} comes after ${CHUNK}: records are missing`]);
});
