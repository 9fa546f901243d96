// Requests and responses that node:http creates with the prototypes of an Express application. Express sets them on every message, and every later access to
// a message whose prototype was changed is slow; setting the same prototype again changes nothing.
// Checked with: express 5.x
// Checked with: node 24.x
import { IncomingMessage, type ServerOptions, ServerResponse } from "node:http";
import type { Express, Request, Response } from "express";

/** The classes of requests and responses for `createServer`. */
export type Messages = Pick<ServerOptions, "IncomingMessage" | "ServerResponse">;

/** Classes whose instances have the prototypes that the application would set. */
export function messagesOf(app: Express): Messages {
  return {
    IncomingMessage: withPrototype<typeof IncomingMessage>(IncomingMessage, app.request),
    ServerResponse: withPrototype<typeof ServerResponse>(ServerResponse, app.response),
  };
}

/** A constructor like `parent`, which is a function and no class, for objects with another prototype. */
function withPrototype<Constructor>(parent: unknown, prototype: object): Constructor {
  function Message(this: object, ...values: unknown[]): void {
    Reflect.apply(parent as () => void, this, values);
  }
  Message.prototype = prototype;
  return Message as Constructor;
}

/** Prepares a request and its response as the application does before its router; needed where the router is left out. */
export function prepareMessages(app: Express, message: IncomingMessage, answer: ServerResponse): { request: Request; response: Response } {
  const request: Request = Object.setPrototypeOf(message, app.request);
  const response: Response = Object.setPrototypeOf(answer, app.response);
  request.res = response;
  response.req = request;
  request.params = {};
  request.originalUrl = request.url;
  return { request, response };
}
