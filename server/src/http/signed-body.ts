// Bodies that their sender signs: the signature covers the very bytes, and is judged before anything is said about what they hold.
import express, { type NextFunction, type Request, type RequestHandler, type Response } from "express";
import type { ConnectionActor } from "../keys/credential.ts";
import { ApiError, validationError } from "./api-error.ts";
import { bodyError } from "./body.ts";
import type { RequestContext, Tracked } from "./context.ts";

/** Finds who signed a request, from the bytes of its body. Throws what the contract says of a wrong signature. */
export type SignatureCheck = (request: Request, body: Uint8Array) => Promise<ConnectionActor>;

/** Reads a body of at most `limit` bytes, has its signature judged, and parses it. */
export function signedBody(limit: number, check: SignatureCheck): RequestHandler[] {
  const read = express.raw({ limit, inflate: false, type: () => true });
  const bytes: RequestHandler = (request, response, next) => {
    if (Number(request.headers["content-length"] ?? 0) > limit) {
      response.setHeader("Connection", "close");
      return next(new ApiError("PAYLOAD_TOO_LARGE", { details: { limit_bytes: limit } }));
    }
    read(request, response, (error?: unknown) => next(error === undefined ? undefined : bodyError(error, limit)));
  };
  const signature = async (request: Tracked, _response: Response, next: NextFunction): Promise<void> => {
    // the reader leaves no bytes where there are none
    if (!Buffer.isBuffer(request.body)) request.body = Buffer.alloc(0);
    request.context = { ...(request.context as RequestContext), connection: await check(request, request.body) };
    next();
  };
  return [bytes, signature as RequestHandler, parsed];
}

const parsed: RequestHandler = (request, _response, next) => {
  try {
    request.body = JSON.parse(request.body.toString("utf8"));
  } catch {
    return next(validationError([{ path: "body", message: "must be well-formed JSON" }]));
  }
  next();
};
