// Authentication and authorization: checks the credential of a request against the generated access table. 401 and 403 take precedence over validation errors.
import type { Request } from "express";
import { LRUCache } from "lru-cache";
import type pg from "pg";
import type { OperationRule } from "../../../../generated/operations.ts";
import type { KeyLookUp } from "../../accounts/keys/look-up.ts";
import type { KeyUsage } from "../../accounts/keys/usage.ts";
import { ProviderAway } from "../../accounts/sessions/key-set.ts";
import { type Refusal, type RefusalLog, refusedToken } from "../../accounts/sessions/refusal.ts";
import { isTokenShaped, type SessionVerifier } from "../../accounts/sessions/verifier.ts";
import { organizationExists } from "../../controls/policy/profiles.ts";
import { keyHash, keyKind } from "../../platform/credentials/api-key.ts";
import type { Credential, KeyCredential, SessionCredential } from "../../platform/credentials/credential.ts";
import { type Availability, withDatabase } from "../../platform/database/availability.ts";
import { ApiError, unavailable } from "../../platform/errors/api-error.ts";
import { callerAddress } from "../../platform/http/caller-address.ts";
import type { Tracked } from "../../platform/http/context.ts";
import { type RateLimiter, type RateState, REFUSED_RATE } from "../../platform/http/rate-limit.ts";

/** A credential, and whether it was verified against the store. */
export interface Authorized {
  readonly credential: Credential | undefined;
  /** It came from the cache and was not compared with the store for this request. */
  readonly fromMemory: boolean;
}

/** Message for a credential that cannot be one: its form is public, so the answer may say so. */
const MALFORMED =
  "The credential is neither a key nor a session of this service: it is a placeholder, or was cut off or mistyped. Create a key in the dashboard under Keys, or with POST /api/v1/keys.";

/** Looks up and verifies credentials. */
export interface Access {
  /**
   * The credential of a request, checked against the operation's row of the access table. For assess it may come from the cache: the assess
   * statement compares it with the store again; `fresh` looks it up in any case. Throws UNAUTHORIZED, SECRET_KEY_REQUIRED, PUBLIC_KEY_NOT_ALLOWED, FORBIDDEN.
   */
  readonly authorize: (request: Request, operation: OperationRule, fresh?: boolean) => Promise<Authorized>;
  /**
   * The cached credential of an assess call that the operation accepts, without waiting; undefined for every other request, which `authorize` checks. It is
   * not compared with the store.
   */
  readonly remembered: (request: Request, operation: OperationRule) => KeyCredential | undefined;
  /** Compares a cached credential with the store. Throws UNAUTHORIZED if it was revoked meanwhile. */
  readonly recheck: (request: Request, operation: OperationRule) => Promise<void>;
}

/** The credential is invalid, and too many invalid ones came from this address. */
export class TooManyRefusals extends ApiError {
  readonly state: RateState;

  constructor(state: RateState) {
    super("RATE_LIMIT_EXCEEDED", { retryAfter: state.retryAfter });
    this.state = state;
  }
}

/** Dependencies of the access check. */
export interface AccessParts {
  readonly pool: pg.Pool;
  readonly keys: KeyLookUp;
  /** The same for addresses that sent many invalid keys, so that they do not delay other callers. */
  readonly suspectKeys: KeyLookUp;
  readonly availability: Availability;
  readonly limiter: RateLimiter;
  readonly usage: KeyUsage;
  /** In production, organizations created by a sandbox are not accepted. */
  readonly production: boolean;
  /** Undefined without a configured identity provider: every token is then invalid. */
  readonly sessions: SessionVerifier | undefined;
  /** Takes the reasons of refused tokens. */
  readonly refusals: RefusalLog;
}

