// Each error that `pg` and its pool make themselves is provoked: their messages are what they are recognised by.
import { createServer, type Server } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isLostConnection, isQueryTimeout } from "../../src/platform/adapters/pg-errors.ts";
import { destroySocket } from "../../src/platform/adapters/pg-socket.ts";
import { connectionTimeout } from "../../src/platform/database/pool.ts";
import { connectPool, createDatabase, type TestDatabase } from "../harness/database.ts";

let database: TestDatabase;
/** Takes connections and never says a word. */
let silent: Server;
beforeAll(async () => {
  database = await createDatabase({ empty: true });
  silent = createServer((socket) => socket.on("error", () => undefined)).listen(0, "127.0.0.1");
  await new Promise((resolve) => silent.once("listening", resolve));
});
afterAll(async () => {
  silent.close();
  await database.close();
});

const failureOf = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => expect.fail("it did not fail"),
    (error: Error) => error,
  );

async function connected(config: pg.ClientConfig = {}): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: database.url, ...config });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

test("a statement that takes longer than query_timeout", async () => {
  const client = await connected({ query_timeout: 20 });
  const error = await failureOf(client.query("SELECT pg_sleep(600)"));
  expect([isQueryTimeout(error), isLostConnection(error)]).toEqual([true, false]);
  destroySocket(client);
});

test("a connection that breaks under a statement", async () => {
  const client = await connected();
  const error = failureOf(client.query("SELECT pg_sleep(600)"));
  destroySocket(client);
  expect(isLostConnection(await error)).toBe(true);
});

test("a statement on a connection that is broken, and on one that was closed", async () => {
  const [broken, closed] = [await connected(), await connected()];
  const ended = new Promise((resolve) => broken.once("end", resolve));
  destroySocket(broken);
  await ended;
  await closed.end();
  for (const client of [broken, closed]) expect(isLostConnection(await failureOf(client.query("SELECT 1")))).toBe(true);
});

test("a server that does not answer, and a pool that has no connection to give", async () => {
  const address = silent.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const unanswered = new pg.Pool({ host: "127.0.0.1", port, user: "x", database: "x", connectionTimeoutMillis: 20 });
  const full = connectPool(database.url, { max: 1, connectionTimeoutMillis: 1000 });
  const client = await full.connect();
  for (const pool of [unanswered, full]) expect(isLostConnection(await failureOf(pool.connect()))).toBe(true);
  client.release();
  await Promise.all([unanswered.end(), full.end()]);
});

test("an error of PostgreSQL is neither", async () => {
  const client = await connected();
  const error = await failureOf(client.query("SELECT nothing"));
  expect([isQueryTimeout(error), isLostConnection(error)]).toEqual([false, false]);
  await client.end();
});

test("a connection is awaited for two seconds at most under the deadline of a request, and longer where nobody waits for it", () => {
  expect([500, 2000, 10_000, 24_000, 120_000].map(connectionTimeout)).toEqual([500, 2000, 2000, 2000, 10_000]);
});
