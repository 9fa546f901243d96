// Files as spreadsheets in Spanish and Portuguese write them, and lists as they are published.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { customListsOf } from "../custom-lists/custom-lists-of.ts";
import { call } from "../harness/client.ts";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { exported, type Imported, sendFile } from "./csv-of.ts";
import { type Lists, listsOf } from "./lists-of.ts";

let service: TestService;
let tenant: Tenant;
let analyst: string;
let lists: Lists;
beforeAll(async () => {
  service = await startService({ logLevel: "warn" });
});
afterAll(() => service.close());
beforeEach(async () => {
  tenant = await createTenant(service.database.url);
  analyst = await service.token("analyst", tenant.id);
  lists = listsOf(service.url, analyst);
});

async function take(file: string | Uint8Array, headers: Record<string, string> = {}, query = ""): Promise<Imported> {
  const answer = await sendFile(service.url, analyst, file, headers, query);
  expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
  return answer.body;
}
const stored = async () => (await lists.blocklist({ limit: "500" })).body.data.entries.toReversed();
const latin = (text: string): Uint8Array => Buffer.from(text, "latin1");
const utf16be = (text: string): Uint8Array => Buffer.from(text, "utf16le").swap16();

const TWO = [
  ["customer_id", "cus_1", "block", "contracargo, España"],
  ["email", "a@ejemplo.mx", "review", "não"],
] as const;

