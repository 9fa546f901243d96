// Generated from spec/ by `npm run generate`. Do not edit.
import type * as models from "./models.ts";

/** Identifier of an operation. */
export type OperationId = "assessPayin" | "describePayin" | "assessPayout" | "describePayout" | "reportOutcome" | "reportFraud" | "listAssessments" | "countAssessments" | "exportAssessments" | "readAssessment" | "resolveReview" | "resolveReviews" | "undoReview" | "listReviews" | "summarizeReviews" | "takeNextReview" | "assignReview" | "releaseReview" | "listReviewNotes" | "addReviewNote" | "recordOutcome" | "reportAssessmentFraud" | "explainAssessment" | "readPreventionStats" | "readPreventionStatistics" | "readBreakdown" | "readDailyStats" | "listCaseRecommendations" | "readCalibration" | "listSavedViews" | "createSavedView" | "updateSavedView" | "removeSavedView" | "readEntity" | "listBlocklistEntries" | "createBlocklistEntry" | "updateBlocklistEntry" | "removeBlocklistEntry" | "checkBlocklist" | "importBlocklist" | "exportBlocklist" | "listAllowlistEntries" | "createAllowlistEntry" | "removeAllowlistEntry" | "listCustomLists" | "createCustomList" | "readCustomList" | "updateCustomList" | "removeCustomList" | "listCustomListValues" | "addCustomListValues" | "removeCustomListValues" | "checkCustomListValue" | "importCustomListValues" | "exportCustomListValues" | "listCases" | "createCase" | "readCase" | "updateCase" | "readCaseHistory" | "submitCase" | "acknowledgeCase" | "readCaseDossier" | "streamEvents" | "listCaseComments" | "addCaseComment" | "listCaseAttachments" | "addCaseAttachment" | "downloadCaseAttachment" | "removeCaseAttachment" | "listKeys" | "createKey" | "readKey" | "revokeKey" | "rotateKey" | "listSubmerchants" | "createSubmerchant" | "readSubmerchant" | "updateSubmerchant" | "deactivateSubmerchant" | "listSubmerchantKeys" | "createSubmerchantKey" | "revokeSubmerchantKey" | "listWebhookEndpoints" | "createWebhookEndpoint" | "readWebhookEndpoint" | "updateWebhookEndpoint" | "removeWebhookEndpoint" | "rotateWebhookSecret" | "testWebhookEndpoint" | "listWebhookDeliveries" | "readWebhookDelivery" | "redeliverWebhook" | "ingestProviderEvent" | "receiveStripeEvent" | "listConnections" | "createConnection" | "removeConnection" | "readNetwork" | "contributeSignals" | "readNetworkStatistics" | "readNetworkMembership" | "setNetworkMembership" | "leaveNetwork" | "listNetworkSignals" | "queryNetwork" | "listModels" | "proposeModel" | "readSignals" | "fitModel" | "readModel" | "compareModel" | "approveModel" | "rejectModel" | "rollBackModel" | "listRules" | "createRule" | "checkRule" | "testRule" | "readRuleFacts" | "listBacktests" | "createBacktest" | "readBacktest" | "cancelBacktest" | "readRuleTemplates" | "readRule" | "updateRule" | "listRuleVersions" | "readRulePerformance" | "shadowRule" | "activateRule" | "approveRule" | "archiveRule" | "draftRule" | "readSession" | "readOrganization" | "updateOrganization" | "listApprovals" | "readApproval" | "approveApproval" | "rejectApproval" | "readConfiguration" | "replaceConfiguration" | "listDataSubjectRequests" | "createDataSubjectRequest" | "readDataSubjectRequest" | "listDataSubjectRecords" | "listAuditLog" | "readHealth";

/** Request body of each operation that takes one; text or bytes where it is not JSON. */
export interface RequestBodies {
  assessPayin: models.PayinAssessRequest;
  assessPayout: models.PayoutAssessRequest;
  reportOutcome: models.OutcomeReport;
  reportFraud: models.FraudReport;
  resolveReview: models.ReviewResolve;
  resolveReviews: models.ReviewBatch;
  takeNextReview: models.ReviewTake;
  assignReview: models.ReviewAssign;
  addReviewNote: models.ReviewNoteCreate;
  recordOutcome: models.OutcomeDetails;
  reportAssessmentFraud: models.FraudDetails;
  createSavedView: models.SavedViewCreate;
  updateSavedView: models.SavedViewUpdate;
  createBlocklistEntry: models.BlocklistEntryCreate;
  updateBlocklistEntry: models.BlocklistEntryUpdate;
  checkBlocklist: models.BlocklistCheck;
  importBlocklist: string | Uint8Array;
  createAllowlistEntry: models.AllowlistEntryCreate;
  createCustomList: models.CustomListCreate;
  updateCustomList: models.CustomListUpdate;
  addCustomListValues: models.CustomListValues;
  removeCustomListValues: models.CustomListValues;
  checkCustomListValue: models.CustomListCheck;
  importCustomListValues: string | Uint8Array;
  createCase: models.CaseCreate;
  updateCase: models.CaseUpdate;
  acknowledgeCase: models.CaseAcknowledge;
  addCaseComment: models.CaseCommentCreate;
  addCaseAttachment: string | Uint8Array;
  createKey: models.KeyCreate;
  rotateKey: models.KeyRotate;
  createSubmerchant: models.SubmerchantCreate;
  updateSubmerchant: models.SubmerchantUpdate;
  createSubmerchantKey: models.SubmerchantKeyCreate;
  createWebhookEndpoint: models.WebhookEndpointCreate;
  updateWebhookEndpoint: models.WebhookEndpointUpdate;
  testWebhookEndpoint: models.WebhookTest;
  ingestProviderEvent: models.ProviderEvent;
  receiveStripeEvent: models.StripeEventBody;
  createConnection: models.ConnectionCreate;
  contributeSignals: models.NetworkContribution;
  setNetworkMembership: models.NetworkMembershipSet;
  queryNetwork: models.NetworkQuery;
  proposeModel: models.ModelPropose;
  fitModel: models.ModelFitRequest;
  rejectModel: models.ModelReject;
  rollBackModel: models.ModelRollback;
  createRule: models.RuleCreate;
  checkRule: models.RuleCheckRequest;
  testRule: models.RuleTestRequest;
  createBacktest: models.BacktestCreate;
  updateRule: models.RuleUpdate;
  shadowRule: models.RuleMove;
  activateRule: models.RuleMove;
  approveRule: models.RuleApproval;
  archiveRule: models.RuleMove;
  draftRule: models.RuleMove;
  updateOrganization: models.OrganizationUpdate;
  approveApproval: models.ApprovalDecision;
  rejectApproval: models.ApprovalDecision;
  replaceConfiguration: models.ConfigurationGiven;
  createDataSubjectRequest: models.DataSubjectRequestCreate;
}

/** Body of each operation's successful answer; a stream of bytes where it is not JSON. */
export interface SuccessBodies {
  assessPayin: models.AssessmentResult;
  describePayin: models.FieldCatalog;
  assessPayout: models.AssessmentResult;
  describePayout: models.FieldCatalog;
  reportOutcome: models.OutcomeRecord;
  reportFraud: models.FraudReportRecord;
  listAssessments: models.ListAssessmentsResponse;
  countAssessments: models.AssessmentCount;
  exportAssessments: ReadableStream<Uint8Array>;
  readAssessment: models.Assessment;
  resolveReview: models.Assessment;
  resolveReviews: models.ReviewBatchResult;
  undoReview: models.Assessment;
  listReviews: models.ReviewQueue;
  summarizeReviews: models.ReviewQueueSummary;
  takeNextReview: models.ReviewTaken;
  assignReview: models.ReviewAssignment;
  releaseReview: models.ReviewRelease;
  listReviewNotes: models.ReviewNoteList;
  addReviewNote: models.ReviewNote;
  recordOutcome: models.OutcomeRecord;
  reportAssessmentFraud: models.FraudReportRecord;
  explainAssessment: models.Explanation;
  readPreventionStats: models.PreventionStatsAnswer;
  readPreventionStatistics: models.PreventionStatsAnswer;
  readBreakdown: models.Breakdown;
  readDailyStats: models.DailyStatsSeries;
  listCaseRecommendations: models.ListCaseRecommendationsResponse;
  readCalibration: models.CalibrationReport;
  listSavedViews: models.SavedViewPage;
  createSavedView: models.SavedView;
  updateSavedView: models.SavedView;
  removeSavedView: models.SavedView;
  readEntity: models.Entity;
  listBlocklistEntries: models.BlocklistListing;
  createBlocklistEntry: models.BlocklistEntryStored;
  updateBlocklistEntry: models.BlocklistEntryStored;
  removeBlocklistEntry: models.BlocklistEntry;
  checkBlocklist: models.BlocklistCheckResult;
  importBlocklist: models.BlocklistImportResult;
  exportBlocklist: ReadableStream<Uint8Array>;
  listAllowlistEntries: models.AllowlistPage;
  createAllowlistEntry: models.AllowlistEntryStored;
  removeAllowlistEntry: models.AllowlistEntry;
  listCustomLists: models.CustomListPage;
  createCustomList: models.CustomList;
  readCustomList: models.CustomList;
  updateCustomList: models.CustomList;
  removeCustomList: models.CustomList;
  listCustomListValues: models.CustomListValuePage;
  addCustomListValues: models.CustomListValuesAdded;
  removeCustomListValues: models.CustomListValuesRemoved;
  checkCustomListValue: models.CustomListCheckResult;
  importCustomListValues: models.CustomListImportResult;
  exportCustomListValues: ReadableStream<Uint8Array>;
  listCases: models.CaseList;
  createCase: models.Case;
  readCase: models.Case;
  updateCase: models.Case;
  readCaseHistory: models.CaseHistory;
  submitCase: models.Case;
  acknowledgeCase: models.Case;
  readCaseDossier: models.CaseDossier;
  streamEvents: ReadableStream<Uint8Array>;
  listCaseComments: models.CaseCommentList;
  addCaseComment: models.CaseComment;
  listCaseAttachments: models.CaseAttachmentList;
  addCaseAttachment: models.CaseAttachment;
  downloadCaseAttachment: ReadableStream<Uint8Array>;
  removeCaseAttachment: models.CaseAttachment;
  listKeys: models.KeyList;
  createKey: models.IssuedKey;
  readKey: models.Key;
  revokeKey: models.Key;
  rotateKey: models.IssuedKey;
  listSubmerchants: models.SubmerchantList;
  createSubmerchant: models.Submerchant;
  readSubmerchant: models.Submerchant;
  updateSubmerchant: models.Submerchant;
  deactivateSubmerchant: models.Submerchant;
  listSubmerchantKeys: models.KeyList;
  createSubmerchantKey: models.IssuedKey;
  revokeSubmerchantKey: models.Key;
  listWebhookEndpoints: models.WebhookEndpointList;
  createWebhookEndpoint: models.WebhookEndpointIssued;
  readWebhookEndpoint: models.WebhookEndpoint;
  updateWebhookEndpoint: models.WebhookEndpoint;
  removeWebhookEndpoint: models.WebhookEndpoint;
  rotateWebhookSecret: models.WebhookSecretRotated;
  testWebhookEndpoint: models.WebhookDelivery;
  listWebhookDeliveries: models.WebhookDeliveryList;
  readWebhookDelivery: models.WebhookDeliveryDetails;
  redeliverWebhook: models.WebhookDelivery;
  ingestProviderEvent: models.ProviderEventReceipt;
  receiveStripeEvent: models.ProviderEventReceipt;
  listConnections: models.ConnectionList;
  createConnection: models.Connection;
  removeConnection: models.Connection;
  readNetwork: models.NetworkStats;
  contributeSignals: models.NetworkContributionResult;
  readNetworkStatistics: models.NetworkStats;
  readNetworkMembership: models.NetworkMembership;
  setNetworkMembership: models.NetworkMembership;
  leaveNetwork: models.NetworkLeft;
  listNetworkSignals: models.ListNetworkSignalsResponse;
  queryNetwork: models.NetworkQueryResult;
  listModels: models.ModelList;
  proposeModel: models.ModelDetail;
  readSignals: models.CatalogueSignals;
  fitModel: models.ModelFit;
  readModel: models.ModelDetail;
  compareModel: models.ModelComparison;
  approveModel: models.RiskModel;
  rejectModel: models.RiskModel;
  rollBackModel: models.ModelRolledBack;
  listRules: models.RuleList;
  createRule: models.Rule;
  checkRule: models.RuleCheck;
  testRule: models.RuleTest;
  readRuleFacts: models.RuleFactList;
  listBacktests: models.BacktestList;
  createBacktest: models.Backtest;
  readBacktest: models.Backtest;
  cancelBacktest: models.Backtest;
  readRuleTemplates: models.RuleTemplateList;
  readRule: models.Rule;
  updateRule: models.Rule;
  listRuleVersions: models.RuleVersionList;
  readRulePerformance: models.RulePerformance;
  shadowRule: models.Rule;
  activateRule: models.Rule;
  approveRule: models.Rule;
  archiveRule: models.Rule;
  draftRule: models.Rule;
  readSession: models.CurrentSession;
  readOrganization: models.Organization;
  updateOrganization: models.Organization;
  listApprovals: models.ApprovalPage;
  readApproval: models.Approval;
  approveApproval: models.Approval;
  rejectApproval: models.Approval;
  readConfiguration: models.Configuration;
  replaceConfiguration: models.ConfigurationApplied;
  listDataSubjectRequests: models.DataSubjectRequestList;
  createDataSubjectRequest: models.DataSubjectRequest;
  readDataSubjectRequest: models.DataSubjectRequest;
  listDataSubjectRecords: models.DataSubjectRecordList;
  listAuditLog: models.AuditLog;
  readHealth: models.Health;
}

