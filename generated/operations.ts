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
  /** A request without a body is refused. */
  readonly bodyRequired: boolean;
  /** The body is signed as it was sent: its bytes are available to the handler. */
  readonly rawBody: boolean;
  /** The body is handed to the handler as it arrives. */
  readonly streamedBody: boolean;
  /** Media type of the request body; null: it takes none. A body that is not JSON arrives as bytes. */
  readonly requestType: string | null;
  /** What becomes of properties that the contract does not know: the request is refused, or they are ignored and reported in the answer. Null: there is no JSON body. */
  readonly unknownProperties: "refused" | "reported" | null;
  /** Values of the body that decide nothing do not refuse the request: they are left out, and named in the answer. */
  readonly tolerant: boolean;
  /** The area of changes that need the approval of a second person where the organization has it in `approval_areas`; null: never. */
  readonly approval: string | null;
  /** Members of the body that need it; empty: the operation does, whatever its body. */
  readonly approvalMembers: readonly string[];
  /** Media type of a successful answer; null: it has no body. What is not JSON is sent as it comes. */
  readonly answerType: string | null;
  /** Formats beside JSON that `format` can request, with their media types. */
  readonly formats: Readonly<Record<string, string>>;
  /** Statuses of errors in the flat shape, `{error: string, code, details}`; the others have the standard one. */
  readonly flatErrors: readonly number[];
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
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "reported",
    "tolerant": true,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
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
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR"
    ]
  },
  "assessPayout": {
    "id": "assessPayout",
    "method": "post",
    "path": "/api/v1/assess/payout",
    "credentials": [
      "secret"
    ],
    "permissions": [
      "assess"
    ],
    "browser": false,
    "idempotencyHandle": true,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "reported",
    "tolerant": true,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [
      400,
      401,
      403
    ],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
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
  "describePayout": {
    "id": "describePayout",
    "method": "get",
    "path": "/api/v1/assess/payout",
    "credentials": [],
    "permissions": [],
    "browser": true,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR"
    ]
  },
  "reportOutcome": {
    "id": "reportOutcome",
    "method": "post",
    "path": "/api/v1/assess/outcome",
    "credentials": [
      "secret"
    ],
    "permissions": [
      "assess"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": true,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [
      400,
      401,
      403,
      404,
      413,
      415,
      429
    ],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "REQUEST_ERASED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE",
      "REQUEST_UNREADABLE"
    ]
  },
  "reportFraud": {
    "id": "reportFraud",
    "method": "post",
    "path": "/api/v1/report-fraud",
    "credentials": [
      "secret"
    ],
    "permissions": [
      "fraud:report"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "INVALID_TYPE",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "REQUEST_ERASED",
      "AMBIGUOUS_REFERENCE",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE",
      "REQUEST_UNREADABLE"
    ]
  },
  "listAssessments": {
    "id": "listAssessments",
    "method": "get",
    "path": "/api/v1/assessments",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "assessments:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE",
      "REQUEST_UNREADABLE"
    ]
  },
  "countAssessments": {
    "id": "countAssessments",
    "method": "get",
    "path": "/api/v1/assessments/count",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "assessments:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "exportAssessments": {
    "id": "exportAssessments",
    "method": "get",
    "path": "/api/v1/assessments/export",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "assessments:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "text/csv",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readAssessment": {
    "id": "readAssessment",
    "method": "get",
    "path": "/api/v1/assessments/{session_id}",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "assessments:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "resolveReview": {
    "id": "resolveReview",
    "method": "post",
    "path": "/api/v1/assessments/{session_id}/review",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "assessments:review"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "INVALID_TRANSITION",
      "REVIEW_ASSIGNED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "resolveReviews": {
    "id": "resolveReviews",
    "method": "post",
    "path": "/api/v1/reviews/resolve",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "assessments:review"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 524288,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "undoReview": {
    "id": "undoReview",
    "method": "post",
    "path": "/api/v1/assessments/{session_id}/review/undo",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "assessments:review"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "INVALID_TRANSITION",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "listReviews": {
    "id": "listReviews",
    "method": "get",
    "path": "/api/v1/reviews",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "assessments:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "summarizeReviews": {
    "id": "summarizeReviews",
    "method": "get",
    "path": "/api/v1/reviews/summary",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "assessments:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "takeNextReview": {
    "id": "takeNextReview",
    "method": "post",
    "path": "/api/v1/reviews/next",
    "credentials": [
      "session"
    ],
    "permissions": [
      "assessments:review"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "assignReview": {
    "id": "assignReview",
    "method": "put",
    "path": "/api/v1/assessments/{session_id}/review/assignment",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "assessments:review"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "INVALID_TRANSITION",
      "REVIEW_ASSIGNED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "releaseReview": {
    "id": "releaseReview",
    "method": "delete",
    "path": "/api/v1/assessments/{session_id}/review/assignment",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "assessments:review"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "REVIEW_ASSIGNED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "listReviewNotes": {
    "id": "listReviewNotes",
    "method": "get",
    "path": "/api/v1/assessments/{session_id}/notes",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "assessments:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "addReviewNote": {
    "id": "addReviewNote",
    "method": "post",
    "path": "/api/v1/assessments/{session_id}/notes",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "assessments:review"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "recordOutcome": {
    "id": "recordOutcome",
    "method": "post",
    "path": "/api/v1/assessments/{session_id}/outcome",
    "credentials": [
      "session"
    ],
    "permissions": [
      "assessments:label"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "REQUEST_ERASED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE",
      "REQUEST_UNREADABLE"
    ]
  },
  "reportAssessmentFraud": {
    "id": "reportAssessmentFraud",
    "method": "post",
    "path": "/api/v1/assessments/{session_id}/fraud-report",
    "credentials": [
      "session"
    ],
    "permissions": [
      "assessments:label"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "INVALID_TYPE",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "REQUEST_ERASED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE",
      "REQUEST_UNREADABLE"
    ]
  },
  "explainAssessment": {
    "id": "explainAssessment",
    "method": "get",
    "path": "/api/v1/merchant/explainability/{session_id}",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "merchant:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readPreventionStats": {
    "id": "readPreventionStats",
    "method": "get",
    "path": "/api/v1/merchant/prevention-stats",
    "credentials": [
      "secret"
    ],
    "permissions": [
      "stats:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readPreventionStatistics": {
    "id": "readPreventionStatistics",
    "method": "get",
    "path": "/api/v1/statistics/prevention",
    "credentials": [
      "session"
    ],
    "permissions": [
      "stats:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readBreakdown": {
    "id": "readBreakdown",
    "method": "get",
    "path": "/api/v1/statistics/breakdown",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "stats:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readDailyStats": {
    "id": "readDailyStats",
    "method": "get",
    "path": "/api/v1/merchant/stats",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "stats:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "listCaseRecommendations": {
    "id": "listCaseRecommendations",
    "method": "get",
    "path": "/api/v1/merchant/cases",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "merchant:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readCalibration": {
    "id": "readCalibration",
    "method": "get",
    "path": "/api/v1/merchant/calibration",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "stats:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "listSavedViews": {
    "id": "listSavedViews",
    "method": "get",
    "path": "/api/v1/saved-views",
    "credentials": [
      "session"
    ],
    "permissions": [
      "assessments:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "createSavedView": {
    "id": "createSavedView",
    "method": "post",
    "path": "/api/v1/saved-views",
    "credentials": [
      "session"
    ],
    "permissions": [
      "assessments:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "LIMIT_REACHED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "updateSavedView": {
    "id": "updateSavedView",
    "method": "patch",
    "path": "/api/v1/saved-views/{id}",
    "credentials": [
      "session"
    ],
    "permissions": [
      "assessments:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "removeSavedView": {
    "id": "removeSavedView",
    "method": "delete",
    "path": "/api/v1/saved-views/{id}",
    "credentials": [
      "session"
    ],
    "permissions": [
      "assessments:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readEntity": {
    "id": "readEntity",
    "method": "get",
    "path": "/api/v1/entities/{kind}/{value}",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "assessments:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "listBlocklistEntries": {
    "id": "listBlocklistEntries",
    "method": "get",
    "path": "/api/v1/blocklists",
    "credentials": [
      "session"
    ],
    "permissions": [
      "blocklists:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [
      400,
      401,
      403,
      404,
      429
    ],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "createBlocklistEntry": {
    "id": "createBlocklistEntry",
    "method": "post",
    "path": "/api/v1/blocklists",
    "credentials": [
      "session"
    ],
    "permissions": [
      "blocklists:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "INVALID_TYPE",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "DUPLICATE",
      "LIST_ENTRY_TOO_BROAD",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "updateBlocklistEntry": {
    "id": "updateBlocklistEntry",
    "method": "patch",
    "path": "/api/v1/blocklists",
    "credentials": [
      "session"
    ],
    "permissions": [
      "blocklists:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      429
    ],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "DUPLICATE",
      "LIST_ENTRY_TOO_BROAD",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "removeBlocklistEntry": {
    "id": "removeBlocklistEntry",
    "method": "delete",
    "path": "/api/v1/blocklists",
    "credentials": [
      "session"
    ],
    "permissions": [
      "blocklists:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "checkBlocklist": {
    "id": "checkBlocklist",
    "method": "post",
    "path": "/api/v1/blocklists/check",
    "credentials": [
      "session"
    ],
    "permissions": [
      "blocklists:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "INVALID_TYPE",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "importBlocklist": {
    "id": "importBlocklist",
    "method": "post",
    "path": "/api/v1/blocklists/import",
    "credentials": [
      "session"
    ],
    "permissions": [
      "blocklists:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 33554432,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": true,
    "requestType": "text/csv",
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "exportBlocklist": {
    "id": "exportBlocklist",
    "method": "get",
    "path": "/api/v1/blocklists/export",
    "credentials": [
      "session"
    ],
    "permissions": [
      "blocklists:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "text/csv",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "listAllowlistEntries": {
    "id": "listAllowlistEntries",
    "method": "get",
    "path": "/api/v1/allowlists",
    "credentials": [
      "session"
    ],
    "permissions": [
      "blocklists:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "createAllowlistEntry": {
    "id": "createAllowlistEntry",
    "method": "post",
    "path": "/api/v1/allowlists",
    "credentials": [
      "session"
    ],
    "permissions": [
      "blocklists:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": "allowlists",
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "INVALID_TYPE",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "APPROVAL_REQUIRED",
      "NOT_FOUND",
      "DUPLICATE",
      "LIST_ENTRY_TOO_BROAD",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "removeAllowlistEntry": {
    "id": "removeAllowlistEntry",
    "method": "delete",
    "path": "/api/v1/allowlists",
    "credentials": [
      "session"
    ],
    "permissions": [
      "blocklists:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "listCustomLists": {
    "id": "listCustomLists",
    "method": "get",
    "path": "/api/v1/lists",
    "credentials": [
      "session"
    ],
    "permissions": [
      "blocklists:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "createCustomList": {
    "id": "createCustomList",
    "method": "post",
    "path": "/api/v1/lists",
    "credentials": [
      "session"
    ],
    "permissions": [
      "blocklists:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "DUPLICATE",
      "LIMIT_REACHED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readCustomList": {
    "id": "readCustomList",
    "method": "get",
    "path": "/api/v1/lists/{id}",
    "credentials": [
      "session"
    ],
    "permissions": [
      "blocklists:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "updateCustomList": {
    "id": "updateCustomList",
    "method": "patch",
    "path": "/api/v1/lists/{id}",
    "credentials": [
      "session"
    ],
    "permissions": [
      "blocklists:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "DUPLICATE",
      "LIST_IN_USE",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "removeCustomList": {
    "id": "removeCustomList",
    "method": "delete",
    "path": "/api/v1/lists/{id}",
    "credentials": [
      "session"
    ],
    "permissions": [
      "blocklists:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "LIST_IN_USE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "listCustomListValues": {
    "id": "listCustomListValues",
    "method": "get",
    "path": "/api/v1/lists/{id}/values",
    "credentials": [
      "session"
    ],
    "permissions": [
      "blocklists:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "addCustomListValues": {
    "id": "addCustomListValues",
    "method": "post",
    "path": "/api/v1/lists/{id}/values",
    "credentials": [
      "session"
    ],
    "permissions": [
      "blocklists:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 1048576,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "LIMIT_REACHED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "removeCustomListValues": {
    "id": "removeCustomListValues",
    "method": "post",
    "path": "/api/v1/lists/{id}/values/remove",
    "credentials": [
      "session"
    ],
    "permissions": [
      "blocklists:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 1048576,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "checkCustomListValue": {
    "id": "checkCustomListValue",
    "method": "post",
    "path": "/api/v1/lists/{id}/values/check",
    "credentials": [
      "session"
    ],
    "permissions": [
      "blocklists:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "importCustomListValues": {
    "id": "importCustomListValues",
    "method": "post",
    "path": "/api/v1/lists/{id}/values/import",
    "credentials": [
      "session"
    ],
    "permissions": [
      "blocklists:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 33554432,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": true,
    "requestType": "text/csv",
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "LIMIT_REACHED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "exportCustomListValues": {
    "id": "exportCustomListValues",
    "method": "get",
    "path": "/api/v1/lists/{id}/values/export",
    "credentials": [
      "session"
    ],
    "permissions": [
      "blocklists:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "text/csv",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "listCases": {
    "id": "listCases",
    "method": "get",
    "path": "/api/v1/cases",
    "credentials": [
      "session"
    ],
    "permissions": [
      "cases:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "createCase": {
    "id": "createCase",
    "method": "post",
    "path": "/api/v1/cases",
    "credentials": [
      "session"
    ],
    "permissions": [
      "cases:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [
      400,
      401,
      403,
      404,
      413,
      415,
      429
    ],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readCase": {
    "id": "readCase",
    "method": "get",
    "path": "/api/v1/cases/{id}",
    "credentials": [
      "session"
    ],
    "permissions": [
      "cases:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [
      400,
      401,
      403,
      404,
      429
    ],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "updateCase": {
    "id": "updateCase",
    "method": "patch",
    "path": "/api/v1/cases/{id}",
    "credentials": [
      "session"
    ],
    "permissions": [
      "cases:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [
      400,
      401,
      403,
      404,
      409,
      413,
      415,
      429
    ],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "INVALID_TRANSITION",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readCaseHistory": {
    "id": "readCaseHistory",
    "method": "get",
    "path": "/api/v1/cases/{id}/history",
    "credentials": [
      "session"
    ],
    "permissions": [
      "cases:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "submitCase": {
    "id": "submitCase",
    "method": "post",
    "path": "/api/v1/cases/{id}/submit",
    "credentials": [
      "session"
    ],
    "permissions": [
      "cases:submit"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "INVALID_TRANSITION",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "acknowledgeCase": {
    "id": "acknowledgeCase",
    "method": "post",
    "path": "/api/v1/cases/{id}/acknowledgement",
    "credentials": [
      "session"
    ],
    "permissions": [
      "cases:submit"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "INVALID_TRANSITION",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readCaseDossier": {
    "id": "readCaseDossier",
    "method": "get",
    "path": "/api/v1/cases/{id}/dossier",
    "credentials": [
      "session"
    ],
    "permissions": [
      "cases:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {
      "pdf": "application/pdf"
    },
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "streamEvents": {
    "id": "streamEvents",
    "method": "get",
    "path": "/api/v1/events/stream",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "assessments:read",
      "cases:read",
      "blocklists:read",
      "network:signals:read",
      "models:read",
      "rules:read",
      "webhooks:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "text/event-stream",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "listCaseComments": {
    "id": "listCaseComments",
    "method": "get",
    "path": "/api/v1/cases/{id}/comments",
    "credentials": [
      "session"
    ],
    "permissions": [
      "cases:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "addCaseComment": {
    "id": "addCaseComment",
    "method": "post",
    "path": "/api/v1/cases/{id}/comments",
    "credentials": [
      "session"
    ],
    "permissions": [
      "cases:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "listCaseAttachments": {
    "id": "listCaseAttachments",
    "method": "get",
    "path": "/api/v1/cases/{id}/attachments",
    "credentials": [
      "session"
    ],
    "permissions": [
      "cases:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "addCaseAttachment": {
    "id": "addCaseAttachment",
    "method": "post",
    "path": "/api/v1/cases/{id}/attachments",
    "credentials": [
      "session"
    ],
    "permissions": [
      "cases:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 5242880,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": true,
    "requestType": "application/octet-stream",
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "LIMIT_REACHED",
      "INVALID_TRANSITION",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "INVALID_FILE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "downloadCaseAttachment": {
    "id": "downloadCaseAttachment",
    "method": "get",
    "path": "/api/v1/cases/{id}/attachments/{attachment_id}",
    "credentials": [
      "session"
    ],
    "permissions": [
      "cases:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/octet-stream",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE",
      "REQUEST_UNREADABLE"
    ]
  },
  "removeCaseAttachment": {
    "id": "removeCaseAttachment",
    "method": "delete",
    "path": "/api/v1/cases/{id}/attachments/{attachment_id}",
    "credentials": [
      "session"
    ],
    "permissions": [
      "cases:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "INVALID_TRANSITION",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "listKeys": {
    "id": "listKeys",
    "method": "get",
    "path": "/api/v1/keys",
    "credentials": [
      "session"
    ],
    "permissions": [
      "keys:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "createKey": {
    "id": "createKey",
    "method": "post",
    "path": "/api/v1/keys",
    "credentials": [
      "session"
    ],
    "permissions": [
      "keys:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readKey": {
    "id": "readKey",
    "method": "get",
    "path": "/api/v1/keys/{id}",
    "credentials": [
      "session"
    ],
    "permissions": [
      "keys:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "revokeKey": {
    "id": "revokeKey",
    "method": "delete",
    "path": "/api/v1/keys/{id}",
    "credentials": [
      "session"
    ],
    "permissions": [
      "keys:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "rotateKey": {
    "id": "rotateKey",
    "method": "post",
    "path": "/api/v1/keys/{id}/rotate",
    "credentials": [
      "session"
    ],
    "permissions": [
      "keys:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "INVALID_TRANSITION",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "listSubmerchants": {
    "id": "listSubmerchants",
    "method": "get",
    "path": "/api/v1/submerchants",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "submerchants:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "createSubmerchant": {
    "id": "createSubmerchant",
    "method": "post",
    "path": "/api/v1/submerchants",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "submerchants:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "DUPLICATE",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readSubmerchant": {
    "id": "readSubmerchant",
    "method": "get",
    "path": "/api/v1/submerchants/{id}",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "submerchants:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "updateSubmerchant": {
    "id": "updateSubmerchant",
    "method": "patch",
    "path": "/api/v1/submerchants/{id}",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "submerchants:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "DUPLICATE",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "deactivateSubmerchant": {
    "id": "deactivateSubmerchant",
    "method": "delete",
    "path": "/api/v1/submerchants/{id}",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "submerchants:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "listSubmerchantKeys": {
    "id": "listSubmerchantKeys",
    "method": "get",
    "path": "/api/v1/submerchants/{id}/keys",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "submerchants:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "createSubmerchantKey": {
    "id": "createSubmerchantKey",
    "method": "post",
    "path": "/api/v1/submerchants/{id}/keys",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "submerchants:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "INVALID_TRANSITION",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "revokeSubmerchantKey": {
    "id": "revokeSubmerchantKey",
    "method": "delete",
    "path": "/api/v1/submerchants/{id}/keys",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "submerchants:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "listWebhookEndpoints": {
    "id": "listWebhookEndpoints",
    "method": "get",
    "path": "/api/v1/webhook-endpoints",
    "credentials": [
      "session"
    ],
    "permissions": [
      "webhooks:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "createWebhookEndpoint": {
    "id": "createWebhookEndpoint",
    "method": "post",
    "path": "/api/v1/webhook-endpoints",
    "credentials": [
      "session"
    ],
    "permissions": [
      "webhooks:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readWebhookEndpoint": {
    "id": "readWebhookEndpoint",
    "method": "get",
    "path": "/api/v1/webhook-endpoints/{id}",
    "credentials": [
      "session"
    ],
    "permissions": [
      "webhooks:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "updateWebhookEndpoint": {
    "id": "updateWebhookEndpoint",
    "method": "patch",
    "path": "/api/v1/webhook-endpoints/{id}",
    "credentials": [
      "session"
    ],
    "permissions": [
      "webhooks:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "removeWebhookEndpoint": {
    "id": "removeWebhookEndpoint",
    "method": "delete",
    "path": "/api/v1/webhook-endpoints/{id}",
    "credentials": [
      "session"
    ],
    "permissions": [
      "webhooks:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "rotateWebhookSecret": {
    "id": "rotateWebhookSecret",
    "method": "post",
    "path": "/api/v1/webhook-endpoints/{id}/rotate-secret",
    "credentials": [
      "session"
    ],
    "permissions": [
      "webhooks:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "testWebhookEndpoint": {
    "id": "testWebhookEndpoint",
    "method": "post",
    "path": "/api/v1/webhook-endpoints/{id}/test",
    "credentials": [
      "session"
    ],
    "permissions": [
      "webhooks:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "listWebhookDeliveries": {
    "id": "listWebhookDeliveries",
    "method": "get",
    "path": "/api/v1/webhook-deliveries",
    "credentials": [
      "session"
    ],
    "permissions": [
      "webhooks:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readWebhookDelivery": {
    "id": "readWebhookDelivery",
    "method": "get",
    "path": "/api/v1/webhook-deliveries/{id}",
    "credentials": [
      "session"
    ],
    "permissions": [
      "webhooks:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "redeliverWebhook": {
    "id": "redeliverWebhook",
    "method": "post",
    "path": "/api/v1/webhook-deliveries/{id}/redeliver",
    "credentials": [
      "session"
    ],
    "permissions": [
      "webhooks:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "ingestProviderEvent": {
    "id": "ingestProviderEvent",
    "method": "post",
    "path": "/api/webhooks/ingest",
    "credentials": [
      "ingest"
    ],
    "permissions": [],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 1048576,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": true,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "HTTPS_REQUIRED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE",
      "REQUEST_UNREADABLE"
    ]
  },
  "receiveStripeEvent": {
    "id": "receiveStripeEvent",
    "method": "post",
    "path": "/api/webhooks/stripe",
    "credentials": [],
    "permissions": [],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 1048576,
    "bodyRequired": true,
    "rawBody": true,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "INVALID_SIGNATURE",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE",
      "REQUEST_UNREADABLE"
    ]
  },
  "listConnections": {
    "id": "listConnections",
    "method": "get",
    "path": "/api/v1/connections",
    "credentials": [
      "session"
    ],
    "permissions": [
      "webhooks:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "createConnection": {
    "id": "createConnection",
    "method": "post",
    "path": "/api/v1/connections",
    "credentials": [
      "session"
    ],
    "permissions": [
      "webhooks:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "removeConnection": {
    "id": "removeConnection",
    "method": "delete",
    "path": "/api/v1/connections/{id}",
    "credentials": [
      "session"
    ],
    "permissions": [
      "webhooks:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readNetwork": {
    "id": "readNetwork",
    "method": "get",
    "path": "/api/v1/network/intelligence",
    "credentials": [
      "secret"
    ],
    "permissions": [
      "network:signals:read",
      "network:contribute",
      "fraud:report",
      "assess"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "contributeSignals": {
    "id": "contributeSignals",
    "method": "post",
    "path": "/api/v1/network/intelligence",
    "credentials": [
      "secret"
    ],
    "permissions": [
      "network:contribute"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 2097152,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NETWORK_MEMBERSHIP_REQUIRED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readNetworkStatistics": {
    "id": "readNetworkStatistics",
    "method": "get",
    "path": "/api/v1/statistics/network",
    "credentials": [
      "session"
    ],
    "permissions": [
      "network:signals:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readNetworkMembership": {
    "id": "readNetworkMembership",
    "method": "get",
    "path": "/api/v1/network/membership",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "network:signals:read",
      "network:contribute"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "setNetworkMembership": {
    "id": "setNetworkMembership",
    "method": "put",
    "path": "/api/v1/network/membership",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "network:contribute"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "leaveNetwork": {
    "id": "leaveNetwork",
    "method": "delete",
    "path": "/api/v1/network/membership",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "network:contribute"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "listNetworkSignals": {
    "id": "listNetworkSignals",
    "method": "get",
    "path": "/api/v1/network/signals",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "network:signals:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "queryNetwork": {
    "id": "queryNetwork",
    "method": "post",
    "path": "/api/v1/network/signals/query",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "network:signals:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NETWORK_MEMBERSHIP_REQUIRED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "listModels": {
    "id": "listModels",
    "method": "get",
    "path": "/api/v1/models",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "models:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "proposeModel": {
    "id": "proposeModel",
    "method": "post",
    "path": "/api/v1/models",
    "credentials": [
      "session"
    ],
    "permissions": [
      "models:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readSignals": {
    "id": "readSignals",
    "method": "get",
    "path": "/api/v1/signals",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "models:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "fitModel": {
    "id": "fitModel",
    "method": "post",
    "path": "/api/v1/models/fit",
    "credentials": [
      "session"
    ],
    "permissions": [
      "models:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "TOO_FEW_OUTCOMES",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readModel": {
    "id": "readModel",
    "method": "get",
    "path": "/api/v1/models/{id}",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "models:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "compareModel": {
    "id": "compareModel",
    "method": "get",
    "path": "/api/v1/models/{id}/comparison",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "models:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "approveModel": {
    "id": "approveModel",
    "method": "post",
    "path": "/api/v1/models/{id}/approve",
    "credentials": [
      "session"
    ],
    "permissions": [
      "models:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": "models",
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "APPROVAL_REQUIRED",
      "NOT_FOUND",
      "INVALID_TRANSITION",
      "MODEL_OUTDATED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "rejectModel": {
    "id": "rejectModel",
    "method": "post",
    "path": "/api/v1/models/{id}/reject",
    "credentials": [
      "session"
    ],
    "permissions": [
      "models:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "INVALID_TRANSITION",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "rollBackModel": {
    "id": "rollBackModel",
    "method": "post",
    "path": "/api/v1/models/{id}/rollback",
    "credentials": [
      "session"
    ],
    "permissions": [
      "models:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": "models",
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "APPROVAL_REQUIRED",
      "NOT_FOUND",
      "INVALID_TRANSITION",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "listRules": {
    "id": "listRules",
    "method": "get",
    "path": "/api/v1/rules",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "rules:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "createRule": {
    "id": "createRule",
    "method": "post",
    "path": "/api/v1/rules",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "rules:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "DUPLICATE",
      "TOO_MANY_RULES",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "INVALID_EXPRESSION",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "checkRule": {
    "id": "checkRule",
    "method": "post",
    "path": "/api/v1/rules/check",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "rules:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "testRule": {
    "id": "testRule",
    "method": "post",
    "path": "/api/v1/rules/test",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "rules:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "INVALID_EXPRESSION",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readRuleFacts": {
    "id": "readRuleFacts",
    "method": "get",
    "path": "/api/v1/rules/facts",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "rules:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "listBacktests": {
    "id": "listBacktests",
    "method": "get",
    "path": "/api/v1/rules/backtests",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "rules:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "createBacktest": {
    "id": "createBacktest",
    "method": "post",
    "path": "/api/v1/rules/backtests",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "rules:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "LIMIT_REACHED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "INVALID_EXPRESSION",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readBacktest": {
    "id": "readBacktest",
    "method": "get",
    "path": "/api/v1/rules/backtests/{id}",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "rules:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "cancelBacktest": {
    "id": "cancelBacktest",
    "method": "delete",
    "path": "/api/v1/rules/backtests/{id}",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "rules:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readRuleTemplates": {
    "id": "readRuleTemplates",
    "method": "get",
    "path": "/api/v1/rules/templates",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "rules:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readRule": {
    "id": "readRule",
    "method": "get",
    "path": "/api/v1/rules/{id}",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "rules:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "updateRule": {
    "id": "updateRule",
    "method": "patch",
    "path": "/api/v1/rules/{id}",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "rules:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": "live_rules",
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "APPROVAL_REQUIRED",
      "NOT_FOUND",
      "INVALID_TRANSITION",
      "RULE_OUTDATED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "INVALID_EXPRESSION",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "listRuleVersions": {
    "id": "listRuleVersions",
    "method": "get",
    "path": "/api/v1/rules/{id}/versions",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "rules:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readRulePerformance": {
    "id": "readRulePerformance",
    "method": "get",
    "path": "/api/v1/rules/{id}/performance",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "rules:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "shadowRule": {
    "id": "shadowRule",
    "method": "post",
    "path": "/api/v1/rules/{id}/shadow",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "rules:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": "live_rules",
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "APPROVAL_REQUIRED",
      "NOT_FOUND",
      "INVALID_TRANSITION",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "activateRule": {
    "id": "activateRule",
    "method": "post",
    "path": "/api/v1/rules/{id}/live",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "rules:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "INVALID_TRANSITION",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "approveRule": {
    "id": "approveRule",
    "method": "post",
    "path": "/api/v1/rules/{id}/approve",
    "credentials": [
      "session"
    ],
    "permissions": [
      "rules:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "INVALID_TRANSITION",
      "RULE_OUTDATED",
      "SECOND_PERSON_REQUIRED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "archiveRule": {
    "id": "archiveRule",
    "method": "post",
    "path": "/api/v1/rules/{id}/archive",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "rules:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": "live_rules",
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "APPROVAL_REQUIRED",
      "NOT_FOUND",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "draftRule": {
    "id": "draftRule",
    "method": "post",
    "path": "/api/v1/rules/{id}/draft",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "rules:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": "live_rules",
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "APPROVAL_REQUIRED",
      "NOT_FOUND",
      "TOO_MANY_RULES",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readSession": {
    "id": "readSession",
    "method": "get",
    "path": "/api/v1/session",
    "credentials": [
      "session"
    ],
    "permissions": [
      "organization:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readOrganization": {
    "id": "readOrganization",
    "method": "get",
    "path": "/api/v1/organization",
    "credentials": [
      "session"
    ],
    "permissions": [
      "organization:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "updateOrganization": {
    "id": "updateOrganization",
    "method": "patch",
    "path": "/api/v1/organization",
    "credentials": [
      "session"
    ],
    "permissions": [
      "organization:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": "policy",
    "approvalMembers": [
      "thresholds",
      "threshold_probabilities",
      "threshold_costs",
      "signal_weights",
      "high_risk_countries",
      "holdout_percent",
      "learning",
      "submerchant_reports_affect_organization"
    ],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "APPROVAL_REQUIRED",
      "INVALID_TRANSITION",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "listApprovals": {
    "id": "listApprovals",
    "method": "get",
    "path": "/api/v1/approvals",
    "credentials": [
      "session"
    ],
    "permissions": [
      "organization:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readApproval": {
    "id": "readApproval",
    "method": "get",
    "path": "/api/v1/approvals/{id}",
    "credentials": [
      "session"
    ],
    "permissions": [
      "organization:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "approveApproval": {
    "id": "approveApproval",
    "method": "post",
    "path": "/api/v1/approvals/{id}/approve",
    "credentials": [
      "session"
    ],
    "permissions": [
      "organization:write",
      "models:write",
      "blocklists:write",
      "rules:write",
      "configuration:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "INVALID_TRANSITION",
      "SECOND_PERSON_REQUIRED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "rejectApproval": {
    "id": "rejectApproval",
    "method": "post",
    "path": "/api/v1/approvals/{id}/reject",
    "credentials": [
      "session"
    ],
    "permissions": [
      "organization:write",
      "models:write",
      "blocklists:write",
      "rules:write",
      "configuration:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "INVALID_TRANSITION",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readConfiguration": {
    "id": "readConfiguration",
    "method": "get",
    "path": "/api/v1/configuration",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "configuration:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "replaceConfiguration": {
    "id": "replaceConfiguration",
    "method": "put",
    "path": "/api/v1/configuration",
    "credentials": [
      "secret",
      "session"
    ],
    "permissions": [
      "configuration:write",
      "configuration:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 1048576,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": "configuration",
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "SECRET_KEY_REQUIRED",
      "FORBIDDEN",
      "PUBLIC_KEY_NOT_ALLOWED",
      "HTTPS_REQUIRED",
      "APPROVAL_REQUIRED",
      "CONFIGURATION_OUTDATED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "INVALID_CONFIGURATION",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "listDataSubjectRequests": {
    "id": "listDataSubjectRequests",
    "method": "get",
    "path": "/api/v1/data-subject-requests",
    "credentials": [
      "session"
    ],
    "permissions": [
      "data_subjects:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "createDataSubjectRequest": {
    "id": "createDataSubjectRequest",
    "method": "post",
    "path": "/api/v1/data-subject-requests",
    "credentials": [
      "session"
    ],
    "permissions": [
      "data_subjects:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 262144,
    "bodyRequired": true,
    "rawBody": false,
    "streamedBody": false,
    "requestType": "application/json",
    "unknownProperties": "refused",
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "LIMIT_REACHED",
      "PAYLOAD_TOO_LARGE",
      "UNSUPPORTED_MEDIA_TYPE",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "readDataSubjectRequest": {
    "id": "readDataSubjectRequest",
    "method": "get",
    "path": "/api/v1/data-subject-requests/{id}",
    "credentials": [
      "session"
    ],
    "permissions": [
      "data_subjects:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "listDataSubjectRecords": {
    "id": "listDataSubjectRecords",
    "method": "get",
    "path": "/api/v1/data-subject-requests/{id}/records",
    "credentials": [
      "session"
    ],
    "permissions": [
      "data_subjects:write"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "NOT_FOUND",
      "INVALID_TRANSITION",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
    ]
  },
  "listAuditLog": {
    "id": "listAuditLog",
    "method": "get",
    "path": "/api/v1/audit-log",
    "credentials": [
      "session"
    ],
    "permissions": [
      "audit:read"
    ],
    "browser": false,
    "idempotencyHandle": false,
    "bodyLimit": 0,
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "UNAUTHORIZED",
      "FORBIDDEN",
      "HTTPS_REQUIRED",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR",
      "ASSESS_MAINTENANCE"
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
    "bodyRequired": false,
    "rawBody": false,
    "streamedBody": false,
    "requestType": null,
    "unknownProperties": null,
    "tolerant": false,
    "approval": null,
    "approvalMembers": [],
    "answerType": "application/json",
    "formats": {},
    "flatErrors": [],
    "errorCodes": [
      "VALIDATION_ERROR",
      "RATE_LIMIT_EXCEEDED",
      "INTERNAL_ERROR"
    ]
  }
} as const satisfies Record<string, OperationRule>;

/** Identifier of an operation. */
export type OperationId = keyof typeof operations;
