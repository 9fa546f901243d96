// Concurrent look-ups of keys share a statement, and none gets a result older than its request.
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createKeyLookUp, type KeyLookUp } from "../../src/accounts/keys/look-up.ts";
import { keyHash } from "../../src/platform/credentials/api-key.ts";
import { createGeneralPool } from "../../src/platform/database/pool.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";

let database: TestDatabase;
let tenant: Tenant;
let pool: pg.Pool;
let keys: KeyLookUp;
let statements = 0;

beforeAll(async () => {
  database = await createDatabase();
  tenant = await createTenant(database.url);
  pool = createGeneralPool(database.url, 2000, () => undefined);
  const counted = new Proxy(pool, {
    get: (target, name) => {
      if (name === "query") statements += 1;
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
  keys = createKeyLookUp(counted, { isUp: () => true, answered: () => undefined, note: () => false } as never);
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = statements;
  await work();
  return statements - before;
};

test("a hundred concurrent look-ups are one statement, each with its own result", async () => {
  const values = [tenant.secret, tenant.publishable, "unknown", tenant.ingest];
  let kinds: unknown[] = [];
  const count = await statementsOf(async () => {
    const found = await Promise.all(Array.from({ length: 100 }, (_, index) => keys.find(keyHash(values[index % values.length] ?? ""))));
    kinds = found.map((one) => one?.credential.kind);
  });
  expect(count).toBe(1);
  expect(kinds).toEqual(Array.from({ length: 25 }, () => ["secret", "publishable", undefined, "ingest"]).flat());
});

test("a look-up that arrives while a statement is in flight waits for one that starts after it", async () => {
  const { id, value } = await tenant.key("secret");
  const locker = new pg.Client({ connectionString: database.url });
  await locker.connect();
  try {
    await locker.query("BEGIN; LOCK TABLE organizations IN ACCESS EXCLUSIVE MODE");
    const before = statements;
    const count = await statementsOf(async () => {
      const first = keys.find(keyHash(value));
      // its statement has begun, and cannot end before the lock on organizations is released
      await expect.poll(() => statements).toBe(before + 1);
      await database.query("UPDATE api_keys SET revoked_at = now() WHERE id = $1", [id]);
      const second = keys.find(keyHash(value));
      await locker.query("COMMIT");
      await first;
      expect(await second).toBeUndefined();
    });
    expect(count).toBe(2);
  } finally {
    await locker.end();
  }
});

test("if a statement fails, all its look-ups fail, and the next one succeeds", async () => {
  await database.query("ALTER TABLE organizations RENAME TO organizations_away");
  const answers = await Promise.allSettled([keys.find(keyHash(tenant.secret)), keys.find(keyHash(tenant.publishable))]);
  await database.query("ALTER TABLE organizations_away RENAME TO organizations");
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect((await keys.find(keyHash(tenant.secret)))?.credential.organizationId).toBe(tenant.id);
});
