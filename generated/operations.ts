// Generated from spec/ by `npm run generate`. Do not edit.
import type { CredentialKind } from "./credentials.ts";
import type { ErrorCode } from "./errors.ts";

/** What the server enforces of an operation, and what the SDKs need to call it. */
export interface OperationRule {
  readonly id: string;
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** Path as in OpenAPI, parameters in braces. */
  readonly path: string;
  /** Kinds of credential that are accepted; empty: the operation is public. */
  readonly credentials: readonly CredentialKind[];
  /** The credential must hold at least one of these. */
  readonly permissions: readonly string[];
  /** Browsers on other origins may call it. */
  readonly browser: boolean;
  /** It honours `Idempotency-Key`. */
  readonly idempotencyHandle: boolean;
  /** Largest request body in bytes; 0: it takes none. */
  readonly bodyLimit: number;
  /** `flat`: errors as `{error: string, code, details}`. */
  readonly errorShape: "standard" | "flat";
  /** Error codes that it may answer. */
  readonly errorCodes: readonly ErrorCode[];
}

/** The operation table, in the order of the URL map. */
export const operations = {
  "assessPayin": {
    "id": "assessPayin",
    "method": "post",
    "path": "/api/v1/assess",
    "credentials": [
      "publishable",
      "secret"
    ],
    "permissions": [
      "assess"
    ],
    "browser": true,
    "idempotencyHandle": true,
    "bodyLimit": 262144,
    "errorShape": "standard",
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "IDEMPOTENCY_KEY_REUSED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE",
      "ASSESS_TIMEOUT"
    ]
  },
  "describePayin": {
    "id": "describePayin",
    "method": "get",
    "path": "/api/v1/assess",
    "credentials": [],
    "permissions": [],
    "browser": true,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "errorShape": "standard",
    "errorCodes": [
      "VALIDATION_ERROR",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR"
    ]
  },
  "readHealth": {
    "id": "readHealth",
    "method": "get",
    "path": "/api/v1/health",
    "credentials": [],
    "permissions": [],
    "browser": true,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "errorShape": "standard",
    "errorCodes": [
      "VALIDATION_ERROR",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR"
    ]
  }
} as const satisfies Record<string, OperationRule>;

/** Identifier of an operation. */
export type OperationId = keyof typeof operations;
