import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { connect, createServer as createSocketServer, type Socket } from "node:net";
import { expect, test } from "vitest";
import { answerBrokenRequests } from "../../src/http/broken-requests.ts";

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

test("a connection on which nothing was asked is ended without a word: a client would take it for its answer", async () => {
  expect(await answerAfterTimeout("")).toBe("");
});

test("a request that trickles is told why it is cut off", async () => {
  expect(await answerAfterTimeout("POST /api/v1/assess HTTP/1.1\r\n")).toMatch(/^HTTP\/1\.1 400 [\s\S]*must arrive within 30 seconds/);
});
