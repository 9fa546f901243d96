// Files of values: atomic, whatever breaks off, and read in any parts.
import { once } from "node:events";
import { request } from "node:http";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { purgeOnce } from "../../src/controls/custom-lists/orphan-purge.ts";
import { openTable } from "../../src/controls/lists/tables/table.ts";
import { connectPool } from "../harness/database.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { type CustomLists, customListsOf } from "./custom-lists-of.ts";

let service: TestService;
let tenant: Tenant;
let key: string;
let lists: CustomLists;
let id: string;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
});
afterAll(() => service.close());
beforeEach(async () => {
  tenant = await createTenant(service.database.url);
  key = await service.token("admin", tenant.id);
  lists = customListsOf(service.url, key);
  const created = await lists.create();
  expect(created).toMatchObject({ status: 201 });
  id = created.body.id;
});

const numbers = (from: number, to: number): string => Array.from({ length: to - from + 1 }, (_, index) => `cus_${from + index}\n`).join("");
const countOf = async (): Promise<number> => (await lists.read(id)).body.value_count;
const orphans = (): Promise<unknown[]> => service.database.query("SELECT * FROM custom_list_orphans WHERE organization_id = $1", [tenant.id]);
const storedValues = async (): Promise<number> =>
  ((await service.database.query("SELECT count(*)::int AS n FROM custom_list_values WHERE organization_id = $1", [tenant.id])) as [{ n: number }])[0].n;

describe("a file", () => {
  test.each([
    ["that replaces a larger list", "replace", 12_000, 5, 5],
    ["that replaces a smaller one", "replace", 5, 12_000, 12_000],
    ["that is appended to a larger list", "append", 12_000, 8, 12_003],
    ["that is appended to a smaller one", "append", 8, 12_000, 12_003],
  ] as const)("%s leaves what it says", async (_what, mode, before, size, after) => {
    await lists.send(id, "append", `value\n${numbers(1, before)}`);
    // both have five values
    const first = mode === "replace" ? 1 : before - 4;
    const { status, body } = await lists.send(id, mode, `value\n${numbers(first, first + size - 1)}`);
    expect([status, body]).toMatchObject([200, { lines: size, failed: 0, value_count: after }]);
    expect((await lists.file(id)).split("\n")).toHaveLength(after + 2);
  });

  test("without values empties a list that it replaces", async () => {
    await lists.add(id, ["a"]);
    expect((await lists.send(id, "replace", "value\n")).body).toMatchObject({ lines: 0, added: 0, value_count: 0 });
    expect(await lists.file(id)).toBe("value\n");
  });

  test("with a thousand invalid lines is stored, and one more changes nothing", async () => {
    await lists.add(id, ["stays"]);
    const invalid = (count: number): string => `value\nright\n${"a,b\n".repeat(count)}`;
    expect((await lists.send(id, "append", invalid(1000))).body).toMatchObject({ failed: 1000, value_count: 2 });
    expect((await lists.send(id, "replace", invalid(1001))).status).toBe(400);
    expect(await lists.file(id)).toBe("value\nright\nstays\n");
  });

  test("that is not UTF-8 is Windows-1252, but a file in UTF-8 has its broken lines named", async () => {
    const windows = await lists.send(id, "append", Buffer.from([...Buffer.from("value\na"), 0xf1, ...Buffer.from("o\nb\n")]));
    expect([windows.body, await lists.file(id)]).toMatchObject([{ added: 2, failed: 0 }, "value\naño\nb\n"]);
    const { body } = await lists.send(id, "append", Buffer.from([...Buffer.from("value\nñandú\na"), 0xf1, ...Buffer.from("o\nb\n")]));
    expect(body).toMatchObject({ added: 1, failed: 1, errors: [{ line: 3, field: "value", message: "must be UTF-8; save the file as CSV UTF-8" }] });
  });

  test("cannot hold the character that stands for bytes that are not UTF-8, and neither can a list", async () => {
    const { status, body } = await lists.add(id, ["a\ufffd"]);
    expect([status, body.error.details.fields]).toEqual([400, [{ path: "values[0]", message: "must not contain the replacement character U+FFFD" }]]);
  });

  test("that an export wrote brings the same list back", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }), { maxLength: 20 }), async (texts) => {
        const values = texts.filter((text) => text.trim() !== "" && !/[\p{Cc}\ufffd]/u.test(text) && text.isWellFormed());
        await lists.send(id, "replace", "value\n");
        if (values.length > 0) await lists.add(id, values);
        const file = await lists.file(id);
        const back = await lists.send(id, "replace", file);
        expect(back.body).toMatchObject({ failed: 0 });
        expect(await lists.file(id)).toBe(file);
      }),
      { numRuns: 25 },
    );
  });
});

