// Frozen by `npm run contract:release`: what a user of release 0.1.0 wrote. Compiled against the present SDK, never run.
import type { Schemas } from "@fraud-risk/node";

type Maybe<T> = T | null | undefined;
const text = (_: Maybe<string>): void => {};
const count = (_: Maybe<number>): void => {};
const flag = (_: Maybe<boolean>): void => {};

export function readAllowlistEntry(it: Maybe<Schemas["AllowlistEntry"]>): void {
  text(it?.id);
  text(it?.organization_id);
  text(it?.list_type);
  text(it?.value);
  text(it?.flow_scope);
  text(it?.reason);
  text(it?.source);
  text(it?.expires_at);
  text(it?.created_at);
  text(it?.submerchant_id);
}

export function readAllowlistPage(it: Maybe<Schemas["AllowlistPage"]>): void {
  readAllowlistEntry(it?.data?.[0]);
  text(it?.next_cursor);
}

export function readAmountRules(it: Maybe<Schemas["AmountRules"]>): void {
  text(it?.default_unit);
  text(it?.accepted_units?.[0]);
  text(it?.deprecated_units?.[0]);
  count(it?.deprecated_since);
  text(it?.decimals);
  count(it?.minimum);
  text(it?.rules?.[0]);
}

export function readAssessment(it: Maybe<Schemas["Assessment"]>): void {
  text(it?.session_id);
  text(it?.assessed_at);
  text(it?.flow);
  text(it?.decision);
  count(it?.risk_score);
  text(it?.signals?.[0]);
  text(it?.blocked_by);
  count(it?.amount);
  text(it?.currency);
  text(it?.order_id);
  text(it?.payment_id);
  text(it?.customer_id);
  text(it?.submerchant_id);
  readReview(it?.review);
  readSignalDetail(it?.signal_details?.[0]);
  void it?.request;
  text(it?.credential_kind);
  readReportedOutcome(it?.outcomes?.[0]);
  text(it?.case_id);
}

export function readAssessmentResult(it: Maybe<Schemas["AssessmentResult"]>): void {
  text(it?.decision);
  count(it?.risk_score);
  text(it?.signals?.[0]);
  readSignalDetail(it?.signal_details?.[0]);
  text(it?.session_id);
  text(it?.order_id);
  text(it?.payment_id);
  text(it?.idempotency_key);
  text(it?.blocked_by);
  count(it?.latency_ms);
  text(it?.assess_flow);
  text(it?.flow);
  readFieldWarnings(it?.field_warnings);
}

export function readAssessmentStats(it: Maybe<Schemas["AssessmentStats"]>): void {
  count(it?.total);
  readCountByDecision(it?.by_decision);
  readCountByFlow(it?.by_flow);
  count(it?.average_risk_score);
  void it?.amount_by_currency;
  void it?.declined_amount_by_currency;
  readLatencyQuantiles(it?.latency_ms);
  readSignalCount(it?.top_signals?.[0]);
}

export function readAssessmentSummary(it: Maybe<Schemas["AssessmentSummary"]>): void {
  text(it?.session_id);
  text(it?.assessed_at);
  text(it?.flow);
  text(it?.decision);
  count(it?.risk_score);
  text(it?.signals?.[0]);
  text(it?.blocked_by);
  count(it?.amount);
  text(it?.currency);
  text(it?.order_id);
  text(it?.payment_id);
  text(it?.customer_id);
  text(it?.submerchant_id);
  readReview(it?.review);
}

export function readAuditActor(it: Maybe<Schemas["AuditActor"]>): void {
  text(it?.type);
  text(it?.id);
  text(it?.role);
}

export function readAuditLog(it: Maybe<Schemas["AuditLog"]>): void {
  readAuditRecord(it?.data?.[0]);
  text(it?.next_cursor);
}

export function readAuditRecord(it: Maybe<Schemas["AuditRecord"]>): void {
  text(it?.id);
  count(it?.sequence);
  text(it?.occurred_at);
  readAuditActor(it?.actor);
  text(it?.action);
  text(it?.resource_type);
  text(it?.resource_id);
  void it?.before;
  void it?.after;
  text(it?.request_id);
  text(it?.previous_hash);
  text(it?.hash);
}

