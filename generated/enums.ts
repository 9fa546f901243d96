// Generated from spec/ by `npm run generate`. Do not edit.

/** Values of `ActorType`. */
export const actorTypeValues = [
  "session",
  "key",
  "connection",
  "service",
  "operator"
] as const;

/** Values of `AmountUnit`. */
export const amountUnitValues = [
  "major",
  "minor"
] as const;

/** Values of `ApprovalArea`. */
export const approvalAreaValues = [
  "policy",
  "live_rules",
  "models",
  "allowlists",
  "configuration"
] as const;

/** Values of `ApprovalStatus`. */
export const approvalStatusValues = [
  "pending",
  "applied",
  "failed",
  "rejected",
  "expired"
] as const;

/** Values of `AssessFlow`. */
export const assessFlowValues = [
  "payin",
  "payout"
] as const;

/** Values of `AssessmentLabel`. */
export const assessmentLabelValues = [
  "fraud",
  "good",
  "unknown"
] as const;

/** Values of `AssessmentOrder`. */
export const assessmentOrderValues = [
  "newest",
  "oldest",
  "riskiest",
  "largest"
] as const;

/** Values of `AssessmentOrigin`. */
export const assessmentOriginValues = [
  "server",
  "browser"
] as const;

/** Values of `AssessmentTrigger`. */
export const assessmentTriggerValues = [
  "request",
  "event"
] as const;

/** Values of `AssignedFilter`. */
export const assignedFilterValues = [
  "me",
  "nobody",
  "anyone"
] as const;

/** Values of `AttachmentType`. */
export const attachmentTypeValues = [
  "application/pdf",
  "image/png",
  "image/jpeg",
  "image/webp",
  "text/plain",
  "text/csv"
] as const;

/** Values of `AttemptFailure`. */
export const attemptFailureValues = [
  "timeout",
  "connection",
  "dns",
  "tls",
  "forbidden_address",
  "secret_unavailable",
  "interrupted"
] as const;

/** Values of `AuditAction`. */
export const auditActionValues = [
  "key.created",
  "key.rotated",
  "key.revoked",
  "submerchant.created",
  "submerchant.updated",
  "list_entry.created",
  "list_entry.updated",
  "list_entry.removed",
  "list.created",
  "list.updated",
  "list.removed",
  "list.values_added",
  "list.values_removed",
  "list.values_imported",
  "saved_view.created",
  "saved_view.updated",
  "saved_view.removed",
  "case.created",
  "case.updated",
  "case.submitted",
  "case.comment_added",
  "case.attachment_added",
  "case.attachment_removed",
  "case.acknowledged",
  "assessments.exported",
  "assessment.reviewed",
  "assessment.review_undone",
  "assessment.review_assigned",
  "assessment.review_taken_over",
  "assessment.review_released",
  "assessment.note_added",
  "assessment.outcome_recorded",
  "assessment.fraud_reported",
  "webhook_endpoint.created",
  "webhook_endpoint.updated",
  "webhook_endpoint.removed",
  "webhook_endpoint.secret_rotated",
  "connection.created",
  "connection.removed",
  "organization.updated",
  "configuration.applied",
  "organization.requests_erased",
  "model.proposed",
  "model.promoted",
  "model.rejected",
  "model.rolled_back",
  "rule.created",
  "rule.updated",
  "rule.status_changed",
  "rule.approval_requested",
  "approval.requested",
  "approval.approved",
  "approval.rejected",
  "backtest.created",
  "backtest.canceled",
  "data_subject_request.created",
  "data_subject_request.ended",
  "data_subject_request.exported",
  "network.joined",
  "network.membership_changed",
  "network.left",
  "network.signals_contributed"
] as const;

/** Values of `AuditResource`. */
export const auditResourceValues = [
  "key",
  "submerchant",
  "list_entry",
  "list",
  "saved_view",
  "case",
  "assessment",
  "webhook_endpoint",
  "connection",
  "model",
  "rule",
  "approval",
  "backtest",
  "data_subject_request",
  "organization"
] as const;

/** Values of `AvsResult`. */
export const avsResultValues = [
  "match",
  "partial",
  "no_match",
  "unavailable"
] as const;

/** Values of `BacktestStatus`. */
export const backtestStatusValues = [
  "queued",
  "running",
  "completed",
  "canceled",
  "failed"
] as const;

/** Values of `BreakdownComparison`. */
export const breakdownComparisonValues = [
  "previous"
] as const;