describe("a file of a spreadsheet gives the entries that are in it", () => {
  const semicolons = "list_type;value;severity;reason\r\ncustomer_id;cus_1;block;contracargo, España\r\nemail;a@ejemplo.mx;review;não\r\n";
  const commas = 'list_type,value,severity,reason\r\ncustomer_id,cus_1,block,"contracargo, España"\r\nemail,a@ejemplo.mx,review,não\r\n';
  const tabs = "list_type\tvalue\tseverity\treason\r\ncustomer_id\tcus_1\tblock\tcontracargo, España\r\nemail\ta@ejemplo.mx\treview\tnão\r\n";

  test.each<[string, string | Uint8Array, string?]>([
    ["semicolons", semicolons],
    ["semicolons with a byte order mark", `\ufeff${semicolons}`],
    ["semicolons in Windows-1252", latin(semicolons)],
    ["semicolons in Windows-1252, declared", latin(semicolons), "text/csv; charset=windows-1252"],
    ["semicolons in Windows-1252 as Latin-1", latin(semicolons), 'text/csv; charset="ISO-8859-1"'],
    ["semicolons in Windows-1252, declared as UTF-8", latin(semicolons), "text/csv; charset=utf-8"],
    ["sep=;", `sep=;\r\n${semicolons}`],
    ["sep=; after a byte order mark", `\ufeffsep=;\r\n${semicolons}`],
    ["sep=,", `sep=,\r\n${commas}`],
    ["a quoted sep=; with empty columns", `"sep=;";;;\r\n${semicolons}`],
    ["tabs", tabs, "text/tab-separated-values"],
    ["tabs in UTF-16 (Unicode text)", Buffer.from(`\ufeff${tabs}`, "utf16le"), "text/plain"],
    ["tabs in UTF-16, big-endian", utf16be(`\ufeff${tabs}`)],
    ["tabs in UTF-16 without a mark", Buffer.from(tabs, "utf16le")],
    ["tabs in UTF-16, declared", Buffer.from(tabs, "utf16le"), "text/csv; charset=utf-16le"],
    ["the media type of Excel", semicolons, "application/vnd.ms-excel"],
    ["commas", commas],
    ["pipes", semicolons.replaceAll(";", "|")],
    ["sep=|", `sep=|\r\n${semicolons.replaceAll(";", "|")}`],
    ["the media type application/csv", commas, "application/csv"],
    ["the media type text/x-csv", commas, "text/x-csv; charset=utf-8"],
    ["column names in Spanish", semicolons.replace("list_type;value;severity;reason", "tipo;valor;gravedad;motivo")],
    ["other column names in Spanish", semicolons.replace("list_type;value;severity;reason", "TIPO;Valor;Severidad;Razón")],
    ["column names in Portuguese", semicolons.replace("list_type;value;severity;reason", "Tipo;Valor;Severidade;Razão")],
    [
      "Spanish types and severities",
      semicolons.replace("customer_id", "cliente").replace("email", "Correo electrónico").replace("block", "bloquear").replace("review", "revisión"),
    ],
    ["column names in any case", semicolons.replace("list_type;value;severity;reason", '"List Type"; VALUE ;Severity;REASON')],
    ["column names with a hyphen and a no-break space", semicolons.replace("list_type;value", "List-Type;Value\u00a0")],
    ["empty columns at the end", semicolons.replaceAll("\r\n", ";;;\r\n")],
    ["empty lines of separators", `${semicolons};;;\r\n;;;\r\n`],
    [
      "types and severities in any case",
      semicolons.replace("customer_id", "Customer ID").replace("email", "EMAIL").replace("review", "Review").replace("block", "BLOCK"),
    ],
    ["carriage returns alone", semicolons.replaceAll("\r\n", "\r")],
    ["comments before the header", `# exported\r\n\r\n${semicolons}`],
  ])("%s", async (_, file, type) => {
    expect(await take(file, type === undefined ? {} : { "Content-Type": type })).toEqual({ lines: 2, created: 2, duplicates: 0, failed: 0, errors: [] });
    const rows = (await stored()).map((entry: Record<string, string>) => [entry.list_type, entry.value, entry.severity, entry.reason]);
    expect(rows.toSorted()).toEqual(TWO.map((row) => [...row]).toSorted());
  });

  test.each<[string, string, string | null]>([
    ["is_active", "VERDADERO", "true"],
    ["is_active", "Verdadeiro", "true"],
    ["is_active", "SIM", "true"],
    ["is_active", "sí", "true"],
    ["is_active", "1", "true"],
    ["is_active", "TRUE", "true"],
    ["is_active", "FALSO", "false"],
    ["is_active", "NÃO", "false"],
    ["is_active", "no", "false"],
    ["is_active", "0", "false"],
    ["expires_at", "31/12/2030", "2030-12-31T23:59:59.999Z"],
    ["expires_at", "1/2/2030", "2030-02-01T23:59:59.999Z"],
    ["expires_at", "31-12-2030", "2030-12-31T23:59:59.999Z"],
    ["expires_at", "2030-12-31", "2030-12-31T23:59:59.999Z"],
    ["expires_at", "31/12/2030 18:30", "2030-12-31T18:30:00.000Z"],
    ["expires_at", "2030-12-31 18:30:05", "2030-12-31T18:30:05.000Z"],
    ["expires_at", "2030-12-31T18:30:05", "2030-12-31T18:30:05.000Z"],
    ["expires_at", "2030-12-31T18:30:05-03:00", "2030-12-31T21:30:05.000Z"],
    ["flow_scope", "PayIn", "payin"],
  ])("%s %s is read", async (column, cell, value) => {
    expect(await take(`list_type;value;${column}\ncustomer_id;cus_1;${cell}\n`)).toMatchObject({ created: 1, errors: [] });
    expect(String((await stored())[0][column])).toBe(value);
  });

  test.each(["vence", "caduca", "Expira", "vencimento", "Válido hasta"])("the end of an entry in the column %s is read", async (column) => {
    expect(await take(`tipo;valor;motivo;${column}\ncustomer_id;cus_1;x;31/12/2030\n`)).toMatchObject({ created: 1, errors: [] });
    expect((await stored())[0].expires_at).toBe("2030-12-31T23:59:59.999Z");
  });

  test("a column twice, once in each language, is refused", async () => {
    const answer = await sendFile(service.url, analyst, "value;valor;list_type\na;b;email\n", {}, "");
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining("must appear once")]);
  });

  test.each(["*.spam.mx", "*@spam.mx", "@spam.mx", ".spam.mx", "*@*.spam.mx"])("the domain %s is spam.mx, and stops its subdomains", async (value) => {
    expect(await take(`list_type,value\nemail_domain,${value}\n`)).toMatchObject({ created: 1, errors: [] });
    expect((await stored())[0].value).toBe("spam.mx");
    const body = { amount: 10, currency: "MXN", payer: { email: "a@correo.spam.mx" } };
    expect((await call(`${service.url}/api/v1/assess`, { key: tenant.secret, body })).body.blocked_by).toBe("blocklist:email_domain");
  });

  test.each(["*.mx", "*.com.mx", "*", "spam*.mx"])("the domain %s is not stored", async (value) => {
    expect(await take(`list_type,value\nemail_domain,${value}\n`)).toMatchObject({ created: 0, failed: 1 });
  });

  test("cells that are left out at the end of a line are empty, in a file of a spreadsheet", async () => {
    expect(await take("list_type;value;severity;reason\ncustomer_id;cus_1\ncustomer_id;cus_2;flag\n")).toMatchObject({ created: 2, errors: [] });
  });
});