export function readBlocklistCheckMatch(it: Maybe<Schemas["BlocklistCheckMatch"]>): void {
  readBlocklistEntry(it?.entry);
  flag(it?.matches);
  text(it?.mismatches?.[0]);
}

export function readBlocklistCheckResult(it: Maybe<Schemas["BlocklistCheckResult"]>): void {
  text(it?.list_type);
  text(it?.normalized_value);
  text(it?.effect);
  readBlocklistCheckMatch(it?.entries?.[0]);
}

export function readBlocklistEntry(it: Maybe<Schemas["BlocklistEntry"]>): void {
  text(it?.id);
  text(it?.organization_id);
  text(it?.list_type);
  text(it?.value);
  text(it?.flow_scope);
  text(it?.severity);
  text(it?.reason);
  text(it?.source);
  flag(it?.is_active);
  text(it?.expires_at);
  text(it?.created_at);
  text(it?.submerchant_id);
}

export function readBlocklistEventData(it: Maybe<Schemas["BlocklistEventData"]>): void {
  readBlocklistEntry(it?.entry);
  text(it?.changed?.[0]);
}

export function readBlocklistImportResult(it: Maybe<Schemas["BlocklistImportResult"]>): void {
  count(it?.lines);
  count(it?.created);
  count(it?.duplicates);
  count(it?.failed);
  readImportFailure(it?.errors?.[0]);
}

export function readBlocklistListing(it: Maybe<Schemas["BlocklistListing"]>): void {
  flag(it?.success);
  readBlocklistPage(it?.data);
}

export function readBlocklistPage(it: Maybe<Schemas["BlocklistPage"]>): void {
  readBlocklistEntry(it?.entries?.[0]);
  count(it?.total);
  text(it?.next_cursor);
}

export function readCalibrationBand(it: Maybe<Schemas["CalibrationBand"]>): void {
  count(it?.from);
  count(it?.total);
  count(it?.fraud);
  count(it?.chargeback);
  count(it?.false_positive);
  count(it?.fraud_rate);
}

export function readCalibrationReport(it: Maybe<Schemas["CalibrationReport"]>): void {
  readStatsPeriod(it?.period);
  text(it?.flow);
  readCalibrationBand(it?.bands?.[0]);
  readCalibrationThreshold(it?.thresholds?.[0]);
  count(it?.known);
  text(it?.submerchant_id);
}

export function readCalibrationThreshold(it: Maybe<Schemas["CalibrationThreshold"]>): void {
  count(it?.threshold);
  count(it?.stopped);
  count(it?.precision);
  count(it?.recall);
  count(it?.false_positive_rate);
}

export function readCase(it: Maybe<Schemas["Case"]>): void {
  text(it?.id);
  text(it?.reference_number);
  text(it?.status);
  text(it?.priority);
  text(it?.incident_date);
  text(it?.incident_type);
  count(it?.amount);
  text(it?.currency);
  text(it?.description);
  text(it?.victim_name);
  text(it?.jurisdiction);
  text(it?.regulator);
  text(it?.session_id);
  readCaseAcknowledgement(it?.acknowledgement);
  text(it?.submitted_at);
  text(it?.created_at);
  text(it?.updated_at);
}

export function readCaseAcknowledgedEvent(it: Maybe<Schemas["CaseAcknowledgedEvent"]>): void {
  text(it?.id);
  text(it?.type);
  text(it?.timestamp);
  text(it?.api_version);
  text(it?.organization_id);
  readCaseEventData(it?.data);
}

export function readCaseAcknowledgement(it: Maybe<Schemas["CaseAcknowledgement"]>): void {
  flag(it?.accepted);
  text(it?.acknowledgement_number);
  text(it?.reason);
  text(it?.received_at);
}

export function readCaseCreatedEvent(it: Maybe<Schemas["CaseCreatedEvent"]>): void {
  text(it?.id);
  text(it?.type);
  text(it?.timestamp);
  text(it?.api_version);
  text(it?.organization_id);
  readCaseEventData(it?.data);
}

