// Bodies that their sender signs: the signature covers the very bytes, and is judged before anything is said about what they hold.
import type { NextFunction, Request, RequestHandler, Response } from "express";
import type { ConnectionActor } from "../credentials/credential.ts";
import { JSON_TYPE, parseJson, rawBody } from "./body.ts";
import type { RequestContext, Tracked } from "./context.ts";

/** Finds who signed a request, from the bytes of its body. Throws what the contract says of a wrong signature. */
export type SignatureCheck = (request: Request, body: Uint8Array) => Promise<ConnectionActor>;

/** Reads a body of at most `limit` bytes, has its signature judged, and parses it. */
export function signedBody(limit: number, check: SignatureCheck): RequestHandler[] {
  const judge = async (request: Tracked, _response: Response, next: NextFunction): Promise<void> => {
    request.body ??= Buffer.alloc(0);
    request.context = { ...(request.context as RequestContext), connection: await check(request, request.body) };
    next();
  };
  return [rawBody(JSON_TYPE, limit, false), judge as RequestHandler, parsed];
}

const parsed: RequestHandler = (request, _response, next) => {
  request.body = parseJson(request.body);
  next();
};