describe("what a spreadsheet did to a value is named by line and never stored", () => {
  test.each<[string, string, string, string]>([
    ["a CLABE in scientific notation", "clabe", "2,01008E+15", "scientific notation"],
    ["a customer in scientific notation", "customer_id", "1,23E+17", "scientific notation"],
    ["an account hash in scientific notation, with a point", "account_hash", "1.23E+17", "scientific notation"],
    ["a CLABE without its zeros", "clabe", "2010077777777771", "zeros at the beginning"],
    ["a BIN without its zero", "card_bin", "41111", "zeros at the beginning"],
    ["a telephone number without its +", "phone", "525512340099", "remove the +"],
    ["a number that was rounded", "customer_id", "12345678901234500", "ends in zeros"],
  ])("%s", async (_, type, value, message) => {
    const { errors, created } = await take(`list_type;value\ncustomer_id;cus_1\n${type};${value}\n`);
    expect([created, errors]).toEqual([1, [{ line: 3, code: "VALIDATION_ERROR", field: "value", message: expect.stringContaining(message) }]]);
    expect(errors[0]?.message).not.toContain(value);
  });

  test("a type that there is not is answered with the types", async () => {
    const { errors } = await take("list_type,value\nnada,x\n");
    expect(errors[0]).toMatchObject({ code: "INVALID_TYPE", message: expect.stringMatching(/^must be one of email, email_domain, /) });
  });
});

describe("a published list", () => {
  const values = async () => (await stored()).map(({ value, reason }: { value: string; reason: string | null }) => [value, reason]);

  test("of networks is read without a header: comments, references, ranges, single addresses", async () => {
    const file = [
      "# FireHOL level 1",
      "; Spamhaus DROP List 2026/11/27",
      "",
      "1.10.16.0/20 ; SBL256894",
      "198.51.100.7",
      "198.51.100.9/32",
      "203.0.113.4-203.0.113.9",
      "2001:db8::1 - 2001:db8::2",
      "5.6.7.0/24\t# botnet",
    ].join("\n");
    expect(await take(file, {}, "list_type=ip_range")).toMatchObject({ lines: 6, failed: 0 });
    expect((await values()).toSorted()).toEqual(
      [
        ["1.10.16.0/20", "SBL256894"],
        ["198.51.100.7/32", null],
        ["198.51.100.9/32", null],
        ["203.0.113.4/30", null],
        ["203.0.113.8/31", null],
        ["2001:db8::1/128", null],
        ["2001:db8::2/128", null],
        ["5.6.7.0/24", "botnet"],
      ].toSorted(),
    );
  });

  test("of addresses may write one as a network of one, as a single creation may", async () => {
    expect(await take("1.2.3.4/32\n5.6.7.8\n9.9.9.0/24\n", {}, "list_type=ip_address")).toMatchObject({
      created: 2,
      failed: 1,
      errors: [{ line: 3, field: "value" }],
    });
    expect(await lists.block({ list_type: "ip_address", value: "2806:2f0::1/128" })).toMatchObject({ status: 201, body: { value: "2806:2f0::1" } });
  });

  test("of customers is one column, whatever the values hold", async () => {
    expect(await take('cus #1;\n"cus, 2"\ncus_3;;\n', {}, "list_type=customer_id")).toMatchObject({ lines: 3, created: 3 });
    expect((await values()).map(([value]: [string]) => value).toSorted()).toEqual(["cus #1", "cus, 2", "cus_3"]);
  });

  test("gives its type to the lines of a file with a header, too", async () => {
    expect(await take("value;reason\ncus_1;x\n", {}, "list_type=customer_id")).toMatchObject({ lines: 1, created: 1 });
  });

  test("without its type is refused, with what to do", async () => {
    const { status, body } = await sendFile(service.url, analyst, "1.10.16.0/20\n");
    expect([status, body.error.details.fields.map(({ message }: { message: string }) => message).join()]).toEqual([
      400,
      expect.stringContaining("send the type of all values as the query parameter list_type"),
    ]);
  });
});