export function readCaseDossier(it: Maybe<Schemas["CaseDossier"]>): void {
  text(it?.generated_at);
  flag(it?.frozen);
  readDossierOrganization(it?.organization);
  readCase(it?.case);
  readDossierVictim(it?.victim);
  readDossierAssessment(it?.assessment);
  readCaseEvent(it?.history?.[0]);
}

export function readCaseEvent(it: Maybe<Schemas["CaseEvent"]>): void {
  text(it?.occurred_at);
  text(it?.actor);
  text(it?.from);
  text(it?.to);
  text(it?.changed?.[0]);
}

export function readCaseEventData(it: Maybe<Schemas["CaseEventData"]>): void {
  readCase(it?.case);
  text(it?.changed?.[0]);
}

export function readCaseHistory(it: Maybe<Schemas["CaseHistory"]>): void {
  readCaseEvent(it?.data?.[0]);
}

export function readCaseList(it: Maybe<Schemas["CaseList"]>): void {
  readCase(it?.data?.[0]);
  text(it?.next_cursor);
}

export function readCaseRecommendation(it: Maybe<Schemas["CaseRecommendation"]>): void {
  text(it?.session_id);
  text(it?.assessed_at);
  text(it?.flow);
  text(it?.decision);
  count(it?.risk_score);
  count(it?.amount);
  text(it?.currency);
  text(it?.order_id);
  text(it?.submerchant_id);
  text(it?.reason);
  text(it?.priority);
}

export function readCaseRecommendationStats(it: Maybe<Schemas["CaseRecommendationStats"]>): void {
  count(it?.open);
  count(it?.recommended);
  readCountByPriority(it?.by_priority);
  text(it?.sessions?.[0]);
}

export function readCaseRejectedEvent(it: Maybe<Schemas["CaseRejectedEvent"]>): void {
  text(it?.id);
  text(it?.type);
  text(it?.timestamp);
  text(it?.api_version);
  text(it?.organization_id);
  readCaseEventData(it?.data);
}

export function readCaseSubmittedEvent(it: Maybe<Schemas["CaseSubmittedEvent"]>): void {
  text(it?.id);
  text(it?.type);
  text(it?.timestamp);
  text(it?.api_version);
  text(it?.organization_id);
  readCaseEventData(it?.data);
}

export function readCaseUpdatedEvent(it: Maybe<Schemas["CaseUpdatedEvent"]>): void {
  text(it?.id);
  text(it?.type);
  text(it?.timestamp);
  text(it?.api_version);
  text(it?.organization_id);
  readCaseEventData(it?.data);
}

export function readCatalogField(it: Maybe<Schemas["CatalogField"]>): void {
  text(it?.path);
  text(it?.type);
  text(it?.description);
  flag(it?.required);
  text(it?.recommended_for?.[0]);
  text(it?.format);
  text(it?.enum?.[0]);
  text(it?.pattern);
  count(it?.min_length);
  count(it?.max_length);
  count(it?.minimum);
  count(it?.maximum);
  count(it?.max_items);
  void it?.example;
}

export function readConnection(it: Maybe<Schemas["Connection"]>): void {
  text(it?.id);
  text(it?.processor);
  text(it?.description);
  text(it?.webhook_path);
  text(it?.created_at);
}

export function readConnectionList(it: Maybe<Schemas["ConnectionList"]>): void {
  readConnection(it?.data?.[0]);
  text(it?.next_cursor);
}

export function readCountByDecision(it: Maybe<Schemas["CountByDecision"]>): void {
  count(it?.approve);
  count(it?.challenge);
  count(it?.review);
  count(it?.decline);
}

export function readCountByFlow(it: Maybe<Schemas["CountByFlow"]>): void {
  count(it?.payin);
  count(it?.payout);
}

export function readCountByOutcome(it: Maybe<Schemas["CountByOutcome"]>): void {
  count(it?.captured);
  count(it?.failed);
  count(it?.refunded);
  count(it?.chargeback_lost);
  count(it?.chargeback_won);
  count(it?.fraud_confirmed);
  count(it?.false_positive);
}

