// What is sent: content types, sizes, syntax, paths, methods.
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call, payin } from "../harness/client.ts";
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

  test("NUL characters and lone surrogates are refused with their path", async () => {
    const answer = await assess('{"amount": 1, "currency": "MXN", "payer": {"name": "a\\u0000b"}, "metadata": {"k": "\\ud800"}}');
    expect(answer.body.error.details.fields.map((field: { path: string }) => field.path)).toEqual(["payer.name", "metadata.k"]);
  });

  test("all failing fields are named at once", async () => {
    const answer = await assess({
      amount: -1,
      currency: "mxn",
      payer: { email: "no" },
      device: { ip_address: "1.2.3" },
      items: [{ quantity: "two" }],
      order_id: "",
    });
    const paths = answer.body.error.details.fields.map((field: { path: string }) => field.path).sort();
    expect(paths).toEqual(["amount", "currency", "device.ip_address", "items[0].quantity", "order_id", "payer.email"]);
  });

  test("prototype tricks change nothing", async () => {
    const answer = await assess('{"amount": 1, "currency": "MXN", "__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}');
    expect(answer.status).toBe(200);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test("unknown fields are ignored and not kept", async () => {
    const body = payin({ brand_new: { deep: "kept?" }, payer: { customer_id: "c", shoe_size: 42 } });
    expect((await assess(body)).status).toBe(200);
    const [row] = await service.database.query<{ request: unknown }>("SELECT request FROM assessments WHERE order_id = $1", [body.order_id]);
    expect(JSON.stringify(row)).not.toMatch(/brand_new|shoe_size/);
  });
});

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
  test.each(["/", "/api/v1", "/api/v1/nothing", "/api/v2/assess", "/..%2fetc", "/docs/nothing"])("unknown path %s is 404 in the envelope", async (path) => {
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

  test("an unknown query parameter is refused, by name", async () => {
    const answer = await call(`${service.url}/api/v1/health?verbose=1`);
    expect(code(answer)).toEqual([400, "VALIDATION_ERROR"]);
    expect(answer.body.error.details.fields[0].path).toBe("query.verbose");
  });

  test("what is not HTTP gets the envelope and is hung up on", async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(service.port, "127.0.0.1", () => socket.write("\u0000\u0001 not http\r\n\r\n"));
      let text = "";
      socket.on("data", (chunk) => {
        text += chunk.toString();
      });
      socket.on("close", () => resolve(text));
    });
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
