// Generated from spec/ by `npm run generate`. Do not edit.
import type { CredentialKind } from "./credentials.ts";
import type { ErrorCode } from "./errors.ts";

/** What an SDK knows of an operation. What is left out is the rule: a session, no handle, JSON in both directions, all of the answer at once. */
export interface SdkOperation {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** Path as in OpenAPI, parameters in braces. */
  readonly path: string;
  /** Kinds of credential that are accepted, none: the operation is public; left out: a session. */
  readonly credentials?: readonly CredentialKind[];
  /** It honours `Idempotency-Key`. */
  readonly idempotencyHandle?: boolean;
  /** Media type of a request body that is not JSON. */
  readonly requestType?: string;
  /** Media type of a successful answer that is not JSON. */
  readonly answerType?: string;
  /** It answers a list page by page: where the items stand in the answer, `next_cursor` beside them. */
  readonly items?: string;
}

/** Every operation. */
export const sdkOperations = {
  assessPayin: { method: "post", path: "/api/v1/assess", credentials: ["publishable", "secret"], idempotencyHandle: true },
  describePayin: { method: "get", path: "/api/v1/assess", credentials: [] },
  assessPayout: { method: "post", path: "/api/v1/assess/payout", credentials: ["secret"], idempotencyHandle: true },
  describePayout: { method: "get", path: "/api/v1/assess/payout", credentials: [] },
  reportOutcome: { method: "post", path: "/api/v1/assess/outcome", credentials: ["secret"] },
  reportFraud: { method: "post", path: "/api/v1/report-fraud", credentials: ["secret"] },
  listAssessments: { method: "get", path: "/api/v1/assessments", credentials: ["secret", "session"], items: "data" },
  countAssessments: { method: "get", path: "/api/v1/assessments/count", credentials: ["secret", "session"] },
  exportAssessments: { method: "get", path: "/api/v1/assessments/export", credentials: ["secret", "session"], answerType: "text/csv" },
  readAssessment: { method: "get", path: "/api/v1/assessments/{session_id}", credentials: ["secret", "session"] },
  resolveReview: { method: "post", path: "/api/v1/assessments/{session_id}/review", credentials: ["secret", "session"] },
  resolveReviews: { method: "post", path: "/api/v1/reviews/resolve", credentials: ["secret", "session"] },
  undoReview: { method: "post", path: "/api/v1/assessments/{session_id}/review/undo", credentials: ["secret", "session"] },
  listReviews: { method: "get", path: "/api/v1/reviews", credentials: ["secret", "session"], items: "data" },
  summarizeReviews: { method: "get", path: "/api/v1/reviews/summary", credentials: ["secret", "session"] },
  takeNextReview: { method: "post", path: "/api/v1/reviews/next" },
  assignReview: { method: "put", path: "/api/v1/assessments/{session_id}/review/assignment", credentials: ["secret", "session"] },
  releaseReview: { method: "delete", path: "/api/v1/assessments/{session_id}/review/assignment", credentials: ["secret", "session"] },
  listReviewNotes: { method: "get", path: "/api/v1/assessments/{session_id}/notes", credentials: ["secret", "session"], items: "data" },
  addReviewNote: { method: "post", path: "/api/v1/assessments/{session_id}/notes", credentials: ["secret", "session"] },
  recordOutcome: { method: "post", path: "/api/v1/assessments/{session_id}/outcome" },
  reportAssessmentFraud: { method: "post", path: "/api/v1/assessments/{session_id}/fraud-report" },
  explainAssessment: { method: "get", path: "/api/v1/merchant/explainability/{session_id}", credentials: ["secret", "session"] },
  readPreventionStats: { method: "get", path: "/api/v1/merchant/prevention-stats", credentials: ["secret"] },
  readPreventionStatistics: { method: "get", path: "/api/v1/statistics/prevention" },
  readDailyStats: { method: "get", path: "/api/v1/merchant/stats", credentials: ["secret", "session"] },
  listCaseRecommendations: { method: "get", path: "/api/v1/merchant/cases", credentials: ["secret", "session"], items: "data" },
  readCalibration: { method: "get", path: "/api/v1/merchant/calibration", credentials: ["secret", "session"] },
  readEntity: { method: "get", path: "/api/v1/entities/{kind}/{value}", credentials: ["secret", "session"] },
  listBlocklistEntries: { method: "get", path: "/api/v1/blocklists", items: "data.entries" },
  createBlocklistEntry: { method: "post", path: "/api/v1/blocklists" },
  updateBlocklistEntry: { method: "patch", path: "/api/v1/blocklists" },
  removeBlocklistEntry: { method: "delete", path: "/api/v1/blocklists" },
  checkBlocklist: { method: "post", path: "/api/v1/blocklists/check" },
  importBlocklist: { method: "post", path: "/api/v1/blocklists/import", requestType: "text/csv" },
  exportBlocklist: { method: "get", path: "/api/v1/blocklists/export", answerType: "text/csv" },
  listAllowlistEntries: { method: "get", path: "/api/v1/allowlists", items: "data" },
  createAllowlistEntry: { method: "post", path: "/api/v1/allowlists" },
  removeAllowlistEntry: { method: "delete", path: "/api/v1/allowlists" },
  listCustomLists: { method: "get", path: "/api/v1/lists", items: "data" },
  createCustomList: { method: "post", path: "/api/v1/lists" },
  readCustomList: { method: "get", path: "/api/v1/lists/{id}" },
  updateCustomList: { method: "patch", path: "/api/v1/lists/{id}" },
  removeCustomList: { method: "delete", path: "/api/v1/lists/{id}" },
  listCustomListValues: { method: "get", path: "/api/v1/lists/{id}/values", items: "data" },
  addCustomListValues: { method: "post", path: "/api/v1/lists/{id}/values" },
  removeCustomListValues: { method: "post", path: "/api/v1/lists/{id}/values/remove" },
  checkCustomListValue: { method: "post", path: "/api/v1/lists/{id}/values/check" },
  importCustomListValues: { method: "post", path: "/api/v1/lists/{id}/values/import", requestType: "text/csv" },
  exportCustomListValues: { method: "get", path: "/api/v1/lists/{id}/values/export", answerType: "text/csv" },
  listCases: { method: "get", path: "/api/v1/cases", items: "data" },
  createCase: { method: "post", path: "/api/v1/cases" },
  readCase: { method: "get", path: "/api/v1/cases/{id}" },
  updateCase: { method: "patch", path: "/api/v1/cases/{id}" },
  readCaseHistory: { method: "get", path: "/api/v1/cases/{id}/history" },
  submitCase: { method: "post", path: "/api/v1/cases/{id}/submit" },
  acknowledgeCase: { method: "post", path: "/api/v1/cases/{id}/acknowledgement" },
  readCaseDossier: { method: "get", path: "/api/v1/cases/{id}/dossier" },
  streamEvents: { method: "get", path: "/api/v1/events/stream", credentials: ["secret", "session"], answerType: "text/event-stream" },
  listCaseComments: { method: "get", path: "/api/v1/cases/{id}/comments", items: "data" },
  addCaseComment: { method: "post", path: "/api/v1/cases/{id}/comments" },
  listKeys: { method: "get", path: "/api/v1/keys", items: "data" },
  createKey: { method: "post", path: "/api/v1/keys" },
  readKey: { method: "get", path: "/api/v1/keys/{id}" },
  revokeKey: { method: "delete", path: "/api/v1/keys/{id}" },
  rotateKey: { method: "post", path: "/api/v1/keys/{id}/rotate" },
  listSubmerchants: { method: "get", path: "/api/v1/submerchants", credentials: ["secret", "session"], items: "data" },
  createSubmerchant: { method: "post", path: "/api/v1/submerchants", credentials: ["secret", "session"] },
  readSubmerchant: { method: "get", path: "/api/v1/submerchants/{id}", credentials: ["secret", "session"] },
  updateSubmerchant: { method: "patch", path: "/api/v1/submerchants/{id}", credentials: ["secret", "session"] },
  deactivateSubmerchant: { method: "delete", path: "/api/v1/submerchants/{id}", credentials: ["secret", "session"] },
  listSubmerchantKeys: { method: "get", path: "/api/v1/submerchants/{id}/keys", credentials: ["secret", "session"], items: "data" },
  createSubmerchantKey: { method: "post", path: "/api/v1/submerchants/{id}/keys", credentials: ["secret", "session"] },
  revokeSubmerchantKey: { method: "delete", path: "/api/v1/submerchants/{id}/keys", credentials: ["secret", "session"] },
  listWebhookEndpoints: { method: "get", path: "/api/v1/webhook-endpoints", items: "data" },
  createWebhookEndpoint: { method: "post", path: "/api/v1/webhook-endpoints" },
  readWebhookEndpoint: { method: "get", path: "/api/v1/webhook-endpoints/{id}" },
  updateWebhookEndpoint: { method: "patch", path: "/api/v1/webhook-endpoints/{id}" },
  removeWebhookEndpoint: { method: "delete", path: "/api/v1/webhook-endpoints/{id}" },
  rotateWebhookSecret: { method: "post", path: "/api/v1/webhook-endpoints/{id}/rotate-secret" },
  testWebhookEndpoint: { method: "post", path: "/api/v1/webhook-endpoints/{id}/test" },
  listWebhookDeliveries: { method: "get", path: "/api/v1/webhook-deliveries", items: "data" },
  readWebhookDelivery: { method: "get", path: "/api/v1/webhook-deliveries/{id}" },
  redeliverWebhook: { method: "post", path: "/api/v1/webhook-deliveries/{id}/redeliver" },
  ingestProviderEvent: { method: "post", path: "/api/webhooks/ingest", credentials: ["ingest"] },
  receiveStripeEvent: { method: "post", path: "/api/webhooks/stripe", credentials: [] },
  listConnections: { method: "get", path: "/api/v1/connections", items: "data" },
  createConnection: { method: "post", path: "/api/v1/connections" },
  removeConnection: { method: "delete", path: "/api/v1/connections/{id}" },
  readNetwork: { method: "get", path: "/api/v1/network/intelligence", credentials: ["secret"] },
  contributeSignals: { method: "post", path: "/api/v1/network/intelligence", credentials: ["secret"] },
  readNetworkStatistics: { method: "get", path: "/api/v1/statistics/network" },
  readNetworkMembership: { method: "get", path: "/api/v1/network/membership", credentials: ["secret", "session"] },
  setNetworkMembership: { method: "put", path: "/api/v1/network/membership", credentials: ["secret", "session"] },
  leaveNetwork: { method: "delete", path: "/api/v1/network/membership", credentials: ["secret", "session"] },
  listNetworkSignals: { method: "get", path: "/api/v1/network/signals", credentials: ["secret", "session"], items: "data" },
  queryNetwork: { method: "post", path: "/api/v1/network/signals/query", credentials: ["secret", "session"] },
  listModels: { method: "get", path: "/api/v1/models", credentials: ["secret", "session"], items: "data" },
  proposeModel: { method: "post", path: "/api/v1/models" },
  readSignals: { method: "get", path: "/api/v1/signals", credentials: ["secret", "session"] },
  fitModel: { method: "post", path: "/api/v1/models/fit" },
  readModel: { method: "get", path: "/api/v1/models/{id}", credentials: ["secret", "session"] },
  compareModel: { method: "get", path: "/api/v1/models/{id}/comparison", credentials: ["secret", "session"] },
  approveModel: { method: "post", path: "/api/v1/models/{id}/approve" },
  rejectModel: { method: "post", path: "/api/v1/models/{id}/reject" },
  rollBackModel: { method: "post", path: "/api/v1/models/{id}/rollback" },
  listRules: { method: "get", path: "/api/v1/rules", credentials: ["secret", "session"], items: "data" },
  createRule: { method: "post", path: "/api/v1/rules", credentials: ["secret", "session"] },
  checkRule: { method: "post", path: "/api/v1/rules/check", credentials: ["secret", "session"] },
  readRuleFacts: { method: "get", path: "/api/v1/rules/facts", credentials: ["secret", "session"] },
  listBacktests: { method: "get", path: "/api/v1/rules/backtests", credentials: ["secret", "session"], items: "data" },
  createBacktest: { method: "post", path: "/api/v1/rules/backtests", credentials: ["secret", "session"] },
  readBacktest: { method: "get", path: "/api/v1/rules/backtests/{id}", credentials: ["secret", "session"] },
  cancelBacktest: { method: "delete", path: "/api/v1/rules/backtests/{id}", credentials: ["secret", "session"] },
  readRuleTemplates: { method: "get", path: "/api/v1/rules/templates", credentials: ["secret", "session"] },
  readRule: { method: "get", path: "/api/v1/rules/{id}", credentials: ["secret", "session"] },
  updateRule: { method: "patch", path: "/api/v1/rules/{id}", credentials: ["secret", "session"] },
  listRuleVersions: { method: "get", path: "/api/v1/rules/{id}/versions", credentials: ["secret", "session"], items: "data" },
  readRulePerformance: { method: "get", path: "/api/v1/rules/{id}/performance", credentials: ["secret", "session"] },
  shadowRule: { method: "post", path: "/api/v1/rules/{id}/shadow", credentials: ["secret", "session"] },
  activateRule: { method: "post", path: "/api/v1/rules/{id}/live", credentials: ["secret", "session"] },
  approveRule: { method: "post", path: "/api/v1/rules/{id}/approve" },
  archiveRule: { method: "post", path: "/api/v1/rules/{id}/archive", credentials: ["secret", "session"] },
  draftRule: { method: "post", path: "/api/v1/rules/{id}/draft", credentials: ["secret", "session"] },
  readSession: { method: "get", path: "/api/v1/session" },
  readOrganization: { method: "get", path: "/api/v1/organization" },
  updateOrganization: { method: "patch", path: "/api/v1/organization" },
  readConfiguration: { method: "get", path: "/api/v1/configuration", credentials: ["secret", "session"] },
  replaceConfiguration: { method: "put", path: "/api/v1/configuration", credentials: ["secret", "session"] },
  listAuditLog: { method: "get", path: "/api/v1/audit-log", items: "data" },
  readHealth: { method: "get", path: "/api/v1/health", credentials: [] },
} as const satisfies Record<string, SdkOperation>;