export function readCountByPriority(it: Maybe<Schemas["CountByPriority"]>): void {
  count(it?.baja);
  count(it?.normal);
  count(it?.alta);
  count(it?.urgente);
}

export function readDailyStats(it: Maybe<Schemas["DailyStats"]>): void {
  text(it?.date);
  count(it?.total);
  readCountByDecision(it?.by_decision);
  readCountByFlow(it?.by_flow);
  count(it?.average_risk_score);
  void it?.amount_by_currency;
  void it?.declined_amount_by_currency;
  readCountByOutcome(it?.by_outcome);
}

export function readDailyStatsSeries(it: Maybe<Schemas["DailyStatsSeries"]>): void {
  readDailyStats(it?.data?.[0]);
  text(it?.timezone);
  text(it?.submerchant_id);
}

export function readDecisionChange(it: Maybe<Schemas["DecisionChange"]>): void {
  text(it?.decision);
  count(it?.risk_score);
  text(it?.without?.[0]);
  count(it?.distance);
  text(it?.text);
}

export function readDecisionThresholds(it: Maybe<Schemas["DecisionThresholds"]>): void {
  count(it?.challenge);
  count(it?.review);
  count(it?.decline);
}

export function readDisputeClosedEvent(it: Maybe<Schemas["DisputeClosedEvent"]>): void {
  text(it?.id);
  text(it?.type);
  text(it?.timestamp);
  text(it?.api_version);
  text(it?.organization_id);
  readDisputeEventData(it?.data);
}

export function readDisputeEventData(it: Maybe<Schemas["DisputeEventData"]>): void {
  text(it?.provider);
  text(it?.provider_dispute_id);
  text(it?.provider_payment_id);
  text(it?.session_id);
  text(it?.status);
  text(it?.reason);
  count(it?.amount);
  text(it?.currency);
}

export function readDisputeOpenedEvent(it: Maybe<Schemas["DisputeOpenedEvent"]>): void {
  text(it?.id);
  text(it?.type);
  text(it?.timestamp);
  text(it?.api_version);
  text(it?.organization_id);
  readDisputeEventData(it?.data);
}

export function readDossierAssessment(it: Maybe<Schemas["DossierAssessment"]>): void {
  text(it?.session_id);
  text(it?.assessed_at);
  text(it?.flow);
  text(it?.decision);
  count(it?.risk_score);
  readSignalDetail(it?.signals?.[0]);
  text(it?.order_id);
  text(it?.payment_id);
  count(it?.amount);
  text(it?.currency);
}

export function readDossierOrganization(it: Maybe<Schemas["DossierOrganization"]>): void {
  text(it?.id);
  text(it?.name);
}

export function readDossierVictim(it: Maybe<Schemas["DossierVictim"]>): void {
  text(it?.name);
  text(it?.email);
}

export function readEntryCreatedEvent(it: Maybe<Schemas["EntryCreatedEvent"]>): void {
  text(it?.id);
  text(it?.type);
  text(it?.timestamp);
  text(it?.api_version);
  text(it?.organization_id);
  readBlocklistEventData(it?.data);
}

export function readEntryExpiredEvent(it: Maybe<Schemas["EntryExpiredEvent"]>): void {
  text(it?.id);
  text(it?.type);
  text(it?.timestamp);
  text(it?.api_version);
  text(it?.organization_id);
  readBlocklistEventData(it?.data);
}

export function readEntryUpdatedEvent(it: Maybe<Schemas["EntryUpdatedEvent"]>): void {
  text(it?.id);
  text(it?.type);
  text(it?.timestamp);
  text(it?.api_version);
  text(it?.organization_id);
  readBlocklistEventData(it?.data);
}

export function readErrorBody(it: Maybe<Schemas["ErrorBody"]>): void {
  readErrorFacet(it?.error);
}

