// Generated from spec/ by `npm run generate`. Do not edit.
import type { components, operations } from "./types.ts";

type Body<T, Bytes> = T extends { content: { "application/json": infer Json } } ? Json : T extends { content: object } ? Bytes : undefined;
/** Operations whose body the handler gets as it arrives. */
type Streamed = "importBlocklist" | "importCustomListValues" | "addCaseAttachment";
type Received<Id, T> = Body<T, Id extends Streamed ? AsyncIterable<Uint8Array> : Uint8Array>;
type Sent<T> = Body<T, AsyncIterable<Uint8Array>> | Beside<T>;
type Beside<T> = T extends { content: { "application/json": unknown } & infer Content } ? (Exclude<keyof Content, "application/json"> extends never ? never : Rendered) : never;
type Parameters<Id extends keyof operations, Place extends "query" | "path" | "header"> = NonNullable<operations[Id]["parameters"][Place]>;
type ErrorBodies = components["schemas"]["ErrorBody"] | components["schemas"]["FlatErrorBody"];
type HeadersOf<T> = T extends { headers: infer Headers } ? Headers : never;

/** What a handler is given: everything is validated, coerced and stripped of unknown fields. A body that is not JSON comes as its bytes, of the limited length and unread; where the contract streams it, as it arrives. */
export interface Input<Id extends keyof operations> {
  readonly body: operations[Id] extends { requestBody: infer Request } ? Received<Id, Request> : Received<Id, NonNullable<operations[Id]["requestBody"]>> | undefined;
  readonly query: Parameters<Id, "query">;
  readonly path: Parameters<Id, "path">;
  readonly headers: Parameters<Id, "header">;
}

/**
 * What a handler may answer: a status of the contract with its body. Errors are thrown, not answered. A body that is not JSON is sent as it is iterated, no faster
 * than the caller reads; what is thrown before its first part is still answered.
 */
export type Answer<Id extends keyof operations> = {
  [Status in keyof operations[Id]["responses"]]: Sent<operations[Id]["responses"][Status]> extends ErrorBodies
    ? never
    : { readonly status: Status; readonly headers?: Partial<HeadersOf<operations[Id]["responses"][Status]>>; readonly body: Sent<operations[Id]["responses"][Status]> | Serialized };
}[keyof operations[Id]["responses"]];

/** A body that is JSON text already: stored answers are replayed byte for byte. */
export class Serialized {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}

/** A body in another media type, where the contract has one beside JSON. */
export class Rendered {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
  constructor(mediaType: string, bytes: Uint8Array) {
    this.mediaType = mediaType;
    this.bytes = bytes;
  }
}

/** A handler: input and request context in, answer out. */
export type Handler<Id extends keyof operations, Context> = (input: Input<Id>, context: Context) => Answer<Id> | Promise<Answer<Id>>;

/** One handler per operation of the contract; a missing or ill-typed one does not compile. */
export interface Handlers<Context> {
  /** Assess a pay-in: `POST /api/v1/assess`. */
  assessPayin: Handler<"assessPayin", Context>;

  /** Describe the pay-in request: `GET /api/v1/assess`. */
  describePayin: Handler<"describePayin", Context>;

  /** Assess a payout: `POST /api/v1/assess/payout`. */
  assessPayout: Handler<"assessPayout", Context>;

  /** Describe the payout request: `GET /api/v1/assess/payout`. */
  describePayout: Handler<"describePayout", Context>;

  /** Report the outcome of an assessment: `POST /api/v1/assess/outcome`. */
  reportOutcome: Handler<"reportOutcome", Context>;

  /** Report fraud: `POST /api/v1/report-fraud`. */
  reportFraud: Handler<"reportFraud", Context>;

  /** List assessments: `GET /api/v1/assessments`. */
  listAssessments: Handler<"listAssessments", Context>;

  /** Count assessments: `GET /api/v1/assessments/count`. */
  countAssessments: Handler<"countAssessments", Context>;

  /** Export assessments with their facts: `GET /api/v1/assessments/export`. */
  exportAssessments: Handler<"exportAssessments", Context>;

