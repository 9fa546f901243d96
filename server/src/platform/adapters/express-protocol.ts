// The protocol of a request that Express has not seen: the rules of `trust proxy` for a plain request of `node:http`, in front of the application. Express has
// them only as a getter of its request prototype.
// Checked with: express 5.x
import type { IncomingMessage } from "node:http";
import express from "express";

/** Did the request come over HTTPS, by its socket or by the word of a proxy that the application trusts (`X-Forwarded-Proto`)? The same as `request.secure` behind it. */
export function cameSecurely(app: express.Express, { socket, headers }: IncomingMessage): boolean {
  return Reflect.get(express.request, "protocol", { app, socket, get: (name: string) => headers[name.toLowerCase()] }) === "https";
}
