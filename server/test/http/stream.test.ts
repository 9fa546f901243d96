// Streamed bodies: with backpressure, and never a part that looks complete.
import { once } from "node:events";
import { get, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect } from "node:net";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { sendStream } from "../../src/platform/http/answer.ts";

const PART = Buffer.alloc(100_000, "x");

/** What became of an answer. */
interface Sent {
  /** Requested parts. */
  parts: number;
  /** The iteration was ended. */
  ended: boolean;
  readonly outcome: Promise<unknown>;
}

/** Serves a body of so many parts, the last of which may fail; answers its address, and what became of the sending. */
async function serve(count: number, failing?: number): Promise<{ url: string; sent: Sent }> {
  const settled = Promise.withResolvers<unknown>();
  const sent: Sent = { parts: 0, ended: false, outcome: settled.promise };
  async function* body(): AsyncGenerator<Uint8Array> {
    try {
      for (let part = 0; part < count; part++) {
        if (part === failing) throw new Error("the source is gone");
        sent.parts += 1;
        yield PART;
      }
    } finally {
      sent.ended = true;
    }
  }
  const app = express();
  app.get("/", (_request, response) => {
    sendStream(response, "text/csv", { status: 200, headers: { "Content-Disposition": "attachment" }, body: body() }).then(
      () => settled.resolve("done"),
      (error: unknown) => {
        settled.resolve(error);
        if (!response.headersSent) response.status(500).end("refused");
      },
    );
  });
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  onTestFinished(() => void server.close().closeAllConnections());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, sent };
}

const open = (url: string): Promise<IncomingMessage> => new Promise((resolve, reject) => get(url, resolve).once("error", reject));

test("a body arrives whole, with its media type", async () => {
  const { url, sent } = await serve(20);
  const answer = await fetch(url);
  expect([answer.status, answer.headers.get("Content-Type"), answer.headers.get("Content-Disposition")]).toEqual([
    200,
    "text/csv; charset=utf-8",
    "attachment",
  ]);
  expect((await answer.arrayBuffer()).byteLength).toBe(20 * PART.length);
  expect([await sent.outcome, sent.ended]).toEqual(["done", true]);
});

test("what fails before its first part is answered as a failure", async () => {
  const { url, sent } = await serve(20, 0);
  const answer = await fetch(url);
  expect([answer.status, await answer.text(), answer.headers.get("Content-Disposition")]).toEqual([500, "refused", null]);
  expect(await sent.outcome).toMatchObject({ message: "the source is gone" });
});

test("what fails later breaks the connection", async () => {
  const { url, sent } = await serve(20, 10);
  const answer = await fetch(url);
  await expect(answer.arrayBuffer()).rejects.toThrow("terminated");
  expect(await sent.outcome).toMatchObject({ message: "the source is gone" });
});

test("what fails later is not taken for a whole body in HTTP/1.0 either, which has no other sign than a reset", async () => {
  const { url, sent } = await serve(20, 10);
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.write("GET / HTTP/1.0\r\n\r\n");
  socket.resume();
  const [error] = await once(socket, "error").catch((thrown: unknown) => [thrown]);
  expect(error).toMatchObject({ code: "ECONNRESET" });
  expect(await sent.outcome).toMatchObject({ message: "the source is gone" });
});

test("a reader that waits is waited for, and one that goes away ends the iteration, which is no failure", async () => {
  const { url, sent } = await serve(100_000);
  const answer = await open(url);
  // until the buffers of both ends are full
  for (let seen = -1; seen !== sent.parts; await new Promise((resolve) => setTimeout(resolve, 100))) seen = sent.parts;
  expect(sent.parts).toBeLessThan(1000);
  expect(sent.ended).toBe(false);
  answer.destroy();
  expect([await sent.outcome, sent.ended]).toEqual(["done", true]);
});

test("a HEAD request gets the headers, and the body is not iterated further", async () => {
  const { url, sent } = await serve(100_000);
  const { statusCode, headers } = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { method: "HEAD" }, resolve).once("error", reject).end();
  });
  expect([statusCode, headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
  await sent.outcome;
  expect([sent.parts, sent.ended]).toEqual([1, true]);
});