/** Values of `BreakdownDimension`. */
export const breakdownDimensionValues = [
  "country",
  "bin",
  "channel",
  "signal",
  "rule",
  "submerchant"
] as const;

/** Values of `BreakdownInterval`. */
export const breakdownIntervalValues = [
  "hour",
  "day"
] as const;

/** Values of `BrowserScore`. */
export const browserScoreValues = [
  "band",
  "exact"
] as const;

/** Values of `BrowserSignals`. */
export const browserSignalsValues = [
  "none",
  "full"
] as const;

/** Values of `BurdenedParty`. */
export const burdenedPartyValues = [
  "payer",
  "instruments",
  "nobody"
] as const;

/** Values of `CalibrationStatus`. */
export const calibrationStatusValues = [
  "fitted",
  "too_few_outcomes",
  "good_payments_unreported"
] as const;

/** Values of `CardFunding`. */
export const cardFundingValues = [
  "credit",
  "debit",
  "prepaid",
  "unknown"
] as const;

/** Values of `CaseCurrency`. */
export const caseCurrencyValues = [
  "CLP",
  "MXN",
  "BRL",
  "PEN",
  "COP",
  "UYU",
  "ARS",
  "USD"
] as const;

/** Values of `CaseDueBasis`. */
export const caseDueBasisValues = [
  "regulator_term",
  "set"
] as const;

/** Values of `CaseOrder`. */
export const caseOrderValues = [
  "newest",
  "due"
] as const;

/** Values of `CasePlanField`. */
export const casePlanFieldValues = [
  "priority",
  "assignee",
  "due_date"
] as const;

/** Values of `CasePriority`. */
export const casePriorityValues = [
  "baja",
  "normal",
  "alta",
  "urgente"
] as const;

/** Values of `CaseReason`. */
export const caseReasonValues = [
  "fraud_confirmed",
  "chargeback_lost",
  "large_declined"
] as const;

/** Values of `CaseStatus`. */
export const caseStatusValues = [
  "borrador",
  "en_revision",
  "enviado",
  "resuelto",
  "archivado"
] as const;

/** Values of `ConfigurationChangeType`. */
export const configurationChangeTypeValues = [
  "added",
  "changed",
  "removed",
  "retained"
] as const;

/** Values of `ConfigurationResource`. */
export const configurationResourceValues = [
  "setting",
  "list",
  "rule"
] as const;

/** Values of `ConfigurationRuleStatus`. */
export const configurationRuleStatusValues = [
  "draft",
  "shadow",
  "live"
] as const;

/** Values of `CsvSeparator`. */
export const csvSeparatorValues = [
  ",",
  ";"
] as const;

/** Values of `CustomListImportMode`. */
export const customListImportModeValues = [
  "append",
  "replace"
] as const;

/** Values of `CvvResult`. */
export const cvvResultValues = [
  "match",
  "no_match",
  "not_provided",
  "unavailable"
] as const;

/** Values of `DataSubjectIdentifierType`. */
export const dataSubjectIdentifierTypeValues = [
  "customer_id",
  "email",
  "phone",
  "card_hash",
  "clabe",
  "iban",
  "account_hash",
  "beneficiary_id"
] as const;

/** Values of `DataSubjectRequestFailure`. */
export const dataSubjectRequestFailureValues = [
  "too_many_payments",
  "identifiers_erased",
  "internal_error"
] as const;

/** Values of `DataSubjectRequestKind`. */
export const dataSubjectRequestKindValues = [
  "access",
  "erasure"
] as const;

/** Values of `DataSubjectRequestStatus`. */
export const dataSubjectRequestStatusValues = [
  "queued",
  "running",
  "completed",
  "failed"
] as const;

/** Values of `DataSubjectRetainedReason`. */
export const dataSubjectRetainedReasonValues = [
  "open_case",
  "submitted_case",
  "audit_log",
  "fraud_prevention",
  "configuration",
  "unreadable"
] as const;

/** Values of `DecidedBy`. */
export const decidedByValues = [
  "score",
  "blocklist_entry",
  "review_entry",
  "browser_activity",
  "rule",
  "sandbox",
  "holdout"
] as const;

/** Values of `Decision`. */
export const decisionValues = [
  "approve",
  "review",
  "challenge",
  "decline"
] as const;

