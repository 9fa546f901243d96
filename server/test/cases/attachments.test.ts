// Files of cases: what is accepted, who may do what, and what hostile uploads get.
import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startService, type TestService } from "../harness/service.ts";
import { createTenant, type Tenant } from "../harness/tenant.ts";
import { type Cases, caseIn, casesOf } from "./cases-of.ts";
import { type Files, filesOf, samples } from "./files-of.ts";

const LIMIT = 5 * 1024 * 1024;

let service: TestService;
let tenant: Tenant;
let analyst: string;
let cases: Cases;
let files: Files;
let caseId: string;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(async () => {
  tenant = await createTenant(service.database.url);
  analyst = await service.token("analyst", tenant.id);
  cases = casesOf(service.url, analyst);
  files = filesOf(service.url, analyst);
  caseId = await caseIn(cases, "borrador");
});

const stored = () => service.database.query("SELECT id FROM case_attachments WHERE organization_id = $1", [tenant.id]);

test.each(Object.entries(samples))("a %s file comes back byte for byte, as bytes to save", async (extension, content) => {
  const { status, body } = await files.add(caseId, `prueba.${extension}`, content);
  expect([status, body.size_bytes]).toEqual([201, content.length]);
  const { status: read, headers, bytes } = await files.download(caseId, body.id);
  expect([read, bytes.equals(content)]).toEqual([200, true]);
  expect(headers.get("Content-Type")).toBe("application/octet-stream");
  expect(headers.get("Content-Disposition")).toBe(`attachment; filename="${body.file_name}"; filename*=UTF-8''${body.file_name}`);
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get("Cache-Control")).toBe("no-store");
});

test("a file of exactly 5 MiB is stored, and one byte more is refused before any of it", async () => {
  const largest = Buffer.concat([samples.pdf.subarray(0, 10), Buffer.alloc(LIMIT - 16, " "), Buffer.from("%%EOF\n")]);
  const added = await files.add(caseId, "grande.pdf", largest);
  expect([added.status, added.body.size_bytes]).toEqual([201, LIMIT]);
  expect((await files.download(caseId, added.body.id)).bytes.equals(largest)).toBe(true);
  const refused = await files.add(caseId, "mayor.pdf", Buffer.concat([largest, Buffer.from(" ")]));
  expect([refused.status, refused.body.error]).toMatchObject([413, { code: "PAYLOAD_TOO_LARGE", details: { limit_bytes: LIMIT } }]);
  expect(await stored()).toHaveLength(1);
});

test("files are listed newest first, in pages", async () => {
  for (const name of ["uno", "dos", "tres"]) await files.add(caseId, `${name}.txt`, `${name}\n`);
  const first = (await files.list(caseId, "?limit=2")).body;
  expect(first.data.map(({ file_name }: { file_name: string }) => file_name)).toEqual(["tres.txt", "dos.txt"]);
  expect((await files.list(caseId, `?limit=2&cursor=${first.next_cursor}`)).body).toMatchObject({ data: [{ file_name: "uno.txt" }], next_cursor: null });
});

