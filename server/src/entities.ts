// Every table, as an entity: what the object mapper knows, and what a migrated database is compared with. Each entity lies in the folder that owns its
// table; `npm run tables` prints the list.
import { Activity } from "./assess/activity.entity.ts";
import { Assessment } from "./assess/assessment.entity.ts";
import { IdempotencyHandle } from "./assess/idempotency-handle.entity.ts";
import { PayoutActivity } from "./assess/payout-activity.entity.ts";
import { Review } from "./assessments/review.entity.ts";
import { AuditHead } from "./audit/audit-head.entity.ts";
import { AuditRecord } from "./audit/audit-record.entity.ts";
import { Case } from "./cases/case.entity.ts";
import { CaseEvent } from "./cases/case-event.entity.ts";
import { CaseSequence } from "./cases/case-sequence.entity.ts";
import { StoredDataKey } from "./data-keys/stored-data-key.entity.ts";
import { Installation } from "./database/installation.entity.ts";
import { QueuedEvent } from "./events/queued-event.entity.ts";
import { RateWindow } from "./http/rate-window.entity.ts";
import { InstallationKey } from "./identifiers/installation-key.entity.ts";
import { Connection } from "./ingest/connection.entity.ts";
import { ProviderEvent } from "./ingest/provider-event.entity.ts";
import { ApiKey } from "./keys/api-key.entity.ts";
import { ListEntry } from "./lists/list-entry.entity.ts";
import { ListTotal } from "./lists/list-total.entity.ts";
import { NetworkMember } from "./network/network-member.entity.ts";
import { NetworkSignal } from "./network/network-signal.entity.ts";
import { Organization } from "./organizations/organization.entity.ts";
import { Outcome } from "./outcomes/outcome.entity.ts";
import { PayerCounter } from "./outcomes/payer-counter.entity.ts";
import { PayerDispute } from "./outcomes/payer-dispute.entity.ts";
import { FraudReport } from "./reports/fraud-report.entity.ts";
import { FraudReportName } from "./reports/fraud-report-name.entity.ts";
import { RetentionProgress } from "./retention/retention-progress.entity.ts";
import { DevelopmentIdentity } from "./sandbox/development-identity.entity.ts";
import { Secret } from "./secrets/secret.entity.ts";
import { FraudSession } from "./shares/fraud-session.entity.ts";
import { FraudShare } from "./shares/fraud-share.entity.ts";
import { IdentifierDay } from "./shares/identifier-day.entity.ts";
import { SharesProgress } from "./shares/shares-progress.entity.ts";
import { UnreadPayment } from "./shares/unread-payment.entity.ts";
import { CaseRecommendation } from "./statistics/case-recommendation.entity.ts";
import { Statistic } from "./statistics/statistic.entity.ts";
import { StatisticsChange } from "./statistics/statistics-change.entity.ts";
import { StatisticsProgress } from "./statistics/statistics-progress.entity.ts";
import { StatisticsSession } from "./statistics/statistics-session.entity.ts";
import { Submerchant } from "./submerchants/submerchant.entity.ts";
import { WebhookAttempt } from "./webhooks/webhook-attempt.entity.ts";
import { WebhookDelivery } from "./webhooks/webhook-delivery.entity.ts";
import { WebhookEndpoint } from "./webhooks/webhook-endpoint.entity.ts";

/** All of them. */
export const entities = [
  Activity,
  ApiKey,
  Assessment,
  AuditHead,
  AuditRecord,
  Case,
  CaseEvent,
  CaseRecommendation,
  CaseSequence,
  Connection,
  DevelopmentIdentity,
  FraudReport,
  FraudReportName,
  FraudSession,
  UnreadPayment,
  FraudShare,
  IdempotencyHandle,
  IdentifierDay,
  Installation,
  InstallationKey,
  ListEntry,
  ListTotal,
  NetworkMember,
  NetworkSignal,
  Organization,
  Outcome,
  PayerCounter,
  PayerDispute,
  PayoutActivity,
  ProviderEvent,
  QueuedEvent,
  RateWindow,
  RetentionProgress,
  Review,
  Secret,
  SharesProgress,
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