/** Query parameters of each operation that has any. */
export interface Queries {
  listAssessments: models.ListAssessmentsQuery;
  countAssessments: models.CountAssessmentsQuery;
  exportAssessments: models.ExportAssessmentsQuery;
  listReviews: models.ListReviewsQuery;
  summarizeReviews: models.SummarizeReviewsQuery;
  listReviewNotes: models.ListReviewNotesQuery;
  explainAssessment: models.ExplainAssessmentQuery;
  readPreventionStats: models.ReadPreventionStatsQuery;
  readPreventionStatistics: models.ReadPreventionStatisticsQuery;
  readBreakdown: models.ReadBreakdownQuery;
  readDailyStats: models.ReadDailyStatsQuery;
  listCaseRecommendations: models.ListCaseRecommendationsQuery;
  readCalibration: models.ReadCalibrationQuery;
  listSavedViews: models.ListSavedViewsQuery;
  listBlocklistEntries: models.ListBlocklistEntriesQuery;
  removeBlocklistEntry: models.RemoveBlocklistEntryQuery;
  importBlocklist: models.ImportBlocklistQuery;
  exportBlocklist: models.ExportBlocklistQuery;
  listAllowlistEntries: models.ListAllowlistEntriesQuery;
  removeAllowlistEntry: models.RemoveAllowlistEntryQuery;
  listCustomLists: models.ListCustomListsQuery;
  listCustomListValues: models.ListCustomListValuesQuery;
  importCustomListValues: models.ImportCustomListValuesQuery;
  exportCustomListValues: models.ExportCustomListValuesQuery;
  listCases: models.ListCasesQuery;
  readCaseDossier: models.ReadCaseDossierQuery;
  streamEvents: models.StreamEventsQuery;
  listCaseComments: models.ListCaseCommentsQuery;
  listCaseAttachments: models.ListCaseAttachmentsQuery;
  addCaseAttachment: models.AddCaseAttachmentQuery;
  listKeys: models.ListKeysQuery;
  listSubmerchants: models.ListSubmerchantsQuery;
  listSubmerchantKeys: models.ListSubmerchantKeysQuery;
  revokeSubmerchantKey: models.RevokeSubmerchantKeyQuery;
  listWebhookEndpoints: models.ListWebhookEndpointsQuery;
  listWebhookDeliveries: models.ListWebhookDeliveriesQuery;
  receiveStripeEvent: models.ReceiveStripeEventQuery;
  listConnections: models.ListConnectionsQuery;
  listNetworkSignals: models.ListNetworkSignalsQuery;
  listModels: models.ListModelsQuery;
  listRules: models.ListRulesQuery;
  listBacktests: models.ListBacktestsQuery;
  listRuleVersions: models.ListRuleVersionsQuery;
  readRulePerformance: models.ReadRulePerformanceQuery;
  listApprovals: models.ListApprovalsQuery;
  replaceConfiguration: models.ReplaceConfigurationQuery;
  listDataSubjectRequests: models.ListDataSubjectRequestsQuery;
  listDataSubjectRecords: models.ListDataSubjectRecordsQuery;
  listAuditLog: models.ListAuditLogQuery;
}

/** Request body of an operation. */
export type RequestBody<Id extends OperationId> = Id extends keyof RequestBodies ? RequestBodies[Id] : never;

/** Body of an operation's successful answer. */
export type SuccessBody<Id extends OperationId> = SuccessBodies[Id];

/** Query parameters of an operation. */
export type Query<Id extends OperationId> = Id extends keyof Queries ? Queries[Id] : never;

/** What a method hands to the runtime. */
export interface CallInput {
  readonly path?: Record<string, string>;
  readonly query?: object;
  readonly body?: unknown;
  /** Media type of the answer, where it is another than the operation's first. */
  readonly accept?: string;
}