export function readErrorDetails(it: Maybe<Schemas["ErrorDetails"]>): void {
  readFieldFailure(it?.fields?.[0]);
  text(it?.required_permissions?.[0]);
  text(it?.accepted_credentials?.[0]);
  count(it?.limit_bytes);
  text(it?.allowed_methods?.[0]);
}

export function readErrorFacet(it: Maybe<Schemas["ErrorFacet"]>): void {
  text(it?.code);
  text(it?.message);
  readErrorDetails(it?.details);
}

export function readExplainedSignal(it: Maybe<Schemas["ExplainedSignal"]>): void {
  text(it?.code);
  text(it?.description);
  count(it?.weight);
  count(it?.strength);
  void it?.observed;
  void it?.threshold;
  count(it?.contribution);
  text(it?.entry_id);
}

export function readExplanation(it: Maybe<Schemas["Explanation"]>): void {
  text(it?.session_id);
  text(it?.assessed_at);
  text(it?.flow);
  text(it?.decision);
  count(it?.risk_score);
  text(it?.language);
  text(it?.decided_by);
  readDecisionThresholds(it?.thresholds);
  text(it?.entry_id);
  readExplainedSignal(it?.signals?.[0]);
  readDecisionChange(it?.nearest_change);
  text(it?.summary);
}

export function readFieldCatalog(it: Maybe<Schemas["FieldCatalog"]>): void {
  text(it?.version);
  text(it?.flow);
  readCatalogField(it?.fields?.[0]);
  readAmountRules(it?.amount);
  readIdempotencyRules(it?.idempotency);
  readResilienceCode(it?.resilience?.[0]);
}

export function readFieldFailure(it: Maybe<Schemas["FieldFailure"]>): void {
  text(it?.path);
  text(it?.message);
}

export function readFieldWarnings(it: Maybe<Schemas["FieldWarnings"]>): void {
  text(it?.missing_recommended?.[0]);
  text(it?.organization_segment);
  text(it?.field_requirements_doc);
}

export function readFlatErrorBody(it: Maybe<Schemas["FlatErrorBody"]>): void {
  text(it?.error);
  text(it?.code);
  readErrorDetails(it?.details);
}

export function readFraudReportRecord(it: Maybe<Schemas["FraudReportRecord"]>): void {
  text(it?.report_id);
  readReportedCase(it?.case);
  readOutcomeEntry(it?.blocklist_entries?.[0]);
  count(it?.network_signals);
  flag(it?.idempotent_replay);
}

export function readFraudReportedEvent(it: Maybe<Schemas["FraudReportedEvent"]>): void {
  text(it?.id);
  text(it?.type);
  text(it?.timestamp);
  text(it?.api_version);
  text(it?.organization_id);
  readFraudReportedEventData(it?.data);
}

export function readFraudReportedEventData(it: Maybe<Schemas["FraudReportedEventData"]>): void {
  text(it?.report_id);
  text(it?.session_id);
  text(it?.incident_type);
  readReportedCase(it?.case);
  readOutcomeEntry(it?.blocklist_entries?.[0]);
}

export function readHealth(it: Maybe<Schemas["Health"]>): void {
  text(it?.status);
  text(it?.version);
  text(it?.stage);
  text(it?.timestamp);
  readHealthChecks(it?.checks);
}

export function readHealthChecks(it: Maybe<Schemas["HealthChecks"]>): void {
  text(it?.database);
  text(it?.assess);
}

export function readIdempotencyRules(it: Maybe<Schemas["IdempotencyRules"]>): void {
  text(it?.header);
  text(it?.fallback_field);
  count(it?.max_length);
  count(it?.kept_days);
}

export function readImportFailure(it: Maybe<Schemas["ImportFailure"]>): void {
  count(it?.line);
  text(it?.code);
  text(it?.field);
  text(it?.message);
}

export function readIssuedKey(it: Maybe<Schemas["IssuedKey"]>): void {
  text(it?.id);
  text(it?.type);
  text(it?.name);
  text(it?.last_four);
  text(it?.status);
  text(it?.permissions?.[0]);
  text(it?.submerchant_id);
  text(it?.allowed_origins?.[0]);
  count(it?.rate_limit_per_minute);
  text(it?.created_at);
  text(it?.expires_at);
  text(it?.last_used_at);
  text(it?.revoked_at);
  text(it?.key);
}

