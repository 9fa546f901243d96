import { describe, expect, test } from "vitest";
import { AbortError, ConnectionError, importFile, type Schemas, UsageError } from "../src/index.ts";
import { buildManagement, errorAnswer, rejection, sendJson, startServer } from "./builders.ts";

const nothing: Schemas["BlocklistImportResult"] = { lines: 0, created: 0, duplicates: 0, failed: 0, errors: [] };

describe("a file that is imported", () => {
  test("is sent unchanged, as CSV", async () => {
    const { baseUrl, requests } = await startServer((response) => sendJson(response, nothing));
    const { blocklists } = buildManagement({ baseUrl });
    expect(await blocklists.import('list_type,value\nemail,"ñ"\n')).toEqual(nothing);
    const bytes = Buffer.from("list_type,value\n");
    const call = blocklists.import(bytes);
    bytes.fill("x");
    await call;
    expect(requests.map(({ text }) => text)).toEqual(['list_type,value\nemail,"ñ"\n', "list_type,value\n"]);
    for (const { headers } of requests) expect([headers["content-type"], headers.accept]).toEqual(["text/csv", "application/json"]);
  });

  test("is refused before any request when it is neither text nor bytes", async () => {
    const error = await rejection(buildManagement().blocklists.import({ list_type: "email" } as unknown as string));
    expect(error).toMatchObject({ name: "UsageError", message: "importBlocklist takes its body as a string or as a Uint8Array: text/csv." });
  });
});

describe("a file that is exported", () => {
  test("comes as a stream, in the parts in which it was sent", async () => {
    const { baseUrl, requests } = await startServer((response) => {
      response.writeHead(200, { "Content-Type": "text/csv; charset=utf-8", "X-Request-Id": "req-1" });
      response.write("list_type,");
      setTimeout(() => response.end("value\n"), 20);
    });
    const { data, requestId } = await buildManagement({ baseUrl }).blocklists.export({ severity: "block" }).withResponse();
    const parts: string[] = [];
    for await (const part of data) parts.push(Buffer.from(part).toString());
    expect([requestId, parts]).toEqual(["req-1", ["list_type,", "value\n"]]);
    expect([requests[0]?.url, requests[0]?.headers.accept]).toEqual(["/api/v1/blocklists/export?severity=block", "text/csv, application/json"]);
  });

  test("that is interrupted throws, so that it is not mistaken for complete", async () => {
    const { baseUrl } = await startServer((response) => {
      response.writeHead(200, { "Content-Type": "text/csv" });
      response.write("list_type,value\n", () => setTimeout(() => response.destroy(), 20));
    });
    const stream = await buildManagement({ baseUrl }).blocklists.export();
    const error = await rejection(new Response(stream).text());
    expect(error).toBeInstanceOf(ConnectionError);
    expect(error).toMatchObject({ retryable: true, message: expect.stringContaining(baseUrl) });
  });

  test("may take longer than the call's time limits, and ends when its signal aborts", async () => {
    const { baseUrl } = await startServer((response) => {
      response.writeHead(200, { "Content-Type": "text/csv" });
      response.write("list_type,value\n");
    });
    const controller = new AbortController();
    const stream = await buildManagement({ baseUrl, timeoutMs: 50, deadlineMs: 100 }).blocklists.export({}, { signal: controller.signal });
    const reader = stream.getReader();
    await reader.read();
    const next = rejection(reader.read());
    setTimeout(() => controller.abort(), 200);
    expect(await next).toBeInstanceOf(AbortError);
  });

  test("frees the connection when its reader stops", async () => {
    const closed = Promise.withResolvers<void>();
    const { baseUrl } = await startServer((response) => {
      response.once("close", closed.resolve);
      response.writeHead(200, { "Content-Type": "text/csv" });
      response.write("list_type,value\n");
    });
    for await (const _ of await buildManagement({ baseUrl }).blocklists.export()) break;
    await closed.promise;
  });

  test("is a typed error when it is refused", async () => {
    const fetch = async () => errorAnswer("FORBIDDEN");
    expect(await rejection(buildManagement({ fetch }).blocklists.export())).toMatchObject({ code: "FORBIDDEN", status: 403 });
  });
});