/** The resource methods. */
export interface Resources<Options> {
  readonly assess: {
    /**
     * Assess a pay-in.
     *
     * Call it before the payment is sent to the processor. The answer is a decision, a score from 0 to 100 and the signals that produced it; it is
     * stored before it is sent. Retry a 503, a 504 or a lost connection with the same handle: the stored decision is returned, and nothing is counted twice.
     *
     * `POST /api/v1/assess`
     *
     * @example
     * await client.assess.payin({ amount: 389.5, currency: "BRL", order_id: "PED-55120" });
     */
    payin(body: models.PayinAssessRequest, options?: Options): Promise<models.AssessmentResult>;
    /**
     * Assess a payout.
     *
     * Call it before the money is sent. Signals evaluate the account (check digits, other senders, earlier holder names), the origin (many new beneficiaries,
     * amounts just below a limit, pass-through of funds, a dormant account) and the initiator. Outcome counters (`PAYER_*`) are those of the beneficiary.
     * Retries are safe as for pay-ins; the two flows have separate handles.
     *
     * `POST /api/v1/assess/payout`
     *
     * @example
     * await client.assess.payout({ amount: 52200, currency: "MXN", order_id: "PAYOUT-2026-00311", beneficiary: { id: "ben_9120", name: "Comercial del Bajío", clabe: "002010077777777770" } });
     */
    payout(body: models.PayoutAssessRequest, options?: Options): Promise<models.AssessmentResult>;
    /**
     * Report the outcome of an assessment.
     *
     * Outcomes change risk counters and lists for later decisions. Captured payments make a payer trusted. A lost chargeback or confirmed fraud blocks the
     * identifiers of the payer for 180 days. A false alarm or a won chargeback reverts the effects of this session, allows the payer for 90 days, and lists the
     * entries that still block. Automatic entries are separate from manual ones, and in force while at least one session or report supports them. For a payout
     * the beneficiary is blocked or allowed. The change is atomic.
     *
     * The fraud type determines whom a lost chargeback or a confirmed fraud counts against. `first_party` counts against the payer. `third_party` counts against
     * the payer if the account is young; an established payer and the customer of a bank are treated as victims, and only what the thief used is blocked.
     * `account_takeover` never counts against the payer, and `merchant_error` counts against no one. The type is taken from `fraud_type`, else from
     * `reason_code`, else from the payer's record; `feedback` says which.
     *
     * A session has a history of outcomes and a current state. Reporting an outcome that is in force is a replay. Any other outcome is applied, even if it was in
     * force earlier: lost, won and lost again blocks the payer again. A capture is credited once per session, whatever is reported in between, and never if a
     * browser requested the assessment.
     *
     * An unreadable `provider`, `reason` or identifier at the provider does not reject the report: it is left out, and named in `field_warnings`.
     *
     * A report with a submerchant's key affects that submerchant's payments, and reverts only its own reports. A report of the payment provider affects all
     * payments: it replaces the same chargeback, fraud or false alarm of its submerchant.
     *
     * `POST /api/v1/assess/outcome`
     *
     * @example
     * await client.assess.outcome({ session_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22", outcome: "chargeback_lost", provider: "adyen", provider_dispute_id: "DSP-8831", reason_code: "10.4" });
     */
    outcome(body: models.OutcomeReport, options?: Options): Promise<models.OutcomeRecord>;
  };
  readonly discovery: {
    /**
     * Describe the pay-in request.
     *
     * The field catalogue with the recommendations of each segment, the amount rules, and the failures to prepare for. Needs no credential.
     *
     * `GET /api/v1/assess`
     *
     * @example
     * await client.discovery.payin();
     */
    payin(options?: Options): Promise<models.FieldCatalog>;
    /**
     * Describe the payout request.
     *
     * The field catalogue with the recommendations of each segment, the amount rules, and the failures to prepare for. Needs no credential.
     *
     * `GET /api/v1/assess/payout`
     *
     * @example
     * await client.discovery.payout();
     */
    payout(options?: Options): Promise<models.FieldCatalog>;
  };
  readonly fraud: {
    /**
     * Report fraud.
     *
     * Opens a regulatory case, and blocks the identifiers of the payer (for a payout, of the beneficiary) and the indicators for 180 days. The change is
     * atomic. Reporting the same assessment, order, payment or indicators again returns the first report. A `session_id` refers to exactly one assessment, even
     * if its order has others. A report with a submerchant's key belongs to that submerchant, and blocks for that submerchant only.
     *
     * An `order_id` or `payment_id` refers to the assessment made with a secret key if there is one. If only a browser assessed the payment, the case names
     * that assessment, and only the indicators are blocked; send its `session_id` to block its payer.
     *
     * `POST /api/v1/report-fraud`
     *
     * @example
     * await client.fraud.report({ order_id: "ORD-2026-000871", incident_type: "robo_identidad", jurisdiction: "MX" });
     */
    report(body: models.FraudReport, options?: Options): Promise<models.FraudReportRecord>;
  };
  readonly assessments: {
    /**
     * List assessments.
     *
     * List assessments, newest first unless `order` says otherwise.
     *
     * A submerchant's key lists that submerchant's assessments only. Filters are combined with AND. A page scans a bounded number of assessments: with few
     * matches it is shorter than `limit`, or empty, and still has a `next_cursor`. Continue until `next_cursor` is null. A cursor of `newest` and `oldest` is a
     * position in time and can be used with other filters. Assessments whose request was erased have no `customer_id` and are not found by customer or e-mail.
     *
     * `riskiest` and `largest` sort blocks of assessments: the newest that a page scans, then those before them, and so on. Narrow the period with `from` and
     * `to` so that everything is in the first block. `largest` compares amounts in major units and ignores the currency: filter by `currency`.
     *
     * Customer, e-mail, phone number, device, card, address and account are looked up in indexes of keyed hashes, `outcome=fraud` in an index of outcomes, and
     * order, payment, review, submerchant and decision in indexes of assessments. All other filters are checked on what a page scans: at most 10,000 assessments,
     * 4,000 with `country`, `bin`, `signal` or `rule_id`, and 1,500 with `outcome=good`, `outcome=unknown` or a look-up.
     *
     * `GET /api/v1/assessments`
     *
     * @example
     * await client.assessments.list();
     */
    list(query?: models.ListAssessmentsQuery, options?: Options): Promise<models.ListAssessmentsResponse>;
    /**
     * Count assessments.
     *
     * Count assessments, with the filters of the list.
     *
     * Exact up to 10,000; `more` is true beyond. Filters that no index satisfies are checked on the newest assessments that the others leave, at most five times as many as a page of
     * the list scans, and 20,000 of a look-up: with `more`, the count is then a lower bound.
     *
     * `GET /api/v1/assessments/count`
     *
     * @example
     * await client.assessments.count();
     */
    count(query?: models.CountAssessmentsQuery, options?: Options): Promise<models.AssessmentCount>;
    /**
     * Export assessments with their facts.
     *
     * Export assessments with their facts, with the filters of the list.
     *
     * Columns: `session_id`, `assessed_at`, `flow`, `origin`, `decision`, `risk_score`, `fraud_probability`, `policy_version`, `amount`, `currency`,
     * `order_id`, `payment_id`, `submerchant_id`, `signals` and `outcome`. `signals` has codes, separated by spaces, and `outcome` the latest in force. A
     * column for each fact of `DecisionFacts` follows, named by its group and name: `payment.amount`. The cell of a fact that could not be observed is empty.
     * Releases add columns at the end of the facts.
     *
     * Without `from`, the export begins 30 days before `to`, and without `to` it ends now. A submerchant's key exports that submerchant's assessments only.
     * Assessments are read in pages while the file is sent; if one fails, the connection is aborted, so that the file is not taken for complete. Cells are
     * protected from spreadsheets as in the export of blocklists. A `rule_id` that does not exist is 404.
     *
     * The audit log records each export with its filters. Filters that identify one payment or one person (`customer_id`, `email`, `phone`, `device_id`,
     * `card_hash`, `ip`, `account`, `order_id`, `payment_id`) are recorded by name, without their values. With `customer_id`, `email` and other identifiers, a
     * stored request that cannot be read aborts the connection.
     *
     * `GET /api/v1/assessments/export`
     *
     * @example
     * await client.assessments.export();
     */
    export(query?: models.ExportAssessmentsQuery, options?: Options): Promise<ReadableStream<Uint8Array>>;
    /**
     * Read an assessment.
     *
     * Read an assessment, with its request, its signals, its review and what was reported since.
     *
     * `GET /api/v1/assessments/{session_id}`
     *
     * @example
     * await client.assessments.read("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22");
     */
    read(sessionId: string, options?: Options): Promise<models.Assessment>;
    /**
     * Resolve a review.
     *
     * Records the decision of a manual review: `approve` releases the payment, `decline` rejects it. Final: a second resolution is 409, and so is the resolution
     * of an assessment that was not held. The engine's decision does not change. A declined payout does not make its beneficiary known. A person cannot resolve a
     * review that is assigned to another person: 409 `REVIEW_ASSIGNED`.
     *
     * `POST /api/v1/assessments/{session_id}/review`
     *
     * @example
     * await client.assessments.review("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22", { resolution: "approve", reason: "The cardholder confirmed the order by telephone." });
     */
    review(sessionId: string, body: models.ReviewResolve, options?: Options): Promise<models.Assessment>;
    /**
     * Resolve several reviews.
     *
     * Resolves up to 200 reviews, each independently of the others. Failures are reported per review, in the order of the request.
     *
     * `POST /api/v1/reviews/resolve`
     *
     * @example
     * await client.assessments.resolveReviews({ reviews: [{ session_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22", resolution: "decline", reason: "The same device as six others." }] });
     */
    resolveReviews(body: models.ReviewBatch, options?: Options): Promise<models.ReviewBatchResult>;
    /**
     * Undo a resolution.
     *
     * Reopens a review within five minutes of its resolution, including one that a colleague resolved. The audit log records who reopened it. After five
     * minutes the answer is 409.
     *
     * `POST /api/v1/assessments/{session_id}/review/undo`
     *
     * @example
     * await client.assessments.undoReview("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22");
     */
    undoReview(sessionId: string, options?: Options): Promise<models.Assessment>;
    /**
     * List notes.
     *
     * List the notes on an assessment, newest first.
     *
     * `GET /api/v1/assessments/{session_id}/notes`
     *
     * @example
     * await client.assessments.notes("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22");
     */
    notes(sessionId: string, query?: models.ListReviewNotesQuery, options?: Options): Promise<models.ReviewNoteList>;
    /**
     * Add a note.
     *
     * Add a note to an assessment, for those who look at it next.
     *
     * `POST /api/v1/assessments/{session_id}/notes`
     *
     * @example
     * await client.assessments.addNote("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22", { text: "Called the cardholder, no answer. Second call at 17:00." });
     */
    addNote(sessionId: string, body: models.ReviewNoteCreate, options?: Options): Promise<models.ReviewNote>;
    /**
     * Record an outcome as a person.
     *
     * Record the outcome of an assessment, as a person.
     *
     * Does what `POST /assess/outcome` does, for people who look at an assessment: counters and lists change for later decisions, and reporting an outcome that
     * is in force is a replay. The audit log says who recorded it.
     *
     * `POST /api/v1/assessments/{session_id}/outcome`
     *
     * @example
     * await client.assessments.recordOutcome("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22", { outcome: "false_positive", reason: "The cardholder confirmed the order by telephone." });
     */
    recordOutcome(sessionId: string, body: models.OutcomeDetails, options?: Options): Promise<models.OutcomeRecord>;
    /**
     * Report fraud as a person.
     *
     * Report that an assessment was fraud, as a person.
     *
     * Does what `POST /report-fraud` does with the assessment's `session_id`: opens a regulatory case and blocks what the payer is known by. Reporting it again is
     * answered with the first report. The audit log says who reported it.
     *
     * `POST /api/v1/assessments/{session_id}/fraud-report`
     *
     * @example
     * await client.assessments.reportFraud("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22", { incident_type: "robo_identidad", incident_date: "2026-11-18", jurisdiction: "MX", description: "El titular no reconoce la compra." });
     */
    reportFraud(sessionId: string, body: models.FraudDetails, options?: Options): Promise<models.FraudReportRecord>;
    /**
     * Explain an assessment.
     *
     * The explanation is made from the data stored with the decision: later changes of weights have no effect. The contributions add up to the score.
     *
     * `GET /api/v1/merchant/explainability/{session_id}`
     *
     * @example
     * await client.assessments.explain("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22");
     */
    explain(sessionId: string, query?: models.ExplainAssessmentQuery, options?: Options): Promise<models.Explanation>;
  };
  readonly reviews: {
    /**
     * List open reviews.
     *
     * The queue, with who works on each review and when it is due. A page scans at most 10,000 open reviews. In the orders `oldest` and `newest`, with few matches a page is
     * shorter than `limit` and still has a `next_cursor`. The orders `riskiest` and `largest` are those of the 10,000 oldest open reviews of the organization. A submerchant's key lists that
     * submerchant's reviews only.
     *
     * `GET /api/v1/reviews`
     *
     * @example
     * await client.reviews.list();
     */
    list(query?: models.ListReviewsQuery, options?: Options): Promise<models.ReviewQueue>;
    /**
     * Read the queue in figures.
     *
     * Read the queue in figures: how much waits, how long, and how many reviews are resolved within the target.
     *
     * `GET /api/v1/reviews/summary`
     *
     * @example
     * await client.reviews.summary();
     */
    summary(query?: models.SummarizeReviewsQuery, options?: Options): Promise<models.ReviewQueueSummary>;
    /**
     * Take the next review.
     *
     * Assigns the first open review that has no assignee to the caller. Concurrent calls never get the same review.
     *
     * `POST /api/v1/reviews/next`
     *
     * @example
     * await client.reviews.next({ order: "riskiest" });
     */
    next(body: models.ReviewTake, options?: Options): Promise<models.ReviewTaken>;
    /**
     * Assign a review.
     *
     * Assigns the review for `minutes` from now on, to the caller or to a colleague who has signed in within 90 days. The assignee can extend the assignment or
     * pass it on. If another person is the assignee, the answer is 409 `REVIEW_ASSIGNED`, unless `take_over` is true. While the review is assigned, other
     * people cannot resolve it; a secret key can. A resolution ends the assignment.
     *
     * `PUT /api/v1/assessments/{session_id}/review/assignment`
     *
     * @example
     * await client.reviews.assign("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22", { minutes: 30 });
     */
    assign(sessionId: string, body: models.ReviewAssign, options?: Options): Promise<models.ReviewAssignment>;
    /**
     * Release a review.
     *
     * Only a key can release a review that is assigned to another person. A person takes the review over instead.
     *
     * `DELETE /api/v1/assessments/{session_id}/review/assignment`
     *
     * @example
     * await client.reviews.release("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22");
     */
    release(sessionId: string, options?: Options): Promise<models.ReviewRelease>;
  };
  readonly merchant: {
    /**
     * Read prevention statistics.
     *
     * Figures of the assessments made in a period, a month by default, and of the outcomes reported about them until now. Current to within a minute. A key of
     * one submerchant sees that submerchant's figures.
     *
     * `GET /api/v1/merchant/prevention-stats`
     *
     * @example
     * await client.merchant.preventionStats();
     */
    preventionStats(query?: models.ReadPreventionStatsQuery, options?: Options): Promise<models.PreventionStatsAnswer>;
    /**
     * Read statistics day by day.
     *
     * Read the same figures day by day.
     *
     * `GET /api/v1/merchant/stats`
     *
     * @example
     * await client.merchant.dailyStats();
     */
    dailyStats(query?: models.ReadDailyStatsQuery, options?: Options): Promise<models.DailyStatsSeries>;
    /**
     * List case recommendations.
     *
     * List sessions that deserve a case and have none, newest first, each with the reason.
     *
     * `GET /api/v1/merchant/cases`
     *
     * @example
     * await client.merchant.caseRecommendations();
     */
    caseRecommendations(query?: models.ListCaseRecommendationsQuery, options?: Options): Promise<models.ListCaseRecommendationsResponse>;
    /**
     * Read the calibration report.
     *
     * Read how scores of a period relate to outcomes: use it to choose thresholds.
     *
     * `GET /api/v1/merchant/calibration`
     *
     * @example
     * await client.merchant.calibration();
     */
    calibration(query?: models.ReadCalibrationQuery, options?: Options): Promise<models.CalibrationReport>;
  };
  readonly statistics: {
    /**
     * Read prevention statistics as a person.
     *
     * Read prevention statistics, as a person: the figures of `GET /merchant/prevention-stats`.
     *
     * `GET /api/v1/statistics/prevention`
     *
     * @example
     * await client.statistics.prevention();
     */
    prevention(query?: models.ReadPreventionStatisticsQuery, options?: Options): Promise<models.PreventionStatsAnswer>;
    /**
     * Break statistics down.
     *
     * Break assessments of a period down by country, BIN, channel, signal, rule or submerchant, compared with the period before.
     *
     * Values with the most assessments come first, each with its decisions, amounts and known outcomes, and a series of hours or days. `precision` and `lift` say
     * how often a value means fraud. Computed from stored assessments without delay; outcomes count within a minute. A period and the one before may hold 200,000
     * assessments together: choose a shorter period if the request is refused. A key of one submerchant sees that submerchant's figures.
     *
     * `GET /api/v1/statistics/breakdown`
     *
     * @example
     * await client.statistics.breakdown({ dimension: "country" });
     */
    breakdown(query: models.ReadBreakdownQuery, options?: Options): Promise<models.Breakdown>;
    /**
     * Read what the network holds as a person.
     *
     * Read what the network holds, as a person: the figures of `GET /network/intelligence`.
     *
     * `GET /api/v1/statistics/network`
     *
     * @example
     * await client.statistics.network();
     */
    network(options?: Options): Promise<models.NetworkStats>;
  };
  readonly savedViews: {
    /**
     * List saved views.
     *
     * List saved views: the caller's own and those that are shared, newest first.
     *
     * `GET /api/v1/saved-views`
     *
     * @example
     * await client.savedViews.list();
     */
    list(query?: models.ListSavedViewsQuery, options?: Options): Promise<models.SavedViewPage>;
    /**
     * Save a view.
     *
     * It belongs to the caller. A rule or submerchant that does not exist is 404. The 51st view of a person and the 1,001st of an organization are 409 `LIMIT_REACHED`.
     *
     * `POST /api/v1/saved-views`
     *
     * @example
     * await client.savedViews.create({ name: "Pagos grandes en revisión", shared: true, filters: { review: "open", last_days: 7, currency: "MXN", min_amount: 10000 }, order: "largest" });
     */
    create(body: models.SavedViewCreate, options?: Options): Promise<models.SavedView>;
    /**
     * Change a saved view.
     *
     * The owner can change a view, and an administrator (`organization:write`) can change a shared view; others get 403. A view that another person did not
     * share is 404.
     *
     * `PATCH /api/v1/saved-views/{id}`
     *
     * @example
     * await client.savedViews.update("01929b95-7a10-7c3e-9d52-4f8e6a1b2c3d", { name: "Pagos grandes por revisar" });
     */
    update(id: string, body: models.SavedViewUpdate, options?: Options): Promise<models.SavedView>;
    /**
     * Remove a saved view.
     *
     * Callers that may change a view may remove it. Returns the removed view.
     *
     * `DELETE /api/v1/saved-views/{id}`
     *
     * @example
     * await client.savedViews.remove("01929b95-7a10-7c3e-9d52-4f8e6a1b2c3d");
     */
    remove(id: string, options?: Options): Promise<models.SavedView>;
  };
  readonly entities: {
    /**
     * Read an entity.
     *
     * Read an entity: counters, outcomes, list entries, newest assessments and linked entities.
     *
     * An entity is an identifier of payments. An entity that was never seen is 200 with zeros. A submerchant's key sees its own assessments only. Placeholders
     * that many payers share, such as `unknown`, do not identify a payer and are not found.
     *
     * The cost is bounded. Figures are of the newest 1,000 assessments within the last 400 days; `more` says that there are others. Links are found in two
     * hops: the newest 50 assessments lead to at most 30 entities, and up to five others of each of these, within 15 days before and after its newest shared
     * one, to at most 60 more. Assessments whose request was erased, or cannot be read at present, count in the figures and have no links.
     *
     * The value is personal data. The service writes it to no log, metric or audit record; exclude the path from the logs of proxies in front of it.
     *
     * `GET /api/v1/entities/{kind}/{value}`
     *
     * @example
     * await client.entities.read("device", "fp_9c1e77ab");
     */
    read(kind: string, value: string, options?: Options): Promise<models.Entity>;
  };
  readonly blocklists: {
    /**
     * List blocklist entries.
     *
     * Newest first, with the total number that matches the filters. Expired entries are listed until they are removed, and do not match. A page with `search` looks through at most
     * 5,000 encrypted entries: it can be shorter than `limit`, or empty, and still have a `next_cursor`.
     *
     * `GET /api/v1/blocklists`
     *
     * @example
     * await client.blocklists.list();
     */
    list(query?: models.ListBlocklistEntriesQuery, options?: Options): Promise<models.BlocklistListing>;
    /**
     * Create a blocklist entry.
     *
     * The value is normalised for its type; a value that does not fit the type is refused. An existing entry with the same type, value, flow and submerchant is
     * 409 `DUPLICATE`. The entry matches from the next assessment on.
     *
     * An entry that affects nearly everybody is 409 `LIST_ENTRY_TOO_BROAD` unless `confirm` is true. These are a network wider than /8 (IPv6: /16), a private or shared network, a free-mail domain, a reserved domain, a public suffix and the
     * country of a submerchant. So is any value found in more than 1 % of the recent approved payments. `details.reach` says how many recent payments it matches; so does the answer to a confirmed creation. Entries with
     * severity `flag` stop nothing and need no confirmation.
     *
     * `POST /api/v1/blocklists`
     *
     * @example
     * await client.blocklists.create({ list_type: "email", value: "Fraude+1@Ejemplo.mx", severity: "block", reason: "Charged back twice in October" });
     */
    create(body: models.BlocklistEntryCreate, options?: Options): Promise<models.BlocklistEntryStored>;
    /**
     * Change a blocklist entry.
     *
     * Absent fields stay unchanged; null clears. Type and value cannot change: remove the entry and create another. A change that makes an entry match more payments, or treat them more
     * strictly, needs `confirm` where creating it would: activating it, extending it, raising its severity, or changing its flow.
     *
     * `PATCH /api/v1/blocklists`
     *
     * @example
     * await client.blocklists.update({ id: "01929b7e-91aa-7c10-8d2e-4f5a6b7c8d9e", is_active: false });
     */
    update(body: models.BlocklistEntryUpdate, options?: Options): Promise<models.BlocklistEntryStored>;
    /**
     * Remove a blocklist entry.
     *
     * The answer is what was removed.
     *
     * `DELETE /api/v1/blocklists`
     *
     * @example
     * await client.blocklists.remove({ id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22" });
     */
    remove(query: models.RemoveBlocklistEntryQuery, options?: Options): Promise<models.BlocklistEntry>;
    /**
     * Check a value against the blocklist.
     *
     * Shows which entries a payment with this value would match, and why other entries with the value would not. Nothing is counted or stored.
     *
     * `POST /api/v1/blocklists/check`
     *
     * @example
     * await client.blocklists.check({ list_type: "email", value: "FRAUDE+x@ejemplo.mx" });
     */
    check(body: models.BlocklistCheck, options?: Options): Promise<models.BlocklistCheckResult>;
    /**
     * Import blocklist entries.
     *
     * Columns are the fields of a new entry, in any order: `list_type` and `value` are required, the others optional; an empty cell is an absent field. `id`,
     * `created_at` and `source` are ignored, so that an export can be imported: imported entries have the source `manual`. A file with an unknown or repeated
     * column is refused.
     *
     * Files are read as spreadsheets write them. Cells are separated by commas, semicolons, tabs or pipes (a first line `sep=;` is accepted), in UTF-8, UTF-16
     * or Windows-1252; there may be empty columns at the end. Column names, list types, severities and flows may have any case, and column names may be Spanish
     * or Portuguese, such as `tipo`, `valor`, `motivo`, `gravedad`, `vence`. `*.spam.mx` in `email_domain` is read as `spam.mx`. `expires_at` may be
     * `31/12/2026` or `2026-12-31` (to the end of that day, UTC), with or without a time, and `is_active` may be `VERDADERO`, `FALSO`, `SIM`, `no`, `1`, `0`.
     * Media types are `text/csv`, `text/x-csv`, `application/csv`, `text/tab-separated-values`, `text/plain` and `application/vnd.ms-excel`. Numbers that a
     * spreadsheet rounded or wrote in scientific notation are refused by line.
     *
     * With `list_type`, a file may be a bare list of values without a header, such as a published list of networks: comments that begin with `#` or `;` are
     * left out, and a range of addresses `a-b` becomes networks. `list_type` also completes lines of a file with a header but without that column.
     *
     * Valid lines are stored even if others are invalid; the answer lists every invalid line. Lines that affect nearly everybody are reported as
     * `LIST_ENTRY_TOO_BROAD` with how many recent payments they match, and are not stored unless `confirm` is true. A file with more than 25,000 invalid lines
     * is refused. The file is read as it arrives, and stored in transactions of 5,000 entries: if it breaks off, import it again, which creates no duplicates.
     * The limit is 32 MiB. The sender has 30 seconds; the time that the service needs does not count. Values are normalised as in a single creation, and each
     * created entry is in the audit log.
     *
     * The Node SDK's `importFile` sends a file in chunks, to show progress, and reports line numbers of the whole file.
     *
     * `POST /api/v1/blocklists/import`
     *
     * @example
     * await client.blocklists.import("list_type,value,severity,reason\nemail,Fraude+1@Ejemplo.mx,block,\"Charged back twice, in October\"\nemail,fraude@ejemplo.mx,,\nclabe,002010077777777772,,\n");
     */
    import(body: string | Uint8Array, query?: models.ImportBlocklistQuery, options?: Options): Promise<models.BlocklistImportResult>;
    /**
     * Export blocklist entries.
     *
     * Newest first, with all columns that an import reads, and `id` and `created_at`. Importing the file creates the same entries; an entry that exists twice,
     * manual and automatic, becomes one. The list is read in pages while the file is sent: concurrent changes may be missing. If the export fails, the
     * connection is aborted, so that the file is not taken for complete.
     *
     * A cell that a spreadsheet would read as a formula (it begins with `=`, `+`, `-`, `@`, a tab or a line break, after any number of apostrophes) gets an
     * apostrophe as prefix. So does text that would begin a formula if semicolons or tabs separate cells: after `;`, `|`, a quote, a tab or a line break, with
     * or without spaces. An import removes these apostrophes. Phone numbers (`+` followed by digits only) are not changed.
     *
     * `GET /api/v1/blocklists/export`
     *
     * @example
     * await client.blocklists.export();
     */
    export(query?: models.ExportBlocklistQuery, options?: Options): Promise<ReadableStream<Uint8Array>>;
  };
  readonly allowlists: {
    /**
     * List allowlist entries.
     *
     * List allowlist entries, newest first. Expired entries are listed until they are removed, and do not match. A page with `search` looks through at most 5,000 encrypted
     * entries: it can be shorter than `limit`, or empty, and still have a `next_cursor`.
     *
     * `GET /api/v1/allowlists`
     *
     * @example
     * await client.allowlists.list();
     */
    list(query?: models.ListAllowlistEntriesQuery, options?: Options): Promise<models.AllowlistPage>;
    /**
     * Create an allowlist entry.
     *
     * A payment that matches gets the credit of `PAYER_TRUSTED`. It never outweighs a blocklist entry that blocks. An entry that would credit nearly
     * everybody is 409 `LIST_ENTRY_TOO_BROAD` unless `confirm` is true, by the rules of the blocklist.
     *
     * `POST /api/v1/allowlists`
     *
     * @example
     * await client.allowlists.create({ list_type: "customer_id", value: "cus_84213", reason: "Customer since 2019" });
     */
    create(body: models.AllowlistEntryCreate, options?: Options): Promise<models.AllowlistEntryStored>;
    /**
     * Remove an allowlist entry.
     *
     * The answer is what was removed.
     *
     * `DELETE /api/v1/allowlists`
     *
     * @example
     * await client.allowlists.remove({ id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22" });
     */
    remove(query: models.RemoveAllowlistEntryQuery, options?: Options): Promise<models.AllowlistEntry>;
  };
  readonly lists: {
    /**
     * List the lists for rules.
     *
     * List the lists for rules, newest first.
     *
     * `GET /api/v1/lists`
     *
     * @example
     * await client.lists.list();
     */
    list(query?: models.ListCustomListsQuery, options?: Options): Promise<models.CustomListPage>;
    /**
     * Create a list for rules.
     *
     * A named set of strings, without values at first. Values are stored in clear text: hash personal data before you add it, or use a blocklist. A name that is taken
     * is 409 `DUPLICATE`; the 101st list is 409 `LIMIT_REACHED`.
     *
     * `POST /api/v1/lists`
     *
     * @example
     * await client.lists.create({ name: "resellers", description: "Customers that buy to sell again" });
     */
    create(body: models.CustomListCreate, options?: Options): Promise<models.CustomList>;
    /**
     * Read a list for rules.
     *
     * Its values are read page by page with `listCustomListValues`.
     *
     * `GET /api/v1/lists/{id}`
     *
     * @example
     * await client.lists.read("01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b");
     */
    read(id: string, options?: Options): Promise<models.CustomList>;
    /**
     * Change a list for rules.
     *
     * The name cannot change while a rule in force uses the list: 409 `LIST_IN_USE`.
     *
     * `PATCH /api/v1/lists/{id}`
     *
     * @example
     * await client.lists.update("01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b", { description: "Revendedores de la frontera" });
     */
    update(id: string, body: models.CustomListUpdate, options?: Options): Promise<models.CustomList>;
    /**
     * Remove a list for rules.
     *
     * Remove a list for rules with its values. Refused with 409 `LIST_IN_USE` while a rule in force uses it. The answer is what was removed.
     *
     * `DELETE /api/v1/lists/{id}`
     *
     * @example
     * await client.lists.remove("01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b");
     */
    remove(id: string, options?: Options): Promise<models.CustomList>;
  };
  readonly listValues: {
    /**
     * List values of a list for rules.
     *
     * The values of a page are in byte order; the order of the pages has no meaning. A value equal to `prefix` is on the first page. A page with `prefix` looks
     * through at most 10,000 encrypted values: it can be shorter than `limit`, or empty, and still have a `next_cursor`.
     *
     * `GET /api/v1/lists/{id}/values`
     *
     * @example
     * await client.listValues.list("01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b");
     */
    list(id: string, query?: models.ListCustomListValuesQuery, options?: Options): Promise<models.CustomListValuePage>;
    /**
     * Add values to a list for rules.
     *
     * They match from the next assessment on. All values of the request are added, or none. More than a million values in a list are 409 `LIMIT_REACHED`. The audit log
     * records how many values were added, not which: its records are permanent.
     *
     * `POST /api/v1/lists/{id}/values`
     *
     * @example
     * await client.listValues.add("01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b", { values: ["cus_84213", "CUS_90001"] });
     */
    add(id: string, body: models.CustomListValues, options?: Options): Promise<models.CustomListValuesAdded>;
    /**
     * Remove values from a list for rules.
     *
     * Values that are not in it are counted and otherwise ignored.
     *
     * `POST /api/v1/lists/{id}/values/remove`
     *
     * @example
     * await client.listValues.remove("01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b", { values: ["cus_84213", "cus_00000"] });
     */
    remove(id: string, body: models.CustomListValues, options?: Options): Promise<models.CustomListValuesRemoved>;
    /**
     * Check a value of a list for rules.
     *
     * Check whether a value is in a list for rules: compared as a rule compares it.
     *
     * `POST /api/v1/lists/{id}/values/check`
     *
     * @example
     * await client.listValues.check("01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b", { value: " CUS_84213 " });
     */
    check(id: string, body: models.CustomListCheck, options?: Options): Promise<models.CustomListCheckResult>;
    /**
     * Import values of a list for rules.
     *
     * One column, `value`, under a header line; no value spans several lines. The file is read as it arrives. The import is atomic: rules see all values of the
     * file once it is read, or none if it fails. `replace` never leaves a list half full. Values that are added meanwhile are replaced too.
     *
     * The file is read as spreadsheets write it, as in the import of the blocklist: UTF-8, UTF-16 or Windows-1252, empty columns at the end, the name of the
     * column in any case.
     *
     * Invalid lines are named in the answer and left out; a file with more than 1,000 of them is refused. A file may have 32 MiB. The sender has 30 seconds;
     * the time that the service needs does not count. More than a million values in a list are 409 `LIMIT_REACHED`.
     *
     * `POST /api/v1/lists/{id}/values/import`
     *
     * @example
     * await client.listValues.import("01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b", "value\ncus_84213\nCUS_84213\n\"cus_90001\"\n");
     */
    import(id: string, body: string | Uint8Array, query?: models.ImportCustomListValuesQuery, options?: Options): Promise<models.CustomListImportResult>;
    /**
     * Export values of a list for rules.
     *
     * One column, `value`, as an import reads it. Values are in byte order within parts of 5,000; the order of the parts has no meaning. The list is read in
     * pages while the file is sent. If it is replaced or removed meanwhile, the connection is aborted, so that the file is not taken for complete. Cells are
     * protected from spreadsheets as in the export of blocklists, and an import undoes that.
     *
     * `GET /api/v1/lists/{id}/values/export`
     *
     * @example
     * await client.listValues.export("01929b91-2c3d-7e4f-8a5b-6c7d8e9f0a1b");
     */
    export(id: string, query?: models.ExportCustomListValuesQuery, options?: Options): Promise<ReadableStream<Uint8Array>>;
  };
  readonly cases: {
    /**
     * List cases.
     *
     * List cases, newest first, or in the order that `order` names.
     *
     * Filters are combined with AND. A page with `search` looks through at most 2,000 cases: it can be shorter than `limit`, or empty, and still have a `next_cursor`.
     *
     * `GET /api/v1/cases`
     *
     * @example
     * await client.cases.list();
     */
    list(query?: models.ListCasesQuery, options?: Options): Promise<models.CaseList>;
    /**
     * Open a case.
     *
     * It gets the next number of its organization, country and year, and the regulator of its jurisdiction. It begins as `borrador`. Without `due_date` it is due when the
     * regulator's term for answering a claim ends, where one is known.
     *
     * `POST /api/v1/cases`
     *
     * @example
     * await client.cases.create({ incident_date: "2026-11-18", incident_type: "transferencia_no_autorizada", amount: 48500.5, currency: "MXN", jurisdiction: "MX" });
     */
    create(body: models.CaseCreate, options?: Options): Promise<models.Case>;
    /**
     * Read a case.
     *
     * The answer has the present state; the steps that led to it are in the history.
     *
     * `GET /api/v1/cases/{id}`
     *
     * @example
     * await client.cases.read("01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01");
     */
    read(id: string, options?: Options): Promise<models.Case>;
    /**
     * Change a case.
     *
     * The status moves from `borrador` to `en_revision`, `enviado`, `resuelto` and `archivado`; from `en_revision` back to `borrador`, from `enviado` back to
     * `en_revision`, and to `archivado` from every status except `enviado`. Any other transition is 409, with the allowed ones in `details`.
     *
     * `PATCH /api/v1/cases/{id}`
     *
     * @example
     * await client.cases.update("01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01", { status: "en_revision" });
     */
    update(id: string, body: models.CaseUpdate, options?: Options): Promise<models.Case>;
    /**
     * Read the history of a case.
     *
     * Read the history of a case: every step, oldest first.
     *
     * `GET /api/v1/cases/{id}/history`
     *
     * @example
     * await client.cases.history("01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01");
     */
    history(id: string, options?: Options): Promise<models.CaseHistory>;
    /**
     * Submit a case.
     *
     * Sets the status to `enviado` and freezes the text. The service does not file with a regulator: you file, and record the answer here.
     *
     * `POST /api/v1/cases/{id}/submit`
     *
     * @example
     * await client.cases.submit("01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01");
     */
    submit(id: string, options?: Options): Promise<models.Case>;
    /**
     * Note a regulator's answer.
     *
     * An accepted case becomes `resuelto`; a rejected one returns to `en_revision`.
     *
     * `POST /api/v1/cases/{id}/acknowledgement`
     *
     * @example
     * await client.cases.acknowledge("01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01", { accepted: true, acknowledgement_number: "CNBV-2026-118834" });
     */
    acknowledge(id: string, body: models.CaseAcknowledge, options?: Options): Promise<models.Case>;
    /**
     * Read the dossier of a case.
     *
     * Generated for each request until the case is submitted, and frozen from then on. Returned as JSON, or with `format=pdf` as a document in Spanish or
     * Portuguese, depending on the jurisdiction; both contain the same digest.
     *
     * `GET /api/v1/cases/{id}/dossier`
     *
     * @example
     * await client.cases.dossier("01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01");
     */
    dossier(id: string, options?: Options): Promise<models.CaseDossier>;
    /**
     * Read the dossier of a case.
     *
     * Generated for each request until the case is submitted, and frozen from then on. Returned as JSON, or with `format=pdf` as a document in Spanish or
     * Portuguese, depending on the jurisdiction; both contain the same digest.
     *
     * `GET /api/v1/cases/{id}/dossier`, as application/pdf
     *
     * @example
     * await client.cases.dossierPdf("01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01");
     */
    dossierPdf(id: string, options?: Options): Promise<ReadableStream<Uint8Array>>;
    /**
     * List comments.
     *
     * List the comments on a case, newest first.
     *
     * `GET /api/v1/cases/{id}/comments`
     *
     * @example
     * await client.cases.comments("01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01");
     */
    comments(id: string, query?: models.ListCaseCommentsQuery, options?: Options): Promise<models.CaseCommentList>;
    /**
     * Add a comment.
     *
     * Add a comment to a case, for those who work on it next.
     *
     * `POST /api/v1/cases/{id}/comments`
     *
     * @example
     * await client.cases.addComment("01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01", { text: "El banco receptor confirmó el bloqueo de la cuenta." });
     */
    addComment(id: string, body: models.CaseCommentCreate, options?: Options): Promise<models.CaseComment>;
    /**
     * List files.
     *
     * List the files of a case, newest first. A case has at most 20.
     *
     * `GET /api/v1/cases/{id}/attachments`
     *
     * @example
     * await client.cases.attachments("01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01");
     */
    attachments(id: string, query?: models.ListCaseAttachmentsQuery, options?: Options): Promise<models.CaseAttachmentList>;
    /**
     * Add a file.
     *
     * Add a file to a case.
     *
     * The body is the file, of at most 5 MiB. A case has at most 20 files; one more is 409 `LIMIT_REACHED`. PDF, PNG, JPEG, WebP, text and CSV are accepted,
     * text and CSV in UTF-8. The content determines the type: other content, content that is not of the declared type, and a file that was cut off are 422
     * `INVALID_FILE`. Card numbers are refused in the name, in text, even across line breaks, and in cells of CSV; images and PDF are not searched. If the
     * operator of the service has set up a malware scanner, files are scanned before they are stored. An infected file is 422 `INVALID_FILE` with the name of
     * the malware in `details.malware`; if the scanner does not answer, the request is 503. Without a scanner, files are not scanned.
     *
     * A file with the same name and content is stored once: a repeated call answers with the file that exists. An archived case takes no files: 409
     * `INVALID_TRANSITION`.
     *
     * `POST /api/v1/cases/{id}/attachments`
     *
     * @example
     * await client.cases.addAttachment("01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01", "Fecha de la llamada: 18 de noviembre. El titular no reconoce la operación.\n", { file_name: "estado-de-cuenta.pdf" });
     */
    addAttachment(id: string, body: string | Uint8Array, query: models.AddCaseAttachmentQuery, options?: Options): Promise<models.CaseAttachment>;
    /**
     * Download a file.
     *
     * Download a file of a case, byte for byte as it was added. It is sent as an attachment, which browsers save and do not show.
     *
     * `GET /api/v1/cases/{id}/attachments/{attachment_id}`
     *
     * @example
     * await client.cases.downloadAttachment("01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01", "01929ba0-3c4d-7e5f-8a6b-7c8d9e0f1a2b");
     */
    downloadAttachment(id: string, attachmentId: string, options?: Options): Promise<ReadableStream<Uint8Array>>;
    /**
     * Remove a file.
     *
     * Remove a file of a case. The answer is what was removed.
     *
     * Files that a case had when it was submitted cannot be removed until it returns to review, and files of an archived case cannot be removed: 409
     * `INVALID_TRANSITION`.
     *
     * `DELETE /api/v1/cases/{id}/attachments/{attachment_id}`
     *
     * @example
     * await client.cases.removeAttachment("01929b7e-b1c2-7d3e-8f4a-5b6c7d8e9f01", "01929ba0-3c4d-7e5f-8a6b-7c8d9e0f1a2b");
     */
    removeAttachment(id: string, attachmentId: string, options?: Options): Promise<models.CaseAttachment>;
  };
  readonly events: {
    /**
     * Receive events as they happen.
     *
     * Receive events as they happen, as server-sent events: for pages that stay up to date.
     *
     * Each message has the `id` of an event, its type as `event`, and as `data` the event exactly as webhook endpoints receive it. No endpoint is needed. You receive the types
     * that your permissions let you read, limited to `types`. Payments, outcomes and disputes need `assessments:read`, frauds and cases `cases:read`, list entries
     * `blocklists:read`, matches of the network `network:signals:read`. Models need `models:read`, rules `rules:read`, unmapped events of providers `webhooks:read`, ends of the audit log `audit:read`. A submerchant's key
     * receives the events that name its submerchant: payments and unmapped events.
     *
     * An event arrives about a second after it happened. Send the id of the last message as `Last-Event-ID` when you connect again, within ten minutes: what happened meanwhile is
     * sent first. Events arrive at least once and in no strict order; the events of the ten seconds before that id may be repeated: ignore ids that you know. Where events may be
     * missing, and for an id that is not of an event of your organization, the stream begins with the message `reset`: read the state again.
     *
     * A comment is sent every 15 seconds. The stream ends within 25 seconds after the token has expired or the key was revoked, after an hour, when the service restarts, and for a
     * reader that is more than 256 messages behind: connect again. Each process of the service limits the streams that are open: 3
     * of a person, 4 of a key, 4 of all keys of a submerchant, 8 of all submerchants, 12 of all keys and 20 of an organization. Beyond a limit the answer is 429, whose
     * `details.limit` names it: `person`, `key`, `submerchant`, `submerchants`, `keys` or `organization`; `details.most` is its number.
     *
     * `GET /api/v1/events/stream`
     *
     * @example
     * await client.events.stream();
     */
    stream(query?: models.StreamEventsQuery, options?: Options): Promise<ReadableStream<Uint8Array>>;
    /**
     * Take an event of a payment provider.
     *
     * For events after the payment: captures, refunds, disputes, warnings. Event types of Adyen, Mercado Pago, dLocal, Kushki and EBANX are recognised; others
     * are stored only. An event that is linked to an assessment (by session, order or payment) and has a definite outcome applies that outcome. An opened or
     * closed dispute is forwarded as `dispute.opened` or `dispute.closed`, linked or not. Ingesting events does not replace assess.
     *
     * Events take effect by the time at which they happened (`occurred_at`), and may arrive in any order. An event that arrives before its assessment waits for it,
     * and an event that had no effect is resolved again when it is sent again. An unreadable value is left out, and named in `field_warnings`.
     *
     * An order or payment refers to an assessment made with a secret key. An assessment made with a publishable key is linked if there is no other, and no outcome is applied
     * to it. An event that matches several payers or submerchants has the status `ambiguous`.
     * With a key that has `assess_on_events`, an event of a payment or a payment attempt (created, authorized, captured, failed) that cannot be linked to an assessment triggers one:
     * same engine, same records, `trigger: event`. One payment of a provider is assessed once. The event is stored and answered 202 also when the assessment fails.
     *
     * `POST /api/webhooks/ingest`
     *
     * @example
     * await client.events.ingest({ event_type: "AUTHORISATION", external_id: "AUTH-88355112" });
     */
    ingest(body: models.ProviderEvent, options?: Options): Promise<models.ProviderEventReceipt>;
    /**
     * Take an event of Stripe.
     *
     * Set this path up as a webhook at Stripe. For disputes and refunds, send the events `charge.dispute.created`, `charge.dispute.closed`, `radar.early_fraud_warning.created`,
     * `charge.refunded`, `refund.failed` and `charge.refund.updated`. For payments, send `payment_intent.succeeded` and `payment_intent.payment_failed`. The signature is verified over the raw body with the secret of the connection; its one
     * `t` is within five minutes of the clock of this service, before or after. Production takes events over HTTPS only (`HTTPS_REQUIRED`). A payment is found by
     * `fraud_risk_session_id`, `session_id` or `order_id` in its metadata (with `submerchant_id`, limited to that submerchant). Otherwise it is found by the `payment_id` sent to assess, or by an earlier event of the same payment.
     * Disputes carry no metadata of the payment. A dispute that was prevented, and an inquiry that ends without a chargeback, close
     * with the status `closed` and have no outcome.
     * A connection with `assess_on_events` assesses payments that have no assessment: let Stripe send `payment_intent.amount_capturable_updated`, `payment_intent.processing`
     * and `charge.succeeded` as well.
     *
     * `POST /api/webhooks/stripe`
     *
     * @example
     * await client.events.stripe({ id: "evt_1QK3fA2eZvKYlo2C", object: "event", type: "charge.dispute.closed" }, { connection: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22" });
     */
    stripe(body: models.StripeEventBody, query: models.ReceiveStripeEventQuery, options?: Options): Promise<models.ProviderEventReceipt>;
  };
  readonly keys: {
    /**
     * List keys.
     *
     * Newest first, revoked and expired ones included. Values are never shown again.
     *
     * `GET /api/v1/keys`
     *
     * @example
     * await client.keys.list();
     */
    list(query?: models.ListKeysQuery, options?: Options): Promise<models.KeyList>;
    /**
     * Create a key.
     *
     * The answer has the key's value, which is shown only once: the service stores its SHA-256. The key works as soon as it is returned.
     *
     * `POST /api/v1/keys`
     *
     * @example
     * await client.keys.create({ type: "secret", name: "Checkout server", permissions: ["assess", "fraud:report"] });
     */
    create(body: models.KeyCreate, options?: Options): Promise<models.IssuedKey>;
    /**
     * Read a key.
     *
     * The value itself is shown once, when the key is issued, and never again.
     *
     * `GET /api/v1/keys/{id}`
     *
     * @example
     * await client.keys.read("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22");
     */
    read(id: string, options?: Options): Promise<models.Key>;
    /**
     * Revoke a key.
     *
     * Permanent and immediate: no process accepts the key in a request sent after this answer. Revoking twice has no effect.
     *
     * `DELETE /api/v1/keys/{id}`
     *
     * @example
     * await client.keys.revoke("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22");
     */
    revoke(id: string, options?: Options): Promise<models.Key>;
    /**
     * Rotate a key.
     *
     * Makes a key with the same name, permissions, submerchant, origins and limit, and ends the old one after the overlap: put the new value in place meanwhile.
     * Idempotency handles carry over. If the key expires, its successor has the same lifetime. Only an active key can be rotated.
     *
     * `POST /api/v1/keys/{id}/rotate`
     *
     * @example
     * await client.keys.rotate("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22", { overlap_seconds: 3600 });
     */
    rotate(id: string, body?: models.KeyRotate, options?: Options): Promise<models.IssuedKey>;
  };
  readonly submerchants: {
    /**
     * List submerchants.
     *
     * Newest first, deactivated ones included. A submerchant's key sees that submerchant only.
     *
     * `GET /api/v1/submerchants`
     *
     * @example
     * await client.submerchants.list();
     */
    list(query?: models.ListSubmerchantsQuery, options?: Options): Promise<models.SubmerchantList>;
    /**
     * Register a submerchant.
     *
     * Send its id as `submerchant_id` of assessments. `external_id` is your identifier and must be unique: a duplicate is 409.
     *
     * `POST /api/v1/submerchants`
     *
     * @example
     * await client.submerchants.create({ name: "Zapatería El Paso", country: "MX", external_id: "COM-00412", category_code: "5661" });
     */
    create(body: models.SubmerchantCreate, options?: Options): Promise<models.Submerchant>;
    /**
     * Read a submerchant.
     *
     * Inactive submerchants can be read, too.
     *
     * `GET /api/v1/submerchants/{id}`
     *
     * @example
     * await client.submerchants.read("01929b7e-71d0-7a53-8a7e-5b0a93c1d2e4");
     */
    read(id: string, options?: Options): Promise<models.Submerchant>;
    /**
     * Change a submerchant.
     *
     * Absent fields stay unchanged. Setting `status` to `inactive` deactivates it; `active` reactivates it and its keys.
     *
     * `PATCH /api/v1/submerchants/{id}`
     *
     * @example
     * await client.submerchants.update("01929b7e-71d0-7a53-8a7e-5b0a93c1d2e4", { status: "inactive" });
     */
    update(id: string, body: models.SubmerchantUpdate, options?: Options): Promise<models.Submerchant>;
    /**
     * Deactivate a submerchant.
     *
     * From the next request on, assessments that name it are refused and its keys stop working. Nothing is deleted.
     *
     * `DELETE /api/v1/submerchants/{id}`
     *
     * @example
     * await client.submerchants.deactivate("01929b7e-71d0-7a53-8a7e-5b0a93c1d2e4");
     */
    deactivate(id: string, options?: Options): Promise<models.Submerchant>;
  };
  readonly submerchantKeys: {
    /**
     * List keys of a submerchant.
     *
     * List the keys of a submerchant, newest first.
     *
     * `GET /api/v1/submerchants/{id}/keys`
     *
     * @example
     * await client.submerchantKeys.list("01929b7e-71d0-7a53-8a7e-5b0a93c1d2e4");
     */
    list(id: string, query?: models.ListSubmerchantKeysQuery, options?: Options): Promise<models.KeyList>;
    /**
     * Create a key of a submerchant.
     *
     * The key sees, counts and writes only this submerchant; an assessment made with it belongs to the submerchant without naming it.
     *
     * `POST /api/v1/submerchants/{id}/keys`
     *
     * @example
     * await client.submerchantKeys.create("01929b7e-71d0-7a53-8a7e-5b0a93c1d2e4", { type: "secret", name: "Zapatería El Paso, server", rate_limit_per_minute: 600 });
     */
    create(id: string, body: models.SubmerchantKeyCreate, options?: Options): Promise<models.IssuedKey>;
    /**
     * Revoke a key of a submerchant.
     *
     * Revoke a key of a submerchant, permanently and at once. Revoking twice has no effect.
     *
     * `DELETE /api/v1/submerchants/{id}/keys`
     *
     * @example
     * await client.submerchantKeys.revoke("01929b7e-71d0-7a53-8a7e-5b0a93c1d2e4", { key_id: "01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22" });
     */
    revoke(id: string, query: models.RevokeSubmerchantKeyQuery, options?: Options): Promise<models.Key>;
  };
  readonly webhookEndpoints: {
    /**
     * List webhook endpoints.
     *
     * List webhook endpoints, newest first.
     *
     * `GET /api/v1/webhook-endpoints`
     *
     * @example
     * await client.webhookEndpoints.list();
     */
    list(query?: models.ListWebhookEndpointsQuery, options?: Options): Promise<models.WebhookEndpointList>;
    /**
     * Register a webhook endpoint.
     *
     * Events are signed as Standard Webhooks; the answer holds the secret, this once. They are sent at least once, not in order, and again after 5 s, 30 s, 5 min,
     * 30 min, 2 h, 5 h, 10 h, 14 h, 20 h and 24 h until the endpoint answers 2xx within 15 seconds. Redirects are not followed.
     *
     * `POST /api/v1/webhook-endpoints`
     *
     * @example
     * await client.webhookEndpoints.create({ url: "https://shop.example/hooks/fraud-risk", events: ["transaction.blocked", "assess.outcome_applied"], description: "Order service" });
     */
    create(body: models.WebhookEndpointCreate, options?: Options): Promise<models.WebhookEndpointIssued>;
    /**
     * Read a webhook endpoint.
     *
     * Its secret is shown once, when it is issued, and never again.
     *
     * `GET /api/v1/webhook-endpoints/{id}`
     *
     * @example
     * await client.webhookEndpoints.read("01929b85-1d22-7b31-9c4d-5e6f708192a3");
     */
    read(id: string, options?: Options): Promise<models.WebhookEndpoint>;
    /**
     * Change a webhook endpoint.
     *
     * Fields that are left out keep their values.
     *
     * `PATCH /api/v1/webhook-endpoints/{id}`
     *
     * @example
     * await client.webhookEndpoints.update("01929b85-1d22-7b31-9c4d-5e6f708192a3", { enabled: false });
     */
    update(id: string, body: models.WebhookEndpointUpdate, options?: Options): Promise<models.WebhookEndpoint>;
    /**
     * Remove a webhook endpoint.
     *
     * Pending deliveries are not sent. Returns the removed endpoint.
     *
     * `DELETE /api/v1/webhook-endpoints/{id}`
     *
     * @example
     * await client.webhookEndpoints.remove("01929b85-1d22-7b31-9c4d-5e6f708192a3");
     */
    remove(id: string, options?: Options): Promise<models.WebhookEndpoint>;
    /**
     * Rotate the secret of a webhook endpoint.
     *
     * For 24 hours events are signed under both secrets; deploy the new one within this time. If rotated again earlier, the oldest secret is dropped at once.
     *
     * `POST /api/v1/webhook-endpoints/{id}/rotate-secret`
     *
     * @example
     * await client.webhookEndpoints.rotateSecret("01929b85-1d22-7b31-9c4d-5e6f708192a3");
     */
    rotateSecret(id: string, options?: Options): Promise<models.WebhookSecretRotated>;
    /**
     * Send a test event.
     *
     * Send a test event to a webhook endpoint: the documented example of an event, signed like any other, marked `test: true`, with made-up identifiers and reference numbers. A disabled endpoint receives it once it is enabled again.
     *
     * `POST /api/v1/webhook-endpoints/{id}/test`
     *
     * @example
     * await client.webhookEndpoints.test("01929b85-1d22-7b31-9c4d-5e6f708192a3", { type: "transaction.blocked" });
     */
    test(id: string, body?: models.WebhookTest, options?: Options): Promise<models.WebhookDelivery>;
  };
  readonly webhookDeliveries: {
    /**
     * List webhook deliveries.
     *
     * List webhook deliveries, newest first.
     *
     * `GET /api/v1/webhook-deliveries`
     *
     * @example
     * await client.webhookDeliveries.list();
     */
    list(query?: models.ListWebhookDeliveriesQuery, options?: Options): Promise<models.WebhookDeliveryList>;
    /**
     * Read a webhook delivery.
     *
     * Read a webhook delivery, with its event and its attempts.
     *
     * `GET /api/v1/webhook-deliveries/{id}`
     *
     * @example
     * await client.webhookDeliveries.read("01929b85-2e33-7c42-8d5e-6f708192a3b4");
     */
    read(id: string, options?: Options): Promise<models.WebhookDeliveryDetails>;
    /**
     * Send an event again.
     *
     * Send an event to its endpoint once more, regardless of its status. This creates a new delivery with the same event id.
     *
     * `POST /api/v1/webhook-deliveries/{id}/redeliver`
     *
     * @example
     * await client.webhookDeliveries.redeliver("01929b85-2e33-7c42-8d5e-6f708192a3b4");
     */
    redeliver(id: string, options?: Options): Promise<models.WebhookDelivery>;
  };
  readonly connections: {
    /**
     * List connections.
     *
     * List connections, newest first.
     *
     * `GET /api/v1/connections`
     *
     * @example
     * await client.connections.list();
     */
    list(query?: models.ListConnectionsQuery, options?: Options): Promise<models.ConnectionList>;
    /**
     * Connect an account of a card processor.
     *
     * Events of the provider are accepted from then on, under the signature of the secret that you give.
     *
     * `POST /api/v1/connections`
     *
     * @example
     * await client.connections.create({ processor: "stripe", webhook_secret: "whsec_5WJ8dQ2hT0vXyZ1aBcDeFgHiJkLmNoPq", description: "Main account" });
     */
    create(body: models.ConnectionCreate, options?: Options): Promise<models.Connection>;
    /**
     * Remove a connection.
     *
     * Its events are refused from then on; the answer is what was removed.
     *
     * `DELETE /api/v1/connections/{id}`
     *
     * @example
     * await client.connections.remove("01929b7e-6c1f-7cc4-9d4a-2f1c0f6a1b22");
     */
    remove(id: string, options?: Options): Promise<models.Connection>;
  };
  readonly network: {
    /**
     * Read what the network holds.
     *
     * Read what the network holds, and how the organization takes part.
     *
     * `GET /api/v1/network/intelligence`
     *
     * @example
     * await client.network.stats();
     */
    stats(options?: Options): Promise<models.NetworkStats>;
    /**
     * Contribute signals.
     *
     * Up to 500 per request, each validated separately. Values are stored as keyed hashes only. An organization counts as one reporter, regardless of its number of
     * submerchants and signals. Values that are too broad, such as the domain of a free-mail provider, are rejected per item.
     *
     * `POST /api/v1/network/intelligence`
     *
     * @example
     * await client.network.contribute({ signals: [{ signal_type: "email", value: "comprador@correo.mx", category: "chargeback", confidence: 0.9 }, { signal_type: "email_domain", value: "gmail.com", category: "fraud" }] });
     */
    contribute(body: models.NetworkContribution, options?: Options): Promise<models.NetworkContributionResult>;
    /**
     * Read the membership.
     *
     * Read how the organization takes part.
     *
     * `GET /api/v1/network/membership`
     *
     * @example
     * await client.network.membership();
     */
    membership(options?: Options): Promise<models.NetworkMembership>;
    /**
     * Take part in the network.
     *
     * Take part in the network, or change how.
     *
     * An organization that consumes must contribute. Membership is set for the whole organization: keys of one submerchant get 403.
     *
     * `PUT /api/v1/network/membership`
     *
     * @example
     * await client.network.join({ contribute: true, consume: true });
     */
    join(body: models.NetworkMembershipSet, options?: Options): Promise<models.NetworkMembership>;
    /**
     * Leave the network.
     *
     * Your signals are withdrawn at once.
     *
     * `DELETE /api/v1/network/membership`
     *
     * @example
     * await client.network.leave();
     */
    leave(options?: Options): Promise<models.NetworkLeft>;
    /**
     * List own signals.
     *
     * List the organization's own signals, newest first: active ones, and expired ones for at least 90 days. Values are not stored, so none is returned.
     *
     * `GET /api/v1/network/signals`
     *
     * @example
     * await client.network.signals();
     */
    signals(query?: models.ListNetworkSignalsQuery, options?: Options): Promise<models.ListNetworkSignalsResponse>;
    /**
     * Query what others report.
     *
     * Query what others report about values: how many participants (as a band), the month and the categories. The answer never says who, and has only the band if
     * a single participant reports the value.
     *
     * `POST /api/v1/network/signals/query`
     *
     * @example
     * await client.network.query({ signals: [{ signal_type: "email", value: "comprador@correo.mx" }] });
     */
    query(body: models.NetworkQuery, options?: Options): Promise<models.NetworkQueryResult>;
  };
  readonly models: {
    /**
     * List models.
     *
     * List models, newest first.
     *
     * `GET /api/v1/models`
     *
     * @example
     * await client.models.list();
     */
    list(query?: models.ListModelsQuery, options?: Options): Promise<models.ModelList>;
    /**
     * Propose a model.
     *
     * Proposes weights of your own, to compare them in shadow with the live policy before they decide. Everything else stays as in the live policy. A proposal
     * replaces an earlier one that was not approved.
     *
     * `POST /api/v1/models`
     *
     * @example
     * await client.models.propose({ signal_weights: { IP_TOR: 60 }, reason: "Tor pesa poco para nosotros." });
     */
    propose(body: models.ModelPropose, options?: Options): Promise<models.ModelDetail>;
    /**
     * Read the signal catalogue.
     *
     * Read every signal: what it means and reads, and how it counts for the organization.
     *
     * `GET /api/v1/signals`
     *
     * @example
     * await client.models.signals();
     */
    signals(options?: Options): Promise<models.CatalogueSignals>;
    /**
     * Fit a model.
     *
     * Requests a fit without waiting for the weekly one. A background job runs it within minutes, proposes a model and sends `model.proposed`. Refused with 409
     * `TOO_FEW_OUTCOMES` while there are too few outcomes.
     *
     * `POST /api/v1/models/fit`
     *
     * @example
     * await client.models.fit({ weekly_limit: true });
     */
    fit(body: models.ModelFitRequest, options?: Options): Promise<models.ModelFit>;
    /**
     * Read a model.
     *
     * Read a model: weights and curves before and after, and the evidence for each.
     *
     * `GET /api/v1/models/{id}`
     *
     * @example
     * await client.models.read("01929b90-1a2b-7c3d-8e4f-5a6b7c8d9e0f");
     */
    read(id: string, options?: Options): Promise<models.ModelDetail>;
    /**
     * Compare a model with the live policy.
     *
     * Compares both on payments that were assessed after those the model was fitted to, and on the decisions of the shadow period.
     *
     * `GET /api/v1/models/{id}/comparison`
     *
     * @example
     * await client.models.compare("01929b90-1a2b-7c3d-8e4f-5a6b7c8d9e0f");
     */
    compare(id: string, options?: Options): Promise<models.ModelComparison>;
    /**
     * Approve a model.
     *
     * It decides from the next request on, in every process; weights that the organization set itself stay in force. The model that was live is archived. Approving a live model
     * changes nothing. Refused with 409 `MODEL_OUTDATED` if another model went live since it was made.
     *
     * `POST /api/v1/models/{id}/approve`
     *
     * @example
     * await client.models.approve("01929b90-1a2b-7c3d-8e4f-5a6b7c8d9e0f");
     */
    approve(id: string, options?: Options): Promise<models.RiskModel>;
    /**
     * Reject a model.
     *
     * Reject a proposed model or a challenger. Rejecting twice has no effect.
     *
     * `POST /api/v1/models/{id}/reject`
     *
     * @example
     * await client.models.reject("01929b90-1a2b-7c3d-8e4f-5a6b7c8d9e0f", { reason: "Bloquea demasiados pedidos de regalo." });
     */
    reject(id: string, body: models.ModelReject, options?: Options): Promise<models.RiskModel>;
    /**
     * Roll back a live model.
     *
     * Takes effect with the next request, in every process. The model is archived. Rolling back a model that is no longer live changes nothing, so that a retry is safe.
     *
     * `POST /api/v1/models/{id}/rollback`
     *
     * @example
     * await client.models.rollBack("01929b90-1a2b-7c3d-8e4f-5a6b7c8d9e0f", { to: "previous" });
     */
    rollBack(id: string, body: models.ModelRollback, options?: Options): Promise<models.ModelRolledBack>;
  };
  readonly rules: {
    /**
     * List rules.
     *
     * List rules, newest first.
     *
     * `GET /api/v1/rules`
     *
     * @example
     * await client.rules.list();
     */
    list(query?: models.ListRulesQuery, options?: Options): Promise<models.RuleList>;
    /**
     * Create a rule.
     *
     * It begins as a draft. The expression is checked: 422 `INVALID_EXPRESSION` names line, column, the offending name and the nearest known one. An organization has at
     * most 200 rules that are not archived.
     *
     * `POST /api/v1/rules`
     *
     * @example
     * await client.rules.create({ name: "Cards tested on one BIN", expression: "card.new_payers_of_bin_1h >= 2 && payment.amount < 300", action: { type: "at_least", decision: "review" } });
     */
    create(body: models.RuleCreate, options?: Options): Promise<models.Rule>;
    /**
     * Check an expression.
     *
     * For editors: the answer is 200 whether the expression is valid or not. Nothing is stored.
     *
     * `POST /api/v1/rules/check`
     *
     * @example
     * await client.rules.check({ expression: "payer.contry == \"MX\"" });
     */
    check(body: models.RuleCheckRequest, options?: Options): Promise<models.RuleCheck>;
    /**
     * Test a rule on one payment.
     *
     * Decides a stored payment again, without the rule and with it, using the facts, other rules, thresholds and weights at the time of the payment. Lists are
     * read as they are now. Nothing is stored, and the payment keeps its decision.
     *
     * `POST /api/v1/rules/test`
     *
     * @example
     * await client.rules.test({ session_id: "01929b9c-6f0a-7c1e-8d2b-3f4a5b6c7d8e" });
     */
    test(body: models.RuleTestRequest, options?: Options): Promise<models.RuleTest>;
    /**
     * Read the facts of rules.
     *
     * Every fact that rules can read, with type, unit, default and example: for autocomplete.
     *
     * `GET /api/v1/rules/facts`
     *
     * @example
     * await client.rules.facts();
     */
    facts(options?: Options): Promise<models.RuleFactList>;
    /**
     * List backtests.
     *
     * List backtests, newest first, without their results.
     *
     * `GET /api/v1/rules/backtests`
     *
     * @example
     * await client.rules.backtests();
     */
    backtests(query?: models.ListBacktestsQuery, options?: Options): Promise<models.BacktestList>;
    /**
     * Try a change on past payments.
     *
     * Applies new, changed or removed rules, other thresholds and other weights to stored payments, with the facts, rules, thresholds and outcomes at the time of
     * each payment. Lists are read as they are now. The backtest runs in the background, slower than decisions need: read it until `status` is `completed`. At
     * most two of an organization run at a time, and at most 20 are queued or running; beyond that, the answer is 409 `LIMIT_REACHED`.
     *
     * `POST /api/v1/rules/backtests`
     *
     * @example
     * await client.rules.backtest({ from: "2026-10-21T00:00:00Z", to: "2026-11-20T00:00:00Z", rules: [{ expression: "card.new_payers_of_bin_1h >= 2 && payment.amount < 300", action: { type: "at_least", decision: "review" }, flow: "payin" }] });
     */
    backtest(body: models.BacktestCreate, options?: Options): Promise<models.Backtest>;
    /**
     * Read a backtest.
     *
     * Read a backtest: how far it is, or its result.
     *
     * `GET /api/v1/rules/backtests/{id}`
     *
     * @example
     * await client.rules.readBacktest("01929ba5-2b3c-7d4e-8f50-6a7b8c9d0e1f");
     */
    readBacktest(id: string, options?: Options): Promise<models.Backtest>;
    /**
     * Cancel a backtest.
     *
     * A backtest that has ended does not change.
     *
     * `DELETE /api/v1/rules/backtests/{id}`
     *
     * @example
     * await client.rules.cancelBacktest("01929ba5-2b3c-7d4e-8f50-6a7b8c9d0e1f");
     */
    cancelBacktest(id: string, options?: Options): Promise<models.Backtest>;
    /**
     * Read rule templates.
     *
     * Read rules that are ready to create.
     *
     * Twelve rules against fraud that is frequent in Latin America, with texts in English, Spanish and Portuguese. To create one, send its `rule` with a `name` to
     * `POST /rules`. The answer is the same for every organization.
     *
     * `GET /api/v1/rules/templates`
     *
     * @example
     * await client.rules.templates();
     */
    templates(options?: Options): Promise<models.RuleTemplateList>;
    /**
     * Read a rule.
     *
     * Read a rule, in its newest version.
     *
     * `GET /api/v1/rules/{id}`
     *
     * @example
     * await client.rules.read("01929ba0-1a2b-7c3d-8e4f-5a6b7c8d9e0f");
     */
    read(id: string, options?: Options): Promise<models.Rule>;
    /**
     * Change a rule.
     *
     * Makes a new version; earlier ones stay readable. A live rule decides by the new version from the next request on, or, where `rule_approval` is set, once
     * another person has approved it. A request that changes nothing makes no version.
     *
     * `PATCH /api/v1/rules/{id}`
     *
     * @example
     * await client.rules.update("01929ba0-1a2b-7c3d-8e4f-5a6b7c8d9e0f", { expression: "card.new_payers_of_bin_1h >= 3 && payment.amount < 300", reason: "Con dos molesta a familias." });
     */
    update(id: string, body: models.RuleUpdate, options?: Options): Promise<models.Rule>;
    /**
     * List the versions of a rule.
     *
     * List the versions of a rule, newest first.
     *
     * `GET /api/v1/rules/{id}/versions`
     *
     * @example
     * await client.rules.versions("01929ba0-1a2b-7c3d-8e4f-5a6b7c8d9e0f");
     */
    versions(id: string, query?: models.ListRuleVersionsQuery, options?: Options): Promise<models.RuleVersionList>;
    /**
     * Read how a rule does.
     *
     * Per day: payments that it matched, decisions that it changed, or would have changed in shadow, and what became of these payments. Current to within a minute.
     *
     * `GET /api/v1/rules/{id}/performance`
     *
     * @example
     * await client.rules.performance("01929ba0-1a2b-7c3d-8e4f-5a6b7c8d9e0f");
     */
    performance(id: string, query?: models.ReadRulePerformanceQuery, options?: Options): Promise<models.RulePerformance>;
    /**
     * Run a rule in shadow.
     *
     * Run a rule in shadow: it is evaluated with every assessment, without effect. A live rule stops deciding.
     *
     * `POST /api/v1/rules/{id}/shadow`
     *
     * @example
     * await client.rules.shadow("01929ba0-1a2b-7c3d-8e4f-5a6b7c8d9e0f", { reason: "Una semana en sombra." });
     */
    shadow(id: string, body: models.RuleMove, options?: Options): Promise<models.Rule>;
    /**
     * Put a rule live.
     *
     * It decides from the next request on, in every process. Where `rule_approval` of the organization is set, `pending_approval` says that another person has to
     * approve it, and nothing else changes.
     *
     * `POST /api/v1/rules/{id}/live`
     *
     * @example
     * await client.rules.activate("01929ba0-1a2b-7c3d-8e4f-5a6b7c8d9e0f", { reason: "Atrapa 9 de 10 sin molestar a nadie." });
     */
    activate(id: string, body: models.RuleMove, options?: Options): Promise<models.Rule>;
    /**
     * Approve a rule.
     *
     * The version that waits for approval goes live. Name the version that you have read. A person who requested or wrote the version cannot approve it, not even
     * with a key: 409 `SECOND_PERSON_REQUIRED`.
     *
     * `POST /api/v1/rules/{id}/approve`
     *
     * @example
     * await client.rules.approve("01929ba0-1a2b-7c3d-8e4f-5a6b7c8d9e0f", { version: 1, reason: "Revisada con el equipo de operaciones." });
     */
    approve(id: string, body: models.RuleApproval, options?: Options): Promise<models.Rule>;
    /**
     * Archive a rule.
     *
     * Archive a rule: it is no longer evaluated. A pending approval is dropped.
     *
     * `POST /api/v1/rules/{id}/archive`
     *
     * @example
     * await client.rules.archive("01929ba0-1a2b-7c3d-8e4f-5a6b7c8d9e0f", { reason: "Ya no hace falta." });
     */
    archive(id: string, body: models.RuleMove, options?: Options): Promise<models.Rule>;
    /**
     * Make a rule a draft.
     *
     * Make a rule a draft again: it is no longer evaluated. An archived rule then counts towards the limit of 200 rules again.
     *
     * `POST /api/v1/rules/{id}/draft`
     *
     * @example
     * await client.rules.draft("01929ba0-1a2b-7c3d-8e4f-5a6b7c8d9e0f", { reason: "Tres tarjetas de un BIN anoche." });
     */
    draft(id: string, body: models.RuleMove, options?: Options): Promise<models.Rule>;
  };
  readonly session: {
    /**
     * Read who is signed in.
     *
     * Read who is signed in: the person, the role and its permissions, and the organization.
     *
     * `GET /api/v1/session`
     *
     * @example
     * await client.session.read();
     */
    read(options?: Options): Promise<models.CurrentSession>;
  };
  readonly organization: {
    /**
     * Read the organization.
     *
     * Its settings as they are in force, defaults included.
     *
     * `GET /api/v1/organization`
     *
     * @example
     * await client.organization.read();
     */
    read(options?: Options): Promise<models.Organization>;
    /**
     * Change the organization.
     *
     * Absent fields stay unchanged. A change applies to the next request, in every process.
     *
     * `PATCH /api/v1/organization`
     *
     * @example
     * await client.organization.update({ thresholds: { decline: 80 }, signal_weights: { IP_TOR: 60 } });
     */
    update(body: models.OrganizationUpdate, options?: Options): Promise<models.Organization>;
  };
  readonly approvals: {
    /**
     * List changes that need approval.
     *
     * List changes that need approval, newest first: those that wait, and those that were decided.
     *
     * `GET /api/v1/approvals`
     *
     * @example
     * await client.approvals.list();
     */
    list(query?: models.ListApprovalsQuery, options?: Options): Promise<models.ApprovalPage>;
    /**
     * Read a change that needs approval.
     *
     * Read a change that needs approval: what would be made, who requested it, and where it stands.
     *
     * `GET /api/v1/approvals/{id}`
     *
     * @example
     * await client.approvals.read("01929bc4-1a2b-7c3d-8e4f-5a6b7c8d9e0f");
     */
    read(id: string, options?: Options): Promise<models.Approval>;
    /**
     * Approve a change.
     *
     * The change is made at once, as it was requested. You need the permission of its operation. The person who requested the change cannot approve it, not
     * even with a key: 409 `SECOND_PERSON_REQUIRED`. The answer has the result: `status` is `applied`, or `failed` with the `failure` of the operation.
     *
     * `POST /api/v1/approvals/{id}/approve`
     *
     * @example
     * await client.approvals.approve("01929bc4-1a2b-7c3d-8e4f-5a6b7c8d9e0f", { reason: "Acordado en la reunión semanal." });
     */
    approve(id: string, body: models.ApprovalDecision, options?: Options): Promise<models.Approval>;
    /**
     * Reject a change.
     *
     * Reject a change: it is not made. The person who requested a change can withdraw it with this call. You need the permission of its operation.
     *
     * `POST /api/v1/approvals/{id}/reject`
     *
     * @example
     * await client.approvals.reject("01929bc4-1a2b-7c3d-8e4f-5a6b7c8d9e0f", { reason: "Demasiado alto en temporada." });
     */
    reject(id: string, body: models.ApprovalDecision, options?: Options): Promise<models.Approval>;
  };
  readonly configuration: {
    /**
     * Read the configuration.
     *
     * Settings, definitions of lists for rules, and rules that are not archived, in a fixed order, without ids that are valid in one organization only. Put the
     * document under version control, review its changes, and apply it to another organization.
     *
     * `GET /api/v1/configuration`
     *
     * @example
     * await client.configuration.read();
     */
    read(options?: Options): Promise<models.Configuration>;
    /**
     * Replace the configuration.
     *
     * Applies the whole document, or nothing if there is an error. Rules that the document lacks are archived; lists that it lacks are retained unless
     * `prune_lists` is true. Rules of an organization with `rule_approval` wait for the approval of another person before they are live; a document can switch
     * `rule_approval` on, never off. Applying the current configuration changes nothing.
     *
     * With `dry_run` the answer is the same and nothing is changed; the permission `configuration:read` is then enough.
     *
     * `PUT /api/v1/configuration`
     *
     * @example
     * await client.configuration.replace({ format: 1, settings: { thresholds: { decline: 80 }, signal_weights: { IP_TOR: 60 }, high_risk_countries: ["KP"], browser_signals: "none", browser_score: "band", holdout_percent: 0, learning: { automatic_promotion_budget: null, pooling: true }, rule_approval: true, submerchant_reports_affect_organization: true, review_target_minutes: 60, case_prefix: "FRD" }, lists: [{ name: "reseller_domains", description: "Companies that buy to sell again", case_insensitive: true }], rules: [{ code: "RULE:RESELLERS", status: "live", name: "Resellers above 500", description: "Companies that buy to sell again.", flow: "payin", submerchant: null, expression: "in_list(\"reseller_domains\", email.domain) && payment.amount > 500", action: { type: "at_least", decision: "review" }, priority: 100, valid_from: null, valid_until: null }] });
     */
    replace(body: models.ConfigurationGiven, query?: models.ReplaceConfigurationQuery, options?: Options): Promise<models.ConfigurationApplied>;
  };
  readonly dataSubjectRequests: {
    /**
     * List data subject requests.
     *
     * List data subject requests, newest first.
     *
     * `GET /api/v1/data-subject-requests`
     *
     * @example
     * await client.dataSubjectRequests.list();
     */
    list(query?: models.ListDataSubjectRequestsQuery, options?: Options): Promise<models.DataSubjectRequestList>;
    /**
     * Find or erase what is stored about a person.
     *
     * The request runs in the background: read it until `status` is `completed` or `failed`. It finds payments by keyed hashes of the identifiers, and then in
     * all stored requests, and whatever quotes an identifier in any table. Create an access request first: its report names further identifiers of the person.
     *
     * An erasure cannot be undone. Stored requests, facts, keyed hashes, counters, list entries, own network signals, notes and quotes are removed. Decision,
     * amount, and the references of order and payment remain, without the person. What you have to keep is retained: payments and cases that are not closed,
     * cases that were submitted to a regulator, and records of the audit log. The report says how many rows of which table, and why.
     *
     * Identifiers that many people share, such as `guest`, are refused. At most ten requests of an organization are queued or running; beyond that, the answer is
     * 409 `LIMIT_REACHED`.
     *
     * `POST /api/v1/data-subject-requests`
     *
     * @example
     * await client.dataSubjectRequests.create({ kind: "access", identifiers: [{ type: "customer_id", value: "cus_8812" }, { type: "email", value: "maria.gonzalez@correo.mx" }], reason: "Request 2026-118 of 18 November, identity verified" });
     */
    create(body: models.DataSubjectRequestCreate, options?: Options): Promise<models.DataSubjectRequest>;
    /**
     * Read a data subject request.
     *
     * Read a data subject request: how far it is, and its report.
     *
     * `GET /api/v1/data-subject-requests/{id}`
     *
     * @example
     * await client.dataSubjectRequests.read("01929bb1-4d5e-7f60-8a71-82930a1b2c3d");
     */
    read(id: string, options?: Options): Promise<models.DataSubjectRequest>;
    /**
     * Read the records of an access request.
     *
     * Read the records of an access request: what is stored about the person, as it is now.
     *
     * Payments come first, newest first, then cases, list entries, network signals and counters. Read all pages, once `status` is `completed`, for a complete copy: before, the payments
     * are those found so far. Erasures, failed requests, and requests whose records have expired have none: 409 `INVALID_TRANSITION`. The audit log records the first page of each
     * reading.
     *
     * `GET /api/v1/data-subject-requests/{id}/records`
     *
     * @example
     * await client.dataSubjectRequests.records("01929bb1-4d5e-7f60-8a71-82930a1b2c3d");
     */
    records(id: string, query?: models.ListDataSubjectRecordsQuery, options?: Options): Promise<models.DataSubjectRecordList>;
  };
  readonly auditLog: {
    /**
     * Read the audit log.
     *
     * Every change of a key, a submerchant, a list, a case, a setting or a contribution to the network, newest first: actor, time, and the resource before and after. Key values are never included.
     *
     * `GET /api/v1/audit-log`
     *
     * @example
     * await client.auditLog.list();
     */
    list(query?: models.ListAuditLogQuery, options?: Options): Promise<models.AuditLog>;
  };
  readonly health: {
    /**
     * Read the service status.
     *
     * For load balancers and dashboards: 200 when assess can answer, 503 when it cannot. Needs no credential.
     *
     * `GET /api/v1/health`
     *
     * @example
     * await client.health.read();
     */
    read(options?: Options): Promise<models.Health>;
  };
}

