// The reviewed list of cross-tenant functions. The purpose of each must state how it preserves tenant isolation.
import type pg from "pg";
import { findActiveKeys, noteKeyUse } from "../accounts/keys/cross-tenant-functions.ts";
import { organizationProfile } from "../accounts/organizations/cross-tenant-functions.ts";
import { storeEvents } from "../accounts/outbox/enqueue.ts";
import { dataSubjectFunctions } from "../backoffice/data-protection/cross-tenant-functions.ts";
import { assessRead } from "../decisions/assess/read-batch.sql.ts";
import { payoutRead } from "../decisions/assess/read-payouts.sql.ts";
import { assessWrite } from "../decisions/assess/write-batch.sql.ts";
import { recentSessions, sessionsOf } from "../decisions/assessments/cross-tenant-functions.ts";
import { renewStreams, streamedEvents } from "../delivery/streams/cross-tenant-functions.ts";
import { claimDeliveries, finishAttempts, webhookQueueMetrics } from "../delivery/webhooks/cross-tenant-functions.ts";
import { payersOfValues } from "../feedback/outcomes/find-payers-of-values.sql.ts";
import { findConnection } from "../feedback/provider-events/cross-tenant-functions.ts";
import { takeRechecks } from "../feedback/provider-events/rechecks.sql.ts";
import { purgeBacktests, takeBacktest } from "../intelligence/backtests/cross-tenant-functions.ts";
import { driftSummary, dueCalibrations, pooledEvidence } from "../intelligence/calibration/cross-tenant-functions.ts";
import { purgeOrphans } from "../intelligence/custom-lists/cross-tenant-functions.ts";
import { countFrauds } from "../intelligence/fraud-rates/count-frauds.sql.ts";
import { countPayments } from "../intelligence/fraud-rates/count-payments.sql.ts";
import { fraudIdentifiers } from "../intelligence/fraud-rates/list-fraud-identifiers.sql.ts";
import { unreadPayments } from "../intelligence/fraud-rates/list-unread-payments.sql.ts";
import { noteUnread } from "../intelligence/fraud-rates/note-unread.sql.ts";
import { purgeFrauds } from "../intelligence/fraud-rates/purge-frauds.sql.ts";
import { purgeOldFraudRates } from "../intelligence/fraud-rates/purge-old-fraud-rates.sql.ts";
import { encryptedPayments } from "../intelligence/fraud-rates/read-encrypted-payments.sql.ts";
import { assessedFraud } from "../intelligence/fraud-rates/read-fraud.sql.ts";
import { paymentsByIdentifier } from "../intelligence/fraud-rates/read-payments.sql.ts";
import { refreshFraudRates } from "../intelligence/fraud-rates/refresh-fraud-rates.sql.ts";
import { settleUnread } from "../intelligence/fraud-rates/settle-unread.sql.ts";
import { takeExpiredEntries } from "../intelligence/lists/cross-tenant-functions.ts";
import { dueModels, fitsOfOthers } from "../intelligence/models/cross-tenant-functions.ts";
import { networkReport, networkSize } from "../intelligence/network/cross-tenant-functions.ts";
import { failingRules } from "../intelligence/rules/cross-tenant-functions.ts";
import { countAssessments } from "../intelligence/statistics/count-assessments.sql.ts";
import { countChanges } from "../intelligence/statistics/count-changes.sql.ts";
import { chunkEnd } from "../intelligence/statistics/find-chunk-end.sql.ts";
import { nextAssessment } from "../intelligence/statistics/find-next-assessment.sql.ts";
import { recountAssessments } from "../intelligence/statistics/recount-assessments.sql.ts";
import { takeChanges } from "../intelligence/statistics/take-changes.sql.ts";
import { addDataKey, dataKeysOf, wrappingKeys } from "../platform/data-keys/cross-tenant-functions.ts";
import type { CrossTenantFunction } from "../platform/database/cross-tenant-function.ts";
import { APPLICATION_ROLE } from "../platform/database/role.ts";

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