/** Creates the access check. */
export function createAccess({ pool, keys, suspectKeys, availability, limiter, usage, sessions, refusals, production }: AccessParts): Access {
  // by size, each entry of 1: by `max` the room for all entries would be allocated here
  const memory = new LRUCache<string, KeyCredential>({ maxSize: 50_000, sizeCalculation: () => 1 });
  async function findKey(value: string, request: Request, allowMemory: boolean): Promise<{ credential: KeyCredential; fromMemory: boolean }> {
    // the replay cache looked it up before
    const hash = (request as Tracked).head?.keyHash ?? keyHash(value);
    const id = (request as Tracked).head?.caller ?? hash.toString("base64");
    const known = allowMemory ? memory.get(id) : undefined;
    if (known !== undefined) return { credential: known, fromMemory: true };
    const credential = await attempted(request, async (suspect) => (await (suspect ? suspectKeys : keys).find(hash))?.credential);
    if (credential === undefined) {
      memory.delete(id);
      throw new ApiError("UNAUTHORIZED");
    }
    memory.set(id, credential);
    return { credential, fromMemory: false };
  }

  async function findSession(token: string, request: Request): Promise<SessionCredential> {
    let refusal: Refusal | undefined;
    const session = await attempted(request, async () => {
      const verified = await sessions?.verify(token).catch((error: unknown) => {
        throw error instanceof ProviderAway ? unavailable("identity_provider", error.retryAfter) : error;
      });
      refusal = verified?.refusal;
      const found = verified?.session;
      if (found === undefined) return undefined;
      if (await withDatabase(availability, () => organizationExists(pool, found.organizationId, production))) {
        if (verified?.roleless !== undefined) refusals({ reason: "role", received: verified.roleless });
        return found;
      }
      refusal = { reason: "token_unknown_organization", received: found.organizationId };
      return undefined;
    });
    if (session === undefined) {
      if (refusal !== undefined) refusals(refusal);
      throw refusedToken(refusal);
    }
    return session;
  }

  /**
   * Verifies a credential. A valid one is accepted regardless of other requests from its address, because many callers can share an address. Above the rate
   * limit for invalid credentials, the answer is 429, and keys from that address are looked up in batches, one statement at a time: checksums are public, and
   * made-up keys must not cost a statement each. A token costs only the verification of its signature.
   */
  async function attempted<T>(request: Request, attempt: (suspect: boolean) => Promise<T | undefined>): Promise<T | undefined> {
    const caller = `refused:${callerAddress(request)}`;
    const suspect = limiter.exhaustedHere(caller, REFUSED_RATE);
    const found = await attempt(suspect);
    if (found !== undefined) return found;
    const state = limiter.takeHere(caller, REFUSED_RATE);
    if (suspect) throw new TooManyRefusals(state);
    return undefined;
  }

  async function authorize(request: Request, operation: OperationRule, fresh = false): Promise<Authorized> {
    if (operation.credentials.length === 0) return { credential: undefined, fromMemory: false };
    const value = presented(request);
    if (value === undefined) throw new ApiError("UNAUTHORIZED");
    if (keyKind(value) === undefined) {
      // not a well-formed key, so there is nothing to look up; or a token
      if (!isTokenShaped(value)) throw new ApiError("UNAUTHORIZED", { message: MALFORMED });
      const session = await findSession(value, request);
      assertAllowed(session, operation);
      return { credential: session, fromMemory: false };
    }
    // operations with idempotency handles (assess) check the key again inside their own statement, in every process
    const found = await findKey(value, request, !fresh && operation.idempotencyHandle);
    assertAllowed(found.credential, operation);
    checkOrigin(found.credential, request);
    // a cached key counts as used once the statement has verified it
    if (!found.fromMemory) usage.note(found.credential.id);
    return found;
  }

  return {
    authorize,
    remembered: (request, operation) => {
      const { head } = request as Tracked;
      const known = head === undefined || !operation.idempotencyHandle ? undefined : memory.get(head.caller);
      return known !== undefined && known.allowedOrigins.length === 0 && isAllowed(known, operation) ? known : undefined;
    },
    recheck: async (request, operation) => {
      const value = presented(request);
      if (value !== undefined && keyKind(value) !== undefined) assertAllowed((await findKey(value, request, false)).credential, operation);
    },
  };
}

/** The credential as sent, of the form `Bearer <value>`. */
function presented(request: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
}

/** Moves `?api_key=` from the address into the header, so that later steps neither see nor log it. Outside production only. */
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

function isAllowed(credential: Credential, { credentials, permissions }: OperationRule): boolean {
  return credentials.includes(credential.kind) && (permissions.length === 0 || permissions.some((permission) => credential.permissions.has(permission)));
}

function assertAllowed(credential: Credential, operation: OperationRule): void {
  if (!operation.credentials.includes(credential.kind)) throw wrongKind(credential, operation);
  if (!isAllowed(credential, operation)) {
    throw new ApiError("FORBIDDEN", { details: { required_permissions: operation.permissions } });
  }
}

/** The contract's rules for a valid credential of the wrong kind. */
function wrongKind(credential: Credential, operation: OperationRule): ApiError {
  const { credentials, permissions } = operation;
  if (credentials.includes("secret")) return new ApiError(credential.kind === "publishable" ? "PUBLIC_KEY_NOT_ALLOWED" : "SECRET_KEY_REQUIRED");
  if (credentials.includes("ingest")) return new ApiError("UNAUTHORIZED");
  return new ApiError("FORBIDDEN", {
    message: "This operation needs a dashboard session; API keys are not accepted.",
    details: { accepted_credentials: credentials, required_permissions: permissions },
  });
}

/** Restricts a key with allowed origins to these. A call without an `Origin` header does not come from a browser. */
function checkOrigin(credential: KeyCredential, request: Request): void {
  if (credential.allowedOrigins.length === 0) return;
  const origin = request.headers.origin;
  if (origin === undefined || !credential.allowedOrigins.includes(origin))
    throw new ApiError("FORBIDDEN", { message: "The key does not allow this origin.", details: { origin: origin ?? null } });
}
