// Signed bodies: the signature covers the exact bytes, and is verified before the content is validated.
import type { NextFunction, Request, RequestHandler, Response } from "express";
import type { ConnectionActor } from "../credentials/credential.ts";
import { JSON_TYPE, parseJson, rawBody } from "./body.ts";
import type { RequestContext, Tracked } from "./context.ts";

/** Finds the signer of a request from the bytes of its body. Throws the contract's error for an invalid signature. */
export type SignatureCheck = (request: Request, body: Uint8Array) => Promise<ConnectionActor>;

/** Reads a body of at most `limit` bytes, verifies its signature, and parses it. */
export function signedBody(limit: number, check: SignatureCheck): RequestHandler[] {
  const verify = async (request: Tracked, _response: Response, next: NextFunction): Promise<void> => {
    request.body ??= Buffer.alloc(0);
    request.context = { ...(request.context as RequestContext), connection: await check(request, request.body) };
    next();
  };
  return [rawBody(JSON_TYPE, limit, false), verify as RequestHandler, parsed];
}

const parsed: RequestHandler = (request, _response, next) => {
  request.body = parseJson(request.body);
  next();
};
