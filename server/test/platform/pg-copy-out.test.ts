// What a statement copies out, chunk by chunk.
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyOut } from "../../src/platform/adapters/pg-copy-out.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";

const LINES = 50_000;
const COMMAND = `COPY (SELECT n FROM generate_series(1, ${LINES}) AS n) TO STDOUT`;

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createDatabase({ empty: true });
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.close();
});

const expected = Array.from({ length: LINES }, (_, index) => `${index + 1}\n`).join("");

test("every chunk arrives, in order, and the connection is ready for the next statement", async () => {
  const chunks: Buffer[] = [];
  await copyOut(client, COMMAND, { chunk: (bytes) => chunks.push(Buffer.from(bytes)) > 0, drained: () => expect.fail("nothing was full") });
  expect(Buffer.concat(chunks).toString()).toBe(expected);
  expect((await client.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
});

test("a reader that is full holds the database up, and loses nothing", async () => {
  const chunks: Buffer[] = [];
  let pauses = 0;
  await copyOut(client, COMMAND, {
    chunk: (bytes) => {
      chunks.push(Buffer.from(bytes));
      return false;
    },
    drained: (resume) => {
      pauses += 1;
      expect(client.connection.stream.isPaused()).toBe(true);
      setImmediate(resume);
    },
  });
  expect(Buffer.concat(chunks).toString()).toBe(expected);
  expect(pauses).toBeGreaterThan(1);
});

test("additional rows of a command are returned", async () => {
  const rows: unknown[] = [];
  await copyOut(client, "SELECT 'end' AS place", {
    chunk: () => true,
    drained: () => undefined,
    row: ([place]) => rows.push(String(place)),
  });
  expect(rows).toEqual(["end"]);
});

test("PostgreSQL's error rejects, and the connection is still good", async () => {
  await expect(copyOut(client, "COPY nothing_of_this_name TO STDOUT", { chunk: () => true, drained: () => undefined })).rejects.toMatchObject({
    code: "42P01",
  });
  expect((await client.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
});