  /** Read an assessment: `GET /api/v1/assessments/{session_id}`. */
  readAssessment: Handler<"readAssessment", Context>;

  /** Resolve a review: `POST /api/v1/assessments/{session_id}/review`. */
  resolveReview: Handler<"resolveReview", Context>;

  /** Resolve several reviews: `POST /api/v1/reviews/resolve`. */
  resolveReviews: Handler<"resolveReviews", Context>;

  /** Undo a resolution: `POST /api/v1/assessments/{session_id}/review/undo`. */
  undoReview: Handler<"undoReview", Context>;

  /** List open reviews: `GET /api/v1/reviews`. */
  listReviews: Handler<"listReviews", Context>;

  /** Read the queue in figures: `GET /api/v1/reviews/summary`. */
  summarizeReviews: Handler<"summarizeReviews", Context>;

  /** Take the next review: `POST /api/v1/reviews/next`. */
  takeNextReview: Handler<"takeNextReview", Context>;

  /** Assign a review: `PUT /api/v1/assessments/{session_id}/review/assignment`. */
  assignReview: Handler<"assignReview", Context>;

  /** Release a review: `DELETE /api/v1/assessments/{session_id}/review/assignment`. */
  releaseReview: Handler<"releaseReview", Context>;

  /** List notes: `GET /api/v1/assessments/{session_id}/notes`. */
  listReviewNotes: Handler<"listReviewNotes", Context>;

  /** Add a note: `POST /api/v1/assessments/{session_id}/notes`. */
  addReviewNote: Handler<"addReviewNote", Context>;

  /** Record an outcome as a person: `POST /api/v1/assessments/{session_id}/outcome`. */
  recordOutcome: Handler<"recordOutcome", Context>;

  /** Report fraud as a person: `POST /api/v1/assessments/{session_id}/fraud-report`. */
  reportAssessmentFraud: Handler<"reportAssessmentFraud", Context>;

  /** Explain an assessment: `GET /api/v1/merchant/explainability/{session_id}`. */
  explainAssessment: Handler<"explainAssessment", Context>;

  /** Read prevention statistics: `GET /api/v1/merchant/prevention-stats`. */
  readPreventionStats: Handler<"readPreventionStats", Context>;

  /** Read prevention statistics as a person: `GET /api/v1/statistics/prevention`. */
  readPreventionStatistics: Handler<"readPreventionStatistics", Context>;

  /** Break statistics down: `GET /api/v1/statistics/breakdown`. */
  readBreakdown: Handler<"readBreakdown", Context>;

  /** Read statistics day by day: `GET /api/v1/merchant/stats`. */
  readDailyStats: Handler<"readDailyStats", Context>;

  /** List case recommendations: `GET /api/v1/merchant/cases`. */
  listCaseRecommendations: Handler<"listCaseRecommendations", Context>;

  /** Read the calibration report: `GET /api/v1/merchant/calibration`. */
  readCalibration: Handler<"readCalibration", Context>;

  /** List saved views: `GET /api/v1/saved-views`. */
  listSavedViews: Handler<"listSavedViews", Context>;

  /** Save a view: `POST /api/v1/saved-views`. */
  createSavedView: Handler<"createSavedView", Context>;

  /** Change a saved view: `PATCH /api/v1/saved-views/{id}`. */
  updateSavedView: Handler<"updateSavedView", Context>;

  /** Remove a saved view: `DELETE /api/v1/saved-views/{id}`. */
  removeSavedView: Handler<"removeSavedView", Context>;

  /** Read an entity: `GET /api/v1/entities/{kind}/{value}`. */
  readEntity: Handler<"readEntity", Context>;

  /** List blocklist entries: `GET /api/v1/blocklists`. */
  listBlocklistEntries: Handler<"listBlocklistEntries", Context>;

  /** Create a blocklist entry: `POST /api/v1/blocklists`. */
  createBlocklistEntry: Handler<"createBlocklistEntry", Context>;

  /** Change a blocklist entry: `PATCH /api/v1/blocklists`. */
  updateBlocklistEntry: Handler<"updateBlocklistEntry", Context>;

