import type { Credential } from "./credential.ts";
import { UsageError } from "./errors.ts";
import type { Rule } from "./rule.ts";

/** A request that no method of this version makes. */
export interface RawRequest {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path on the service, with its identifiers: `/api/v1/rules/01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22`. */
  readonly path: string;
  readonly query?: object;
  /** Written as JSON. */
  readonly body?: unknown;
}

/**
 * What the client needs to know of such a request: it takes the client's credential, and is repeated if its method is idempotent or the caller set a handle.
 *
 * @throws UsageError for a path that leads elsewhere
 */
export function rawRule({ method, path }: RawRequest, credential: Credential | undefined, idempotencyHandle: boolean): Rule {
  if (!/^\/[^?#{}]*$/.test(path)) throw new UsageError("path must begin with a slash, and have no query: pass that as query.");
  const id = `${method} ${path as `/${string}`}` as const;
  return { id, method: method.toLowerCase() as Rule["method"], path, credentials: credential ? [credential.kind] : [], idempotencyHandle };
}
