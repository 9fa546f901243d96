// The list as a file: complete or visibly broken, with backpressure, and the same set when imported again.
import { get, type IncomingMessage } from "node:http";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { guarded, records, unguarded } from "../../src/controls/lists/tables/csv.ts";
import { call } from "../harness/client.ts";
import { testTexts } from "../harness/encryption.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { exported, imported } from "./csv-of.ts";
import { hashesOfValue, type Lists, listsOf } from "./lists-of.ts";

let service: TestService;
let psp: Tenant;
let analyst: string;
let lists: Lists;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
});
afterAll(() => service.close());
beforeEach(async () => {
  psp = await createTenant(service.database.url, { segment: "psp" });
  analyst = await service.token("analyst", psp.id);
  lists = listsOf(service.url, analyst);
});

const fetched = async (query: Record<string, string> = {}): Promise<string> => (await exported(service.url, analyst, query)).text;
const rowsOf = (file: string): Record<string, string>[] => parse(file, { columns: true });
const NAMES = "list_type,value,flow_scope,severity,reason,source,is_active,expires_at,submerchant_id,id,created_at";

/** Fills a list without the API: customers cus_1 and so on. */
async function fill(count: number, reason = "fixture"): Promise<void> {
  await service.database.query(
    `INSERT INTO list_entries (organization_id, id, list, list_type, value, match_key, reason)
     SELECT $1, gen_random_uuid(), 'block', 'customer_id', 'cus_' || n, n, $3 FROM generate_series(1, $2::int) n`,
    [psp.id, count, reason],
  );
}

/** What the service sets when an outcome makes the entry. */
const setSource = (value: string, source: string) =>
  service.database.query("UPDATE list_entries SET source = $3 WHERE organization_id = $1 AND match_key = ANY($2)", [psp.id, hashesOfValue(value), source]);