/** Operations that browsers may call. */
export const browserOperations = {
  assessPayin: { method: "post", path: "/api/v1/assess", credentials: ["publishable", "secret"], idempotencyHandle: true },
  describePayin: { method: "get", path: "/api/v1/assess", credentials: [] },
  describePayout: { method: "get", path: "/api/v1/assess/payout", credentials: [] },
  readHealth: { method: "get", path: "/api/v1/health", credentials: [] },
} as const satisfies Record<string, SdkOperation>;

/** Every error code: may the same request succeed when sent again, unchanged? */
export const retryableCodes: Readonly<Record<ErrorCode, boolean>> = {
  VALIDATION_ERROR: false,
  INVALID_TYPE: false,
  UNAUTHORIZED: false,
  SECRET_KEY_REQUIRED: false,
  INVALID_SIGNATURE: false,
  PUBLIC_KEY_NOT_ALLOWED: false,
  FORBIDDEN: false,
  NETWORK_MEMBERSHIP_REQUIRED: false,
  HTTPS_REQUIRED: false,
  NOT_FOUND: false,
  REQUEST_ERASED: false,
  METHOD_NOT_ALLOWED: false,
  DUPLICATE: false,
  LIMIT_REACHED: false,
  LIST_IN_USE: false,
  AMBIGUOUS_REFERENCE: false,
  IDEMPOTENCY_KEY_REUSED: false,
  INVALID_TRANSITION: false,
  REVIEW_ASSIGNED: false,
  TOO_FEW_OUTCOMES: false,
  MODEL_OUTDATED: false,
  TOO_MANY_RULES: false,
  RULE_OUTDATED: false,
  SECOND_PERSON_REQUIRED: false,
  CONFIGURATION_OUTDATED: false,
  PAYLOAD_TOO_LARGE: false,
  UNSUPPORTED_MEDIA_TYPE: false,
  INVALID_EXPRESSION: false,
  INVALID_CONFIGURATION: false,
  RATE_LIMIT_EXCEEDED: true,
  INTERNAL_ERROR: true,
  ASSESS_MAINTENANCE: true,
  REQUEST_UNREADABLE: true,
  ASSESS_TIMEOUT: true,
};

