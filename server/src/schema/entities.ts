// Every table, as an entity: used by the object mapper and compared with a migrated database. Each entity is in the folder that owns its
// table; `npm run tables` prints the list.

import { AuditContents } from "../accounts/audit/audit-contents.entity.ts";
import { AuditHead } from "../accounts/audit/audit-head.entity.ts";
import { AuditRecord } from "../accounts/audit/audit-record.entity.ts";
import { ApiKey } from "../accounts/keys/api-key.entity.ts";
import { QueuedEvent } from "../accounts/outbox/queued-event.entity.ts";
import { WebhookDelivery } from "../accounts/outbox/webhook-delivery.entity.ts";
import { Secret } from "../accounts/secrets/secret.entity.ts";
import { Person } from "../accounts/sessions/person.entity.ts";
import { CaseAttachment } from "../backoffice/cases/attachments/case-attachment.entity.ts";
import { Case } from "../backoffice/cases/case.entity.ts";
import { CaseComment } from "../backoffice/cases/case-comment.entity.ts";
import { CaseEvent } from "../backoffice/cases/case-event.entity.ts";
import { CaseSequence } from "../backoffice/cases/case-sequence.entity.ts";
import { DataSubjectRequest } from "../backoffice/data-protection/data-subject-request.entity.ts";
import { DataSubjectSession } from "../backoffice/data-protection/data-subject-session.entity.ts";
import { RetentionProgress } from "../backoffice/retention/retention-progress.entity.ts";
import { ReviewAssignment } from "../backoffice/reviews/review-assignment.entity.ts";
import { ReviewNote } from "../backoffice/reviews/review-note.entity.ts";
import { SavedView } from "../backoffice/saved-views/saved-view.entity.ts";
import { Approval } from "../controls/approvals/approval.entity.ts";
import { CustomList } from "../controls/custom-lists/custom-list.entity.ts";
import { CustomListOrphan } from "../controls/custom-lists/custom-list-orphan.entity.ts";
import { CustomListValue } from "../controls/custom-lists/custom-list-value.entity.ts";
import { ListEntry } from "../controls/lists/list-entry.entity.ts";
import { ListTotal } from "../controls/lists/list-total.entity.ts";
import { NetworkMember } from "../controls/network/network-member.entity.ts";
import { NetworkSignal } from "../controls/network/network-signal.entity.ts";
import { Rule } from "../controls/rules/rule.entity.ts";
import { RuleVersion } from "../controls/rules/rule-version.entity.ts";
import { Activity } from "../decisions/assessments/activity.entity.ts";
import { Assessment } from "../decisions/assessments/assessment.entity.ts";
import { PayoutActivity } from "../decisions/assessments/payout-activity.entity.ts";
import { Review } from "../decisions/assessments/review.entity.ts";
import { IdempotencyHandle } from "../decisions/idempotency/idempotency-handle.entity.ts";
import { WebhookAttempt } from "../delivery/webhooks/webhook-attempt.entity.ts";
import { WebhookEndpoint } from "../delivery/webhooks/webhook-endpoint.entity.ts";
import { FraudReport } from "../feedback/fraud-reports/fraud-report.entity.ts";
import { FraudReportName } from "../feedback/fraud-reports/fraud-report-name.entity.ts";
import { Outcome } from "../feedback/outcomes/outcome.entity.ts";
import { PayerCounter } from "../feedback/outcomes/payer-counter.entity.ts";
import { PayerDispute } from "../feedback/outcomes/payer-dispute.entity.ts";
import { Connection } from "../feedback/provider-events/connection.entity.ts";
import { EventRecheck } from "../feedback/provider-events/event-recheck.entity.ts";
import { ProviderEvent } from "../feedback/provider-events/provider-event.entity.ts";
import { WaitingEvent } from "../feedback/provider-events/waiting-event.entity.ts";
import { Backtest } from "../learning/backtests/backtest.entity.ts";
import { StoredCalibration } from "../learning/calibration/calibration.entity.ts";
import { FraudRate } from "../learning/fraud-rates/fraud-rate.entity.ts";
import { FraudRateProgress } from "../learning/fraud-rates/fraud-rate-progress.entity.ts";
import { FraudSession } from "../learning/fraud-rates/fraud-session.entity.ts";
import { IdentifierDay } from "../learning/fraud-rates/identifier-day.entity.ts";
import { UnreadPayment } from "../learning/fraud-rates/unread-payment.entity.ts";
import { RiskModel } from "../learning/models/model.entity.ts";
import { ModelFit } from "../learning/models/model-fit.entity.ts";
import { StoredDataKey } from "../platform/data-keys/stored-data-key.entity.ts";
import { RateWindow } from "../platform/http/rate-window.entity.ts";
import { InstallationKey } from "../platform/keyrings/installation-key.entity.ts";
import { Organization } from "../platform/tenants/organization.entity.ts";
import { Submerchant } from "../platform/tenants/submerchant.entity.ts";
import { DevelopmentIdentity } from "../sandbox/development-identity.entity.ts";
import { CaseRecommendation } from "../statistics/case-recommendation.entity.ts";
import { Statistic } from "../statistics/statistic.entity.ts";
import { StatisticsChange } from "../statistics/statistics-change.entity.ts";
import { StatisticsProgress } from "../statistics/statistics-progress.entity.ts";
import { StatisticsSession } from "../statistics/statistics-session.entity.ts";
import { Installation } from "./installation.entity.ts";

/** All of them. */
export const entities = [
  Activity,
  ApiKey,
  Assessment,
  AuditContents,
  AuditHead,
  AuditRecord,
  Case,
  CaseEvent,
  CaseComment,
  CaseAttachment,
  ReviewNote,
  SavedView,
  Approval,
  Person,
  ReviewAssignment,
  CaseRecommendation,
  CaseSequence,
  Connection,
  CustomList,
  CustomListOrphan,
  CustomListValue,
  DataSubjectRequest,
  DataSubjectSession,
  DevelopmentIdentity,
  FraudReport,
  FraudReportName,
  FraudSession,
  UnreadPayment,
  FraudRate,
  IdempotencyHandle,
  IdentifierDay,
  Installation,
  InstallationKey,
  ListEntry,
  ListTotal,
  ModelFit,
  NetworkMember,
  NetworkSignal,
  Organization,
  Outcome,
  PayerCounter,
  PayerDispute,
  PayoutActivity,
  ProviderEvent,
  WaitingEvent,
  EventRecheck,
  QueuedEvent,
  RateWindow,
  RetentionProgress,
  Review,
  RiskModel,
  Rule,
  RuleVersion,
  Backtest,
  Secret,
  FraudRateProgress,
  StoredCalibration,
  Statistic,
  StatisticsChange,
  StatisticsProgress,
  StatisticsSession,
  StoredDataKey,
  Submerchant,
  WebhookAttempt,
  WebhookDelivery,
  WebhookEndpoint,
];
