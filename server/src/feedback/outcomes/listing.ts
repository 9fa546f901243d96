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
import { type Burden, burdenedValues, burdenOf } from "./burden.ts";
import { type DisputeKind, deleteDisputes, lockCounters, noteDispute, payerRecord } from "./counters.ts";
import { casesOf } from "./find-cases.sql.ts";
import type { Attribution } from "./fraud-type.ts";
import { allowableValues } from "./personal-values.ts";
import { claimOutcome, markReverted, oppositesOf, replayOf, type Verdict } from "./store.ts";
import { storeFeedback } from "./store-feedback.sql.ts";
import { entryView } from "./view.ts";

type Schemas = components["schemas"];
type Kind = Schemas["OutcomeKind"];
type OutcomeRecord = Schemas["OutcomeRecord"];

/** Days for which a lost chargeback or a fraud blocks, and a false alarm allows. */
export const BLOCKED_DAYS = 180;
/** Days for which the IP address of a thief is flagged: most are assigned to somebody else within weeks. */
export const FLAGGED_DAYS = 30;
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
  const effect = await apply(tenant, network, payer, { ...report, outcome }, now);
  const feedback = await feedbackOf(tenant, payer, effect);
  await storeFeedback(tenant, [{ sessionId, outcome, applied: effect.applied, feedback }]);
  const recorded = { outcome_id: id, session_id: sessionId, outcome, feedback_applied: effect.applied, feedback };
  await emit(tenant, "assess.outcome_applied", { ...recorded, origin });
  return { ...recorded, idempotent_replay: false, current_outcome: outcome };
}

interface Effect {
  readonly applied: boolean;
  readonly blocked: readonly StoredEntry[];
  readonly allowed: readonly StoredEntry[];
  readonly released: readonly StoredEntry[];
  /** Of a dispute. */
  readonly attribution?: Attribution;
}

const NOTHING: Effect = { applied: false, blocked: [], allowed: [], released: [] };

async function feedbackOf(tenant: Tenant, payer: AssessedPayer, effect: Effect): Promise<Schemas["OutcomeFeedback"]> {
  return {
    blocklist_entries: effect.blocked.map(entryView),
    payer_counters: await payerRecord(tenant, payer),
    allowlist_entries: effect.allowed.map(entryView),
    released_entries: effect.released.map(entryView),
    fraud_type: effect.attribution?.fraudType ?? null,
    fraud_type_source: effect.attribution?.source ?? null,
    burdened: effect.attribution?.burdened ?? null,
    still_blocking: (await blockingEntriesOfEach(tenant, [payer])).flat().map(entryView),
    case_id: (await casesOf(tenant, [{ sessionId: payer.sessionId, submerchantId: tenant.submerchantId }]))[0] ?? null,
  };
}

type VerdictReport = Schemas["OutcomeReport"] & { readonly outcome: Verdict };

async function apply(tenant: Tenant, network: NetworkHashes, payer: AssessedPayer, report: VerdictReport, now: Date): Promise<Effect> {
  switch (report.outcome) {
    case "chargeback_lost":
      return applyDispute(tenant, network, payer, "chargeback", report, now);
    case "fraud_confirmed":
      return applyDispute(tenant, network, payer, "fraud", report, now);
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

/**
 * Applies a dispute: blocks the identifiers that it burdens, contributes them to the network for members, and revokes the allowlist entries of this session. A
 * stated fraud type replaces what another verdict on the session was taken to mean.
 */
async function applyDispute(
  tenant: Tenant,
  network: NetworkHashes,
  payer: AssessedPayer,
  kind: DisputeKind,
  report: VerdictReport,
  now: Date,
): Promise<Effect> {
  const { reason, confidence } = CONVICTIONS[kind];
  const burden = await burdenOf(tenant, payer, report);
  const lifted = burden.source === "stated" && burden.burdened !== "payer" ? await liftBurden(tenant, payer) : [];
  const released = await dispute(tenant, payer, kind, burden, now);
  const values = await burdenedValues(tenant, payer, burden, now);
  const entries = (severity: "block" | "flag"): Promise<StoredEntry[]> =>
    addAutomaticEntries(tenant, {
      cause: payer.sessionId,
      // a submerchant's report affects its own payments; a report of the organization affects all
      submerchantId: tenant.submerchantId,
      list: "block",
      values: values[severity],
      source: "chargeback",
      severity,
      reason,
      expiresAt: new Date(now.getTime() + (severity === "block" ? BLOCKED_DAYS : FLAGGED_DAYS) * DAY),
    });
  const blocked = [...(await entries("block")), ...(await entries("flag"))];
  await contributeAutomatically(tenant, network, { cause: payer.sessionId, values: values.block, category: kind, confidence, occurredAt: now }, now);
  const counted = burden.burdened === "payer" && payer.organizationHashes.length > 0;
  const inForceAgain = new Set(blocked.map(({ id }) => id));
  return {
    applied: counted || blocked.length > 0,
    blocked,
    allowed: [],
    released: [...released, ...lifted.filter(({ id }) => !inForceAgain.has(id))],
    attribution: burden,
  };
}

/** Lifts what other verdicts on the session count against the payer; returns the entries that this takes out of force. */
async function liftBurden(tenant: Tenant, payer: AssessedPayer): Promise<StoredEntry[]> {
  await deleteDisputes(tenant, payer);
  await revertSignals(tenant, payer.sessionId);
  return releaseEntries(tenant, payer.sessionId, "block");
}

/** Records the dispute of a session, against the payer where it burdens the payer, and revokes its allowlist entries; returns these. */
export async function dispute(tenant: Tenant, payer: AssessedPayer, kind: DisputeKind, { burdened }: Burden, now: Date): Promise<StoredEntry[]> {
  if (burdened === "payer") await noteDispute(tenant, payer, kind, now);
  await markReverted(tenant, payer.sessionId, oppositesOf("fraud_confirmed"), now);
  return releaseEntries(tenant, payer.sessionId, "allow");
}

/** Reverses a dispute: reverts the effects of the session and allows the payer. */
async function reverseDispute(tenant: Tenant, payer: AssessedPayer, reason: string, now: Date): Promise<Effect> {
  await markReverted(tenant, payer.sessionId, oppositesOf("false_positive"), now);
  const deleted = await deleteDisputes(tenant, payer);
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
  return { applied: deleted || released.length > 0 || allowed.length > 0, blocked: [], allowed, released };
}