/** The resource methods of what browsers may call. */
export interface BrowserResources<Options> {
  readonly assess: {
    /**
     * Assess a pay-in.
     *
     * Call it before the payment is sent to the processor. The answer is a decision, a score from 0 to 100 and the signals that produced it; it is
     * stored before it is sent. Retry a 503, a 504 or a lost connection with the same handle: the stored decision is returned, and nothing is counted twice.
     *
     * `POST /api/v1/assess`
     *
     * @example
     * await client.assess.payin({ amount: 389.5, currency: "BRL", order_id: "PED-55120" });
     */
    payin(body: models.PayinAssessRequest, options?: Options): Promise<models.AssessmentResult>;
  };
  readonly discovery: {
    /**
     * Describe the pay-in request.
     *
     * The field catalogue with the recommendations of each segment, the amount rules, and the failures to prepare for. Needs no credential.
     *
     * `GET /api/v1/assess`
     *
     * @example
     * await client.discovery.payin();
     */
    payin(options?: Options): Promise<models.FieldCatalog>;
    /**
     * Describe the payout request.
     *
     * The field catalogue with the recommendations of each segment, the amount rules, and the failures to prepare for. Needs no credential.
     *
     * `GET /api/v1/assess/payout`
     *
     * @example
     * await client.discovery.payout();
     */
    payout(options?: Options): Promise<models.FieldCatalog>;
  };
  readonly health: {
    /**
     * Read the service status.
     *
     * For load balancers and dashboards: 200 when assess can answer, 503 when it cannot. Needs no credential.
     *
     * `GET /api/v1/health`
     *
     * @example
     * await client.health.read();
     */
    read(options?: Options): Promise<models.Health>;
  };
}