describe("an import that breaks off", () => {
  /** Sends the head of a file and the first values, and waits until some of them are stored. */
  async function half(): Promise<ReturnType<typeof request>> {
    const sending = request(`${service.url}/api/v1/lists/${id}/values/import?mode=replace`, {
      method: "POST",
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "text/csv", "Transfer-Encoding": "chunked" },
    });
    sending.on("error", () => undefined);
    sending.write(`value\n${numbers(100_001, 112_000)}`);
    await expect.poll(storedValues, { timeout: 20_000 }).toBeGreaterThan(5000);
    return sending;
  }

  test("by its client leaves the list as it was, and a job deletes what was stored", async () => {
    await lists.add(id, ["stays"]);
    const sending = await half();
    expect([await lists.file(id), await countOf()]).toEqual(["value\nstays\n", 1]);
    sending.destroy();
    await expect
      .poll(
        async () => (await service.database.query("SELECT FROM custom_list_orphans WHERE organization_id = $1 AND removable_at <= now()", [tenant.id])).length,
        { timeout: 20_000 },
      )
      .toBe(1);
    expect(await lists.file(id)).toBe("value\nstays\n");
    const pool = connectPool(service.database.url);
    while (await purgeOnce(pool));
    await pool.end();
    expect([await orphans(), await storedValues()]).toEqual([[], 1]);
  });

  test("with its process is deleted once it is abandoned", async () => {
    await lists.add(id, ["stays"]);
    // as a killed process leaves it: noted, and not in any list
    await service.database.query("INSERT INTO custom_list_orphans VALUES ($1, $2, now() + interval '10 minutes')", [tenant.id, id]);
    await service.database.query(
      "INSERT INTO custom_list_values (organization_id, contents_id, value_key, value) SELECT $1, $2, n, 'lost_' || n FROM generate_series(1, 25000) n",
      [tenant.id, id],
    );
    const pool = connectPool(service.database.url);
    while (await purgeOnce(pool));
    expect(await storedValues()).toBe(25_001);
    while (await purgeOnce(pool, Date.now() + 11 * 60_000));
    await pool.end();
    expect([await orphans(), await lists.file(id)]).toEqual([[], "value\nstays\n"]);
  });

  test("because the list is removed meanwhile is not found, and leaves nothing behind", async () => {
    const sending = await half();
    expect((await lists.remove(id)).status).toBe(200);
    sending.end("last\n");
    const [answer] = (await once(sending, "response")) as [{ statusCode: number; resume: () => void }];
    answer.resume();
    expect(answer.statusCode).toBe(404);
    const pool = connectPool(service.database.url);
    while (await purgeOnce(pool));
    await pool.end();
    expect([await orphans(), await storedValues()]).toEqual([[], 0]);
  });
});

describe("imports side by side", () => {
  test("of one list leave one of the two files, whole, or both", async () => {
    await Promise.all([lists.send(id, "replace", `value\n${numbers(1, 7000)}`), lists.send(id, "replace", `value\n${numbers(20_001, 26_000)}`)]);
    expect([7000, 6000]).toContain(await countOf());
    await lists.send(id, "replace", "value\n");
    await Promise.all([lists.send(id, "append", `value\n${numbers(1, 7000)}`), lists.send(id, "append", `value\n${numbers(6001, 12_000)}`)]);
    expect([await countOf(), await storedValues()]).toEqual([12_000, await storedValues()]);
    expect((await lists.file(id)).split("\n")).toHaveLength(12_002);
  });
});

describe("the lines of a file", () => {
  test("are the same in whatever parts it arrives", async () => {
    const file = Buffer.from("\ufeffvalue\r\nñandú\r\n\r\n😀\n\rlast");
    for (let size = 1; size < file.length; size++) {
      const parts = (async function* () {
        for (let at = 0; at < file.length; at += size) yield file.subarray(at, at + size);
      })();
      const { header, records } = await openTable(parts, { isColumn: (name) => name === "value", mayBeBare: false });
      const found = [header];
      for await (const batch of records) found.push(...batch);
      expect(found.map((record) => `${record?.line} ${record?.cells?.join("|")}`)).toEqual(["1 value", "2 ñandú", "4 😀", "6 last"]);
    }
  });

  test("have the cells that CSV says, without what protects spreadsheets", async () => {
    const { body } = await lists.send(id, "replace", `value\na\n"a,b"\n"a""b"\n'=1\nx,y\nx"y\n${"x".repeat(5000)}\n`);
    expect((body as { errors: unknown }).errors).toEqual([
      { line: 6, code: "VALIDATION_ERROR", message: expect.stringContaining("has 2 cells") },
      { line: 7, code: "VALIDATION_ERROR", message: expect.stringContaining("misplaced quote") },
      { line: 8, code: "VALIDATION_ERROR", field: "value", message: expect.stringContaining("longer") },
    ]);
    expect(await lists.file(id)).toBe('value\n\'=1\na\n"a""b"\n"a,b"\n');
  });
});
