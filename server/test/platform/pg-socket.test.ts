// The socket of a client of `pg`, of our own version and of the one that the object mapper brings.
import { createRequire } from "node:module";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { destroySocket } from "../../src/platform/adapters/pg-socket.ts";
import { isConnectionTrouble } from "../../src/platform/database/availability.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";

const ofObjectMapper = createRequire(createRequire(import.meta.url).resolve("@mikro-orm/postgresql"))("pg") as typeof pg;

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase({ empty: true });
});
afterAll(() => database.close());

test.each([
  ["pg", pg],
  ["the object mapper's pg", ofObjectMapper],
])("%s: a statement in flight is rejected at once, as a broken connection", async (_, driver) => {
  const pool = new driver.Pool({ connectionString: database.url, max: 1 });
  pool.on("error", () => undefined);
  const client = await pool.connect();
  client.on("error", () => undefined);
  const rejected = client.query("SELECT pg_sleep(600)").then(
    () => undefined,
    (error: unknown) => error,
  );
  destroySocket(client);
  expect(isConnectionTrouble(await rejected)).toBe(true);
  client.release(true);
  await pool.end();
});

test("a client without a socket is an error, not a silent success", () => {
  expect(() => destroySocket({})).toThrow("connection.stream");
});
