// The protocol of a request that Express has not seen: the rules of `trust proxy` for a request of `node:http`, before the application. Express has them only
// as a getter of its request prototype.
// Checked with: express 5.x
import type { IncomingMessage } from "node:http";
import express from "express";

/** Was the request sent over HTTPS, by its socket or by `X-Forwarded-Proto` of a proxy that the application trusts? The same as `request.secure`. */
export function cameSecurely(app: express.Express, { socket, headers }: IncomingMessage): boolean {
  return Reflect.get(express.request, "protocol", { app, socket, get: (name: string) => headers[name.toLowerCase()] }) === "https";
}