describe("an export", () => {
  test("is a CSV file to save, newest entry first, with every column", async () => {
    const first = (await lists.block({ list_type: "email", value: "a@ejemplo.mx", reason: 'dijo "no",\nadiós', expires_at: "2030-01-31T16:00:00Z" })).body;
    const second = (await lists.block({ list_type: "phone", value: "+52 55 4821 9034", severity: "flag", is_active: false })).body;
    await lists.allow({ list_type: "customer_id", value: "on-the-other-list" });
    const answer = await exported(service.url, analyst);
    expect([answer.status, answer.headers.get("Content-Type"), answer.headers.get("Content-Disposition")]).toEqual([
      200,
      "text/csv; charset=utf-8",
      'attachment; filename="blocklist.csv"',
    ]);
    expect(answer.text).toBe(
      `${NAMES}
phone,+525548219034,all,flag,,manual,false,,,${second.id},${second.created_at}
email,a@ejemplo.mx,all,block,"dijo ""no"",
adiós",manual,true,2030-01-31T16:00:00.000Z,,${first.id},${first.created_at}
`,
    );
  });

  test("of an empty list is the header", async () => {
    expect(await fetched()).toBe(`${NAMES}\n`);
  });

  test.each<[string, Record<string, string>, string[]]>([
    ["list_type", { list_type: "email" }, ["a@ejemplo.mx"]],
    ["severity", { severity: "flag" }, ["one"]],
    ["flow_scope", { flow_scope: "payout" }, ["two"]],
    ["source", { source: "chargeback" }, ["two"]],
    ["is_active", { is_active: "false" }, ["one"]],
    ["search", { search: "EJEMPLO" }, ["a@ejemplo.mx"]],
    ["two of them", { list_type: "customer_id", severity: "block" }, ["two"]],
  ])("is filtered as the list is: %s", async (_, query, values) => {
    await lists.block({ list_type: "email", value: "a@ejemplo.mx" });
    await lists.block({ list_type: "customer_id", value: "one", severity: "flag", is_active: false });
    await lists.block({ list_type: "customer_id", value: "two", flow_scope: "payout" });
    await setSource("two", "chargeback");
    expect(rowsOf(await fetched(query)).map(({ value }) => value)).toEqual(values);
  });

  test("of a submerchant is refused before anything is sent when it is not the organization's", async () => {
    const answer = await exported(service.url, analyst, { submerchant_id: "01929b7e-0000-7000-8000-000000000000" });
    expect([answer.status, answer.body.error.code, answer.headers.get("Content-Type")]).toEqual([404, "NOT_FOUND", "application/json; charset=utf-8"]);
  });

  test("walks through all pages, and shows no other organization's entries", async () => {
    await fill(4500);
    const other = await createTenant(service.database.url);
    await listsOf(service.url, await service.token("analyst", other.id)).block({ list_type: "customer_id", value: "theirs" });
    const rows = rowsOf(await fetched());
    expect(new Set(rows.map(({ value }) => value)).size).toBe(4500);
    expect(rows.map(({ id }) => id)).toEqual(
      rows
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
    expect(rows.some(({ value }) => value === "theirs")).toBe(false);
  });

  test("answers a HEAD request without reading the list", async () => {
    await fill(10);
    const answer = await call(`${service.url}/api/v1/blocklists/export`, { key: analyst, method: "HEAD" });
    expect([answer.status, answer.headers.get("Content-Type"), answer.text]).toEqual([200, "text/csv; charset=utf-8", ""]);
  });
});

describe("what was exported and is imported", () => {
  const set = async (tenant: Tenant) => {
    const rows = await service.database.query(
      "SELECT list_type, value, flow_scope, severity, reason, source, is_active, expires_at FROM list_entries WHERE organization_id = $1",
      [tenant.id],
    );
    const clear = await testTexts(service.database, tenant.id).open("list_entries", rows);
    return clear.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
  };

  test("is the same set again, formulas, quotes, line breaks and apostrophes included", async () => {
    const nasty = [
      "=1+1",
      "+1",
      "-1",
      "@a",
      "'=1",
      "''=1",
      "'quoted'",
      "＝1",
      '"',
      "a,b",
      "1;2",
      "'",
      "+x",
      "-",
      '=HYPERLINK("http://x")',
      "'+5548219034",
      "  x",
      "a;=1+1",
      "a;'=1+1",
      "a; =1+1",
      'a;"=1+1"',
      '"=1+1',
      "a|-1",
      ";=1",
      ";;'@x;+y",
    ];
    const entries = nasty.map((text, index) => ({ list_type: "customer_id", value: `${text}#${index}`, reason: `${text}\t\r\n${text}` }));
    const more = ["   ", "\ttab", "\nbreak", "\rreturn", "'\ttab", "a\t=1", "a\n=1", "a\r\n'=1", "a\t\t@x", "\t=1"].map((reason, index) => ({
      list_type: "card_hash",
      value: `h${index}`,
      reason,
    }));
    const rest = [
      { list_type: "phone", value: "+525548219034", severity: "review", flow_scope: "payin", is_active: false },
      { list_type: "customer_id", value: "+525548219034" },
      { list_type: "ip_range", value: "2806:db8::/32", expires_at: "2031-01-01T00:00:00.001Z" },
      { list_type: "device_fingerprint", value: "=cmd|' /C calc'!A0" },
    ];
    for (const entry of [...entries, ...more, ...rest]) expect((await lists.block(entry)).status).toBe(201);
    const file = await fetched();
    const copy = await createTenant(service.database.url);
    const count = entries.length + more.length + rest.length;
    expect(await imported(service.url, await service.token("analyst", copy.id), file)).toEqual({
      lines: count,
      created: count,
      duplicates: 0,
      failed: 0,
      errors: [],
    });
    expect(await set(copy)).toEqual(await set(psp));
    // and into the same list again, nothing
    expect(await imported(service.url, analyst, file)).toMatchObject({ created: 0, duplicates: count, failed: 0 });
  });

  test("has the source of what a person enters, wherever the entry came from", async () => {
    await lists.block({ list_type: "customer_id", value: "charged-back" });
    await setSource("charged-back", "chargeback");
    const file = await fetched();
    expect(rowsOf(file)).toEqual([expect.objectContaining({ value: "charged-back", source: "chargeback" })]);
    const copy = await createTenant(service.database.url);
    expect(await imported(service.url, await service.token("analyst", copy.id), file)).toMatchObject({ created: 1, failed: 0 });
    expect((await set(copy)).map(({ source }) => source)).toEqual(["manual"]);
  });

  test("was no formula to a spreadsheet, but for telephone numbers", async () => {
    await lists.block({ list_type: "customer_id", value: "=1+1", reason: "@SUM(A1)" });
    await lists.block({ list_type: "phone", value: "+525548219034" });
    const [phone, customer] = rowsOf(await fetched());
    expect([phone?.value, customer?.value, customer?.reason]).toEqual(["+525548219034", "'=1+1", "'@SUM(A1)"]);
  });

  test("begins no cell with a formula where semicolons or tabs separate cells, whatever the quotes", async () => {
    const formula = "=HYPERLINK(1)";
    const starts = [";", "; ", ";;", ";'", ";\t", "|", "\t", "\t ", "\n", "\r", '"', '";', ';"', '" ', ',";'];
    for (const [index, start] of starts.entries())
      expect((await lists.block({ list_type: "card_hash", value: `h${index}`, reason: `x${start}${formula}` })).status).toBe(201);
    const file = await fetched();
    const cells = file.split(/[;|\t\r\n]/).map((cell) => cell.replace(/^[" ]+/, ""));
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
    expect(file.match(/HYPERLINK/g)).toHaveLength(starts.length);
  });

  test("was guarded and is unguarded: any text comes back", () => {
    const text = fc.array(fc.constantFrom(";", "|", "'", '"', " ", "=", "+", "-", "@", "\t", "\r", "\n", "＝", "a", "1", ","), { maxLength: 12 });
    fc.assert(
      fc.property(text, (parts) => {
        const cell = parts.join("");
        expect(unguarded(guarded(cell))).toBe(cell);
        expect(
          guarded(cell)
            .split(/[;|\t\r\n"]/)
            .filter((start, index) => /^ *[=+\-@＝]/.test(start) && (index > 0 || !/^\+\d+$/.test(cell))),
        ).toEqual(
          // spaces in front of the whole cell are no formula to any program
          /^ +[=+\-@＝]/.test(cell) ? [guarded(cell).split(/[;|\t\r\n"]/)[0]] : [],
        );
      }),
      { numRuns: 5000, examples: [[["'", "1", "\r", "+"]]] },
    );
  });

  test("is read as other readers read it", () => {
    const cell = fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('"', ",", "\n", "\r\n", "x", ""));
    const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 3 }), { minLength: 1, maxLength: 5 }), fc.constantFrom("\n", "\r\n"), (rows, end) => {
        const file = rows.map((cells) => cells.map(quote).join(",") + end).join("");
        const read = [...records(file)].map(({ cells }) => cells);
        const filled = (cells: readonly string[]): boolean => cells.some((text) => text.trim() !== "");
        expect(read).toEqual((parse(file, { relax_column_count: true, record_delimiter: end }) as string[][]).filter(filled));
      }),
    );
  });
});

describe("a reader", () => {
  const open = (): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      get(`${service.url}/api/v1/blocklists/export`, { headers: { Authorization: `Bearer ${analyst}` } }, resolve).once("error", reject);
    });
  const busy = async (): Promise<number> =>
    (
      await service.database.query<{ count: number }>(
        "SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'fraud-risk-management' AND state <> 'idle'",
      )
    )[0]?.count ?? -1;
  /** Until a condition holds; the test's own time ends it. */
  const until = async (holds: () => Promise<boolean>): Promise<void> => {
    while (!(await holds()));
  };

  test("that does not read holds no connection of the database, however many there are", async () => {
    await fill(30_000, "x".repeat(400));
    const readers = await Promise.all(Array.from({ length: 20 }, open));
    // while they are served there may be none to be had
    await until(async () => (await lists.blocklist({ limit: "1" })).status === 200);
    await until(async () => (await busy()) === 0);
    for (const reader of readers) reader.destroy();
  });

  test("sees a broken connection when the database goes away in the middle, and no whole file", async () => {
    await fill(30_000, "x".repeat(400));
    const reader = await open();
    await service.database.cut();
    const end = await new Promise((resolve) => {
      reader.once("end", () => resolve("end"));
      reader.once("error", (error: NodeJS.ErrnoException) => resolve(error.code));
      reader.resume();
    });
    await service.database.restore();
    expect(end).toBe("ECONNRESET");
    expect(service.logged()).toContain("answer aborted");
    await until(async () => (await lists.blocklist({ limit: "1" })).status === 200);
  });

  test("of many entries does not make the service's memory grow with them", async () => {
    await fill(100_000, "x".repeat(200));
    const reader = await open();
    const heap = (): number => {
      global.gc?.();
      return process.memoryUsage().heapUsed;
    };
    const before = heap();
    let [most, bytes, parts] = [0, 0, 0];
    for await (const part of reader) {
      bytes += part.length;
      parts += 1;
      if (parts % 50 === 0) most = Math.max(most, heap() - before);
    }
    expect(bytes).toBeGreaterThan(25_000_000);
    expect(most).toBeLessThan(32_000_000);
  });
});
