// The reviewed list of functions that span organizations. Whoever adds one shows in its purpose how it keeps organizations apart.
import type pg from "pg";
import { payoutRead } from "../assess/payout-read.ts";
import { assessRead, assessWrite } from "../assess/statements.ts";
import { sessionsOfCustomer, sessionsOfEmail } from "../assessments/spanning.ts";
import { addDataKey, dataKeysOf, wrappingKeys } from "../data-keys/spanning.ts";
import { findConnection } from "../ingest/spanning.ts";
import { findActiveKeys, noteKeyUse } from "../keys/spanning.ts";
import { networkReport, networkSize } from "../network/spanning.ts";
import { organizationProfile } from "../organizations/spanning.ts";
import { payersOfValues } from "../outcomes/spanning.ts";
import {
  assessedFraud,
  countFrauds,
  countPayments,
  encryptedPayments,
  forgetFrauds,
  forgetOldShares,
  fraudIdentifiers,
  paymentsByIdentifier,
  refreshShares,
} from "../shares/spanning.ts";
import { noteUnread, settleUnread, unreadPayments } from "../shares/unread-spanning.ts";
import { countAssessments, countChanges, nextAssessment, portionEnd, recountAssessments, takeChanges } from "../statistics/spanning.ts";
import { claimDeliveries, endedEntries, finishAttempts, storeEvents, webhookStanding } from "../webhooks/spanning.ts";
import { APPLICATION_ROLE } from "./role.ts";
import type { SpanningFunction } from "./spanning.ts";

/** All of them. */
export const spanningFunctions: readonly SpanningFunction[] = [
  assessRead,
  payoutRead,
  assessWrite,
  sessionsOfCustomer,
  sessionsOfEmail,
  claimDeliveries,
  finishAttempts,
  endedEntries,
  storeEvents,
  webhookStanding,
  findConnection,
  findActiveKeys,
  noteKeyUse,
  organizationProfile,
  payersOfValues,
  dataKeysOf,
  addDataKey,
  wrappingKeys,
  nextAssessment,
  portionEnd,
  countAssessments,
  recountAssessments,
  takeChanges,
  countChanges,
  paymentsByIdentifier,
  encryptedPayments,
  countPayments,
  assessedFraud,
  countFrauds,
  forgetFrauds,
  fraudIdentifiers,
  refreshShares,
  forgetOldShares,
  noteUnread,
  unreadPayments,
  settleUnread,
  networkReport,
  networkSize,
];

/** Creates those that are missing. The connection is the owner's. */
export async function installSpanningFunctions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ proname: string }>("SELECT proname FROM pg_proc WHERE proname = ANY($1)", [spanningFunctions.map(({ name }) => name)]);
  const present = new Set(rows.map(({ proname }) => proname));
  for (const { name, definition, source } of spanningFunctions.filter((one) => !present.has(one.name))) {
    const signature = `${name}(${source.parameters.join(", ")})`;
    await client.query(
      `BEGIN; ${definition}; REVOKE ALL ON FUNCTION ${signature} FROM PUBLIC; GRANT EXECUTE ON FUNCTION ${signature} TO ${APPLICATION_ROLE}; COMMIT`,
    );
  }
}