  /** Remove a blocklist entry: `DELETE /api/v1/blocklists`. */
  removeBlocklistEntry: Handler<"removeBlocklistEntry", Context>;

  /** Check a value against the blocklist: `POST /api/v1/blocklists/check`. */
  checkBlocklist: Handler<"checkBlocklist", Context>;

  /** Import blocklist entries: `POST /api/v1/blocklists/import`. */
  importBlocklist: Handler<"importBlocklist", Context>;

  /** Export blocklist entries: `GET /api/v1/blocklists/export`. */
  exportBlocklist: Handler<"exportBlocklist", Context>;

  /** List allowlist entries: `GET /api/v1/allowlists`. */
  listAllowlistEntries: Handler<"listAllowlistEntries", Context>;

  /** Create an allowlist entry: `POST /api/v1/allowlists`. */
  createAllowlistEntry: Handler<"createAllowlistEntry", Context>;

  /** Remove an allowlist entry: `DELETE /api/v1/allowlists`. */
  removeAllowlistEntry: Handler<"removeAllowlistEntry", Context>;

  /** List the lists for rules: `GET /api/v1/lists`. */
  listCustomLists: Handler<"listCustomLists", Context>;

  /** Create a list for rules: `POST /api/v1/lists`. */
  createCustomList: Handler<"createCustomList", Context>;

  /** Read a list for rules: `GET /api/v1/lists/{id}`. */
  readCustomList: Handler<"readCustomList", Context>;

  /** Change a list for rules: `PATCH /api/v1/lists/{id}`. */
  updateCustomList: Handler<"updateCustomList", Context>;

  /** Remove a list for rules: `DELETE /api/v1/lists/{id}`. */
  removeCustomList: Handler<"removeCustomList", Context>;

  /** List values of a list for rules: `GET /api/v1/lists/{id}/values`. */
  listCustomListValues: Handler<"listCustomListValues", Context>;

  /** Add values to a list for rules: `POST /api/v1/lists/{id}/values`. */
  addCustomListValues: Handler<"addCustomListValues", Context>;

  /** Remove values from a list for rules: `POST /api/v1/lists/{id}/values/remove`. */
  removeCustomListValues: Handler<"removeCustomListValues", Context>;

  /** Check a value of a list for rules: `POST /api/v1/lists/{id}/values/check`. */
  checkCustomListValue: Handler<"checkCustomListValue", Context>;

  /** Import values of a list for rules: `POST /api/v1/lists/{id}/values/import`. */
  importCustomListValues: Handler<"importCustomListValues", Context>;

  /** Export values of a list for rules: `GET /api/v1/lists/{id}/values/export`. */
  exportCustomListValues: Handler<"exportCustomListValues", Context>;

  /** List cases: `GET /api/v1/cases`. */
  listCases: Handler<"listCases", Context>;

  /** Open a case: `POST /api/v1/cases`. */
  createCase: Handler<"createCase", Context>;

  /** Read a case: `GET /api/v1/cases/{id}`. */
  readCase: Handler<"readCase", Context>;

  /** Change a case: `PATCH /api/v1/cases/{id}`. */
  updateCase: Handler<"updateCase", Context>;

  /** Read the history of a case: `GET /api/v1/cases/{id}/history`. */
  readCaseHistory: Handler<"readCaseHistory", Context>;

  /** Submit a case: `POST /api/v1/cases/{id}/submit`. */
  submitCase: Handler<"submitCase", Context>;

  /** Note a regulator's answer: `POST /api/v1/cases/{id}/acknowledgement`. */
  acknowledgeCase: Handler<"acknowledgeCase", Context>;

  /** Read the dossier of a case: `GET /api/v1/cases/{id}/dossier`. */
  readCaseDossier: Handler<"readCaseDossier", Context>;

  /** Receive events as they happen: `GET /api/v1/events/stream`. */
  streamEvents: Handler<"streamEvents", Context>;

  /** List comments: `GET /api/v1/cases/{id}/comments`. */
  listCaseComments: Handler<"listCaseComments", Context>;

