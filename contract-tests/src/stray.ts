import type { ErrorCode } from "../../generated/errors.ts";

/** A request that belongs to no operation of the document, and still gets the standard envelope. */
export interface StrayCase {
  readonly promise: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly code: ErrorCode;
  readonly headers: Readonly<Record<string, string>>;
}

/** Unknown paths and wrong methods. */
export const strayCases: readonly StrayCase[] = [
  { promise: "an unknown path is NOT_FOUND", method: "GET", path: "/api/v1/no-such-path", status: 404, code: "NOT_FOUND", headers: {} },
  { promise: "a path outside the API is NOT_FOUND, not an HTML page", method: "GET", path: "/no-such-page", status: 404, code: "NOT_FOUND", headers: {} },
  { promise: "a malformed path is NOT_FOUND", method: "GET", path: "/api/v1/%ff", status: 404, code: "NOT_FOUND", headers: {} },
  {
    promise: "a wrong method is METHOD_NOT_ALLOWED, and Allow lists the right ones",
    method: "DELETE",
    path: "/api/v1/assess",
    status: 405,
    code: "METHOD_NOT_ALLOWED",
    headers: { Allow: "POST, GET, OPTIONS" },
  },
];
