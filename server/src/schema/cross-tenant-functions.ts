// The reviewed list of functions that span organizations. Whoever adds one shows in its purpose how it keeps organizations apart.
import type pg from "pg";
import { findActiveKeys, noteKeyUse } from "../accounts/keys/cross-tenant-functions.ts";
import { organizationProfile } from "../accounts/organizations/cross-tenant-functions.ts";
import { storeEvents } from "../accounts/outbox/enqueue.ts";
import { payoutRead } from "../decisions/assess/payout-read.ts";
import { assessRead, assessWrite } from "../decisions/assess/statements.ts";
import { sessionsOfCustomer, sessionsOfEmail } from "../decisions/assessments/cross-tenant-functions.ts";
import { claimDeliveries, finishAttempts, webhookQueueMetrics } from "../delivery/webhooks/cross-tenant-functions.ts";
import { payersOfValues } from "../feedback/outcomes/cross-tenant-functions.ts";
import { findConnection } from "../feedback/provider-events/cross-tenant-functions.ts";
import {
  assessedFraud,
  countFrauds,
  countPayments,
  encryptedPayments,
  fraudIdentifiers,
  paymentsByIdentifier,
  purgeFrauds,
  purgeOldFraudRates,
  refreshShares,
} from "../intelligence/fraud-rates/cross-tenant-functions.ts";
import { noteUnread, settleUnread, unreadPayments } from "../intelligence/fraud-rates/unread-cross-tenant-functions.ts";
import { takeExpiredEntries } from "../intelligence/lists/cross-tenant-functions.ts";
import { networkReport, networkSize } from "../intelligence/network/cross-tenant-functions.ts";
import {
  chunkEnd,
  countAssessments,
  countChanges,
  nextAssessment,
  recountAssessments,
  takeChanges,
} from "../intelligence/statistics/cross-tenant-functions.ts";
import { addDataKey, dataKeysOf, wrappingKeys } from "../platform/data-keys/cross-tenant-functions.ts";
import type { CrossTenantFunction } from "../platform/database/cross-tenant-function.ts";
import { APPLICATION_ROLE } from "../platform/database/role.ts";

/** All of them. */
export const crossTenantFunctions: readonly CrossTenantFunction[] = [
  assessRead,
  payoutRead,
  assessWrite,
  sessionsOfCustomer,
  sessionsOfEmail,
  claimDeliveries,
  finishAttempts,
  takeExpiredEntries,
  storeEvents,
  webhookQueueMetrics,
  findConnection,
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
  refreshShares,
  purgeOldFraudRates,
  noteUnread,
  unreadPayments,
  settleUnread,
  networkReport,
  networkSize,
];

/** Creates those that are missing. The connection is the owner's. */
export async function installCrossTenantFunctions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ proname: string }>("SELECT proname FROM pg_proc WHERE proname = ANY($1)", [
    crossTenantFunctions.map(({ name }) => name),
  ]);
  const present = new Set(rows.map(({ proname }) => proname));
  for (const { name, definition, source } of crossTenantFunctions.filter((one) => !present.has(one.name))) {
    const signature = `${name}(${source.parameters.join(", ")})`;
    await client.query(
      `BEGIN; ${definition}; REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC; GRANT EXECUTE ON FUNCTION ${signature} TO ${APPLICATION_ROLE}; COMMIT`,
    );
  }
}