test("twenty uploads at once fill a case, and one more is refused; a repeated one is none", async () => {
  const answers = await Promise.all(Array.from({ length: 22 }, (_, index) => files.add(caseId, `${index}.txt`, `${index}\n`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(20).fill(201), 409, 409]);
  const { file_name: name, id } = answers.find(({ status }) => status === 201)?.body ?? {};
  const again = await files.add(caseId, name, `${name.replace(".txt", "")}\n`);
  expect([again.status, again.body.id]).toEqual([201, id]);
  expect(await stored()).toHaveLength(20);
});

test("the same name with other content, and the same content under another name, are files of their own", async () => {
  const ids = [await files.add(caseId, "a.txt", "uno\n"), await files.add(caseId, "a.txt", "dos\n"), await files.add(caseId, "b.txt", "uno\n")];
  expect(new Set(ids.map(({ body }) => body.id)).size).toBe(3);
});

test("adding and removing are in the audit log, without the name and the content", async () => {
  const { body } = await files.add(caseId, "maria-gonzalez.txt", "Llamada de María\n");
  expect((await files.remove(caseId, body.id)).status).toBe(200);
  expect((await files.remove(caseId, body.id)).status).toBe(404);
  const facts = { attachment_id: body.id, media_type: "text/plain", size_bytes: 18, sha256: body.sha256 };
  const records = (await casesOf(service.url, await service.token("admin", tenant.id)).audited(caseId)).slice(-2);
  expect(records).toMatchObject([
    { action: "case.attachment_added", before: null, after: facts },
    { action: "case.attachment_removed", before: facts, after: null },
  ]);
  expect(JSON.stringify(records)).not.toMatch(/mar[ií]a/i);
});

test("viewers list and download, and neither add nor remove", async () => {
  const { body } = await files.add(caseId, "nota.txt", "uno\n");
  const viewer = filesOf(service.url, await service.token("viewer", tenant.id));
  expect((await viewer.list(caseId)).body.data).toHaveLength(1);
  expect((await viewer.download(caseId, body.id)).status).toBe(200);
  expect((await viewer.add(caseId, "otra.txt", "dos\n")).status).toBe(403);
  expect((await viewer.remove(caseId, body.id)).status).toBe(403);
});

test("another organization neither finds a file nor adds one", async () => {
  const { body } = await files.add(caseId, "nota.txt", "uno\n");
  const stranger = filesOf(service.url, await service.token("admin", (await createTenant(service.database.url)).id));
  const answers = [
    await stranger.list(caseId),
    await stranger.download(caseId, body.id),
    await stranger.add(caseId, "a.txt", "uno\n"),
    await stranger.remove(caseId, body.id),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(await stored()).toHaveLength(1);
});

describe("a hostile upload is refused, and nothing is stored:", () => {
  test.each([
    ["a program under the name of a PDF", "factura.pdf", Buffer.from("4d5a90000300", "hex"), undefined, 422, { detected: null, declared: null }],
    ["a page declared as an image", "foto.png", "<html>", "image/png", 422, { detected: "text/plain", declared: "image/png" }],
    ["an image declared as another", "foto.png", samples.jpeg, "image/png", 422, { detected: "image/jpeg", declared: "image/png" }],
    ["a PDF without its end", "corte.pdf", samples.pdf.subarray(0, 20), undefined, 422, { detected: "application/pdf" }],
    ["text in another encoding", "nota.txt", Buffer.from("Señal", "latin1"), "text/plain", 422, { detected: null, declared: "text/plain" }],
  ] as const)("%s", async (_, name, content, declared, status, details) => {
    const answer = await files.add(caseId, name, content, declared);
    expect([answer.status, answer.body.error]).toMatchObject([status, { code: "INVALID_FILE", details }]);
    expect(await stored()).toEqual([]);
  });

  test.each([
    ["a path", "../../etc/passwd"],
    ["a path of Windows", "..\\..\\boot.ini"],
    ["the folder itself", ".."],
    ["dots and spaces", ". . ."],
    ["a line break that would begin a header", "a.txt\r\nSet-Cookie: sid=1"],
    ["a NUL", "a.txt\0.pdf"],
    ["text from right to left", "a\u202Etxt.exe"],
    ["a card number", "4111 1111 1111 1111.txt"],
    ["a name that is too long", "x".repeat(201)],
    ["no name", ""],
  ])("%s as its name", async (_, name) => {
    const { status, body } = await files.add(caseId, name, "uno\n");
    expect([status, body.error.code, body.error.details.fields[0].path]).toEqual([400, "VALIDATION_ERROR", "query.file_name"]);
    expect(await stored()).toEqual([]);
  });

  test.each([
    ["nothing", "", undefined],
    ["a card number in a line of text", "Pagó con 4111 1111 1111 1111.\n", undefined],
    ["one that continues on the next line", "4111 1111\n1111 1111", undefined],
    ["one that continues on the next line, within a sentence", "Pagó con 4111-1111-\r\n1111-1111 (12/29) en línea.\n", undefined],
    ["one that continues in a quotation", "> tarjeta 4111 1111\n> 1111 1111\n> gracias", undefined],
    ["one of 15 digits that continues on the next line", "Amex: 3782 822463\n10005\n", undefined],
    ["a line end after any of its digits", "Tarjeta: 411111111111\n1111\n", undefined],
    ["one in four lines", "Tarjeta:\n4111\n1111\n1111\n1111\nGracias", undefined],
    ["one in HTML that continues on the next line", "<p>4111&nbsp;1111<br>\n1111&nbsp;1111</p>", undefined],
    ["a percent-encoded one", "q=4111%201111%201111%201111", undefined],
    ["one that continues in the next row", "nota\n4111 1111\n1111 1111\n", "text/csv"],
    ["one in a cell of two lines", 'nota,monto\n"4111\n1111\n1111\n1111",5\n', "text/csv"],
    ["a card number in a cell", "fecha,tarjeta\n2026-11-18,4111111111111111\n", "text/csv"],
  ])("%s as its content", async (_, content, declared) => {
    const { status, body } = await files.add(caseId, "nota.txt", content, declared);
    expect([status, body.error.code, body.error.details.fields[0].path]).toEqual([400, "VALIDATION_ERROR", "body"]);
    expect(await stored()).toEqual([]);
  });

  test("a body that ends before its length", async () => {
    const socket = connect({ port: Number(new URL(service.url).port), host: new URL(service.url).hostname });
    await once(socket, "connect");
    socket.end(
      `POST /api/v1/cases/${caseId}/attachments?file_name=nota.txt HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${analyst}\r\nContent-Type: application/octet-stream\r\nContent-Length: 100\r\nConnection: close\r\n\r\nuno`,
    );
    expect(await text(socket)).not.toContain("HTTP/1.1 201");
    expect(await stored()).toEqual([]);
  });

  test.each([
    ["without any bytes", "0\r\n\r\n", 400],
    ["of more than 5 MiB", `${(LIMIT + 1).toString(16)}\r\n${"x".repeat(LIMIT + 1)}\r\n0\r\n\r\n`, 413],
  ])("a body in chunks %s", async (_, chunks, status) => {
    const socket = connect({ port: Number(new URL(service.url).port), host: new URL(service.url).hostname });
    await once(socket, "connect");
    socket.write(
      `POST /api/v1/cases/${caseId}/attachments?file_name=nota.txt HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${analyst}\r\nContent-Type: application/octet-stream\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n${chunks}`,
    );
    expect(await text(socket)).toContain(`HTTP/1.1 ${status}`);
    expect(await stored()).toEqual([]);
  });

  test("a compressed body, and one of another media type", async () => {
    const url = `${service.url}/api/v1/cases/${caseId}/attachments?file_name=nota.txt`;
    const headers = { Authorization: `Bearer ${analyst}`, "Content-Type": "application/octet-stream" };
    expect((await fetch(url, { method: "POST", headers: { ...headers, "Content-Encoding": "gzip" }, body: "uno" })).status).toBe(415);
    expect((await fetch(url, { method: "POST", headers: { ...headers, "Content-Type": "text/html" }, body: "uno" })).status).toBe(415);
    expect(await stored()).toEqual([]);
  });
});

test.each([
  ["cells of a row", "a,b,c,d\n4111,1111,1111,1111\n", "text/csv"],
  ["cells of a column", "a\n4111\n1111\n1111\n1111\n", "text/csv"],
  ["a column with more numbers", `Importes\n${"4111\n1111\n1111\n1111\n".repeat(3)}`, undefined],
  ["a table", "4111 1111\n1111 1111\n4111 1111\n1111 1111\n", undefined],
  ["amounts", "Total 4111\n1111.11\n1111.11\n", undefined],
  ["a log", "2026-11-18 10:15:03 GET /a 4111\n2026-11-18 10:15:04 GET /b 1111\n", undefined],
  ["rows that begin with a number", "Cuenta 41111111\n11111111 Ana\n", undefined],
] as const)("digits of %s are no card number", async (_, content, declared) => {
  expect((await files.add(caseId, "cifras.txt", content, declared)).status).toBe(201);
});
