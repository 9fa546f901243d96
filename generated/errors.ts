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
    "message": "Invalid request. See details.fields for each failing field.",
    "action": "Correct the named fields, then send the request again.",
    "meaning": "The request does not match the contract. `details.fields` names every failing field.",
    "resilience": false
  },
  "INVALID_TYPE": {
    "status": 400,
    "retryable": false,
    "message": "Unsupported list_type.",
    "action": "Use one of the list types in details.list_types.",
    "meaning": "The `list_type` is not supported.",
    "resilience": false
  },
  "UNAUTHORIZED": {
    "status": 401,
    "retryable": false,
    "message": "Missing or invalid credential. Send `Authorization: Bearer <credential>`.",
    "action": "Send an active credential. Replace a revoked or expired one.",
    "meaning": "The credential is missing, malformed, unknown, disabled, expired or revoked.",
    "resilience": false
  },
  "SECRET_KEY_REQUIRED": {
    "status": 401,
    "retryable": false,
    "message": "This operation needs a secret key (prefix svc_sk_).",
    "action": "Call from your server with a secret key.",
    "meaning": "The operation needs a secret key, and the credential is an ingest key, or a dashboard session that the operation does not accept.",
    "resilience": false
  },
  "INVALID_SIGNATURE": {
    "status": 401,
    "retryable": false,
    "message": "The signature does not match the request body.",
    "action": "Check the signing secret of the connection, and forward the body exactly as it was signed.",
    "meaning": "The signature of an inbound event does not match its body, its timestamp or its secret.",
    "resilience": false
  },
  "PUBLIC_KEY_NOT_ALLOWED": {
    "status": 403,
    "retryable": false,
    "message": "Publishable keys are not accepted. Use a secret key from your server.",
    "action": "Move the call to your server and use a secret key.",
    "meaning": "A publishable key was used where only a secret key is accepted.",
    "resilience": false
  },
  "FORBIDDEN": {
    "status": 403,
    "retryable": false,
    "message": "The credential lacks the permission for this operation.",
    "action": "Use a credential with the permission named in details, or grant it.",
    "meaning": "The credential is valid, but its kind, permissions, role or allowed origins, or the segment of its organization, do not allow the call. `details` names what is required.",
    "resilience": false
  },
  "NETWORK_MEMBERSHIP_REQUIRED": {
    "status": 403,
    "retryable": false,
    "message": "This operation needs a network membership that contributes or consumes signals.",
    "action": "Opt in through the network membership first.",
    "meaning": "The operation is for members of the intelligence network.",
    "resilience": false
  },
  "HTTPS_REQUIRED": {
    "status": 403,
    "retryable": false,
    "message": "This stage accepts HTTPS only.",
    "action": "Use the https:// address, and rotate the credential: it was sent in clear text.",
    "meaning": "Production accepts HTTPS only.",
    "resilience": false
  },
  "NOT_FOUND": {
    "status": 404,
    "retryable": false,
    "message": "Resource not found.",
    "action": "Check the path and the identifier.",
    "meaning": "The path or the resource does not exist for this organization.",
    "resilience": false
  },
  "REQUEST_ERASED": {
    "status": 404,
    "retryable": false,
    "message": "The stored request of this assessment was erased; its payer is no longer known.",
    "action": "Do not report on it: its personal data was erased, of the person or of the whole organization.",
    "meaning": "The stored request of this assessment was erased: its payer is no longer known. Decision, signals and explanation remain.",
    "resilience": false
  },
  "METHOD_NOT_ALLOWED": {
    "status": 405,
    "retryable": false,
    "message": "Method not allowed. See the `Allow` header.",
    "action": "Use a method from the Allow header.",
    "meaning": "The path exists but does not support this method.",
    "resilience": false
  },
  "DUPLICATE": {
    "status": 409,
    "retryable": false,
    "message": "The resource already exists.",
    "action": "Treat it as done, or update the existing resource.",
    "meaning": "The resource already exists: a list entry with this type and value, a submerchant with this external_id.",
    "resilience": false
  },
  "LIMIT_REACHED": {
    "status": 409,
    "retryable": false,
    "message": "The limit is reached. See details.limit.",
    "action": "Remove what is no longer needed, or merge it, then send the request again.",
    "meaning": "The organization has as many of these as it can have, or the case as many files. `details` holds the `limit`.",
    "resilience": false
  },
  "LIST_ENTRY_TOO_BROAD": {
    "status": 409,
    "retryable": false,
    "message": "The entry affects nearly everybody. See details.reach; send confirm to store it nonetheless.",
    "action": "Check the value and details.reach. Narrow the entry, give it the severity `flag`, or send it again with `confirm: true`.",
    "meaning": "The list entry affects nearly everybody and was not confirmed. `details.reach` says why, and how many recent payments it matches.",
    "resilience": false
  },
  "LIST_IN_USE": {
    "status": 409,
    "retryable": false,
    "message": "A rule in force uses the list. See details.rules.",
    "action": "Change or archive the rules named in details.rules, then send the request again.",
    "meaning": "A rule in force uses the list. `details.rules` names the rules.",
    "resilience": false
  },
  "AMBIGUOUS_REFERENCE": {
    "status": 409,
    "retryable": false,
    "message": "Several assessments match this reference. Send session_id.",
    "action": "Identify the assessment by its session_id.",
    "meaning": "Several assessments match the order or payment of the request: of different payers, or of several submerchants. `details` holds `field` and the number of `candidates`.",
    "resilience": false
  },
  "IDEMPOTENCY_KEY_REUSED": {
    "status": 409,
    "retryable": false,
    "message": "This Idempotency-Key was already used for a different request.",
    "action": "Use a new key for each new request; reuse a key only to retry the same request.",
    "meaning": "The `Idempotency-Key` was already used for a different request.",
    "resilience": false
  },
  "INVALID_TRANSITION": {
    "status": 409,
    "retryable": false,
    "message": "The resource cannot move to this status from its current one.",
    "action": "Read the resource; details lists the allowed transitions.",
    "meaning": "The resource cannot move from its current status to the requested one.",
    "resilience": false
  },
  "REVIEW_ASSIGNED": {
    "status": 409,
    "retryable": false,
    "message": "The review is assigned to another person. See details for until when.",
    "action": "Take another review, wait until details.expires_at, or assign it with take_over.",
    "meaning": "The review is assigned to another person. `details` holds `assignee` and `expires_at`.",
    "resilience": false
  },
  "TOO_FEW_OUTCOMES": {
    "status": 409,
    "retryable": false,
    "message": "There are too few outcomes to fit a model. See details for how many are needed.",
    "action": "Report more outcomes: captured payments, chargebacks, confirmed frauds. Fit again when there are as many as details.needed says.",
    "meaning": "There are too few outcomes to fit a model. `details` holds `outcomes` and `needed`, each with `frauds` and `payments`.",
    "resilience": false
  },
  "MODEL_OUTDATED": {
    "status": 409,
    "retryable": false,
    "message": "The live model changed since this model was made. Fit or propose a new one.",
    "action": "Fit or propose a new model: it is compared with the one that is live now.",
    "meaning": "Another model went live, or was rolled back, since this one was made and compared. `details` holds `base_model_id` and `live_model_id`.",
    "resilience": false
  },
  "TOO_MANY_RULES": {
    "status": 409,
    "retryable": false,
    "message": "An organization has at most 200 rules that are not archived.",
    "action": "Archive rules that are no longer needed.",
    "meaning": "The organization has 200 rules that are not archived. `details` holds the `limit`.",
    "resilience": false
  },
  "RULE_OUTDATED": {
    "status": 409,
    "retryable": false,
    "message": "The rule was changed meanwhile.",
    "action": "Read the rule, then repeat the change, or the approval, with the version in details.version.",
    "meaning": "Another version of the rule is the newest, or waits for approval, than the request names. `details` holds that `version`.",
    "resilience": false
  },
  "SECOND_PERSON_REQUIRED": {
    "status": 409,
    "retryable": false,
    "message": "Another person has to approve this: you requested it, wrote a part of it, or made the key that did.",
    "action": "Have a colleague approve it with a dashboard session of their own.",
    "meaning": "The change needs the approval of a second person, and the caller requested it, wrote a part of it, or made the key that did.",
    "resilience": false
  },
  "APPROVAL_REQUIRED": {
    "status": 403,
    "retryable": false,
    "message": "This change needs the approval of a second person. It was stored, and waits for one.",
    "action": "Have a colleague approve it: in the dashboard under Approvals, or with the approval in details.approval_id.",
    "meaning": "The organization lets this change be made only with the approval of a second person. It is stored, and waits: `details` holds the `approval_id` and the `area`.",
    "resilience": false
  },
  "CONFIGURATION_OUTDATED": {
    "status": 412,
    "retryable": false,
    "message": "The configuration was changed meanwhile.",
    "action": "Read the configuration, repeat your changes in it, then send it with the new ETag.",
    "meaning": "The configuration is another one than the document is based on. `details` holds the `etag` that it has now.",
    "resilience": false
  },
  "PAYLOAD_TOO_LARGE": {
    "status": 413,
    "retryable": false,
    "message": "Request body too large.",
    "action": "Send a smaller body: details.limit_bytes is the limit.",
    "meaning": "The body is larger than the operation accepts.",
    "resilience": false
  },
  "UNSUPPORTED_MEDIA_TYPE": {
    "status": 415,
    "retryable": false,
    "message": "Unsupported content type.",
    "action": "Send `Content-Type: application/json`, in UTF-8 and without a content encoding.",
    "meaning": "The operation does not accept this content type.",
    "resilience": false
  },
  "INVALID_EXPRESSION": {
    "status": 422,
    "retryable": false,
    "message": "The expression of the rule cannot be used. See details.errors for each error and its position.",
    "action": "Correct the expression at details.line and details.column.",
    "meaning": "The expression of a rule cannot be used. `details` holds `line`, `column`, `name`, `nearest` of the first error, and all `errors`.",
    "resilience": false
  },
  "INVALID_CONFIGURATION": {
    "status": 422,
    "retryable": false,
    "message": "The configuration cannot be applied. See details.errors for each place in the document.",
    "action": "Correct the document at the named places, then send it again.",
    "meaning": "The document of a configuration cannot be applied, and nothing was changed. `details.errors` holds `path`, `message`, and for expressions `line`, `column`, `name` and `nearest`.",
    "resilience": false
  },
  "INVALID_FILE": {
    "status": 422,
    "retryable": false,
    "message": "The file is of a type that is not accepted. See details.accepted.",
    "action": "Send a whole file of a type in details.accepted, and declare the type that it has, or none. Do not send a file again in which details.malware was found.",
    "meaning": "The file is of a type that is not accepted, or not of the declared type, or was cut off, or has malware. `details` holds `detected`, `declared` and `accepted`, and for\nmalware its name as `malware`.",
    "resilience": false
  },
  "RATE_LIMIT_EXCEEDED": {
    "status": 429,
    "retryable": true,
    "message": "Rate limit exceeded. Retry after the time in `X-RateLimit-Reset`.",
    "action": "Wait until the time in `X-RateLimit-Reset`, then retry.",
    "meaning": "The rate limit of the credential or its address is exceeded.",
    "resilience": true
  },
  "INTERNAL_ERROR": {
    "status": 500,
    "retryable": true,
    "message": "Internal error.",
    "action": "Retry with the same handle; if it persists, report the request id.",
    "meaning": "Unexpected failure of the service.",
    "resilience": false
  },
  "ASSESS_MAINTENANCE": {
    "status": 503,
    "retryable": true,
    "message": "Temporarily unavailable. Retry after the seconds in `Retry-After`.",
    "action": "Fail open to manual review or queue the payment; retry after the seconds in `Retry-After`.",
    "meaning": "The service is temporarily unavailable: maintenance, overload, or an unreachable database.",
    "resilience": true
  },
  "REQUEST_UNREADABLE": {
    "status": 503,
    "retryable": true,
    "message": "The stored request cannot be decrypted at present. Retry after the seconds in `Retry-After`.",
    "action": "Retry after the seconds in Retry-After. If you run the service, complete SECRETS_KEYS: the log names the missing keys at start.",
    "meaning": "The stored request of this assessment, or this file of a case, is encrypted, and the service currently lacks the key. Decision, signals and explanation can be read.",
    "resilience": false
  },
  "ASSESS_TIMEOUT": {
    "status": 504,
    "retryable": true,
    "message": "No decision within the deadline. Retry with the same order_id or Idempotency-Key.",
    "action": "Retry with the same order_id or Idempotency-Key, with exponential backoff.",
    "meaning": "No decision was ready within the deadline. It may still be made; it is then stored under the handle.",
    "resilience": true
  }
} as const satisfies Record<string, ErrorFacts>;

/** A registered error code. */
export type ErrorCode = keyof typeof errors;
