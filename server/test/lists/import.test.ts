// Files of entries: what is right is stored although other lines are wrong, and every line that is wrong is named.
import { connect } from "node:net";
import { text as textOf } from "node:stream/consumers";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { verifyLog } from "../../src/accounts/audit/verifier.ts";
import { recordsOf } from "../audit/log.ts";
import { call } from "../harness/client.ts";
import { cpuMilliseconds } from "../harness/cpu-time.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { imported, sendFile } from "./csv-of.ts";
import { type Lists, listsOf } from "./lists-of.ts";

let service: TestService;
let psp: Tenant;
let analyst: string;
let lists: Lists;
beforeAll(async () => {
  service = await startService({ logLevel: "debug" });
});
afterAll(() => service.close());
beforeEach(async () => {
  psp = await createTenant(service.database.url, { segment: "psp" });
  analyst = await service.token("analyst", psp.id);
  lists = listsOf(service.url, analyst);
});

const send = (file: string | Uint8Array, headers?: Record<string, string>) => sendFile(service.url, analyst, file, headers);
const take = (file: string | Uint8Array) => imported(service.url, analyst, file);
const stored = async () => (await lists.blocklist({ limit: "500" })).body.data.entries.toReversed();
const shop = async (organization = psp.id): Promise<string> =>
  (
    await call(`${service.url}/api/v1/submerchants`, {
      key: await service.token("admin", organization),
      body: { name: "Papelería Lupita", country: "MX" },
    })
  ).body.id;
const HEADER = "list_type,value";
const NO_TIME = 'must be a day such as "2026-12-31" or "31/12/2026", or an RFC 3339 date and time such as "2026-11-20T15:04:05Z"';

describe("the lines that are right", () => {
  test("are stored as single creations would store them", async () => {
    const submerchant = await shop();
    const file = [
      "value,list_type,flow_scope,severity,reason,source,is_active,expires_at,submerchant_id",
      "Fraude+1@Ejemplo.mx,email,,,,,,,",
      `+52 1 55 4821 9034,phone,payin,review,"dijo: ""no"", y colgó",chargeback,FALSE,2030-01-31T10:00:00-06:00,${submerchant}`,
      "189.203.113.77/24,ip_range,all,flag,,api,true,,",
    ].join("\n");
    expect(await take(file)).toEqual({ lines: 3, created: 3, duplicates: 0, failed: 0, errors: [] });
    const plain = { flow_scope: "all", severity: "block", reason: null, source: "manual", is_active: true, expires_at: null, submerchant_id: null };
    expect((await stored()).toSorted((a: { list_type: string }, b: { list_type: string }) => a.list_type.localeCompare(b.list_type))).toMatchObject([
      { ...plain, list_type: "email", value: "fraude@ejemplo.mx" },
      { ...plain, list_type: "ip_range", value: "189.203.113.0/24", severity: "flag" },
      {
        ...{ list_type: "phone", value: "+525548219034", flow_scope: "payin", severity: "review", reason: 'dijo: "no", y colgó' },
        ...{ is_active: false, expires_at: "2030-01-31T16:00:00.000Z", submerchant_id: submerchant },
      },
    ]);
  });

  test("are stored although others are wrong, and block the next payment", async () => {
    const answer = await take(`${HEADER}\nemail,nobody\ncustomer_id,cus_1\n`);
    expect(answer).toMatchObject({ lines: 2, created: 1, failed: 1, errors: [{ line: 2, code: "VALIDATION_ERROR", field: "value" }] });
    const body = { amount: 10, currency: "MXN", payer: { customer_id: "cus_1" } };
    expect((await call(`${service.url}/api/v1/assess`, { key: psp.secret, body })).body).toMatchObject({ decision: "decline" });
  });

  test("that are there already, or stand further up, count as duplicates and change nothing", async () => {
    await lists.block({ list_type: "email", value: "a@ejemplo.mx", severity: "flag" });
    const answer = await take(`${HEADER},severity\nemail,A+x@Ejemplo.mx,block\nemail,b@ejemplo.mx,review\nemail,B@EJEMPLO.mx,block\n`);
    expect(answer).toEqual({ lines: 3, created: 1, duplicates: 2, failed: 0, errors: [] });
    expect((await stored()).map(({ value, severity }: { value: string; severity: string }) => [value, severity])).toEqual([
      ["a@ejemplo.mx", "flag"],
      ["b@ejemplo.mx", "review"],
    ]);
  });

  test("are each in the audit log, in the order of the file, as single creations are", async () => {
    const values = Array.from({ length: 2500 }, (_, index) => `cus_${index}`);
    await take(`${HEADER}\n${values.map((value) => `customer_id,${value}`).join("\n")}`);
    await lists.block({ list_type: "customer_id", value: "single" });
    const rows = await recordsOf(service, psp.id, "list_entry.created");
    expect(rows.map(({ entry }) => entry.after?.value)).toEqual([...values, "single"]);
    const [first, single] = [rows[0]?.entry, rows.at(-1)?.entry];
    const [entry] = (await lists.blocklist({ search: "cus_0" })).body.data.entries;
    expect(first).toEqual({
      ...single,
      occurred_at_ms: expect.any(Number),
      request_id: expect.any(String),
      resource_id: entry.id,
      after: { list: "blocklist", ...entry },
    });
    const client = new pg.Client({ connectionString: service.database.url });
    await client.connect();
    expect((await verifyLog(client, psp.id)).findings).toEqual([]);
    await client.end();
  });
});