/** Values of `DeliveryStatus`. */
export const deliveryStatusValues = [
  "pending",
  "delivered",
  "failed"
] as const;

/** Values of `DerivationStatus`. */
export const derivationStatusValues = [
  "derived",
  "limited",
  "no_calibration"
] as const;

/** Values of `DisabledReason`. */
export const disabledReasonValues = [
  "manual",
  "gone",
  "failing"
] as const;

/** Values of `DisputeStatus`. */
export const disputeStatusValues = [
  "open",
  "won",
  "lost",
  "closed"
] as const;

/** Values of `DossierFormat`. */
export const dossierFormatValues = [
  "json",
  "pdf"
] as const;

/** Values of `DriftStatus`. */
export const driftStatusValues = [
  "stable",
  "drifting",
  "too_few_payments"
] as const;

/** Values of `EntityKind`. */
export const entityKindValues = [
  "payer",
  "email",
  "phone",
  "card",
  "device",
  "ip",
  "account",
  "beneficiary"
] as const;

/** Values of `EntrySource`. */
export const entrySourceValues = [
  "manual",
  "rule",
  "fraud_report",
  "chargeback",
  "api"
] as const;

/** Values of `ErrorCode`. */
export const errorCodeValues = [
  "VALIDATION_ERROR",
  "INVALID_TYPE",
  "UNAUTHORIZED",
  "SECRET_KEY_REQUIRED",
  "INVALID_SIGNATURE",
  "PUBLIC_KEY_NOT_ALLOWED",
  "FORBIDDEN",
  "NETWORK_MEMBERSHIP_REQUIRED",
  "HTTPS_REQUIRED",
  "NOT_FOUND",
  "REQUEST_ERASED",
  "METHOD_NOT_ALLOWED",
  "DUPLICATE",
  "LIMIT_REACHED",
  "LIST_ENTRY_TOO_BROAD",
  "LIST_IN_USE",
  "AMBIGUOUS_REFERENCE",
  "IDEMPOTENCY_KEY_REUSED",
  "INVALID_TRANSITION",
  "REVIEW_ASSIGNED",
  "TOO_FEW_OUTCOMES",
  "MODEL_OUTDATED",
  "TOO_MANY_RULES",
  "RULE_OUTDATED",
  "SECOND_PERSON_REQUIRED",
  "APPROVAL_REQUIRED",
  "CONFIGURATION_OUTDATED",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "INVALID_EXPRESSION",
  "INVALID_CONFIGURATION",
  "INVALID_FILE",
  "RATE_LIMIT_EXCEEDED",
  "INTERNAL_ERROR",
  "ASSESS_MAINTENANCE",
  "REQUEST_UNREADABLE",
  "ASSESS_TIMEOUT"
] as const;

/** Values of `EvaluatedStatus`. */
export const evaluatedStatusValues = [
  "shadow",
  "live"
] as const;

/** Values of `EventAssessmentStatus`. */
export const eventAssessmentStatusValues = [
  "not_triggered",
  "assessed",
  "insufficient_data",
  "timed_out",
  "failed"
] as const;

/** Values of `EventOrigin`. */
export const eventOriginValues = [
  "api",
  "ingest",
  "processor"
] as const;

/** Values of `EventType`. */
export const eventTypeValues = [
  "transaction.created",
  "transaction.blocked",
  "review.opened",
  "review.assigned",
  "assess.outcome_applied",
  "fraud.reported",
  "case.created",
  "case.updated",
  "case.submitted",
  "case.submission_acknowledged",
  "case.submission_rejected",
  "blocklist.entry_created",
  "blocklist.entry_updated",
  "blocklist.entry_expired",
  "dispute.opened",
  "dispute.closed",
  "network.signal_matched",
  "model.proposed",
  "model.promoted",
  "model.rolled_back",
  "model.drifting",
  "rule.changed",
  "rule.matched",
  "rule.failing",
  "ingest.unmapped",
  "audit.head"
] as const;

/** Values of `ExplanationLanguage`. */
export const explanationLanguageValues = [
  "en",
  "es",
  "pt"
] as const;

/** Values of `ExportOrder`. */
export const exportOrderValues = [
  "newest",
  "oldest"
] as const;

/** Values of `FactType`. */
export const factTypeValues = [
  "number",
  "string",
  "boolean"
] as const;

