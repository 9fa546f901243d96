// A slow reader: what it does not read is not held without bound.
import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { createMessageQueue } from "../../src/delivery/streams/message-queue.ts";
import { sendStream } from "../../src/platform/http/answer.ts";

const text = async (queue: AsyncIterable<Uint8Array>) => {
  let all = "";
  for await (const part of queue) all += Buffer.from(part).toString();
  return all;
};

test("messages are sent in their order, and those that it holds when it ends as well", async () => {
  let ended = 0;
  const queue = createMessageQueue(10, () => ended++);
  const read = text(queue);
  queue.push("a");
  queue.push("b");
  queue.end();
  queue.push("c");
  expect([await read, ended, queue.signal.aborted]).toEqual(["ab", 1, false]);
});

test("a queue that is full ends and holds nothing", async () => {
  let ended = 0;
  const queue = createMessageQueue(2, () => ended++);
  for (const message of ["a", "b", "c", "d"]) queue.push(message);
  expect([await text(queue), ended, queue.signal.aborted]).toEqual(["", 1, true]);
});

test("a connection whose reader does not read is closed when its queue is full", async () => {
  const queue = createMessageQueue(100, () => undefined);
  const closed = Promise.withResolvers<void>();
  const app = express();
  app.get("/", (_request, response) => {
    response.once("close", () => closed.resolve());
    void sendStream(response, "text/event-stream", { status: 200, body: queue });
  });
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  queue.push("begun");
  const answer = await new Promise<IncomingMessage>((resolve) => get(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, resolve));
  answer.on("error", () => undefined);
  answer.pause();
  const push = () => {
    for (let count = 0; count < 10 && !queue.signal.aborted; count++) queue.push("x".repeat(100_000));
    if (!queue.signal.aborted) setImmediate(push);
  };
  push();
  await closed.promise;
  expect(queue.signal.aborted).toBe(true);
});
