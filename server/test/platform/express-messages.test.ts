// Requests and responses with the prototypes of an Express application from the start: Express and node:http treat them as their own.
import { createServer, IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type Express } from "express";
import { expect, test } from "vitest";
import { messagesOf, prepareMessages } from "../../src/platform/adapters/express-messages.ts";

/** Sends a request to a listener over a server with the messages of the application; returns the response. */
async function sent(app: Express, listener: (request: IncomingMessage, response: ServerResponse) => void): Promise<Response> {
  const server = createServer(messagesOf(app), listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/a?b=c`, {
    method: "POST",
    headers: { "X-Own": "yes" },
    body: "text",
  });
  server.close();
  server.closeAllConnections();
  return response;
}

test("messages have the prototypes that Express sets, before it has seen them", async () => {
  const app = express();
  let before: readonly unknown[] = [];
  app.use((request, response) => {
    expect([Object.getPrototypeOf(request), Object.getPrototypeOf(response)]).toEqual(before);
    response.json({});
  });
  const response = await sent(app, (request, response) => {
    expect(request).toBeInstanceOf(IncomingMessage);
    expect(response).toBeInstanceOf(ServerResponse);
    before = [Object.getPrototypeOf(request), Object.getPrototypeOf(response)];
    app(request, response);
  });
  expect(response.status).toBe(200);
  expect(before).toEqual([app.request, app.response]);
});

test("prepared messages work without the router: headers, address, path, query, body and answer", async () => {
  const app = express();
  const response = await sent(app, (message, answer) => {
    const { request, response } = prepareMessages(app, message, answer);
    let body = "";
    request.on("data", (part: Buffer) => {
      body += part.toString();
    });
    request.on("end", () => {
      const { ip, path, originalUrl, query, params, secure } = request;
      response.setHeader("X-Answered", "yes");
      response.end(JSON.stringify({ own: request.get("X-Own"), ip, path, originalUrl, query, params, secure, body }));
    });
  });
  expect(response.headers.get("X-Answered")).toBe("yes");
  expect(await response.json()).toEqual({
    own: "yes",
    ip: "127.0.0.1",
    path: "/a",
    originalUrl: "/a?b=c",
    query: { b: "c" },
    params: {},
    secure: false,
    body: "text",
  });
});