/** Values of `FailureReason`. */
export const failureReasonValues = [
  "maintenance",
  "overload",
  "database",
  "shutdown",
  "identity_provider",
  "malware_scanner",
  "token_expired",
  "token_not_yet_valid",
  "token_too_long",
  "token_incomplete",
  "token_wrong_issuer",
  "token_wrong_audience",
  "token_wrong_client",
  "token_no_organization",
  "token_several_organizations",
  "token_unknown_organization"
] as const;

/** Values of `FlowScope`. */
export const flowScopeValues = [
  "payin",
  "payout",
  "all"
] as const;

/** Values of `FraudType`. */
export const fraudTypeValues = [
  "third_party",
  "first_party",
  "account_takeover",
  "merchant_error"
] as const;

/** Values of `FraudTypeSource`. */
export const fraudTypeSourceValues = [
  "stated",
  "reason_code",
  "reason",
  "segment",
  "evidence",
  "unknown_code"
] as const;

/** Values of `HealthStatus`. */
export const healthStatusValues = [
  "ok",
  "unavailable"
] as const;

/** Values of `IncidentType`. */
export const incidentTypeValues = [
  "phishing",
  "ingenieria_social",
  "transferencia_no_autorizada",
  "robo_identidad",
  "fraude_interno",
  "otro"
] as const;

/** Values of `Jurisdiction`. */
export const jurisdictionValues = [
  "CL",
  "MX",
  "BR",
  "PE",
  "CO",
  "UY",
  "AR"
] as const;

/** Values of `KeyStatus`. */
export const keyStatusValues = [
  "active",
  "disabled",
  "expired",
  "revoked"
] as const;

/** Values of `KeyType`. */
export const keyTypeValues = [
  "publishable",
  "secret",
  "ingest"
] as const;

/** Values of `ListEntryBreadth`. */
export const listEntryBreadthValues = [
  "wide_network",
  "private_network",
  "free_mail",
  "reserved_domain",
  "public_suffix",
  "own_country",
  "frequent"
] as const;

/** Values of `ListMismatch`. */
export const listMismatchValues = [
  "inactive",
  "expired",
  "other_flow",
  "other_submerchant"
] as const;

/** Values of `ListSeverity`. */
export const listSeverityValues = [
  "block",
  "flag",
  "review"
] as const;

/** Values of `ListType`. */
export const listTypeValues = [
  "email",
  "email_domain",
  "ip_address",
  "ip_range",
  "device_fingerprint",
  "card_bin",
  "card_hash",
  "country",
  "phone",
  "customer_id",
  "clabe",
  "iban",
  "account_hash",
  "swift_bic",
  "beneficiary_id"
] as const;

/** Values of `ModelPromotion`. */
export const modelPromotionValues = [
  "approved",
  "automatic",
  "cold_start"
] as const;

/** Values of `ModelSource`. */
export const modelSourceValues = [
  "fitted",
  "pooled",
  "manual"
] as const;

/** Values of `ModelState`. */
export const modelStateValues = [
  "proposed",
  "shadow",
  "live",
  "archived",
  "rejected"
] as const;

/** Values of `ModelVerdict`. */
export const modelVerdictValues = [
  "better",
  "worse",
  "undecided"
] as const;

/** Values of `NetworkCategory`. */
export const networkCategoryValues = [
  "fraud",
  "chargeback",
  "account_takeover",
  "identity_theft",
  "mule_account",
  "scam"
] as const;

/** Values of `NetworkRefusal`. */
export const networkRefusalValues = [
  "INVALID_TYPE",
  "INVALID_VALUE",
  "NOT_SHAREABLE",
  "INVALID_EXPIRY",
  "VALUE_IN_DESCRIPTION"
] as const;

/** Values of `NetworkSignalType`. */
export const networkSignalTypeValues = [
  "email",
  "email_domain",
  "phone",
  "ip_address",
  "device_fingerprint",
  "card_hash",
  "clabe",
  "iban",
  "account_hash"
] as const;

/** Values of `OutcomeKind`. */
export const outcomeKindValues = [
  "captured",
  "failed",
  "refunded",
  "partially_refunded",
  "chargeback_lost",
  "chargeback_won",
  "fraud_confirmed",
  "false_positive"
] as const;

/** Values of `ParticipantBand`. */
export const participantBandValues = [
  "1",
  "2-4",
  "5+"
] as const;

/** Values of `PayinChannel`. */
export const payinChannelValues = [
  "web",
  "app",
  "link",
  "pos",
  "moto",
  "recurring"
] as const;