/** The same for the codes that a publishable key can get. */
export const browserCodes: Readonly<Partial<Record<ErrorCode, boolean>>> = {
  VALIDATION_ERROR: false,
  UNAUTHORIZED: false,
  SECRET_KEY_REQUIRED: false,
  PUBLIC_KEY_NOT_ALLOWED: false,
  FORBIDDEN: false,
  HTTPS_REQUIRED: false,
  NOT_FOUND: false,
  METHOD_NOT_ALLOWED: false,
  IDEMPOTENCY_KEY_REUSED: false,
  PAYLOAD_TOO_LARGE: false,
  UNSUPPORTED_MEDIA_TYPE: false,
  RATE_LIMIT_EXCEEDED: true,
  INTERNAL_ERROR: true,
  ASSESS_MAINTENANCE: true,
  ASSESS_TIMEOUT: true,
};

/** Codes that say no decision was made, through no fault of the request. */
export const resilienceCodes: readonly (ErrorCode | null)[] = ["RATE_LIMIT_EXCEEDED", "ASSESS_MAINTENANCE", "ASSESS_TIMEOUT"];

/** How keys of each kind begin. */
export const keyPrefixes = { publishable: "svc_pub_", secret: "svc_sk_", ingest: "svc_wh_" } as const;

/** What a value must be, in the words of the server, where a client checks it before it sends a request. */
export const fieldMessages = { idempotencyKey: "must be printable ASCII without leading or trailing spaces", pathId: "must be a UUID in lower case with hyphens" } as const;
