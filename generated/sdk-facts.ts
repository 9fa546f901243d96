// Generated from spec/ by `npm run generate`. Do not edit.
import type { CredentialKind } from "./credentials.ts";
import type { ErrorCode } from "./errors.ts";

/** What an SDK knows of an operation. What is left out is the rule: a session, no handle, JSON in both directions, all of the answer at once. */
export interface SdkOperation {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** Path as in OpenAPI, parameters in braces. */
  readonly path: string;
  /** Resource and name of its method, with a dot between. */
  readonly sdk?: string;
  /** The method takes a body, after the parameters of the path. */
  readonly body?: boolean;
  /** The method takes a query, after the body. */
  readonly query?: boolean;
  /** Another format that the query can request, as `pdf` for application/pdf: it has a method of its own. */
  readonly format?: string;
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
  assessPayin: { method: "post", path: "/api/v1/assess", credentials: ["publishable", "secret"], idempotencyHandle: true, sdk: "assess.payin", body: true },
  describePayin: { method: "get", path: "/api/v1/assess", credentials: [], sdk: "discovery.payin" },
  assessPayout: { method: "post", path: "/api/v1/assess/payout", credentials: ["secret"], idempotencyHandle: true, sdk: "assess.payout", body: true },
  describePayout: { method: "get", path: "/api/v1/assess/payout", credentials: [], sdk: "discovery.payout" },
  reportOutcome: { method: "post", path: "/api/v1/assess/outcome", credentials: ["secret"], sdk: "assess.outcome", body: true },
  reportFraud: { method: "post", path: "/api/v1/report-fraud", credentials: ["secret"], sdk: "fraud.report", body: true },
  listAssessments: { method: "get", path: "/api/v1/assessments", credentials: ["secret", "session"], items: "data", sdk: "assessments.list", query: true },
  countAssessments: { method: "get", path: "/api/v1/assessments/count", credentials: ["secret", "session"], sdk: "assessments.count", query: true },
  exportAssessments: { method: "get", path: "/api/v1/assessments/export", credentials: ["secret", "session"], answerType: "text/csv", sdk: "assessments.export", query: true },
  readAssessment: { method: "get", path: "/api/v1/assessments/{session_id}", credentials: ["secret", "session"], sdk: "assessments.read" },
  resolveReview: { method: "post", path: "/api/v1/assessments/{session_id}/review", credentials: ["secret", "session"], sdk: "assessments.review", body: true },
  resolveReviews: { method: "post", path: "/api/v1/reviews/resolve", credentials: ["secret", "session"], sdk: "assessments.resolveReviews", body: true },
  undoReview: { method: "post", path: "/api/v1/assessments/{session_id}/review/undo", credentials: ["secret", "session"], sdk: "assessments.undoReview" },
  listReviews: { method: "get", path: "/api/v1/reviews", credentials: ["secret", "session"], items: "data", sdk: "reviews.list", query: true },
  summarizeReviews: { method: "get", path: "/api/v1/reviews/summary", credentials: ["secret", "session"], sdk: "reviews.summary", query: true },
  takeNextReview: { method: "post", path: "/api/v1/reviews/next", sdk: "reviews.next", body: true },
  assignReview: { method: "put", path: "/api/v1/assessments/{session_id}/review/assignment", credentials: ["secret", "session"], sdk: "reviews.assign", body: true },
  releaseReview: { method: "delete", path: "/api/v1/assessments/{session_id}/review/assignment", credentials: ["secret", "session"], sdk: "reviews.release" },
  listReviewNotes: { method: "get", path: "/api/v1/assessments/{session_id}/notes", credentials: ["secret", "session"], items: "data", sdk: "assessments.notes", query: true },
  addReviewNote: { method: "post", path: "/api/v1/assessments/{session_id}/notes", credentials: ["secret", "session"], sdk: "assessments.addNote", body: true },
  recordOutcome: { method: "post", path: "/api/v1/assessments/{session_id}/outcome", sdk: "assessments.recordOutcome", body: true },
  reportAssessmentFraud: { method: "post", path: "/api/v1/assessments/{session_id}/fraud-report", sdk: "assessments.reportFraud", body: true },
  explainAssessment: { method: "get", path: "/api/v1/merchant/explainability/{session_id}", credentials: ["secret", "session"], sdk: "assessments.explain", query: true },
  readPreventionStats: { method: "get", path: "/api/v1/merchant/prevention-stats", credentials: ["secret"], sdk: "merchant.preventionStats", query: true },
  readPreventionStatistics: { method: "get", path: "/api/v1/statistics/prevention", sdk: "statistics.prevention", query: true },
  readBreakdown: { method: "get", path: "/api/v1/statistics/breakdown", credentials: ["secret", "session"], sdk: "statistics.breakdown", query: true },
  readDailyStats: { method: "get", path: "/api/v1/merchant/stats", credentials: ["secret", "session"], sdk: "merchant.dailyStats", query: true },
  listCaseRecommendations: { method: "get", path: "/api/v1/merchant/cases", credentials: ["secret", "session"], items: "data", sdk: "merchant.caseRecommendations", query: true },
  readCalibration: { method: "get", path: "/api/v1/merchant/calibration", credentials: ["secret", "session"], sdk: "merchant.calibration", query: true },
  listSavedViews: { method: "get", path: "/api/v1/saved-views", items: "data", sdk: "savedViews.list", query: true },
  createSavedView: { method: "post", path: "/api/v1/saved-views", sdk: "savedViews.create", body: true },
  updateSavedView: { method: "patch", path: "/api/v1/saved-views/{id}", sdk: "savedViews.update", body: true },
  removeSavedView: { method: "delete", path: "/api/v1/saved-views/{id}", sdk: "savedViews.remove" },
  readEntity: { method: "get", path: "/api/v1/entities/{kind}/{value}", credentials: ["secret", "session"], sdk: "entities.read" },
  listBlocklistEntries: { method: "get", path: "/api/v1/blocklists", items: "data.entries", sdk: "blocklists.list", query: true },
  createBlocklistEntry: { method: "post", path: "/api/v1/blocklists", sdk: "blocklists.create", body: true },
  updateBlocklistEntry: { method: "patch", path: "/api/v1/blocklists", sdk: "blocklists.update", body: true },
  removeBlocklistEntry: { method: "delete", path: "/api/v1/blocklists", sdk: "blocklists.remove", query: true },
  checkBlocklist: { method: "post", path: "/api/v1/blocklists/check", sdk: "blocklists.check", body: true },
  importBlocklist: { method: "post", path: "/api/v1/blocklists/import", requestType: "text/csv", sdk: "blocklists.import", body: true, query: true },
  exportBlocklist: { method: "get", path: "/api/v1/blocklists/export", answerType: "text/csv", sdk: "blocklists.export", query: true },
  listAllowlistEntries: { method: "get", path: "/api/v1/allowlists", items: "data", sdk: "allowlists.list", query: true },
  createAllowlistEntry: { method: "post", path: "/api/v1/allowlists", sdk: "allowlists.create", body: true },
  removeAllowlistEntry: { method: "delete", path: "/api/v1/allowlists", sdk: "allowlists.remove", query: true },
  listCustomLists: { method: "get", path: "/api/v1/lists", items: "data", sdk: "lists.list", query: true },
  createCustomList: { method: "post", path: "/api/v1/lists", sdk: "lists.create", body: true },
  readCustomList: { method: "get", path: "/api/v1/lists/{id}", sdk: "lists.read" },
  updateCustomList: { method: "patch", path: "/api/v1/lists/{id}", sdk: "lists.update", body: true },
  removeCustomList: { method: "delete", path: "/api/v1/lists/{id}", sdk: "lists.remove" },
  listCustomListValues: { method: "get", path: "/api/v1/lists/{id}/values", items: "data", sdk: "listValues.list", query: true },
  addCustomListValues: { method: "post", path: "/api/v1/lists/{id}/values", sdk: "listValues.add", body: true },
  removeCustomListValues: { method: "post", path: "/api/v1/lists/{id}/values/remove", sdk: "listValues.remove", body: true },
  checkCustomListValue: { method: "post", path: "/api/v1/lists/{id}/values/check", sdk: "listValues.check", body: true },
  importCustomListValues: { method: "post", path: "/api/v1/lists/{id}/values/import", requestType: "text/csv", sdk: "listValues.import", body: true, query: true },
  exportCustomListValues: { method: "get", path: "/api/v1/lists/{id}/values/export", answerType: "text/csv", sdk: "listValues.export", query: true },
  listCases: { method: "get", path: "/api/v1/cases", items: "data", sdk: "cases.list", query: true },
  createCase: { method: "post", path: "/api/v1/cases", sdk: "cases.create", body: true },
  readCase: { method: "get", path: "/api/v1/cases/{id}", sdk: "cases.read" },
  updateCase: { method: "patch", path: "/api/v1/cases/{id}", sdk: "cases.update", body: true },
  readCaseHistory: { method: "get", path: "/api/v1/cases/{id}/history", sdk: "cases.history" },
  submitCase: { method: "post", path: "/api/v1/cases/{id}/submit", sdk: "cases.submit" },
  acknowledgeCase: { method: "post", path: "/api/v1/cases/{id}/acknowledgement", sdk: "cases.acknowledge", body: true },
  readCaseDossier: { method: "get", path: "/api/v1/cases/{id}/dossier", sdk: "cases.dossier", format: "pdf" },
  streamEvents: { method: "get", path: "/api/v1/events/stream", credentials: ["secret", "session"], answerType: "text/event-stream", sdk: "events.stream", query: true },
  listCaseComments: { method: "get", path: "/api/v1/cases/{id}/comments", items: "data", sdk: "cases.comments", query: true },
  addCaseComment: { method: "post", path: "/api/v1/cases/{id}/comments", sdk: "cases.addComment", body: true },
  listCaseAttachments: { method: "get", path: "/api/v1/cases/{id}/attachments", items: "data", sdk: "cases.attachments", query: true },
  addCaseAttachment: { method: "post", path: "/api/v1/cases/{id}/attachments", requestType: "application/octet-stream", sdk: "cases.addAttachment", body: true, query: true },
  downloadCaseAttachment: { method: "get", path: "/api/v1/cases/{id}/attachments/{attachment_id}", answerType: "application/octet-stream", sdk: "cases.downloadAttachment" },
  removeCaseAttachment: { method: "delete", path: "/api/v1/cases/{id}/attachments/{attachment_id}", sdk: "cases.removeAttachment" },
  listKeys: { method: "get", path: "/api/v1/keys", items: "data", sdk: "keys.list", query: true },
  createKey: { method: "post", path: "/api/v1/keys", sdk: "keys.create", body: true },
  readKey: { method: "get", path: "/api/v1/keys/{id}", sdk: "keys.read" },
  revokeKey: { method: "delete", path: "/api/v1/keys/{id}", sdk: "keys.revoke" },
  rotateKey: { method: "post", path: "/api/v1/keys/{id}/rotate", sdk: "keys.rotate", body: true },
  listSubmerchants: { method: "get", path: "/api/v1/submerchants", credentials: ["secret", "session"], items: "data", sdk: "submerchants.list", query: true },
  createSubmerchant: { method: "post", path: "/api/v1/submerchants", credentials: ["secret", "session"], sdk: "submerchants.create", body: true },
  readSubmerchant: { method: "get", path: "/api/v1/submerchants/{id}", credentials: ["secret", "session"], sdk: "submerchants.read" },
  updateSubmerchant: { method: "patch", path: "/api/v1/submerchants/{id}", credentials: ["secret", "session"], sdk: "submerchants.update", body: true },
  deactivateSubmerchant: { method: "delete", path: "/api/v1/submerchants/{id}", credentials: ["secret", "session"], sdk: "submerchants.deactivate" },
  listSubmerchantKeys: { method: "get", path: "/api/v1/submerchants/{id}/keys", credentials: ["secret", "session"], items: "data", sdk: "submerchantKeys.list", query: true },
  createSubmerchantKey: { method: "post", path: "/api/v1/submerchants/{id}/keys", credentials: ["secret", "session"], sdk: "submerchantKeys.create", body: true },
  revokeSubmerchantKey: { method: "delete", path: "/api/v1/submerchants/{id}/keys", credentials: ["secret", "session"], sdk: "submerchantKeys.revoke", query: true },
  listWebhookEndpoints: { method: "get", path: "/api/v1/webhook-endpoints", items: "data", sdk: "webhookEndpoints.list", query: true },
  createWebhookEndpoint: { method: "post", path: "/api/v1/webhook-endpoints", sdk: "webhookEndpoints.create", body: true },
  readWebhookEndpoint: { method: "get", path: "/api/v1/webhook-endpoints/{id}", sdk: "webhookEndpoints.read" },
  updateWebhookEndpoint: { method: "patch", path: "/api/v1/webhook-endpoints/{id}", sdk: "webhookEndpoints.update", body: true },
  removeWebhookEndpoint: { method: "delete", path: "/api/v1/webhook-endpoints/{id}", sdk: "webhookEndpoints.remove" },
  rotateWebhookSecret: { method: "post", path: "/api/v1/webhook-endpoints/{id}/rotate-secret", sdk: "webhookEndpoints.rotateSecret" },
  testWebhookEndpoint: { method: "post", path: "/api/v1/webhook-endpoints/{id}/test", sdk: "webhookEndpoints.test", body: true },
  listWebhookDeliveries: { method: "get", path: "/api/v1/webhook-deliveries", items: "data", sdk: "webhookDeliveries.list", query: true },
  readWebhookDelivery: { method: "get", path: "/api/v1/webhook-deliveries/{id}", sdk: "webhookDeliveries.read" },
  redeliverWebhook: { method: "post", path: "/api/v1/webhook-deliveries/{id}/redeliver", sdk: "webhookDeliveries.redeliver" },
  ingestProviderEvent: { method: "post", path: "/api/webhooks/ingest", credentials: ["ingest"], sdk: "events.ingest", body: true },
  receiveStripeEvent: { method: "post", path: "/api/webhooks/stripe", credentials: [], sdk: "events.stripe", body: true, query: true },
  listConnections: { method: "get", path: "/api/v1/connections", items: "data", sdk: "connections.list", query: true },
  createConnection: { method: "post", path: "/api/v1/connections", sdk: "connections.create", body: true },
  removeConnection: { method: "delete", path: "/api/v1/connections/{id}", sdk: "connections.remove" },
  readNetwork: { method: "get", path: "/api/v1/network/intelligence", credentials: ["secret"], sdk: "network.stats" },
  contributeSignals: { method: "post", path: "/api/v1/network/intelligence", credentials: ["secret"], sdk: "network.contribute", body: true },
  readNetworkStatistics: { method: "get", path: "/api/v1/statistics/network", sdk: "statistics.network" },
  readNetworkMembership: { method: "get", path: "/api/v1/network/membership", credentials: ["secret", "session"], sdk: "network.membership" },
  setNetworkMembership: { method: "put", path: "/api/v1/network/membership", credentials: ["secret", "session"], sdk: "network.join", body: true },
  leaveNetwork: { method: "delete", path: "/api/v1/network/membership", credentials: ["secret", "session"], sdk: "network.leave" },
  listNetworkSignals: { method: "get", path: "/api/v1/network/signals", credentials: ["secret", "session"], items: "data", sdk: "network.signals", query: true },
  queryNetwork: { method: "post", path: "/api/v1/network/signals/query", credentials: ["secret", "session"], sdk: "network.query", body: true },
  listModels: { method: "get", path: "/api/v1/models", credentials: ["secret", "session"], items: "data", sdk: "models.list", query: true },
  proposeModel: { method: "post", path: "/api/v1/models", sdk: "models.propose", body: true },
  readSignals: { method: "get", path: "/api/v1/signals", credentials: ["secret", "session"], sdk: "models.signals" },
  fitModel: { method: "post", path: "/api/v1/models/fit", sdk: "models.fit", body: true },
  readModel: { method: "get", path: "/api/v1/models/{id}", credentials: ["secret", "session"], sdk: "models.read" },
  compareModel: { method: "get", path: "/api/v1/models/{id}/comparison", credentials: ["secret", "session"], sdk: "models.compare" },
  approveModel: { method: "post", path: "/api/v1/models/{id}/approve", sdk: "models.approve" },
  rejectModel: { method: "post", path: "/api/v1/models/{id}/reject", sdk: "models.reject", body: true },
  rollBackModel: { method: "post", path: "/api/v1/models/{id}/rollback", sdk: "models.rollBack", body: true },
  listRules: { method: "get", path: "/api/v1/rules", credentials: ["secret", "session"], items: "data", sdk: "rules.list", query: true },
  createRule: { method: "post", path: "/api/v1/rules", credentials: ["secret", "session"], sdk: "rules.create", body: true },
  checkRule: { method: "post", path: "/api/v1/rules/check", credentials: ["secret", "session"], sdk: "rules.check", body: true },
  testRule: { method: "post", path: "/api/v1/rules/test", credentials: ["secret", "session"], sdk: "rules.test", body: true },
  readRuleFacts: { method: "get", path: "/api/v1/rules/facts", credentials: ["secret", "session"], sdk: "rules.facts" },
  listBacktests: { method: "get", path: "/api/v1/rules/backtests", credentials: ["secret", "session"], items: "data", sdk: "rules.backtests", query: true },
  createBacktest: { method: "post", path: "/api/v1/rules/backtests", credentials: ["secret", "session"], sdk: "rules.backtest", body: true },
  readBacktest: { method: "get", path: "/api/v1/rules/backtests/{id}", credentials: ["secret", "session"], sdk: "rules.readBacktest" },
  cancelBacktest: { method: "delete", path: "/api/v1/rules/backtests/{id}", credentials: ["secret", "session"], sdk: "rules.cancelBacktest" },
  readRuleTemplates: { method: "get", path: "/api/v1/rules/templates", credentials: ["secret", "session"], sdk: "rules.templates" },
  readRule: { method: "get", path: "/api/v1/rules/{id}", credentials: ["secret", "session"], sdk: "rules.read" },
  updateRule: { method: "patch", path: "/api/v1/rules/{id}", credentials: ["secret", "session"], sdk: "rules.update", body: true },
  listRuleVersions: { method: "get", path: "/api/v1/rules/{id}/versions", credentials: ["secret", "session"], items: "data", sdk: "rules.versions", query: true },
  readRulePerformance: { method: "get", path: "/api/v1/rules/{id}/performance", credentials: ["secret", "session"], sdk: "rules.performance", query: true },
  shadowRule: { method: "post", path: "/api/v1/rules/{id}/shadow", credentials: ["secret", "session"], sdk: "rules.shadow", body: true },
  activateRule: { method: "post", path: "/api/v1/rules/{id}/live", credentials: ["secret", "session"], sdk: "rules.activate", body: true },
  approveRule: { method: "post", path: "/api/v1/rules/{id}/approve", sdk: "rules.approve", body: true },
  archiveRule: { method: "post", path: "/api/v1/rules/{id}/archive", credentials: ["secret", "session"], sdk: "rules.archive", body: true },
  draftRule: { method: "post", path: "/api/v1/rules/{id}/draft", credentials: ["secret", "session"], sdk: "rules.draft", body: true },
  readSession: { method: "get", path: "/api/v1/session", sdk: "session.read" },
  readOrganization: { method: "get", path: "/api/v1/organization", sdk: "organization.read" },
  updateOrganization: { method: "patch", path: "/api/v1/organization", sdk: "organization.update", body: true },
  listApprovals: { method: "get", path: "/api/v1/approvals", items: "data", sdk: "approvals.list", query: true },
  readApproval: { method: "get", path: "/api/v1/approvals/{id}", sdk: "approvals.read" },
  approveApproval: { method: "post", path: "/api/v1/approvals/{id}/approve", sdk: "approvals.approve", body: true },
  rejectApproval: { method: "post", path: "/api/v1/approvals/{id}/reject", sdk: "approvals.reject", body: true },
  readConfiguration: { method: "get", path: "/api/v1/configuration", credentials: ["secret", "session"], sdk: "configuration.read" },
  replaceConfiguration: { method: "put", path: "/api/v1/configuration", credentials: ["secret", "session"], sdk: "configuration.replace", body: true, query: true },
  listDataSubjectRequests: { method: "get", path: "/api/v1/data-subject-requests", items: "data", sdk: "dataSubjectRequests.list", query: true },
  createDataSubjectRequest: { method: "post", path: "/api/v1/data-subject-requests", sdk: "dataSubjectRequests.create", body: true },
  readDataSubjectRequest: { method: "get", path: "/api/v1/data-subject-requests/{id}", sdk: "dataSubjectRequests.read" },
  listDataSubjectRecords: { method: "get", path: "/api/v1/data-subject-requests/{id}/records", items: "data", sdk: "dataSubjectRequests.records", query: true },
  listAuditLog: { method: "get", path: "/api/v1/audit-log", items: "data", sdk: "auditLog.list", query: true },
  readHealth: { method: "get", path: "/api/v1/health", credentials: [], sdk: "health.read" },
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
  LIST_ENTRY_TOO_BROAD: false,
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
  APPROVAL_REQUIRED: false,
  CONFIGURATION_OUTDATED: false,
  PAYLOAD_TOO_LARGE: false,
  UNSUPPORTED_MEDIA_TYPE: false,
  INVALID_EXPRESSION: false,
  INVALID_CONFIGURATION: false,
  INVALID_FILE: false,
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