describe("a line that is wrong is named with its number, its column and the reason", () => {
  test.each<[string, string, object]>([
    ["a type that there is not", "cosa,x", { code: "INVALID_TYPE", field: "list_type" }],
    ["a type of the language", "constructor,x", { code: "INVALID_TYPE", field: "list_type" }],
    ["no type", ",x", { code: "VALIDATION_ERROR", field: "list_type", message: "must not be empty" }],
    ["no value", "email,", { field: "value", message: "must not be empty" }],
    [
      "a value of another type",
      "clabe,002010077777777772",
      { field: "value", message: "must be a CLABE of 18 digits with a valid check digit; a CBU, a CCI, a Pix or Bre-B key is an account_hash" },
    ],
    ["a value of 256 characters", `customer_id,${"x".repeat(256)}`, { field: "value", message: "must not be longer than 255 characters" }],
    ["a value with a line break", 'customer_id,"a\nb"', { field: "value", message: "must not contain control characters" }],
    ["a value with a NUL", "customer_id,a\0b", { field: "value", message: "must not contain control characters" }],
    ["a card number", "card_hash,4242 4242 4242 4242", { field: "value", message: expect.stringContaining("card number") }],
    ["a card number for a type", "4242424242424242,x", { field: "list_type", message: expect.stringContaining("card number") }],
    ["a value that is no UTF-8", "customer_id,Mu\ufffdoz", { field: "value", message: "must be UTF-8; save the file as CSV UTF-8" }],
    ["one cell too few", "email", { message: "has 1 cells, but the header has 2" }],
    ["one cell too many", "email,x,y", { message: "has 3 cells, but the header has 2" }],
    ["a quote within a cell", 'customer_id,a"b', { message: expect.stringContaining("misplaced quote") }],
    ["text behind a quote", 'customer_id,"a"b', { message: expect.stringContaining("misplaced quote") }],
    ["a quote that is never closed", 'customer_id,"a', { message: expect.stringContaining("misplaced quote") }],
  ])("%s", async (_, line, error) => {
    const answer = await take(`${HEADER}\ncustomer_id,before\n${line}\ncustomer_id,after\n`);
    expect(answer).toMatchObject({ lines: 3, created: 2, failed: 1, errors: [{ line: 3, code: "VALIDATION_ERROR", ...error }] });
    expect((await stored()).map(({ value }: { value: string }) => value).toSorted()).toEqual(["after", "before"]);
  });

  test.each<[string, string, string]>([
    ["flow_scope", "both", "must be one of payin, payout, all"],
    ["severity", "hard", "must be one of block, flag, review"],
    ["is_active", "maybe", "must be true or false"],
    ["expires_at", "2030-02-30T00:00:00Z", NO_TIME],
    ["expires_at", "30/02/2030", NO_TIME],
    ["expires_at", "01/31/2030", NO_TIME],
    ["submerchant_id", "shop", "must be a UUID in lower case with hyphens"],
    ["reason", "x".repeat(501), "must not be longer than 500 characters"],
    ["reason", "tarjeta 4111-1111-1111-1111", "must not hold a full card number; send bin, last4 and a token or hash"],
  ])("by the contract's rule of its column: %s %j", async (field, cell, message) => {
    const answer = await take(`${HEADER},${field}\ncustomer_id,x,${cell}\n`);
    expect(answer.errors).toEqual([{ line: 2, code: "VALIDATION_ERROR", field, message }]);
  });

  test("with every column that fails", async () => {
    const { errors, failed } = await take(`${HEADER},severity,is_active\n,,hard,maybe\n`);
    expect([failed, errors.map(({ field }) => field)]).toEqual([1, ["list_type", "value", "severity", "is_active"]]);
  });

  test("counted as the file has it: blank lines, CRLF, lines within quotes, a byte order mark", async () => {
    const file = `\ufeff"list_type",value,reason\r\n\r\ncustomer_id,a,"one\r\ntwo\r\n\r\nthree"\r\ncustomer_id,b,"x\ny"\r\n , ,\r\nemail,bad,\r\nemail,"worse\r\n",`;
    const answer = await take(file);
    expect(answer).toMatchObject({ lines: 4, created: 2, failed: 2 });
    expect(answer.errors.map(({ line }) => line)).toEqual([10, 11]);
    expect((await stored()).map(({ reason }: { reason: string }) => reason).toSorted()).toEqual(["one\r\ntwo\r\n\r\nthree", "x\ny"]);
  });

  test("for a submerchant of somebody else as for one that does not exist", async () => {
    const other = await createTenant(service.database.url, { segment: "psp" });
    const [own, foreign] = [await shop(), await shop(other.id)];
    const nobody = "01929b7e-0000-7000-8000-000000000000";
    const answer = await take(`${HEADER},submerchant_id\ncustomer_id,x,${own}\ncustomer_id,x,${foreign}\nemail,bad,\ncustomer_id,x,${nobody}\n`);
    const notFound = { code: "NOT_FOUND", field: "submerchant_id", message: "does not exist or is inactive" };
    expect(answer).toMatchObject({ lines: 4, created: 1, failed: 3, errors: [{ line: 3, ...notFound }, { line: 4 }, { line: 5, ...notFound }] });
    expect((await stored()).map(({ submerchant_id }: { submerchant_id: string }) => submerchant_id)).toEqual([own]);
  });

  test("and leaves no trace of its card number", async () => {
    const card = "5555555555554444";
    await take(`${HEADER},reason,id\ncustomer_id,${card},\ncustomer_id,x,${card}\ncustomer_id,y,,${card}\n`);
    await send(`${HEADER},${card}\n`);
    const rows = await service.database.query<{ row: string }>(
      "SELECT t::text AS row FROM list_entries t UNION ALL SELECT t::text FROM audit_log t UNION ALL SELECT t::text FROM audit_contents t",
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(card);
    expect(service.logged()).not.toContain(card);
  });
});

describe("a file is refused whole", () => {
  const fields = async (file: string | Uint8Array, headers?: Record<string, string>) => {
    const { status, body } = await send(file, headers);
    expect((await stored()).length).toBe(0);
    return [status, body.error.code, body.error.details.fields?.map(({ path }: { path: string }) => path)];
  };

  test.each<[string, string, string[]]>([
    ["an unknown column", `${HEADER},colour\ncustomer_id,x,red\n`, ["colour"]],
    ["two unknown columns", `${HEADER},colour,size\ncustomer_id,x,red,1\n`, ["colour", "size"]],
    ["a column without a name before others", "list_type,,value\ncustomer_id,,x\n", ["(empty)"]],
    ["a column that stands there twice", `${HEADER},value\ncustomer_id,x,y\n`, ["value"]],
    ["no header", "customer_id,x\n", ["customer_id", "x", "list_type", "value"]],
    ["a header without the value", "list_type,reason\ncustomer_id,x\n", ["value"]],
    ["another separator", "list_type^value\ncustomer_id^x\n", ["list_type^value", "list_type", "value"]],
    ["a workbook of Excel", "PK\u0003\u0004\u0014\u0000", ["body"]],
    ["nothing but a line break", "\n", ["body"]],
    ["a column of JavaScript", `${HEADER},__proto__\ncustomer_id,x,1\n`, ["__proto__"]],
    ["a card number for a column", `${HEADER},4242424242424242\n`, ["••••••••••••••••"]],
  ])("for %s", async (_, file, paths) => {
    expect(await fields(file)).toEqual([400, "VALIDATION_ERROR", paths]);
  });

  test("without a body", async () => {
    expect(await fields("")).toEqual([400, "VALIDATION_ERROR", ["body"]]);
  });

  test("of another media type or character set", async () => {
    for (const type of ["application/json", "application/octet-stream", "text/csv; charset=iso-2022-jp"])
      expect(await fields(`${HEADER}\ncustomer_id,x\n`, { "Content-Type": type })).toEqual([415, "UNSUPPORTED_MEDIA_TYPE", undefined]);
    expect((await send(`${HEADER}\ncustomer_id,x\n`, { "Content-Type": 'Text/CSV; header=present; charset="UTF-8"' })).status).toBe(200);
  });

  test("for a body beyond 32 MiB, announced or not, and the limit is named", async () => {
    const { status, body } = await sendFile(service.url, analyst, Buffer.alloc(33_554_433, "\n"));
    expect([status, body.error.details]).toEqual([413, { limit_bytes: 33_554_432 }]);
    const chunked = await fetch(`${service.url}/api/v1/blocklists/import`, {
      method: "POST",
      headers: { Authorization: `Bearer ${analyst}`, "Content-Type": "text/csv" },
      body: ReadableStream.from(Array.from({ length: 33 }, () => Buffer.alloc(1_048_576, "\n"))),
      duplex: "half",
    } as RequestInit);
    expect(chunked.status).toBe(413);
    expect(await stored()).toEqual([]);
  });

  test("with more than 25,000 bad lines: it is not the file that was meant", async () => {
    expect(await fields(`${HEADER}\n${"x\n".repeat(25_001)}`)).toEqual([400, "VALIDATION_ERROR", ["body"]]);
    expect(await take(`${HEADER}\n${"x\n".repeat(25_000)}`)).toMatchObject({ failed: 25_000 });
  });

  test("that is interrupted: nothing of it is stored", async () => {
    const { port } = service;
    const socket = connect(port, "127.0.0.1");
    socket.write(
      `POST /api/v1/blocklists/import HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${analyst}\r\nContent-Type: text/csv\r\nContent-Length: 1000\r\n\r\n${HEADER}\ncustomer_id,x\n`,
    );
    socket.end();
    await textOf(socket);
    expect(await stored()).toEqual([]);
  });
});

describe("hostile files", () => {
  test.each<[string, () => string, object]>([
    ["a cell of a mebibyte", () => `customer_id,${"x".repeat(1_048_000)}\n`, { failed: 1 }],
    ["a quoted cell of a mebibyte", () => `customer_id,"${"x".repeat(1_048_000)}"\n`, { failed: 1 }],
    ["a mebibyte of quotes", () => `customer_id,"${'""'.repeat(520_000)}`, { failed: 1 }],
    ["a mebibyte of commas", () => ",".repeat(1_048_000), { lines: 0 }],
    ["a mebibyte of line breaks", () => "\n".repeat(1_048_000), { lines: 0 }],
    ["quotes that open on every line", () => 'customer_id,"x\n'.repeat(20_000), { failed: 20_000 }],
    ["combining marks", () => `customer_id,${"e\u0301\u0316".repeat(80)}\n`.repeat(2000), { lines: 2000 }],
    ["digits and spaces", () => `customer_id,${"1 ".repeat(120)}\n`.repeat(4000), { lines: 4000 }],
  ])("%s do not keep the service busy", async (_, lines, result) => {
    const spent = await cpuMilliseconds(async () => expect(await take(`${HEADER}\n${lines()}`)).toMatchObject(result));
    expect(spent).toBeLessThan(5000);
  });
});

test("two imports of one file at once make each entry once, and neither waits forever", async () => {
  const file = `${HEADER}\n${Array.from({ length: 3000 }, (_, index) => `customer_id,cus_${(index * 7919) % 3000}`).join("\n")}`;
  const answers = await Promise.all([take(file), take(file)]);
  expect(answers.map(({ created, duplicates }) => created + duplicates)).toEqual([3000, 3000]);
  expect(answers.reduce((sum, { created }) => sum + created, 0)).toBe(3000);
});
