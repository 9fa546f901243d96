// Generated from spec/ by `npm run generate`. Do not edit.

/** What the registry says of a code. */
export interface ErrorFacts {
  readonly status: number;
  /** May the same request succeed when sent again, unchanged? */
  readonly retryable: boolean;
  /** Default message. */
  readonly message: string;
  /** What the code means. */
  readonly meaning: string;
  /** What the caller should do. */
  readonly action: string;
  /** Published by discovery as a failure to prepare for. */
  readonly resilience: boolean;
}

/** Every error code with its status, meaning and remedy. */
export const errors = {
  "VALIDATION_ERROR": {
    "status": 400,
    "retryable": false,
    "message": "The request is not valid; details.fields names each failing field.",
    "action": "Correct the named fields before sending the request again.",
    "meaning": "The request does not match the contract. `details.fields` names every failing field.",
    "resilience": false
  },
  "INVALID_TYPE": {
    "status": 400,
    "retryable": false,
    "message": "This list_type is not supported.",
    "action": "Use one of the list types that the contract names.",
    "meaning": "The `list_type` is not one that lists know.",
    "resilience": false
  },
  "UNAUTHORIZED": {
    "status": 401,
    "retryable": false,
    "message": "No valid credential was sent; put one in the header `Authorization: Bearer <credential>`.",
    "action": "Send an active credential. A revoked or expired one has to be replaced.",
    "meaning": "The credential is missing, malformed, unknown, disabled, expired or revoked.",
    "resilience": false
  },
  "SECRET_KEY_REQUIRED": {
    "status": 401,
    "retryable": false,
    "message": "This operation needs a secret key (prefix svc_sk_).",
    "action": "Call from your server with a secret key.",
    "meaning": "The operation takes a secret key, and the credential is an ingest key, or a dashboard session where it takes none.",
    "resilience": false
  },
  "INVALID_SIGNATURE": {
    "status": 401,
    "retryable": false,
    "message": "The signature does not match the request body.",
    "action": "Check the signing secret of the connection, and send the body exactly as it was signed.",
    "meaning": "The signature of an inbound event does not fit its body, its time or its secret.",
    "resilience": false
  },
  "PUBLIC_KEY_NOT_ALLOWED": {
    "status": 403,
    "retryable": false,
    "message": "A publishable key is not accepted here; use a secret key from your server.",
    "action": "Move the call to your server and use a secret key.",
    "meaning": "A publishable key was used where only a secret key is accepted.",
    "resilience": false
  },
  "FORBIDDEN": {
    "status": 403,
    "retryable": false,
    "message": "The credential lacks the permission for this operation.",
    "action": "Use a credential that holds the permission named in details, or have it granted.",
    "meaning": "The credential is valid, and its kind, permissions, role or allowed origins, or the segment of its organization, do not cover the call. `details` names what would.",
    "resilience": false
  },
  "NETWORK_MEMBERSHIP_REQUIRED": {
    "status": 403,
    "retryable": false,
    "message": "The organization is not a member of the intelligence network in the way this call needs.",
    "action": "Opt in through the network membership first.",
    "meaning": "The intelligence network answers members only.",
    "resilience": false
  },
  "HTTPS_REQUIRED": {
    "status": 403,
    "retryable": false,
    "message": "This stage accepts HTTPS only.",
    "action": "Use the https:// address, and replace the credential: it travelled in clear text.",
    "meaning": "Production answers over HTTPS only.",
    "resilience": false
  },
  "NOT_FOUND": {
    "status": 404,
    "retryable": false,
    "message": "There is nothing at this address for your organization.",
    "action": "Check the path and the identifier.",
    "meaning": "The path or the resource does not exist for this organization.",
    "resilience": false
  },
  "REQUEST_ERASED": {
    "status": 404,
    "retryable": false,
    "message": "The request of this assessment was erased; its payer is no longer known.",
    "action": "Do not report on it: the personal data of the organization was erased.",
    "meaning": "The request of this assessment was erased: who paid is not known any more. Decision, signals and explanation remain.",
    "resilience": false
  },
  "METHOD_NOT_ALLOWED": {
    "status": 405,
    "retryable": false,
    "message": "The path does not answer this method; the Allow header lists those it does.",
    "action": "Use a method from the Allow header.",
    "meaning": "The path exists and does not answer this method.",
    "resilience": false
  },
  "DUPLICATE": {
    "status": 409,
    "retryable": false,
    "message": "This exists already.",
    "action": "Treat it as done, or change what exists.",
    "meaning": "Something with this identity exists already: a list entry with this type and value, a submerchant with this external_id.",
    "resilience": false
  },
  "AMBIGUOUS_REFERENCE": {
    "status": 409,
    "retryable": false,
    "message": "Several assessments match this reference; send session_id.",
    "action": "Name the assessment by its session_id.",
    "meaning": "Several assessments match the order or payment of the request: of different payers, or of several submerchants. `details` holds `field` and the number of `candidates`.",
    "resilience": false
  },
  "IDEMPOTENCY_KEY_REUSED": {
    "status": 409,
    "retryable": false,
    "message": "This Idempotency-Key was already used for a different request.",
    "action": "Use a new key for a new request; keep the key only for retries of the same one.",
    "meaning": "The `Idempotency-Key` was used before for a request of another meaning.",
    "resilience": false
  },
  "INVALID_TRANSITION": {
    "status": 409,
    "retryable": false,
    "message": "The resource cannot change to this state from its present one.",
    "action": "Read the resource; details lists the states that are open to it.",
    "meaning": "The resource cannot go from its present state to the one asked for.",
    "resilience": false
  },
  "PAYLOAD_TOO_LARGE": {
    "status": 413,
    "retryable": false,
    "message": "The request body is larger than this operation accepts.",
    "action": "Send less: the limit in bytes is in details.",
    "meaning": "The body is larger than the operation accepts.",
    "resilience": false
  },
  "UNSUPPORTED_MEDIA_TYPE": {
    "status": 415,
    "retryable": false,
    "message": "The operation does not read this content type.",
    "action": "Send `Content-Type: application/json`, in UTF-8 and without a content encoding.",
    "meaning": "The body is not of a content type that the operation reads.",
    "resilience": false
  },
  "RATE_LIMIT_EXCEEDED": {
    "status": 429,
    "retryable": true,
    "message": "The rate limit is used up; a request passes again at X-RateLimit-Reset.",
    "action": "Wait until the second named in X-RateLimit-Reset, then retry.",
    "meaning": "The credential has used up its requests for now.",
    "resilience": true
  },
  "INTERNAL_ERROR": {
    "status": 500,
    "retryable": true,
    "message": "The service failed unexpectedly; the request id helps us to find out why.",
    "action": "Retry with the same handle; if it stays, report the request id.",
    "meaning": "The service failed in a way that it did not foresee.",
    "resilience": false
  },
  "ASSESS_MAINTENANCE": {
    "status": 503,
    "retryable": true,
    "message": "Assess is temporarily unavailable; retry after the seconds in Retry-After.",
    "action": "Fail open to manual review or queue the payment; retry after the seconds in Retry-After.",
    "meaning": "Assess is away: maintenance, overload, or a database that cannot be reached.",
    "resilience": true
  },
  "REQUEST_UNREADABLE": {
    "status": 503,
    "retryable": true,
    "message": "The stored request cannot be decrypted at present; retry later.",
    "action": "Retry after the seconds in Retry-After. If you run the service, complete SECRETS_KEYS: the log names the missing keys at start.",
    "meaning": "The request of this assessment is stored encrypted, and the service has no key to decrypt it at present. Decision, signals and explanation can be read.",
    "resilience": false
  },
  "ASSESS_TIMEOUT": {
    "status": 504,
    "retryable": true,
    "message": "No decision was ready in time; retry with the same order_id or Idempotency-Key.",
    "action": "Retry with the same order_id or Idempotency-Key, with exponential backoff.",
    "meaning": "No decision was ready within the deadline. It may still be made and is then kept under the handle.",
    "resilience": true
  }
} as const satisfies Record<string, ErrorFacts>;

/** A registered error code. */
export type ErrorCode = keyof typeof errors;
