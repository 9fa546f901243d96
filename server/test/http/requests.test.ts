// What is sent: content types, sizes, syntax, paths, methods.
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, payin } from "../harness/client.ts";
import { cpuMilliseconds } from "../harness/cpu-time.ts";
import { startService, type TestService } from "../harness/service.ts";

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

const assess = (body: unknown, headers: Record<string, string> = {}) => call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body, headers });
const code = (answer: { status: number; body: { error: { code: string } } }): [number, string] => [answer.status, answer.body.error.code];

describe("bodies", () => {
  test.each(["{", '{"amount": }', "[1,2", '{"a":1}}'])("malformed JSON %j gets the error envelope", async (text) => {
    const answer = await assess(text);
    expect(code(answer)).toEqual([400, "VALIDATION_ERROR"]);
    expect(answer.body.error.details.fields[0].path).toBe("body");
  });

  test.each(["5", '"text"', "[]", "null", "true"])("JSON that is no object, %s, is refused", async (text) => {
    expect(code(await assess(text))).toEqual([400, "VALIDATION_ERROR"]);
  });

  test("300 KiB are 413, and the limit is in details", async () => {
    const answer = await assess(payin({ description: "x".repeat(300 * 1024) }));
    expect(code(answer)).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    expect(answer.body.error.details.limit_bytes).toBe(262_144);
  });

  test("nesting without end is refused, not followed", async () => {
    expect(code(await assess(`{"metadata": ${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}}`))).toEqual([400, "VALIDATION_ERROR"]);
  });

  test("NUL characters and lone surrogates are never stored: an order with them is refused, a description is read without them", async () => {
    const answer = await assess('{"amount": 1, "currency": "MXN", "payer": {"name": "a\\u0000b"}, "metadata": {"k": "\\ud800"}}');
    expect([answer.status, answer.body.field_warnings.values.map(({ path, reason }: { path: string; reason: string }) => `${path} ${reason}`)]).toEqual([
      200,
      ["payer.name corrected", "metadata.k corrected"],
    ]);
    const refused = await assess('{"amount": 1, "currency": "MXN", "order_id": "a\\u0000b"}');
    expect(refused.body.error.details.fields.map((field: { path: string }) => field.path)).toEqual(["order_id"]);
  });

  test("all failing fields are named at once: those that decide, and on request every one", async () => {
    const request = {
      amount: -1,
      currency: "peso",
      payer: { email: "no" },
      device: { ip_address: "1.2.3" },
      items: [{ quantity: "two" }],
      order_id: "x".repeat(256),
    };
    const paths = (answer: Awaited<ReturnType<typeof assess>>) => answer.body.error.details.fields.map((field: { path: string }) => field.path).sort();
    expect(paths(await assess(request))).toEqual(["amount", "currency", "order_id"]);
    const strict = await call(`${service.url}/api/v1/assess`, { key: service.tenant.secret, body: request, headers: { Prefer: "handling=strict" } });
    expect(paths(strict)).toEqual(["amount", "currency", "device.ip_address", "items[0].quantity", "order_id"]);
  });

  test("prototype tricks change nothing", async () => {
    const answer = await assess('{"amount": 1, "currency": "MXN", "__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}');
    expect(answer.status).toBe(200);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test("unknown fields are ignored and not stored", async () => {
    const body = payin({ brand_new: { deep: "stored?" }, payer: { customer_id: "c", shoe_size: 42 } });
    expect((await assess(body)).status).toBe(200);
    const [row] = await service.database.query<{ request: unknown }>("SELECT request FROM assessments WHERE order_id = $1", [body.order_id]);
    expect(JSON.stringify(row)).not.toMatch(/brand_new|shoe_size/);
  });
});

describe("bodies designed to block the process are rejected, and no other request waits", () => {
  const marks = "\u0301\u0316".repeat(60_000);
  test.each<[string, () => string]>([
    ["a long name over many bad values", () => `{"${"k".repeat(120_000)}":[${new Array(15_000).fill('"\\u0000"').join(",")}]}`],
    ["a name of middle length over many bad values", () => `{"${"k".repeat(250)}":[${new Array(4000).fill('"\\u0000"').join(",")}]}`],
    ["combining marks in many texts", () => JSON.stringify({ amount: 10, currency: "USDX", x: new Array(15).fill(`a${marks.slice(0, 8000)}`) })],
    ["digits of another script", () => JSON.stringify({ amount: 10, currency: "USDX", x: new Array(15).fill(`${"1 ".repeat(18)}${"\u0669".repeat(8000)}`) })],
    ["digits and spaces", () => JSON.stringify({ amount: 10, currency: "USDX", x: new Array(30).fill("1 ".repeat(4000)) })],
    [
      "thousands of bad entries",
      () =>
        JSON.stringify({
          amount: 10,
          currency: "USD",
          metadata: Object.fromEntries(Array.from({ length: 16_000 }, (_, i) => [`a${i}`, i % 2 ? "\u0000" : 1])),
        }),
    ],
  ])("%s", async (_, text) => {
    const body = text();
    const spent = await cpuMilliseconds(async () => {
      const answer = await assess(body);
      expect(code(answer)).toEqual([400, "VALIDATION_ERROR"]);
      expect(answer.text.length).toBeLessThan(60_000);
    });
    expect(spent).toBeLessThan(400);
  });

  test.each<[string, () => string]>([
    ["a hundred thousand items that are none", () => JSON.stringify({ amount: 10, currency: "USD", items: new Array(120_000).fill(1) })],
    ["combining marks without end", () => JSON.stringify({ amount: 10, currency: "USD", x: `a${marks}` })],
    [
      "combining marks without end in a name",
      () => JSON.stringify({ amount: 10, currency: "USD", payer: { name: `a${marks.slice(0, 50_000)}`, email: `a${marks.slice(0, 50_000)}` } }),
    ],
    ["an address of 200 KB", () => JSON.stringify({ amount: 10, currency: "USD", device: { ip_address: "1.".repeat(100_000) } })],
    ["a list of addresses of 200 KB", () => JSON.stringify({ amount: 10, currency: "USD", device: { ip_address: "10.0.0.1, ".repeat(20_000) } })],
    ["a country of 200 KB", () => JSON.stringify({ amount: 10, currency: "USD", payer: { country: "México ".repeat(25_000), phone: "+52 ".repeat(3000) } })],
    [
      "blanks of 200 KB",
      () => JSON.stringify({ amount: 10, currency: "USD", payer: { account_created_at: " ".repeat(200_000), name: `${" ".repeat(50_000)}x` } }),
    ],
    [
      "thousands of values that cannot be read",
      () => JSON.stringify({ amount: 10, currency: "USD", items: new Array(200).fill({ sku: [], name: {}, category: [1], quantity: "x", unit_price: "1e" }) }),
    ],
  ])("%s: assessed without it, as quickly", async (_, text) => {
    const body = text();
    const spent = await cpuMilliseconds(async () => {
      const answer = await assess(body);
      expect(answer.status).toBe(200);
      expect(answer.text.length).toBeLessThan(60_000);
    });
    expect(spent).toBeLessThan(400);
  });

  test("the largest request that the contract admits is none of these", async () => {
    const item = { sku: "s".repeat(128), name: "n".repeat(255), category: "c".repeat(128), quantity: 2, unit_price: 10.5 };
    const metadata = Object.fromEntries(Array.from({ length: 50 }, (_, i) => [`key_${i}`, "v".repeat(500)]));
    expect((await assess(payin({ items: new Array(200).fill(item), metadata, description: "d".repeat(500) }))).status).toBe(200);
  });

  test("a client that announces too much is not waited for", async () => {
    const head = `POST /api/v1/assess HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${service.tenant.secret}\r\nContent-Type: application/json\r\nContent-Length: 5000000\r\n\r\n{`;
    expect(await raw(head)).toMatch(/^HTTP\/1\.1 413 [\s\S]*PAYLOAD_TOO_LARGE/);
  });

  test("one that is sent whole is refused after it was received: its client reads the answer, and the next one", async () => {
    const size = 700_000;
    const refused = `POST /api/v1/assess HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${service.tenant.secret}\r\nContent-Type: application/json\r\nContent-Length: ${size}\r\n\r\n${"x".repeat(size)}`;
    const answers = await raw(`${refused}GET /api/v1/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(answers.match(/HTTP\/1\.1 \d{3}/g)).toEqual(["HTTP/1.1 413", "HTTP/1.1 200"]);
  });
});

/** Sends raw text and reads until the server ends the connection. */
function raw(text: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(service.port, "127.0.0.1", () => socket.write(text));
    let answer = "";
    socket.on("data", (chunk) => {
      answer += chunk.toString();
    });
    socket.on("close", () => resolve(answer));
  });
}

describe("content types", () => {
  test.each([
    ["text/plain", 415],
    ["application/xml", 415],
    ["application/json; charset=latin1", 415],
    ["application/json; charset=utf-8", 200],
    ['APPLICATION/JSON;charset="UTF-8"', 200],
  ])("%s is %d", async (type, status) => {
    expect((await assess(payin(), { "Content-Type": type })).status).toBe(status);
  });

  test("a compressed body is 415", async () => {
    expect(code(await assess(payin(), { "Content-Encoding": "gzip" }))).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
  });

  test("ten thousand spellings of the content type leave the heap where it was", async () => {
    const quiet = await startService({ logLevel: "silent" }, service.database);
    const send = async (from: number, count: number): Promise<void> => {
      for (let i = from; i < from + count; i += 50) {
        await Promise.all(
          Array.from({ length: 50 }, (_, k) =>
            call(`${quiet.url}/api/v1/assess`, { key: quiet.tenant.secret, body: "{}", headers: { "Content-Type": `application/json; x=${i + k}` } }),
          ),
        );
      }
    };
    const collect = globalThis.gc;
    if (collect === undefined) throw new Error("run with --expose-gc");
    await send(0, 1000);
    collect();
    const before = process.memoryUsage().heapUsed;
    await send(1000, 10_000);
    collect();
    // a compiled validator per spelling would be 250 MB
    expect((process.memoryUsage().heapUsed - before) / 1_048_576).toBeLessThan(4);
    await quiet.close();
  }, 60_000);
});

describe("paths and methods", () => {
  test("/ answers clients that are no browsers with addresses of the service, each of which answers", async () => {
    const { status, headers, text } = await call(service.url);
    expect([status, headers.get("Content-Type")]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(headers.get("Link")).toContain('</openapi.json>; rel="service-desc"');
    const places = [...text.matchAll(/ (\/\S+)$/gm)].map(([, place = ""]) => place);
    expect(places).toEqual(expect.arrayContaining(["/docs", "/openapi.json", "/api/v1/health"]));
    // 401: assess without a key; 503: pages that are not built where these tests run
    for (const place of places) expect([200, 401, 503]).toContain((await call(service.url + place)).status);
    expect((await call(service.url, { method: "POST", body: {} })).status).toBe(404);
  });

  test.each(["/api/v1", "/api/v1/nothing", "/api/v2/assess", "/..%2fetc", "/docs/nothing"])("unknown path %s is 404 in the envelope", async (path) => {
    expect(code(await call(service.url + path))).toEqual([404, "NOT_FOUND"]);
  });

  test("a malformed escape in the path is an error in the envelope, never a page", async () => {
    const answer = await call(`${service.url}/api/v1/%zz`);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body.error.code).toMatch(/^[A-Z_]+$/);
  });

  test.each(["PUT", "PATCH", "DELETE"])("%s on assess is 405, with the methods that it answers", async (method) => {
    const answer = await call(`${service.url}/api/v1/assess`, { method, key: service.tenant.secret });
    expect(code(answer)).toEqual([405, "METHOD_NOT_ALLOWED"]);
    expect(answer.headers.get("Allow")).toBe("POST, GET, OPTIONS");
    expect(answer.body.error.details.allowed_methods).toEqual(["POST", "GET"]);
  });

  test.each(["Infinity", "-Infinity", "1e400", "0x10", "%201", "%2B1", "01", "NaN", "1_0"])(
    "a number in a query is digits: %s is refused by name",
    async (text) => {
      const key = await service.token("viewer");
      for (const name of ["limit", "min_amount"]) {
        const answer = await call(`${service.url}/api/v1/assessments?${name}=${text}`, { key });
        expect(code(answer)).toEqual([400, "VALIDATION_ERROR"]);
        expect(answer.body.error.details.fields).toEqual([{ path: `query.${name}`, message: name === "limit" ? "must be an integer" : "must be a number" }]);
      }
    },
  );

  test.each(["1", "10", "1e1", "10.0"])("a number in a query may be written as JSON may: %s", async (text) => {
    expect((await call(`${service.url}/api/v1/assessments?limit=${text}`, { key: await service.token("viewer") })).status).toBe(200);
  });

  test("an unknown query parameter is refused, by name", async () => {
    const answer = await call(`${service.url}/api/v1/health?verbose=1`);
    expect(code(answer)).toEqual([400, "VALIDATION_ERROR"]);
    expect(answer.body.error.details.fields[0].path).toBe("query.verbose");
  });

  test.each(["http://[::1", "http://a%/", "*", "nonsense"])("a target that is no URL, %s, gets the envelope, not a page", async (target) => {
    const answer = await raw(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 40[04] /);
    expect(answer).toContain('"error":{"code":"');
    expect(answer).toMatch(/x-request-id: [0-9a-f-]{36}/i);
  });

  test("what is not HTTP gets the envelope and is hung up on", async () => {
    const answer = await raw("\u0000\u0001 not http\r\n\r\n");
    expect(answer).toContain("400 Bad Request");
    expect(answer).toContain('"code":"VALIDATION_ERROR"');
  });
});

test("answers carry no stack trace and do not name the framework", async () => {
  const answers = await Promise.all([assess("{"), call(`${service.url}/nothing`), assess(payin())]);
  for (const answer of answers) {
    expect(answer.text).not.toMatch(/\n\s+at |node_modules/);
    expect(answer.headers.get("X-Powered-By")).toBeNull();
  }
});