describe("values of a list for rules", () => {
  test.each<[string, string | Uint8Array, Record<string, string>?]>([
    ["semicolons at the end", "value;\ncus_1;\nñandú;\n"],
    ["sep=;", "sep=;\nVALUE\ncus_1\nñandú\n"],
    ["Windows-1252", latin("Value\r\ncus_1\r\nñandú\r\n")],
    ["UTF-16", Buffer.from("\ufeffvalue\r\ncus_1\r\nñandú\r\n", "utf16le")],
    ["UTF-16, declared", Buffer.from("value\r\ncus_1\r\nñandú\r\n", "utf16le"), { "Content-Type": "text/csv; charset=utf-16le" }],
    ["the media type of Excel", "value\ncus_1\nñandú\n", { "Content-Type": "application/vnd.ms-excel" }],
  ])("are read: %s", async (_, file, headers) => {
    const custom = customListsOf(service.url, await service.token("admin", tenant.id));
    const { id } = (await custom.create()).body;
    const { status, body } = await custom.send(id, "append", file, headers);
    expect([status, body]).toMatchObject([200, { lines: 2, added: 2, failed: 0 }]);
    expect(await custom.file(id)).toBe("value\ncus_1\nñandú\n");
  });
});

describe("an export for a spreadsheet", () => {
  test("has a byte order mark, the separator, and apostrophes that an import removes; one for programs has none of them", async () => {
    await lists.block({ list_type: "clabe", value: "002010077777777771", reason: "a;b" });
    await lists.block({ list_type: "customer_id", value: "'001" });
    const sheet = (await exported(service.url, analyst, { separator: ";", bom: "true" })).text;
    const plain = (await exported(service.url, analyst)).text;
    expect(sheet.split("\n").map((line) => line.split(";").slice(0, 2).join(";"))).toEqual([
      "\ufefflist_type;value",
      "customer_id;''001",
      "clabe;'002010077777777771",
      "",
    ]);
    expect(plain.split("\n").map((line) => line.split(",").slice(0, 2).join(","))).toEqual([
      "list_type,value",
      "customer_id,''001",
      "clabe,002010077777777771",
      "",
    ]);
    for (const file of [sheet, plain]) expect(await take(file)).toMatchObject({ lines: 2, duplicates: 2, failed: 0 });
  });

  test("of assessments has decimal commas with semicolons", async () => {
    const body = { amount: 1234.5, currency: "MXN", order_id: "0012345" };
    await call(`${service.url}/api/v1/assess`, { key: tenant.secret, body });
    const [header = "", row = ""] = (await call(`${service.url}/api/v1/assessments/export?separator=;&bom=true`, { key: analyst })).text.split("\n");
    const cells = Object.fromEntries(
      header
        .replace("\ufeff", "")
        .split(";")
        .map((name, index) => [name, row.split(";")[index]]),
    );
    expect([header[0], cells.amount, cells.order_id]).toEqual(["\ufeff", "1234,5", "'0012345"]);
  });
});