  /** Add a comment: `POST /api/v1/cases/{id}/comments`. */
  addCaseComment: Handler<"addCaseComment", Context>;

  /** List files: `GET /api/v1/cases/{id}/attachments`. */
  listCaseAttachments: Handler<"listCaseAttachments", Context>;

  /** Add a file: `POST /api/v1/cases/{id}/attachments`. */
  addCaseAttachment: Handler<"addCaseAttachment", Context>;

  /** Download a file: `GET /api/v1/cases/{id}/attachments/{attachment_id}`. */
  downloadCaseAttachment: Handler<"downloadCaseAttachment", Context>;

  /** Remove a file: `DELETE /api/v1/cases/{id}/attachments/{attachment_id}`. */
  removeCaseAttachment: Handler<"removeCaseAttachment", Context>;

  /** List keys: `GET /api/v1/keys`. */
  listKeys: Handler<"listKeys", Context>;

  /** Create a key: `POST /api/v1/keys`. */
  createKey: Handler<"createKey", Context>;

  /** Read a key: `GET /api/v1/keys/{id}`. */
  readKey: Handler<"readKey", Context>;

  /** Revoke a key: `DELETE /api/v1/keys/{id}`. */
  revokeKey: Handler<"revokeKey", Context>;

  /** Rotate a key: `POST /api/v1/keys/{id}/rotate`. */
  rotateKey: Handler<"rotateKey", Context>;

  /** List submerchants: `GET /api/v1/submerchants`. */
  listSubmerchants: Handler<"listSubmerchants", Context>;

  /** Register a submerchant: `POST /api/v1/submerchants`. */
  createSubmerchant: Handler<"createSubmerchant", Context>;

  /** Read a submerchant: `GET /api/v1/submerchants/{id}`. */
  readSubmerchant: Handler<"readSubmerchant", Context>;

  /** Change a submerchant: `PATCH /api/v1/submerchants/{id}`. */
  updateSubmerchant: Handler<"updateSubmerchant", Context>;

  /** Deactivate a submerchant: `DELETE /api/v1/submerchants/{id}`. */
  deactivateSubmerchant: Handler<"deactivateSubmerchant", Context>;

  /** List keys of a submerchant: `GET /api/v1/submerchants/{id}/keys`. */
  listSubmerchantKeys: Handler<"listSubmerchantKeys", Context>;

  /** Create a key of a submerchant: `POST /api/v1/submerchants/{id}/keys`. */
  createSubmerchantKey: Handler<"createSubmerchantKey", Context>;

  /** Revoke a key of a submerchant: `DELETE /api/v1/submerchants/{id}/keys`. */
  revokeSubmerchantKey: Handler<"revokeSubmerchantKey", Context>;

  /** List webhook endpoints: `GET /api/v1/webhook-endpoints`. */
  listWebhookEndpoints: Handler<"listWebhookEndpoints", Context>;

  /** Register a webhook endpoint: `POST /api/v1/webhook-endpoints`. */
  createWebhookEndpoint: Handler<"createWebhookEndpoint", Context>;

  /** Read a webhook endpoint: `GET /api/v1/webhook-endpoints/{id}`. */
  readWebhookEndpoint: Handler<"readWebhookEndpoint", Context>;

  /** Change a webhook endpoint: `PATCH /api/v1/webhook-endpoints/{id}`. */
  updateWebhookEndpoint: Handler<"updateWebhookEndpoint", Context>;

  /** Remove a webhook endpoint: `DELETE /api/v1/webhook-endpoints/{id}`. */
  removeWebhookEndpoint: Handler<"removeWebhookEndpoint", Context>;

  /** Rotate the secret of a webhook endpoint: `POST /api/v1/webhook-endpoints/{id}/rotate-secret`. */
  rotateWebhookSecret: Handler<"rotateWebhookSecret", Context>;

  /** Send a test event: `POST /api/v1/webhook-endpoints/{id}/test`. */
  testWebhookEndpoint: Handler<"testWebhookEndpoint", Context>;

