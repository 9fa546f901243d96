// Who may call: the credential of a request against the generated access table. 401 and 403 come before anything is said about the request.
import type { Request } from "express";
import { LRUCache } from "lru-cache";
import type pg from "pg";
import type { OperationRule } from "../../../generated/operations.ts";
import { type Availability, isStatementTimeout } from "../database/availability.ts";
import { keyHash, keyKind } from "../keys/api-key.ts";
import { type Credential, findActiveKey } from "../keys/store.ts";
import { ApiError } from "./api-error.ts";
import type { RateLimiter } from "./rate-limit.ts";

/** Finds and judges credentials. */
export interface Access {
  /**
   * The credential of a request, judged by the operation's row of the access table. For assess it may come from memory: the assess
   * statement compares it with the store again; `fresh` looks it up in any case. Throws UNAUTHORIZED, SECRET_KEY_REQUIRED, PUBLIC_KEY_NOT_ALLOWED, FORBIDDEN.
   */
  readonly authorize: (request: Request, operation: OperationRule, fresh?: boolean) => Promise<{ credential: Credential | undefined; fromMemory: boolean }>;
  /** Compares a credential from memory with the store: UNAUTHORIZED when it was revoked meanwhile. */
  readonly recheck: (request: Request, operation: OperationRule) => Promise<void>;
}

/** Unknown keys that one address may try in a minute. */
const REFUSED_RATE = 600;

/** Creates the access check. */
export function createAccess(pool: pg.Pool, availability: Availability, limiter: RateLimiter): Access {
  const memory = new LRUCache<string, Credential>({ max: 50_000 });

  async function find(value: string, request: Request, allowMemory: boolean): Promise<{ credential: Credential; fromMemory: boolean }> {
    const hash = keyHash(value);
    const id = hash.toString("base64");
    const known = allowMemory ? memory.get(id) : undefined;
    if (known !== undefined) return { credential: known, fromMemory: true };
    // the checksum is no secret: without this, invented keys would cost a look-up each, without end
    if (limiter.exhausted(refusedFrom(request), REFUSED_RATE)) throw new ApiError("RATE_LIMIT_EXCEEDED", { retryAfter: 10 });
    if (!availability.isUp()) throw new ApiError("ASSESS_MAINTENANCE", { retryAfter: 1 });
    const credential = await findActiveKey(pool, hash).catch((error: unknown) => {
      throw availability.note(error)
        ? new ApiError("ASSESS_MAINTENANCE", { retryAfter: 1 })
        : isStatementTimeout(error)
          ? new ApiError("ASSESS_TIMEOUT")
          : error;
    });
    if (credential === undefined) {
      memory.delete(id);
      limiter.take(refusedFrom(request), REFUSED_RATE);
      throw new ApiError("UNAUTHORIZED");
    }
    memory.set(id, credential);
    return { credential, fromMemory: false };
  }

  async function authorize(request: Request, operation: OperationRule, fresh = false): Promise<{ credential: Credential | undefined; fromMemory: boolean }> {
    const value = presented(request);
    if (operation.credentials.length === 0) return { credential: undefined, fromMemory: false };
    if (value === undefined) throw new ApiError("UNAUTHORIZED");
    const kind = keyKind(value);
    // a value of no known form is a malformed key: nothing to look up
    if (kind === undefined) throw new ApiError("UNAUTHORIZED");
    // the assess path, which is what honours handles, checks the key again inside its own statement, in every process
    const found = await find(value, request, !fresh && operation.idempotencyHandle);
    judge(found.credential, operation);
    checkOrigin(found.credential, request);
    return found;
  }

  return {
    authorize,
    recheck: async (request, operation) => {
      const value = presented(request);
      if (value !== undefined) judge((await find(value, request, false)).credential, operation);
    },
  };
}

/** The credential as sent, of the form `Bearer <value>`. */
function presented(request: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
}

/** Moves `?api_key=` from the address into the header, so that nothing behind sees or logs it. Outside production only. */
export function takeQueryKey(request: Request): void {
  const mark = request.url.indexOf("?");
  if (mark < 0 || !request.url.includes("api_key=")) return;
  const query = new URLSearchParams(request.url.slice(mark + 1));
  const value = query.get("api_key");
  if (value === null) return;
  query.delete("api_key");
  const rest = query.toString();
  request.url = request.originalUrl = rest === "" ? request.url.slice(0, mark) : `${request.url.slice(0, mark)}?${rest}`;
  request.headers.authorization ??= `Bearer ${value}`;
}

function refusedFrom(request: Request): string {
  return `refused:${request.ip ?? ""}`;
}

function judge(credential: Credential, operation: OperationRule): void {
  if (!operation.credentials.includes(credential.kind)) throw wrongKind(credential, operation);
  if (operation.permissions.length > 0 && !operation.permissions.some((permission) => credential.permissions.has(permission))) {
    throw new ApiError("FORBIDDEN", { details: { required_permissions: operation.permissions } });
  }
}

/** The contract's rules for a valid credential of the wrong kind. */
function wrongKind(credential: Credential, operation: OperationRule): ApiError {
  if (!operation.credentials.includes("secret")) return new ApiError("UNAUTHORIZED");
  return new ApiError(credential.kind === "publishable" ? "PUBLIC_KEY_NOT_ALLOWED" : "SECRET_KEY_REQUIRED");
}

/** A key that is limited to origins works from those only; a call without an origin is no browser's. */
function checkOrigin(credential: Credential, request: Request): void {
  if (credential.allowedOrigins.length === 0) return;
  const origin = request.headers.origin;
  if (origin === undefined || !credential.allowedOrigins.includes(origin))
    throw new ApiError("FORBIDDEN", { message: "The key is not allowed from this origin.", details: { origin: origin ?? null } });
}
