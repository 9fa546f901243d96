// The reviewed list of cross-tenant functions. The purpose of each must state how it preserves tenant isolation.
import type pg from "pg";
import { findActiveKeys, noteKeyUse } from "../accounts/keys/cross-tenant-functions.ts";
import { storeEvents } from "../accounts/outbox/enqueue.ts";
import { dataSubjectFunctions } from "../backoffice/data-protection/cross-tenant-functions.ts";
import { purgeOrphans } from "../controls/custom-lists/cross-tenant-functions.ts";
import { takeExpiredEntries } from "../controls/lists/cross-tenant-functions.ts";
import { networkReport, networkSize } from "../controls/network/cross-tenant-functions.ts";
import { organizationProfile } from "../controls/policy/cross-tenant-functions.ts";
import { failingRules } from "../controls/rules/cross-tenant-functions.ts";
import { assessRead } from "../decisions/assess/read-batch.sql.ts";
import { payoutRead } from "../decisions/assess/read-payouts.sql.ts";
import { assessWrite } from "../decisions/assess/write-batch.sql.ts";
import { recentSessions, sessionsOf } from "../decisions/assessments/cross-tenant-functions.ts";
import { renewStreams, streamedEvents } from "../delivery/streams/cross-tenant-functions.ts";
import { claimDeliveries, finishAttempts, webhookQueueMetrics } from "../delivery/webhooks/cross-tenant-functions.ts";
import { payersOfValues } from "../feedback/outcomes/find-payers-of-values.sql.ts";
import { findConnection } from "../feedback/provider-events/cross-tenant-functions.ts";
import { takeRechecks } from "../feedback/provider-events/rechecks.sql.ts";
import { purgeBacktests, takeBacktest } from "../learning/backtests/cross-tenant-functions.ts";
import { driftSummary, dueCalibrations, pooledEvidence } from "../learning/calibration/cross-tenant-functions.ts";
import { countFrauds } from "../learning/fraud-rates/count-frauds.sql.ts";
import { countPayments } from "../learning/fraud-rates/count-payments.sql.ts";
import { fraudIdentifiers } from "../learning/fraud-rates/list-fraud-identifiers.sql.ts";
import { unreadPayments } from "../learning/fraud-rates/list-unread-payments.sql.ts";
import { noteUnread } from "../learning/fraud-rates/note-unread.sql.ts";
import { purgeFrauds } from "../learning/fraud-rates/purge-frauds.sql.ts";
import { purgeOldFraudRates } from "../learning/fraud-rates/purge-old-fraud-rates.sql.ts";
import { encryptedPayments } from "../learning/fraud-rates/read-encrypted-payments.sql.ts";
import { assessedFraud } from "../learning/fraud-rates/read-fraud.sql.ts";
import { paymentsByIdentifier } from "../learning/fraud-rates/read-payments.sql.ts";
import { refreshFraudRates } from "../learning/fraud-rates/refresh-fraud-rates.sql.ts";
import { settleUnread } from "../learning/fraud-rates/settle-unread.sql.ts";
import { dueModels, fitsOfOthers } from "../learning/models/cross-tenant-functions.ts";
import { addDataKey, dataKeysOf, wrappingKeys } from "../platform/data-keys/cross-tenant-functions.ts";
import type { CrossTenantFunction } from "../platform/database/cross-tenant-function.ts";
import { APPLICATION_ROLE } from "../platform/database/role.ts";
import { countAssessments } from "../statistics/count-assessments.sql.ts";
import { countChanges } from "../statistics/count-changes.sql.ts";
import { chunkEnd } from "../statistics/find-chunk-end.sql.ts";
import { nextAssessment } from "../statistics/find-next-assessment.sql.ts";
import { recountAssessments } from "../statistics/recount-assessments.sql.ts";
import { takeChanges } from "../statistics/take-changes.sql.ts";

/** All of them. */
export const crossTenantFunctions: readonly CrossTenantFunction[] = [
  assessRead,
  payoutRead,
  assessWrite,
  ...Object.values(sessionsOf),
  recentSessions,
  claimDeliveries,
  finishAttempts,
  takeExpiredEntries,
  storeEvents,
  webhookQueueMetrics,
  streamedEvents,
  renewStreams,
  findConnection,
  takeRechecks,
  findActiveKeys,
  noteKeyUse,
  organizationProfile,
  payersOfValues,
  dataKeysOf,
  addDataKey,
  wrappingKeys,
  nextAssessment,
  chunkEnd,
  countAssessments,
  recountAssessments,
  takeChanges,
  countChanges,
  paymentsByIdentifier,
  encryptedPayments,
  countPayments,
  assessedFraud,
  countFrauds,
  purgeFrauds,
  fraudIdentifiers,
  refreshFraudRates,
  purgeOldFraudRates,
  noteUnread,
  unreadPayments,
  settleUnread,
  driftSummary,
  dueCalibrations,
  pooledEvidence,
  networkReport,
  networkSize,
  dueModels,
  fitsOfOthers,
  purgeOrphans,
  failingRules,
  takeBacktest,
  purgeBacktests,
  ...dataSubjectFunctions,
];

/** Creates those that are missing in a schema: the first of the search path of the connection, which is the owner's. `schema`: its name, quoted if it needs quotes. */
export async function installCrossTenantFunctions(client: pg.Client, schema: string): Promise<void> {
  const { rows } = await client.query<{ proname: string }>("SELECT proname FROM pg_proc WHERE proname = ANY($1) AND pronamespace = $2::regnamespace", [
    crossTenantFunctions.map(({ name }) => name),
    schema,
  ]);
  const present = new Set(rows.map(({ proname }) => proname));
  for (const { name, definition, source } of crossTenantFunctions.filter((one) => !present.has(one.name))) {
    const signature = `${name}(${source.parameters.join(", ")})`;
    await client.query(
      `BEGIN; ${definition(schema)}; REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC; GRANT EXECUTE ON FUNCTION ${signature} TO ${APPLICATION_ROLE}; COMMIT`,
    );
  }
}