  /** List webhook deliveries: `GET /api/v1/webhook-deliveries`. */
  listWebhookDeliveries: Handler<"listWebhookDeliveries", Context>;

  /** Read a webhook delivery: `GET /api/v1/webhook-deliveries/{id}`. */
  readWebhookDelivery: Handler<"readWebhookDelivery", Context>;

  /** Send an event again: `POST /api/v1/webhook-deliveries/{id}/redeliver`. */
  redeliverWebhook: Handler<"redeliverWebhook", Context>;

  /** Take an event of a payment provider: `POST /api/webhooks/ingest`. */
  ingestProviderEvent: Handler<"ingestProviderEvent", Context>;

  /** Take an event of Stripe: `POST /api/webhooks/stripe`. */
  receiveStripeEvent: Handler<"receiveStripeEvent", Context>;

  /** List connections: `GET /api/v1/connections`. */
  listConnections: Handler<"listConnections", Context>;

  /** Connect an account of a card processor: `POST /api/v1/connections`. */
  createConnection: Handler<"createConnection", Context>;

  /** Remove a connection: `DELETE /api/v1/connections/{id}`. */
  removeConnection: Handler<"removeConnection", Context>;

  /** Read what the network holds: `GET /api/v1/network/intelligence`. */
  readNetwork: Handler<"readNetwork", Context>;

  /** Contribute signals: `POST /api/v1/network/intelligence`. */
  contributeSignals: Handler<"contributeSignals", Context>;

  /** Read what the network holds as a person: `GET /api/v1/statistics/network`. */
  readNetworkStatistics: Handler<"readNetworkStatistics", Context>;

  /** Read the membership: `GET /api/v1/network/membership`. */
  readNetworkMembership: Handler<"readNetworkMembership", Context>;

  /** Take part in the network: `PUT /api/v1/network/membership`. */
  setNetworkMembership: Handler<"setNetworkMembership", Context>;

  /** Leave the network: `DELETE /api/v1/network/membership`. */
  leaveNetwork: Handler<"leaveNetwork", Context>;

  /** List own signals: `GET /api/v1/network/signals`. */
  listNetworkSignals: Handler<"listNetworkSignals", Context>;

  /** Query what others report: `POST /api/v1/network/signals/query`. */
  queryNetwork: Handler<"queryNetwork", Context>;

  /** List models: `GET /api/v1/models`. */
  listModels: Handler<"listModels", Context>;

  /** Propose a model: `POST /api/v1/models`. */
  proposeModel: Handler<"proposeModel", Context>;

  /** Read the signal catalogue: `GET /api/v1/signals`. */
  readSignals: Handler<"readSignals", Context>;

  /** Fit a model: `POST /api/v1/models/fit`. */
  fitModel: Handler<"fitModel", Context>;

  /** Read a model: `GET /api/v1/models/{id}`. */
  readModel: Handler<"readModel", Context>;

  /** Compare a model with the live policy: `GET /api/v1/models/{id}/comparison`. */
  compareModel: Handler<"compareModel", Context>;

  /** Approve a model: `POST /api/v1/models/{id}/approve`. */
  approveModel: Handler<"approveModel", Context>;

  /** Reject a model: `POST /api/v1/models/{id}/reject`. */
  rejectModel: Handler<"rejectModel", Context>;

  /** Roll back a live model: `POST /api/v1/models/{id}/rollback`. */
  rollBackModel: Handler<"rollBackModel", Context>;

  /** List rules: `GET /api/v1/rules`. */
  listRules: Handler<"listRules", Context>;

  /** Create a rule: `POST /api/v1/rules`. */
  createRule: Handler<"createRule", Context>;

  /** Check an expression: `POST /api/v1/rules/check`. */
  checkRule: Handler<"checkRule", Context>;

  /** Test a rule on one payment: `POST /api/v1/rules/test`. */
  testRule: Handler<"testRule", Context>;

  /** Read the facts of rules: `GET /api/v1/rules/facts`. */
  readRuleFacts: Handler<"readRuleFacts", Context>;

