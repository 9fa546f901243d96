// The time of a body's sender counts, and not that of the process that reads it.
import { createServer, type IncomingMessage, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text as textOf } from "node:stream/consumers";
import type { Request, Response } from "express";
import { afterEach, expect, test } from "vitest";
import { credentialKinds } from "../../../generated/credentials.ts";
import { operations } from "../../../generated/operations.ts";
import { createReplays, type ReplayParts } from "../../src/api/gateway/replays.ts";
import { rawBody, streamedBody } from "../../src/platform/http/body.ts";
import { answerBrokenRequests } from "../../src/platform/http/broken-requests.ts";
import { SlowSender, senderTime } from "../../src/platform/http/sender-time.ts";
import { systemClock } from "../../src/platform/time/clock.ts";

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

test.each([
  ["a body that is read whole", rawBody],
  ["a body that is read as it arrives", streamedBody],
])("%s may begin to be read after Node's limit: finding out who calls is not the sender's time", async (_, reader) => {
  let timedOut: Promise<unknown> = Promise.resolve();
  const port = await serve(async (request) => {
    await timedOut;
    socket.write(`${chunk("two")}0\r\n\r\n`);
    const response = { headersSent: false, setHeader: () => undefined } as unknown as Response;
    await new Promise<void>((settle, fail) =>
      reader("application/json", 100, true)(request as Request, response, (error?: unknown) => (error ? fail(error) : settle())),
    );
    const { body } = request as Request;
    return `read ${Buffer.isBuffer(body) ? body : await textOf(body)}`;
  });
  timedOut = new Promise((settle) => server.once("clientError", settle));
  const socket = connect(port, "127.0.0.1");
  socket.write(`${HEAD}${chunk("one")}`);
  expect(await textOf(socket)).toContain("read onetwo");
});

test("time in which the process was busy is not the sender's, although the timers come late", async () => {
  let busy = 0;
  const port = await serve(async (request) => {
    const sender = senderTime(request, 5000, () => performance.now() + busy);
    const parts = request.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]();
    await sender.next(() => parts.next());
    const next = sender.next(() => parts.next());
    // longer than all of the sender's time
    busy += 60_000;
    await new Promise((settle) => server.once("clientError", settle));
    socket.write(`${chunk("two")}0\r\n\r\n`);
    const { value } = await next;
    sender.end();
    return `read ${value}`;
  });
  const socket = connect(port, "127.0.0.1");
  socket.write(`${HEAD}${chunk("one")}`);
  expect(await textOf(socket)).toContain("read two");
});

test("a caller whose answers are remembered has no more time for a body than others", async () => {
  let reached = false;
  const parts = { secure: () => true, recent: { hasCaller: () => true }, clock: systemClock, securityHeaders: [] } as unknown as ReplayParts;
  server = createServer(
    { requestTimeout: NODES, headersTimeout: NODES, connectionsCheckingInterval: 20 },
    createReplays(parts, () => {
      reached = true;
    }),
  );
  answerBrokenRequests(server);
  await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  const path = operations.assessPayin.path;
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${credentialKinds.secret.prefix}x\r\nContent-Length: 100\r\n\r\n{`);
  expect(await textOf(socket)).toMatch(/^HTTP\/1\.1 400 [\s\S]*must arrive within 30 seconds/);
  expect(reached).toBe(false);
});

test("a request that was answered before its body came is closed after Node's limit", async () => {
  const port = await serve(async () => "answered");
  const socket = connect(port, "127.0.0.1");
  socket.write(`${HEAD.replace("Connection: close\r\n", "")}${chunk("one")}`);
  expect(await textOf(socket)).toContain("answered");
});
