// The generators read answers that come in any pieces, one after the other.
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { type Answer, openConnection, requestText } from "../../bench/raw-http.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Answers, to one request each, that are written in these pieces. */
async function answersOf(answers: readonly (readonly string[])[]): Promise<Answer[]> {
  let turn = 0;
  const server = createServer({ noDelay: true }, async (socket) => {
    for await (const _ of socket)
      for (const piece of answers[turn++] ?? []) {
        socket.write(piece);
        await new Promise((resolve) => setImmediate(resolve));
      }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const seen: Answer[] = [];
  let came: () => void = () => undefined;
  const connection = await openConnection(
    (server.address() as AddressInfo).port,
    (answer) => {
      seen.push(answer);
      came();
    },
    () => undefined,
  );
  closing.push(
    () => connection.close(),
    () => server.close(),
  );
  for (const _ of answers) {
    const next = new Promise<void>((resolve) => {
      came = resolve;
    });
    connection.send(requestText("GET", "/", {}, undefined));
    await next;
  }
  return seen;
}

test("an answer with a length may come in pieces, and another one follows it", async () => {
  const seen = await answersOf([
    ["HTTP/1.1 200 OK\r\nContent-Le", 'ngth: 11\r\n\r\n{"a', '":"é"}\n'],
    ["HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nContent-Length: 2\r\n\r\n{}"],
  ]);
  expect(seen.map(({ status }) => status)).toEqual([200, 503]);
  expect(seen[1]?.head).toContain("Retry-After: 1");
});

test("an answer in chunks ends with the last chunk", async () => {
  const seen = await answersOf([["HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n", "0\r", "\n\r\n"], ["HTTP/1.1 204 No Content\r\n\r\n"]]);
  expect(seen.map(({ status }) => status)).toEqual([200, 204]);
});

test("a request says how many bytes its body has", () => {
  expect(requestText("POST", "/x", { Authorization: undefined, A: "b" }, "é")).toBe(
    "POST /x HTTP/1.1\r\nHost: localhost\r\nA: b\r\nContent-Length: 2\r\n\r\né",
  );
});