  /** List backtests: `GET /api/v1/rules/backtests`. */
  listBacktests: Handler<"listBacktests", Context>;

  /** Try a change on past payments: `POST /api/v1/rules/backtests`. */
  createBacktest: Handler<"createBacktest", Context>;

  /** Read a backtest: `GET /api/v1/rules/backtests/{id}`. */
  readBacktest: Handler<"readBacktest", Context>;

  /** Cancel a backtest: `DELETE /api/v1/rules/backtests/{id}`. */
  cancelBacktest: Handler<"cancelBacktest", Context>;

  /** Read rule templates: `GET /api/v1/rules/templates`. */
  readRuleTemplates: Handler<"readRuleTemplates", Context>;

  /** Read a rule: `GET /api/v1/rules/{id}`. */
  readRule: Handler<"readRule", Context>;

  /** Change a rule: `PATCH /api/v1/rules/{id}`. */
  updateRule: Handler<"updateRule", Context>;

  /** List the versions of a rule: `GET /api/v1/rules/{id}/versions`. */
  listRuleVersions: Handler<"listRuleVersions", Context>;

  /** Read how a rule does: `GET /api/v1/rules/{id}/performance`. */
  readRulePerformance: Handler<"readRulePerformance", Context>;

  /** Run a rule in shadow: `POST /api/v1/rules/{id}/shadow`. */
  shadowRule: Handler<"shadowRule", Context>;

  /** Put a rule live: `POST /api/v1/rules/{id}/live`. */
  activateRule: Handler<"activateRule", Context>;

  /** Approve a rule: `POST /api/v1/rules/{id}/approve`. */
  approveRule: Handler<"approveRule", Context>;

  /** Archive a rule: `POST /api/v1/rules/{id}/archive`. */
  archiveRule: Handler<"archiveRule", Context>;

  /** Make a rule a draft: `POST /api/v1/rules/{id}/draft`. */
  draftRule: Handler<"draftRule", Context>;

  /** Read who is signed in: `GET /api/v1/session`. */
  readSession: Handler<"readSession", Context>;

  /** Read the organization: `GET /api/v1/organization`. */
  readOrganization: Handler<"readOrganization", Context>;

  /** Change the organization: `PATCH /api/v1/organization`. */
  updateOrganization: Handler<"updateOrganization", Context>;

  /** List changes that need approval: `GET /api/v1/approvals`. */
  listApprovals: Handler<"listApprovals", Context>;

  /** Read a change that needs approval: `GET /api/v1/approvals/{id}`. */
  readApproval: Handler<"readApproval", Context>;

  /** Approve a change: `POST /api/v1/approvals/{id}/approve`. */
  approveApproval: Handler<"approveApproval", Context>;

  /** Reject a change: `POST /api/v1/approvals/{id}/reject`. */
  rejectApproval: Handler<"rejectApproval", Context>;

  /** Read the configuration: `GET /api/v1/configuration`. */
  readConfiguration: Handler<"readConfiguration", Context>;

  /** Replace the configuration: `PUT /api/v1/configuration`. */
  replaceConfiguration: Handler<"replaceConfiguration", Context>;

  /** List data subject requests: `GET /api/v1/data-subject-requests`. */
  listDataSubjectRequests: Handler<"listDataSubjectRequests", Context>;

  /** Find or erase what is stored about a person: `POST /api/v1/data-subject-requests`. */
  createDataSubjectRequest: Handler<"createDataSubjectRequest", Context>;

  /** Read a data subject request: `GET /api/v1/data-subject-requests/{id}`. */
  readDataSubjectRequest: Handler<"readDataSubjectRequest", Context>;

  /** Read the records of an access request: `GET /api/v1/data-subject-requests/{id}/records`. */
  listDataSubjectRecords: Handler<"listDataSubjectRecords", Context>;

  /** Read the audit log: `GET /api/v1/audit-log`. */
  listAuditLog: Handler<"listAuditLog", Context>;

  /** Read the service status: `GET /api/v1/health`. */
  readHealth: Handler<"readHealth", Context>;
}