export function readKey(it: Maybe<Schemas["Key"]>): void {
  text(it?.id);
  text(it?.type);
  text(it?.name);
  text(it?.last_four);
  text(it?.status);
  text(it?.permissions?.[0]);
  text(it?.submerchant_id);
  text(it?.allowed_origins?.[0]);
  count(it?.rate_limit_per_minute);
  text(it?.created_at);
  text(it?.expires_at);
  text(it?.last_used_at);
  text(it?.revoked_at);
}

export function readKeyList(it: Maybe<Schemas["KeyList"]>): void {
  readKey(it?.data?.[0]);
  text(it?.next_cursor);
}

export function readLatencyQuantiles(it: Maybe<Schemas["LatencyQuantiles"]>): void {
  count(it?.p50);
  count(it?.p95);
  count(it?.p99);
}

export function readNetworkAnswer(it: Maybe<Schemas["NetworkAnswer"]>): void {
  text(it?.participants);
  text(it?.last_seen_month);
  text(it?.categories?.[0]);
  flag(it?.own);
}

export function readNetworkContributionResult(it: Maybe<Schemas["NetworkContributionResult"]>): void {
  count(it?.accepted);
  count(it?.duplicates);
  readNetworkRejected(it?.rejected?.[0]);
}

export function readNetworkEventData(it: Maybe<Schemas["NetworkEventData"]>): void {
  text(it?.session_id);
  text(it?.flow);
  text(it?.decision);
  readNetworkMatch(it?.matches?.[0]);
}

export function readNetworkLeft(it: Maybe<Schemas["NetworkLeft"]>): void {
  flag(it?.member);
  flag(it?.contribute);
  flag(it?.consume);
  text(it?.member_since);
  count(it?.withdrawn);
}

export function readNetworkMatch(it: Maybe<Schemas["NetworkMatch"]>): void {
  text(it?.signal_type);
  text(it?.participants);
}

export function readNetworkMatchedEvent(it: Maybe<Schemas["NetworkMatchedEvent"]>): void {
  text(it?.id);
  text(it?.type);
  text(it?.timestamp);
  text(it?.api_version);
  text(it?.organization_id);
  readNetworkEventData(it?.data);
}

export function readNetworkMembership(it: Maybe<Schemas["NetworkMembership"]>): void {
  flag(it?.member);
  flag(it?.contribute);
  flag(it?.consume);
  text(it?.member_since);
}

export function readNetworkQueryResult(it: Maybe<Schemas["NetworkQueryResult"]>): void {
  readNetworkAnswer(it?.data?.[0]);
}

export function readNetworkRejected(it: Maybe<Schemas["NetworkRejected"]>): void {
  count(it?.index);
  text(it?.code);
  text(it?.message);
}

export function readNetworkSignal(it: Maybe<Schemas["NetworkSignal"]>): void {
  text(it?.id);
  text(it?.signal_type);
  text(it?.category);
  count(it?.confidence);
  text(it?.caused_by);
  text(it?.occurred_at);
  text(it?.expires_at);
  text(it?.description);
  text(it?.created_at);
}

export function readNetworkStats(it: Maybe<Schemas["NetworkStats"]>): void {
  readNetworkMembership(it?.membership);
  count(it?.contributed_active_signals);
  count(it?.network_active_signals);
  text(it?.contribute_endpoint);
  text(it?.consume_note);
}

export function readOrganization(it: Maybe<Schemas["Organization"]>): void {
  text(it?.id);
  text(it?.name);
  text(it?.segment);
  readDecisionThresholds(it?.thresholds);
  void it?.signal_weights;
  text(it?.high_risk_countries?.[0]);
  text(it?.browser_signals);
  text(it?.case_prefix);
  flag(it?.maintenance);
  text(it?.created_at);
}