/** Values of `PaymentMethodType`. */
export const paymentMethodTypeValues = [
  "card",
  "bank_transfer",
  "wallet",
  "cash",
  "pix",
  "spei",
  "pse"
] as const;

/** Values of `PayoutKind`. */
export const payoutKindValues = [
  "disbursement",
  "treasury"
] as const;

/** Values of `Permission`. */
export const permissionValues = [
  "assess",
  "fraud:report",
  "stats:read",
  "merchant:read",
  "network:signals:read",
  "network:contribute",
  "submerchants:read",
  "submerchants:write",
  "assessments:read",
  "assessments:review",
  "assessments:label",
  "blocklists:read",
  "blocklists:write",
  "cases:read",
  "cases:write",
  "cases:submit",
  "keys:read",
  "keys:write",
  "webhooks:read",
  "webhooks:write",
  "organization:read",
  "organization:write",
  "models:read",
  "models:write",
  "rules:read",
  "rules:write",
  "configuration:read",
  "configuration:write",
  "data_subjects:read",
  "data_subjects:write",
  "audit:read"
] as const;

/** Values of `Processor`. */
export const processorValues = [
  "stripe"
] as const;

/** Values of `ProviderEventKind`. */
export const providerEventKindValues = [
  "captured",
  "failed",
  "refunded",
  "partially_refunded",
  "refund_failed",
  "capture_failed",
  "chargeback_opened",
  "chargeback_won",
  "chargeback_lost",
  "dispute_closed",
  "fraud_warning",
  "fraud_confirmed"
] as const;

/** Values of `ProviderEventStatus`. */
export const providerEventStatusValues = [
  "applied",
  "linked",
  "recorded",
  "ambiguous"
] as const;

/** Values of `RequestState`. */
export const requestStateValues = [
  "readable",
  "erased",
  "unreadable"
] as const;

/** Values of `ReviewOrder`. */
export const reviewOrderValues = [
  "oldest",
  "newest",
  "riskiest",
  "largest"
] as const;

/** Values of `ReviewResolution`. */
export const reviewResolutionValues = [
  "approve",
  "decline"
] as const;

/** Values of `ReviewerType`. */
export const reviewerTypeValues = [
  "session",
  "key"
] as const;

/** Values of `RiskBand`. */
export const riskBandValues = [
  "low",
  "elevated",
  "high",
  "highest"
] as const;

/** Values of `Role`. */
export const roleValues = [
  "admin",
  "analyst",
  "viewer"
] as const;

/** Values of `RollbackTarget`. */
export const rollbackTargetValues = [
  "previous",
  "catalogue"
] as const;

/** Values of `RuleActionType`. */
export const ruleActionTypeValues = [
  "signal",
  "at_least",
  "approve"
] as const;

/** Values of `RuleChange`. */
export const ruleChangeValues = [
  "created",
  "updated",
  "status_changed",
  "approval_requested"
] as const;

/** Values of `RuleDecision`. */
export const ruleDecisionValues = [
  "challenge",
  "review",
  "decline"
] as const;

/** Values of `RuleFailureReason`. */
export const ruleFailureReasonValues = [
  "division_by_zero",
  "number_out_of_range"
] as const;

/** Values of `RuleStatus`. */
export const ruleStatusValues = [
  "draft",
  "shadow",
  "live",
  "archived"
] as const;

/** Values of `RuleTestResult`. */
export const ruleTestResultValues = [
  "matched",
  "not_matched",
  "not_concerned",
  "division_by_zero",
  "number_out_of_range",
  "no_facts",
  "sandbox_value"
] as const;

/** Values of `Segment`. */
export const segmentValues = [
  "merchant",
  "psp",
  "bank"
] as const;

/** Values of `SubmerchantStatus`. */
export const submerchantStatusValues = [
  "active",
  "inactive"
] as const;

/** Values of `ThreeDsStatus`. */
export const threeDsStatusValues = [
  "authenticated",
  "attempted",
  "failed",
  "rejected",
  "unavailable"
] as const;

/** Values of `ThresholdsSource`. */
export const thresholdsSourceValues = [
  "default",
  "score",
  "probability",
  "cost"
] as const;

/** Values of `ValueWarningReason`. */
export const valueWarningReasonValues = [
  "unreadable",
  "shortened",
  "corrected",
  "placeholder",
  "not_public",
  "check_digits",
  "other_field"
] as const;
