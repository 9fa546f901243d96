// Receivers that answer badly, over real sockets: none costs more memory, time or connections than is given to it.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer as createTlsServer } from "node:https";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createOutbound, type Outbound } from "../../src/delivery/webhooks/outbound.ts";
import { type Sending, startSending } from "./sending.ts";

const TIMEOUT = 400;

let outbound: Outbound;
let server: Server;
let port: number;
let sending: Sending;
let respond: (socket: Socket, request: string) => void;
const open = new Set<Socket>();

beforeAll(async () => {
  sending = await startSending();
  outbound = createOutbound({ local: true }, TIMEOUT);
  server = createServer((socket) => {
    open.add(socket);
    socket.on("close", () => open.delete(socket));
    socket.on("error", () => undefined);
    socket.on("data", (data) => respond(socket, data.toString("latin1")));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  outbound.close();
  for (const socket of open) socket.destroy();
  server.close();
  await sending.close();
});

const post = (answer: typeof respond, path = "/hook") => {
  respond = answer;
  return outbound.post(`http://127.0.0.1:${port}${path}`, { "webhook-id": "1" }, "{}");
};
/** Every connection is given back: what is still open is reused for the next event, and takes it. */
const ready = async (): Promise<void> => {
  expect(await post((socket) => socket.write("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok"))).toMatchObject({ statusCode: 200, excerpt: "ok" });
  expect(open.size).toBe(1);
};
const closed = (): Promise<void> => expect.poll(() => open.size).toBe(0);

test.each([
  ["with a length", "content-length: 1073741824"],
  ["in chunks", "transfer-encoding: chunked"],
])("an answer of 1 GB %s costs its first 4 kB: the connection is closed and memory stays flat", async (_name, header) => {
  const block = Buffer.alloc(65_536, "a");
  const chunk = header.startsWith("content") ? block : Buffer.concat([Buffer.from("10000\r\n"), block, Buffer.from("\r\n")]);
  let written = 0;
  const before = process.memoryUsage().rss;
  const result = await post((socket) => {
    socket.write(`HTTP/1.1 200 OK\r\n${header}\r\n\r\n`);
    const more = (): void => {
      while (!socket.destroyed && written < 1 << 30) {
        written += chunk.length;
        if (!socket.write(chunk)) return;
      }
    };
    socket.on("drain", more);
    more();
  });
  await closed();
  expect(result).toMatchObject({ statusCode: 200, failure: null, excerpt: "a".repeat(4096) });
  expect(written).toBeLessThan(32 * 1_048_576);
  expect(process.memoryUsage().rss - before).toBeLessThan(64 * 1_048_576);
  await ready();
});

const silent: readonly [string, typeof respond][] = [
  ["nothing at all", () => undefined],
  ["a status line without an end", (socket) => socket.write("HTTP/1.1 200")],
  ["headers that drip", (socket) => dripping(socket, "HTTP/1.1 200 OK\r\n", "x-a: b\r\n")],
  ["one informational answer after another", (socket) => dripping(socket, "", "HTTP/1.1 102 Processing\r\n\r\n")],
];
test.each(silent)("%s is a timeout, and the connection is closed", async (_name, answer) => {
  const result = await post(answer);
  expect(result).toMatchObject({ statusCode: null, failure: "timeout" });
  expect(result.latencyMs).toBeLessThan(TIMEOUT + 1000);
  await closed();
  await ready();
});

const broken: readonly [string, typeof respond][] = [
  ["a reset before the answer", (socket) => socket.resetAndDestroy()],
  ["an end before the answer", (socket) => socket.end()],
  ["a reset within the answer", (socket) => socket.write("HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhello", () => socket.resetAndDestroy())],
  ["an end within the answer", (socket) => socket.end("HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhello")],
  ["garbage instead of HTTP", (socket) => socket.write("SSH-2.0-OpenSSH_9.6\r\n")],
  ["binary garbage", (socket) => socket.write(Buffer.alloc(1000, 0xff))],
  ["a broken chunk", (socket) => socket.write("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n")],
  ["two lengths", (socket) => socket.write("HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab")],
  ["endless headers", (socket) => socket.write(`HTTP/1.1 200 OK\r\n${"x-a: b\r\n".repeat(100_000)}`)],
  ["a change of protocols", (socket) => socket.write("HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n")],
];
test.each(broken)("%s is a failed connection at once", async (_name, answer) => {
  const result = await post(answer);
  expect(result).toMatchObject({ statusCode: null, failure: "connection" });
  expect(result.latencyMs).toBeLessThan(TIMEOUT);
  await closed();
  await ready();
});

test("a body that drips is an answer: its status counts, and the connection is closed at the timeout", async () => {
  const result = await post((socket) => dripping(socket, "HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n", "a"));
  expect(result).toMatchObject({ statusCode: 200, failure: null, excerpt: expect.stringMatching(/^a+$/) });
  await closed();
  await ready();
});

test.each([301, 302, 303, 307, 308])("a redirect is not followed: %d", async (status) => {
  const requests: string[] = [];
  const result = await post((socket, request) => {
    requests.push(request.split(" ")[1] ?? "");
    socket.end(`HTTP/1.1 ${status} Moved\r\nlocation: http://127.0.0.1:${port}/elsewhere\r\ncontent-length: 0\r\n\r\n`);
  });
  expect(result).toMatchObject({ statusCode: status, failure: null });
  expect(requests).toEqual(["/hook"]);
  await closed();
});

test("an answer without a body, and informational ones before it, are taken", async () => {
  expect(await post((socket) => socket.write("HTTP/1.1 204 No Content\r\n\r\n"))).toMatchObject({ statusCode: 204, excerpt: "" });
  expect(
    await post((socket) => socket.write(`${"HTTP/1.1 100 Continue\r\n\r\n".repeat(500)}HTTP/1.1 503 Busy\r\nretry-after: 7\r\ncontent-length: 0\r\n\r\n`)),
  ).toMatchObject({ statusCode: 503, retryAfter: "7" });
  await ready();
});

test("bytes that are no text are stored as what text can hold", async () => {
  const endpoint = await sending.endpoint(`http://127.0.0.1:${port}/`);
  await sending.queue(endpoint);
  const body = Buffer.from([0x61, 0, 0xff, 0xfe, 0xed, 0xa0, 0x80, 0x62, 0xf0, 0x9f]);
  respond = (socket) => socket.end(Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n`), body]));
  await sending.dispatcher(outbound).step();
  const [attempt] = await sending.attempts(endpoint);
  expect(attempt?.response_excerpt).toMatch(/^a\ufffd+b\ufffd+$/);
  expect(sending.troubles).toEqual([]);
});

test("endpoints that share a host do not share its trouble: while three of them hang, the others are served", async () => {
  const patient = createOutbound({ local: true });
  const hanging = await Promise.all([1, 2, 3].map((index) => sending.endpoint(`http://127.0.0.1:${port}/hang/${index}`)));
  for (const endpoint of hanging) await sending.queue(endpoint, 20);
  const good = await sending.endpoint(`http://127.0.0.1:${port}/good`);
  await sending.queue(good, 8);
  respond = (socket, request) => void (request.startsWith("POST /good") && socket.end("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n"));
  const dispatcher = sending.dispatcher(patient);
  dispatcher.start();
  await expect.poll(async () => (await sending.deliveries(good)).filter(({ status }) => status === "delivered").length, { timeout: 5000 }).toBe(8);
  for (const socket of open) socket.destroy();
  await dispatcher.stop();
  patient.close();
  await sending.database.query("UPDATE webhook_deliveries SET status = 'failed' WHERE status = 'pending'");
});

test("an endpoint whose places all timed out has them again", async () => {
  const endpoint = await sending.endpoint(`http://127.0.0.1:${port}/`);
  await sending.queue(endpoint, 16);
  respond = () => undefined;
  const dispatcher = sending.dispatcher(outbound);
  expect(await dispatcher.step()).toBe(8);
  expect((await sending.attempts(endpoint)).map(({ failure }) => failure)).toEqual(Array.from({ length: 8 }, () => "timeout"));
  respond = (socket) => socket.end("HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n");
  expect(await dispatcher.step()).toBe(8);
  expect((await sending.deliveries(endpoint)).filter(({ status }) => status === "delivered")).toHaveLength(8);
});

test("plain HTTP instead of TLS, and a self-signed certificate, are reported as TLS", async () => {
  respond = (socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n");
  expect(await outbound.post(`https://127.0.0.1:${port}/`, {}, "{}")).toMatchObject({ failure: "tls", statusCode: null });
  const folder = mkdtempSync(join(tmpdir(), "fraud-risk-tls-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:prime256v1",
      "-nodes",
      "-keyout",
      key,
      "-out",
      cert,
      "-days",
      "1",
      "-subj",
      "/CN=127.0.0.1",
    ],
    { stdio: "ignore" },
  );
  let requests = 0;
  const secure = createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) }, (_request, response) => {
    requests++;
    response.end();
  });
  rmSync(folder, { recursive: true });
  await new Promise<void>((resolve) => secure.listen(0, "127.0.0.1", resolve));
  expect(await outbound.post(`https://127.0.0.1:${(secure.address() as AddressInfo).port}/`, {}, "{}")).toMatchObject({ failure: "tls" });
  expect(requests).toBe(0);
  secure.close();
});

test("a closed port is a failed connection", async () => {
  const nobody = createServer();
  await new Promise<void>((resolve) => nobody.listen(0, "127.0.0.1", resolve));
  const { port: free } = nobody.address() as AddressInfo;
  await new Promise((resolve) => nobody.close(resolve));
  expect(await outbound.post(`http://127.0.0.1:${free}/`, {}, "{}")).toMatchObject({ failure: "connection" });
});

function dripping(socket: Socket, first: string, drop: string): void {
  if (first !== "") socket.write(first);
  const timer = setInterval(() => socket.write(drop), 5);
  socket.on("close", () => clearInterval(timer));
}

test.each([
  ["as it is", '{"received":{"note":"4242424242424242"}}'],
  ["with separators and characters that are not shown", "pan: 4242 | 4242 ~ 42\u200b42 + 42\u00ad42"],
  ["in digits of another script", "４２４２４２４２４２４２４２４２"],
])("a full card number in a response is not stored: %s", async (_name, body) => {
  const bytes = Buffer.from(body);
  const { excerpt } = await post((socket) => socket.write(Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\ncontent-length: ${bytes.length}\r\n\r\n`), bytes])));
  expect(excerpt).toMatch(/•/);
  expect(excerpt).not.toMatch(/\p{Nd}/u);
  await ready();
});

test("a card number cut by the end of the excerpt is not stored in part", async () => {
  const body = `${"a".repeat(4096 - 14)}42424242424242421234`;
  const { excerpt } = await post((socket) => socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${body.length}\r\n\r\n${body}`));
  expect(excerpt).toBe(`${"a".repeat(4096 - 14)}${"•".repeat(14)}`);
  await ready();
});
