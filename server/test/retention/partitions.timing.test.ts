// How long other statements wait for a table while partitions are created in it.
import pg from "pg";
import { expect, test } from "vitest";
import { createPartitions, partitionsOf } from "../../src/platform/database/partitions.ts";
import { newId } from "../../src/platform/ids/uuid.ts";
import { createDatabase } from "../harness/database.ts";

const ORGANIZATION = newId();
const INSERT = "INSERT INTO events (organization_id, id, type, body) VALUES ($1, $2, 'payout.created', '{}')";

test("a table that is locked for longer than the lock timeout is left unchanged, and other queries wait only briefly", async () => {
  const database = await createDatabase();
  const connected = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    return client;
  };
  const [maintenance, reader, writer] = [await connected(), await connected(), await connected()];
  await reader.query("BEGIN; SELECT FROM events");
  const creating = createPartitions(maintenance, { name: "events", every: "week" }, Date.now());
  const waits: number[] = [];
  let over = false;
  setTimeout(() => {
    over = true;
  }, 1500);
  while (!over) {
    const began = performance.now();
    await writer.query(INSERT, [ORGANIZATION, newId()]);
    waits.push(performance.now() - began);
  }
  expect(Math.max(...waits)).toBeLessThan(500);
  expect((await partitionsOf(writer, "events")).map(({ name }) => name)).toEqual(["events_earlier", "events_later"]);
  await reader.end();
  expect(await creating).not.toEqual([]);
  await Promise.all([maintenance.end(), writer.end()]);
  await database.close();
});
