// Outcomes that create or revoke list entries and change risk counters. They are serialised within an organization.

import type { components } from "../../../../generated/types.ts";
import { emit } from "../../accounts/outbox/emit.ts";
import { type AssessedPayer, payersOf } from "../../decisions/assessments/assessed-payer.ts";
import { addAutomaticEntries, blockingEntriesOfEach, releaseEntries } from "../../intelligence/lists/automatic-entries.ts";
import type { StoredEntry } from "../../intelligence/lists/entry.ts";
import { contributeAutomatically, revertSignals } from "../../intelligence/network/automatic-signals.ts";
import type { NetworkHashes } from "../../intelligence/network/hashes.ts";
import { noteStatisticsChange } from "../../intelligence/statistics/changes.ts";
import { ApiError, unknownReference } from "../../platform/errors/api-error.ts";
import type { Acting, Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { DAY } from "../../platform/time/time.ts";
import { type DisputeKind, deleteDisputes, lockCounters, noteDispute, payerRecord } from "./counters.ts";
import { casesOf } from "./find-cases.sql.ts";
import { keepFeedback } from "./keep-feedback.sql.ts";
import { allowableValues, personalValues } from "./personal-values.ts";
import { claimOutcome, markReverted, oppositesOf, replayOf, type Verdict } from "./store.ts";
import { entryView } from "./view.ts";

type Schemas = components["schemas"];
type Kind = Schemas["OutcomeKind"];
type OutcomeRecord = Schemas["OutcomeRecord"];

/** Days for which a lost chargeback or a fraud blocks, and a false alarm allows. */
export const BLOCKED_DAYS = 180;
const ALLOWED_DAYS = 90;

const LISTING = ["chargeback_lost", "fraud_confirmed", "chargeback_won", "false_positive"] as const satisfies Verdict[];

/** Does the outcome change lists? It is then serialised (Tenancy.change); the others change counters only and run concurrently. */
export function changesLists(outcome: Kind): outcome is Verdict {
  return (LISTING as readonly Kind[]).includes(outcome);
}

/** A report of such an outcome, and its reporter. */
export interface ListingReport {
  readonly report: Schemas["OutcomeReport"];
  readonly acting: Acting;
  readonly origin: Schemas["EventOrigin"];
}

/** Records them one after the other and emits their events. An unknown session is NOT_FOUND, an unreadable payer an error of its own; neither affects the others. */
export async function recordListing(tenant: Tenant, network: NetworkHashes, reports: readonly ListingReport[]): Promise<(OutcomeRecord | ApiError)[]> {
  const payers = await payersOf(
    tenant,
    reports.map(({ report, acting }) => ({ sessionId: report.session_id, submerchantId: acting.credential.submerchantId })),
  );
  // locks in ascending order of hashes, as the counting outcomes do
  if (reports.length > 1)
    await lockCounters(
      tenant,
      payers.filter((payer): payer is AssessedPayer => !(payer instanceof ApiError)),
    );
  const answers: (OutcomeRecord | ApiError)[] = [];
  for (const [index, { report, acting, origin }] of reports.entries()) {
    const payer = payers[index];
    const caller = { ...tenant, acting, submerchantId: acting.credential.submerchantId };
    answers.push(
      payer === undefined ? unknownReference("session_id") : payer instanceof ApiError ? payer : await recordOne(caller, network, payer, report, origin),
    );
  }
  return answers;
}

async function recordOne(
  tenant: Tenant,
  network: NetworkHashes,
  payer: AssessedPayer,
  report: Schemas["OutcomeReport"],
  origin: Schemas["EventOrigin"],
): Promise<OutcomeRecord> {
  const { sessionId } = payer;
  const { outcome } = report;
  if (!changesLists(outcome)) throw new Error(`an outcome that changes no list: ${outcome}`);
  const now = dateOf(tenant.clock);
  const id = await claimOutcome(tenant, sessionId, { ...report, outcome }, now);
  if (id === undefined) return replayOf(tenant, { sessionId, outcome }, () => feedbackOf(tenant, payer, NOTHING));
  await noteStatisticsChange(tenant, sessionId);
  const effect = await apply(tenant, network, payer, outcome, now);
  const feedback = await feedbackOf(tenant, payer, effect);
  await keepFeedback(tenant, [{ sessionId, outcome, applied: effect.applied, feedback }]);
  const recorded = { outcome_id: id, session_id: sessionId, outcome, feedback_applied: effect.applied, feedback };
  await emit(tenant, "assess.outcome_applied", { ...recorded, origin });
  return { ...recorded, idempotent_replay: false, current_outcome: outcome };
}

interface Effect {
  readonly applied: boolean;
  readonly blocked: readonly StoredEntry[];
  readonly allowed: readonly StoredEntry[];
  readonly released: readonly StoredEntry[];
}

const NOTHING: Effect = { applied: false, blocked: [], allowed: [], released: [] };

async function feedbackOf(tenant: Tenant, payer: AssessedPayer, effect: Effect): Promise<Schemas["OutcomeFeedback"]> {
  return {
    blocklist_entries: effect.blocked.map(entryView),
    payer_counters: await payerRecord(tenant, payer),
    allowlist_entries: effect.allowed.map(entryView),
    released_entries: effect.released.map(entryView),
    still_blocking: (await blockingEntriesOfEach(tenant, [payer])).flat().map(entryView),
    case_id: (await casesOf(tenant, [{ sessionId: payer.sessionId, submerchantId: tenant.submerchantId }]))[0] ?? null,
  };
}

async function apply(tenant: Tenant, network: NetworkHashes, payer: AssessedPayer, outcome: Verdict, now: Date): Promise<Effect> {
  switch (outcome) {
    case "chargeback_lost":
      return applyDispute(tenant, network, payer, "chargeback", now);
    case "fraud_confirmed":
      return applyDispute(tenant, network, payer, "fraud", now);
    case "chargeback_won":
      return reverseDispute(tenant, payer, "A chargeback was won", now);
    case "false_positive":
      return reverseDispute(tenant, payer, "A false alarm", now);
  }
}

/** Reason of entries, and confidence of network signals. */
const CONVICTIONS = {
  chargeback: { reason: "A chargeback was lost", confidence: 0.9 },
  fraud: { reason: "Fraud was confirmed", confidence: 1 },
} as const satisfies Record<DisputeKind, object>;

/** Applies a dispute: blocks the payer's identifiers, contributes them to the network for members, and revokes the allowlist entries of this session. */
async function applyDispute(tenant: Tenant, network: NetworkHashes, payer: AssessedPayer, kind: DisputeKind, now: Date): Promise<Effect> {
  const { reason, confidence } = CONVICTIONS[kind];
  const released = await dispute(tenant, payer, kind, now);
  const values = await personalValues(tenant, payer, now);
  const blocked = await addAutomaticEntries(tenant, {
    cause: payer.sessionId,
    // a submerchant's report affects its own payments; a report of the organization affects all
    submerchantId: tenant.submerchantId,
    list: "block",
    values,
    source: "chargeback",
    severity: "block",
    reason,
    expiresAt: new Date(now.getTime() + BLOCKED_DAYS * DAY),
  });
  await contributeAutomatically(tenant, network, { cause: payer.sessionId, values, category: kind, confidence, occurredAt: now }, now);
  return { applied: payer.organizationHashes.length > 0 || blocked.length > 0, blocked, allowed: [], released };
}

/** Records the dispute of a session and revokes its allowlist entries; returns these. */
export async function dispute(tenant: Tenant, payer: AssessedPayer, kind: DisputeKind, now: Date): Promise<StoredEntry[]> {
  await noteDispute(tenant, payer, kind, now);
  await markReverted(tenant, payer.sessionId, oppositesOf("fraud_confirmed"), now);
  return releaseEntries(tenant, payer.sessionId, "allow");
}

/** Reverses a dispute: reverts the effects of the session and allows the payer. */
async function reverseDispute(tenant: Tenant, payer: AssessedPayer, reason: string, now: Date): Promise<Effect> {
  await markReverted(tenant, payer.sessionId, oppositesOf("false_positive"), now);
  const forgotten = await deleteDisputes(tenant, payer);
  const released = await releaseEntries(tenant, payer.sessionId, "block");
  await revertSignals(tenant, payer.sessionId);
  const allowed = await addAutomaticEntries(tenant, {
    cause: payer.sessionId,
    submerchantId: tenant.submerchantId,
    list: "allow",
    values: await allowableValues(tenant, payer, now),
    source: "api",
    severity: "block",
    reason,
    expiresAt: new Date(now.getTime() + ALLOWED_DAYS * DAY),
  });
  return { applied: forgotten || released.length > 0 || allowed.length > 0, blocked: [], allowed, released };
}
