// A body that is read as it arrives: the time of its sender counts, and not that of the reader.
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text as textOf } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { answerBrokenRequests } from "../../src/platform/http/broken-requests.ts";
import { SlowSender, senderTime } from "../../src/platform/http/sender-time.ts";

let server: Server;
afterEach(() => void server.close());

/** Node's own limit (ms). */
const NODES = 200;

/** Serves with a reader; returns its port. */
async function serve(read: (request: IncomingMessage) => Promise<string>): Promise<number> {
  server = createServer({ requestTimeout: NODES, headersTimeout: NODES, connectionsCheckingInterval: 20 }, (request, response) => {
    void read(request).then((answer) => response.end(answer));
  });
  answerBrokenRequests(server);
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  return (server.address() as AddressInfo).port;
}

const HEAD = "POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n";
const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;

test("a reader that works longer than the limit of a request still reads it to its end", async () => {
  let timedOut: Promise<unknown> = Promise.resolve();
  const port = await serve(async (request) => {
    const sender = senderTime(request, 10_000);
    const parts = request.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]();
    let size = 0;
    for (;;) {
      const { done, value } = await sender.next(() => parts.next());
      if (done === true) break;
      size += value.length;
      if (size > 3) continue;
      // the reader is at work until Node reports that the request took too long
      await timedOut;
      socket.write(`${chunk("two")}0\r\n\r\n`);
    }
    sender.end();
    return `read ${size}`;
  });
  timedOut = new Promise((settle) => server.once("clientError", settle));
  const socket = connect(port, "127.0.0.1");
  socket.write(`${HEAD}${chunk("one")}`);
  expect(await textOf(socket)).toContain("read 6");
});

test("a sender that stops is refused after its time", async () => {
  const port = await serve(async (request) => {
    const sender = senderTime(request, 100);
    const parts = request.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]();
    try {
      for (;;) if ((await sender.next(() => parts.next())).done === true) return "whole";
    } catch (error) {
      return error instanceof SlowSender ? "slow" : "other";
    } finally {
      sender.end();
    }
  });
  const socket = connect(port, "127.0.0.1");
  socket.write(`${HEAD}${chunk("one")}`);
  expect(await textOf(socket)).toContain("slow");
});
