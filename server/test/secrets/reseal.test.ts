// Keys of secrets are replaced: nothing is lost, and afterwards the old key is not needed.
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { rotateSecrets } from "../../src/accounts/secrets/reseal.ts";
import { UnopenableSecret } from "../../src/platform/keyrings/seal.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { keyOf } from "./keys.ts";
import { newSecrets, rowsOf, type SecretRow, textsOf } from "./many.ts";

const OLD = keyOf("old", 2);
const NEW = keyOf("new", 1);
const MANY = 1200;
const CHUNK = 500;

let database: TestDatabase;
let owner: pg.Client;
beforeEach(async () => {
  database = await createDatabase();
  owner = await connected();
});
afterEach(async () => {
  await owner.end();
  await database.close();
});

async function connected(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  return client;
}

const keyIds = (rows: readonly SecretRow[]): string[] => [...new Set(rows.map(({ keyId }) => keyId))].sort();
const ignore = (): void => undefined;

test("1,200 secrets of two organizations are sealed anew, and open under the new key alone", async () => {
  await newSecrets(owner, MANY - 10, OLD);
  await newSecrets(owner, 10, OLD);
  const before = await rowsOf(owner);
  const progress: number[] = [];
  expect(await rotateSecrets(owner, [NEW, OLD], (count) => progress.push(count))).toBe(MANY);
  expect(progress).toEqual([CHUNK, 2 * CHUNK, MANY]);
  const after = await rowsOf(owner);
  expect(keyIds(after)).toEqual(["new"]);
  expect(textsOf(after, [NEW])).toEqual(textsOf(before, [OLD]));
  expect(await rotateSecrets(owner, [NEW], ignore)).toBe(0);
  expect(await rowsOf(owner)).toEqual(after);
});

test("secrets that are under the first key already are left as they are", async () => {
  await newSecrets(owner, 3, NEW);
  const before = await rowsOf(owner);
  await newSecrets(owner, 3, OLD);
  expect(await rotateSecrets(owner, [NEW, OLD], ignore)).toBe(3);
  expect(await rowsOf(owner)).toEqual(expect.arrayContaining(before));
});

describe("a secret that does not open breaks it off", () => {
  /** The row that stands at a place, damaged. */
  async function damage(place: number): Promise<SecretRow> {
    const row = (await rowsOf(owner))[place] ?? expect.fail("no such row");
    await owner.query("UPDATE secrets SET sealed = set_byte(sealed, 20, get_byte(sealed, 20) # 1) WHERE id = $1", [row.id]);
    return row;
  }

  test("in the middle: its chunk stays as it was, those before it are done, and the message names it", async () => {
    await newSecrets(owner, MANY, OLD);
    const original = await damage(700);
    const before = await rowsOf(owner);
    const progress: number[] = [];
    const rotation = rotateSecrets(owner, [NEW, OLD], (count) => progress.push(count));
    await expect(rotation).rejects.toThrow(new UnopenableSecret(`The secret ${original.id} does not open: it was changed, or moved from another row.`));
    expect(progress).toEqual([CHUNK]);
    const after = await rowsOf(owner);
    expect(keyIds(after.slice(0, CHUNK))).toEqual(["new"]);
    expect(after.slice(CHUNK)).toEqual(before.slice(CHUNK));

    await owner.query("UPDATE secrets SET sealed = $2 WHERE id = $1", [original.id, original.sealed]);
    expect(await rotateSecrets(owner, [NEW, OLD], ignore)).toBe(MANY - CHUNK);
    expect(textsOf(await rowsOf(owner), [NEW])).toHaveLength(MANY);
  });

  test("at the beginning: nothing is changed", async () => {
    await newSecrets(owner, 20, OLD);
    await damage(0);
    const before = await rowsOf(owner);
    await expect(rotateSecrets(owner, [NEW, OLD], ignore)).rejects.toThrow(UnopenableSecret);
    expect(await rowsOf(owner)).toEqual(before);
  });

  test("for want of its key: nothing is changed, and the message names the key", async () => {
    await newSecrets(owner, 20, OLD);
    const before = await rowsOf(owner);
    await expect(rotateSecrets(owner, [NEW], ignore)).rejects.toThrow("SECRETS_KEYS does not contain the key old; add it after the first.");
    expect(await rowsOf(owner)).toEqual(before);
  });

  test("and leaves the connection without a transaction", async () => {
    await newSecrets(owner, 2, OLD);
    await expect(rotateSecrets(owner, [NEW], ignore)).rejects.toThrow(UnopenableSecret);
    const other = await connected();
    await other.query("DELETE FROM secrets");
    await other.end();
    expect(await rotateSecrets(owner, [NEW], ignore)).toBe(0);
  });
});

test("two rotations at once share the work: each secret is sealed anew once", async () => {
  await newSecrets(owner, MANY, OLD);
  const texts = textsOf(await rowsOf(owner), [OLD]);
  const second = await connected();
  const [mine, other] = await Promise.all([rotateSecrets(owner, [NEW, OLD], ignore), rotateSecrets(second, [NEW, OLD], ignore)]);
  await second.end();
  expect(mine + other).toBe(MANY);
  expect(textsOf(await rowsOf(owner), [NEW])).toEqual(texts);
});

test("a secret that somebody is busy with is not left under the old key without a word", async () => {
  await newSecrets(owner, 5, OLD);
  const busy = await connected();
  await busy.query("BEGIN");
  await busy.query("SELECT 1 FROM secrets ORDER BY id LIMIT 1 FOR UPDATE");
  let ended = false;
  const rotation = rotateSecrets(owner, [NEW, OLD], ignore)
    .then(
      () => "done",
      () => "refused",
    )
    .finally(() => {
      ended = true;
    });
  const waits = async (): Promise<boolean> =>
    (await database.query("SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")).length > 0;
  await expect.poll(async () => ended || (await waits())).toBe(true);
  await busy.query("COMMIT");
  await busy.end();
  if ((await rotation) === "done") expect(keyIds(await rowsOf(owner))).toEqual(["new"]);
});
