// A client that closes its half of the connection after its request.
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, test } from "vitest";
import { allowHalfOpen } from "../../src/platform/adapters/half-open.ts";

/** What is read after a request and the end of the client's half; the server answers after it has seen that end. */
async function answerOf(prepare: (server: Server) => void): Promise<string> {
  const server = createServer((request, response) => {
    request.socket.once("end", () => setImmediate(() => response.end("here")));
    request.resume();
  });
  prepare(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.end("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
  const text = Buffer.concat(await socket.toArray()).toString();
  server.close();
  return text;
}

test("is answered with the property, and not without: when Node does so by itself, the adapter can go", async () => {
  expect(await answerOf(allowHalfOpen)).toMatch(/^HTTP\/1\.1 200 OK.*here$/s);
  expect(await answerOf(() => undefined)).toBe("");
});