describe("a file of any size", () => {
  /** A client whose service finds every line bad that says so, as the service counts lines. */
  function recording() {
    const sent: Buffer[] = [];
    const fetch = async (_url: string, { body }: RequestInit) => {
      const bytes = Buffer.from(body as Uint8Array);
      sent.push(bytes);
      const lines = bytes.toString("latin1").split(/\r\n|\n|\r/);
      const errors = lines.flatMap((text, index) => (text.includes("BAD") ? [{ line: index + 1, code: "VALIDATION_ERROR" as const, message: text }] : []));
      return Response.json({ ...nothing, lines: lines.length, failed: errors.length, errors });
    };
    return { client: buildManagement({ fetch }), sent };
  }

  async function* inParts(text: string | Buffer, length: number): AsyncGenerator<Uint8Array> {
    const bytes = Buffer.from(text as string);
    for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
  }

  const header = "list_type,value,reason";
  const line = (number: number, end = "\n") =>
    `customer_id,cus_${number}${number % 1000 === 0 ? "BAD" : ""},"dos, ñ${number % 7 === 0 ? `${end}líneas` : ""}"${end}`;

  test.each(["\n", "\r\n"])("is split into chunks of whole records with the header, and line numbers are continuous: %j", async (end) => {
    const { client, sent } = recording();
    const file = header + end + Array.from({ length: 30_000 }, (_, index) => line(index + 2, end)).join("");
    const numbered: [number, string][] = [];
    let done = 0;
    for await (const { errors, bytes } of importFile(client, inParts(file, 10_007))) {
      for (const error of errors) numbered.push([error.line, error.message]);
      expect(bytes).toBeGreaterThan(done);
      done = bytes;
    }
    expect(done).toBe(Buffer.byteLength(file));
    expect(sent.length).toBeGreaterThan(3);
    for (const chunk of sent) {
      expect(chunk.length).toBeLessThan(300_000);
      expect(chunk.toString().startsWith(`${header}${end}customer_id,cus_`)).toBe(true);
    }
    expect(Buffer.concat(sent.map((chunk, index) => (index === 0 ? chunk : chunk.subarray(header.length + end.length)))).toString()).toBe(file);
    const expected = file.split(end).flatMap((text, index) => (text.includes("BAD") ? [[index + 1, text]] : []));
    expect(numbered.map(([number, text]) => [number, Buffer.from(text, "latin1").toString()])).toEqual(expected);
  });

  test("keeps a byte order mark, blank lines in front, and bytes that are no UTF-8", async () => {
    const { client, sent } = recording();
    const start = Buffer.concat([Buffer.from(`\ufeff\n${header}\n`), Buffer.from("customer_id,Mu\xf1oz,\n", "latin1")]);
    const file = Buffer.concat([start, Buffer.from(Array.from({ length: 20_000 }, (_, index) => line(index + 2)).join(""))]);
    for await (const _ of importFile(client, inParts(file, 65_536)));
    expect(sent.length).toBeGreaterThan(2);
    expect(sent[0]?.subarray(0, start.length)).toEqual(start);
    for (const chunk of sent) expect(chunk.toString().startsWith(`\ufeff\n${header}\ncustomer_id,`)).toBe(true);
  });

  test.each<[string, "email" | undefined]>([
    ["tipo|valor|motivo", undefined],
    ["Valor;Motivo", "email"],
    ['"valor"|"motivo"', "email"],
  ])("has its header in each chunk: %s", async (columns, listType) => {
    const { client, sent } = recording();
    const separator = columns.includes("|") ? "|" : ";";
    const file = `${columns}\n${Array.from({ length: 20_000 }, (_, index) => `a${index}@correo.mx${separator}"dos\nlíneas, ${index}"\n`).join("")}`;
    for await (const _ of importFile(client, inParts(file, 65_536), listType && { listType }));
    expect(sent.length).toBeGreaterThan(2);
    for (const chunk of sent) expect(chunk.toString().startsWith(`${columns}\na`)).toBe(true);
  });

  test("is not held up by a quote that is never closed", async () => {
    const { client, sent } = recording();
    const file = `${header}\ncustomer_id,"x,\n${"customer_id,plain,\n".repeat(40_000)}`;
    for await (const _ of importFile(client, inParts(file, 65_536)));
    expect(sent.every((chunk) => chunk.length < 300_000)).toBe(true);
    expect(sent.reduce((sum, chunk) => sum + chunk.length, 0)).toBe(file.length + (sent.length - 1) * (header.length + 1));
  });

  test.each([
    ["without a line break at its end", `${header}\ncustomer_id,x,`],
    ["of a header alone", header],
    ["of nothing", ""],
  ])("%s is one chunk", async (_, file) => {
    const { client, sent } = recording();
    for await (const _part of importFile(client, inParts(file, 5)));
    expect(sent.map(String)).toEqual([file]);
  });

  test("of text parts is read as well", async () => {
    const { client, sent } = recording();
    for await (const _ of importFile(client, ReadableStream.from([header, "\ncustomer_id,ñ", ",\n"])));
    expect(sent.map(String)).toEqual([`${header}\ncustomer_id,ñ,\n`]);
  });

  test("with a line longer than a chunk is rejected at that line, by its number", async () => {
    const { client } = recording();
    const file = `${header}\ncustomer_id,x,\ncustomer_id,${"x".repeat(1_200_000)},\n`;
    const reading = (async () => {
      for await (const _ of importFile(client, inParts(file, 65_536)));
    })();
    const error = await rejection(reading);
    expect(error).toBeInstanceOf(UsageError);
    expect(error).toHaveProperty("message", "Line 3 is longer than 1048576 bytes.");
  });

  test("ends with the error of the chunk that failed; those before are in", async () => {
    const { client, sent } = recording();
    const fetch = async () => errorAnswer("FORBIDDEN");
    const failing = {
      blocklists: {
        ...client.blocklists,
        import: (body: string | Uint8Array) => (sent.length < 2 ? client : buildManagement({ fetch })).blocklists.import(body),
      },
    };
    const file = `${header}\n${"customer_id,plain,\n".repeat(60_000)}`;
    let chunks = 0;
    const reading = (async () => {
      for await (const _ of importFile(failing, inParts(file, 65_536))) chunks += 1;
    })();
    expect(await rejection(reading)).toMatchObject({ code: "FORBIDDEN" });
    expect(chunks).toBe(2);
  });
});
