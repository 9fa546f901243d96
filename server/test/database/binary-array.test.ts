// Byte strings reach PostgreSQL as they are, in one parameter.
import { afterAll, beforeAll, expect, test } from "vitest";
import { byteaArray } from "../../src/platform/database/binary-array.ts";
import { createDatabase, type TestDatabase } from "../harness/database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createDatabase();
});
afterAll(() => database.close());

test.each([
  ["none", []],
  ["one that is empty", [Buffer.alloc(0)]],
  ["every byte", [Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))]],
  ["some that are NULL", [undefined, Buffer.from("uno"), undefined, Buffer.alloc(70_000, 7), undefined]],
  ["nothing but NULL", [undefined, undefined]],
])("%s", async (_what, elements: readonly (Buffer | undefined)[]) => {
  const rows = await database.query<{ element: Buffer | null }>("SELECT element FROM unnest($1::bytea[]) WITH ORDINALITY AS u(element, i) ORDER BY i", [
    byteaArray(elements),
  ]);
  expect(rows.map(({ element }) => element)).toEqual(elements.map((element) => element ?? null));
});