export function readOutcomeAppliedEvent(it: Maybe<Schemas["OutcomeAppliedEvent"]>): void {
  text(it?.id);
  text(it?.type);
  text(it?.timestamp);
  text(it?.api_version);
  text(it?.organization_id);
  readOutcomeEventData(it?.data);
}

export function readOutcomeEntry(it: Maybe<Schemas["OutcomeEntry"]>): void {
  text(it?.id);
  text(it?.list_type);
  text(it?.value);
  text(it?.severity);
  text(it?.expires_at);
}

export function readOutcomeEventData(it: Maybe<Schemas["OutcomeEventData"]>): void {
  text(it?.outcome_id);
  text(it?.session_id);
  text(it?.outcome);
  flag(it?.feedback_applied);
  readOutcomeFeedback(it?.feedback);
  text(it?.origin);
}

export function readOutcomeFeedback(it: Maybe<Schemas["OutcomeFeedback"]>): void {
  readOutcomeEntry(it?.blocklist_entries?.[0]);
  readPayerRecord(it?.payer_counters);
  readOutcomeEntry(it?.allowlist_entries?.[0]);
  readOutcomeEntry(it?.released_entries?.[0]);
  readOutcomeEntry(it?.still_blocking?.[0]);
  text(it?.case_id);
}

export function readOutcomeRecord(it: Maybe<Schemas["OutcomeRecord"]>): void {
  text(it?.outcome_id);
  text(it?.session_id);
  text(it?.outcome);
  flag(it?.feedback_applied);
  readOutcomeFeedback(it?.feedback);
  flag(it?.idempotent_replay);
}

export function readOutcomeStats(it: Maybe<Schemas["OutcomeStats"]>): void {
  count(it?.total);
  readCountByOutcome(it?.by_outcome);
  count(it?.chargeback_rate);
  count(it?.fraud_rate);
  count(it?.false_positive_rate);
  count(it?.precision);
  count(it?.recall);
  void it?.prevented_amount_by_currency;
}

export function readPayerRecord(it: Maybe<Schemas["PayerRecord"]>): void {
  count(it?.captured);
  count(it?.disputes);
  text(it?.first_captured_at);
  text(it?.last_chargeback_at);
  text(it?.last_confirmed_fraud_at);
}

export function readPreventionStats(it: Maybe<Schemas["PreventionStats"]>): void {
  readStatsPeriod(it?.period);
  readAssessmentStats(it?.assessments);
  readCaseRecommendationStats(it?.case_recommendations);
  readOutcomeStats(it?.outcomes);
  text(it?.submerchant_id);
}

export function readPreventionStatsAnswer(it: Maybe<Schemas["PreventionStatsAnswer"]>): void {
  readPreventionStats(it?.data);
}

export function readProviderEventReceipt(it: Maybe<Schemas["ProviderEventReceipt"]>): void {
  text(it?.event_id);
  text(it?.status);
  text(it?.kind);
  flag(it?.duplicate);
  text(it?.session_id);
  flag(it?.outcome_applied);
}

export function readReportedCase(it: Maybe<Schemas["ReportedCase"]>): void {
  text(it?.id);
  text(it?.reference_number);
  text(it?.status);
}

export function readReportedOutcome(it: Maybe<Schemas["ReportedOutcome"]>): void {
  text(it?.outcome_id);
  text(it?.outcome);
  text(it?.reported_at);
}

export function readResilienceCode(it: Maybe<Schemas["ResilienceCode"]>): void {
  text(it?.code);
  count(it?.status);
  flag(it?.retryable);
  text(it?.action);
}

export function readReview(it: Maybe<Schemas["Review"]>): void {
  text(it?.resolution);
  text(it?.reason);
  readReviewer(it?.resolved_by);
  text(it?.resolved_at);
}

export function readReviewer(it: Maybe<Schemas["Reviewer"]>): void {
  text(it?.type);
  text(it?.id);
}

export function readSignalCount(it: Maybe<Schemas["SignalCount"]>): void {
  text(it?.code);
  count(it?.count);
}

export function readSignalDetail(it: Maybe<Schemas["SignalDetail"]>): void {
  text(it?.code);
  count(it?.weight);
  text(it?.description);
}

