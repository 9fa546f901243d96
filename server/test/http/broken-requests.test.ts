import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { connect, createServer as createSocketServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { answerBrokenRequests } from "../../src/platform/http/broken-requests.ts";

/** What a client reads on a connection that ran out of time after it had sent `sent`. */
async function answerAfterTimeout(sent: string): Promise<string> {
  const server = createServer();
  answerBrokenRequests(server);
  const accepted = createSocketServer();
  await new Promise<void>((resolve) => accepted.listen(0, "127.0.0.1", resolve));
  const timedOut = (socket: Socket): void => void server.emit("clientError", Object.assign(new Error("timeout"), { code: "ERR_HTTP_REQUEST_TIMEOUT" }), socket);
  accepted.on("connection", (socket) => (sent === "" ? timedOut(socket) : socket.once("data", () => timedOut(socket))));
  const answer = await new Promise<string>((resolve) => {
    let text = "";
    const client = connect((accepted.address() as AddressInfo).port, "127.0.0.1", () => client.write(sent));
    client.on("data", (chunk) => {
      text += chunk.toString();
    });
    client.on("error", () => undefined);
    client.on("close", () => resolve(text));
  });
  accepted.close();
  return answer;
}

test("a connection without a request is closed without a response: a client would take it for the response to its next request", async () => {
  expect(await answerAfterTimeout("")).toBe("");
});

test("a request that is too slow gets a response with the reason", async () => {
  expect(await answerAfterTimeout("POST /api/v1/assess HTTP/1.1\r\n")).toMatch(/^HTTP\/1\.1 400 [\s\S]*must arrive within 30 seconds/);
});

/** All that a client reads when it sends `sent`, and `more` once it is answered, to a server with an answer of its own. */
async function answersTo(sent: string, listener: RequestListener, more = ""): Promise<string> {
  const server = createServer(listener);
  answerBrokenRequests(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const text = await new Promise<string>((resolve) => {
    let read = "";
    const client = connect((server.address() as AddressInfo).port, "127.0.0.1", () => client.write(sent));
    client.on("data", (chunk) => {
      if (read === "" && more !== "") client.write(more);
      read += chunk.toString();
    });
    client.on("error", () => undefined);
    client.on("close", () => resolve(read));
  });
  server.close();
  return text;
}

const statuses = (text: string): string[] => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = ""]) => status);

test("a request that was answered before its body broke gets no second answer: the next request's would be taken for it", async () => {
  const sent = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n";
  const text = await answersTo(sent, (_request, response) => response.writeHead(401).end(), "zz\r\n");
  expect(statuses(text)).toEqual(["401"]);
});

test("what comes after a request and is no HTTP is refused after that request has its answer", async () => {
  const text = await answersTo("GET / HTTP/1.1\r\nHost: a\r\n\r\nnonsense\r\n\r\n", (_request, response) => setImmediate(() => response.end("late")));
  expect(statuses(text)).toEqual(["200", "400"]);
});

test.each(["http://[::1", "http://a:b:c/"])("a target that is no path, %s, is a path that nothing has", async (target) => {
  let seen = "";
  await answersTo(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`, (request, response) => {
    seen = request.url ?? "";
    response.end();
  });
  expect(seen).toBe("/*");
});

test("a target with scheme and host is its path and query", async () => {
  let seen = "";
  await answersTo("GET http://fuzz.example/api/v1/health?a=%20b HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", (request, response) => {
    seen = request.url ?? "";
    response.end();
  });
  expect(seen).toBe("/api/v1/health?a=%20b");
});

test("a HEAD request with too many headers is rejected without a body: a client would take it for the next response", async () => {
  const text = await answersTo(`HEAD /?a=${"a".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`, (_request, response) => response.end());
  expect(text).toMatch(/^HTTP\/1\.1 400 [\s\S]*Content-Length: [1-9]\d*\r\nConnection: close\r\n\r\n$/);
});
