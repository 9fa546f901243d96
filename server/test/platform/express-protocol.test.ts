// The protocol of a request before Express has seen it: what Express says of the same request behind it.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { expect, test } from "vitest";
import { cameSecurely } from "../../src/platform/adapters/express-protocol.ts";

/** What the adapter and Express say of a request with these headers, sent over a clear or an encrypted socket. */
async function secureOf(trustProxy: boolean | number | undefined, headers: Record<string, string>, encrypted: boolean): Promise<[boolean, boolean]> {
  const app = express();
  if (trustProxy !== undefined) app.set("trust proxy", trustProxy);
  let before: boolean | undefined;
  app.use((request, response) => void response.json([before, request.secure]));
  const server = createServer((request, response) => {
    if (encrypted) Object.assign(request.socket, { encrypted });
    before = cameSecurely(app, request);
    app(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers });
  const verdicts = (await response.json()) as [boolean, boolean];
  server.close();
  server.closeAllConnections();
  return verdicts;
}

const HTTPS = { "X-Forwarded-Proto": "https" };

test.each([
  ["a clear socket", undefined, {}, false, false],
  ["an encrypted socket", undefined, {}, true, true],
  ["the word of a proxy that is not trusted", undefined, HTTPS, false, false],
  ["the word of a trusted proxy", true, HTTPS, false, true],
  ["the word of the one trusted hop", 1, { "X-Forwarded-Proto": "https, http" }, false, true],
  ["a trusted proxy that received clear text", true, { "X-Forwarded-Proto": "http" }, true, false],
] as const)("%s", async (_, trustProxy, headers, encrypted, secure) => {
  expect(await secureOf(trustProxy, headers, encrypted)).toEqual([secure, secure]);
});