export function readStatsPeriod(it: Maybe<Schemas["StatsPeriod"]>): void {
  text(it?.from);
  text(it?.to);
  count(it?.days);
}

export function readSubmerchant(it: Maybe<Schemas["Submerchant"]>): void {
  text(it?.id);
  text(it?.name);
  text(it?.country);
  text(it?.external_id);
  text(it?.category_code);
  text(it?.status);
  text(it?.created_at);
  text(it?.updated_at);
}

export function readSubmerchantList(it: Maybe<Schemas["SubmerchantList"]>): void {
  readSubmerchant(it?.data?.[0]);
  text(it?.next_cursor);
}

export function readTransactionBlockedEvent(it: Maybe<Schemas["TransactionBlockedEvent"]>): void {
  text(it?.id);
  text(it?.type);
  text(it?.timestamp);
  text(it?.api_version);
  text(it?.organization_id);
  readTransactionEventData(it?.data);
}

export function readTransactionCreatedEvent(it: Maybe<Schemas["TransactionCreatedEvent"]>): void {
  text(it?.id);
  text(it?.type);
  text(it?.timestamp);
  text(it?.api_version);
  text(it?.organization_id);
  readTransactionEventData(it?.data);
}

export function readTransactionEventData(it: Maybe<Schemas["TransactionEventData"]>): void {
  text(it?.session_id);
  text(it?.flow);
  text(it?.decision);
  count(it?.risk_score);
  text(it?.signals?.[0]);
  text(it?.blocked_by);
  text(it?.order_id);
  text(it?.payment_id);
  text(it?.submerchant_id);
  count(it?.amount);
  text(it?.currency);
}

export function readWebhookAttempt(it: Maybe<Schemas["WebhookAttempt"]>): void {
  count(it?.number);
  text(it?.started_at);
  count(it?.status_code);
  count(it?.latency_ms);
  text(it?.failure);
  text(it?.response_excerpt);
}

export function readWebhookDelivery(it: Maybe<Schemas["WebhookDelivery"]>): void {
  text(it?.id);
  text(it?.event_id);
  text(it?.event_type);
  text(it?.endpoint_id);
  text(it?.status);
  count(it?.attempts);
  text(it?.next_attempt_at);
  text(it?.created_at);
}

export function readWebhookDeliveryDetails(it: Maybe<Schemas["WebhookDeliveryDetails"]>): void {
  text(it?.id);
  text(it?.event_id);
  text(it?.event_type);
  text(it?.endpoint_id);
  text(it?.status);
  count(it?.attempts);
  text(it?.next_attempt_at);
  text(it?.created_at);
  void it?.event;
  readWebhookAttempt(it?.attempt_log?.[0]);
}

export function readWebhookDeliveryList(it: Maybe<Schemas["WebhookDeliveryList"]>): void {
  readWebhookDelivery(it?.data?.[0]);
  text(it?.next_cursor);
}

export function readWebhookEndpoint(it: Maybe<Schemas["WebhookEndpoint"]>): void {
  text(it?.id);
  text(it?.url);
  text(it?.events?.[0]);
  text(it?.description);
  flag(it?.enabled);
  text(it?.disabled_reason);
  text(it?.failing_since);
  text(it?.created_at);
  text(it?.updated_at);
}

export function readWebhookEndpointIssued(it: Maybe<Schemas["WebhookEndpointIssued"]>): void {
  text(it?.id);
  text(it?.url);
  text(it?.events?.[0]);
  text(it?.description);
  flag(it?.enabled);
  text(it?.disabled_reason);
  text(it?.failing_since);
  text(it?.created_at);
  text(it?.updated_at);
  text(it?.secret);
}

export function readWebhookEndpointList(it: Maybe<Schemas["WebhookEndpointList"]>): void {
  readWebhookEndpoint(it?.data?.[0]);
  text(it?.next_cursor);
}

export function readWebhookSecretRotated(it: Maybe<Schemas["WebhookSecretRotated"]>): void {
  text(it?.secret);
  text(it?.previous_secret_expires_at);
}
