// Outcomes that create or revoke list entries and change risk counters. They are serialised within an organization.

import type { components } from "../../../../generated/types.ts";
import { emitAll } from "../../accounts/outbox/emit.ts";
import { blockingEntriesOfEach } from "../../controls/lists/automatic-entries.ts";
import type { NetworkHashes } from "../../controls/network/hashes.ts";
import { type AssessedPayer, payersOf } from "../../decisions/assessments/assessed-payer.ts";
import { ApiError, unknownReference } from "../../platform/errors/api-error.ts";
import type { Acting, Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";
import { applyVerdict, type Effect, NOTHING } from "./apply-verdict.ts";
import { lockCounters, payerRecord } from "./counters.ts";
import { notAfter, toText } from "./effective-time.ts";
import { casesOf } from "./find-cases.sql.ts";
import { lockSessions } from "./lock-sessions.sql.ts";
import { claimOutcome, currentOutcomes, replayOf } from "./store.ts";
import { storeFeedback } from "./store-feedback.sql.ts";
import type { Verdict } from "./verdict-state.ts";
import { entryView } from "./view.ts";

type Schemas = components["schemas"];
type Kind = Schemas["OutcomeKind"];
type OutcomeRecord = Schemas["OutcomeRecord"];

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
  /** When it happened, of an event; absent: now. */
  readonly at?: Date | undefined;
}

/** Records them one after the other and emits their events. An unknown session is NOT_FOUND, an unreadable payer an error of its own; neither affects the others. */
export async function recordListing(tenant: Tenant, network: NetworkHashes, reports: readonly ListingReport[]): Promise<(OutcomeRecord | ApiError)[]> {
  const payers = await payersOf(
    tenant,
    reports.map(({ report, acting }) => ({ sessionId: report.session_id, submerchantId: acting.credential.submerchantId })),
  );
  const entries = reports.flatMap((one, index) => {
    const payer = payers[index];
    if (payer === undefined || payer instanceof ApiError) return [];
    return [{ ...one, index, payer, sessionId: payer.sessionId, submerchantId: one.acting.credential.submerchantId }];
  });
  // in the order of the counting outcomes: sessions, then counters in ascending order of hashes
  await lockSessions(
    tenant,
    entries.map(({ sessionId }) => sessionId),
  );
  if (entries.length > 1)
    await lockCounters(
      tenant,
      entries.map(({ payer }) => payer),
    );
  const cases = await casesOf(tenant, entries);
  const answers: OutcomeRecord[] = [];
  const fresh: RecordedOutcome[] = [];
  const payersOfFresh = new Set<IdentifierHash>();
  for (const [position, { report, acting, origin, at, index, payer, sessionId, submerchantId }] of entries.entries()) {
    // what the batch has recorded of the session and its payer is read again
    if (fresh.some(({ session_id }) => session_id === sessionId) || payer.organizationHashes.some((hash) => payersOfFresh.has(hash))) {
      await store(tenant, fresh.splice(0));
      payersOfFresh.clear();
    }
    const caller = { ...tenant, acting, submerchantId };
    const feedbackOf = (effect: Effect): Promise<Schemas["OutcomeFeedback"]> => feedback(caller, payer, effect, cases[position] ?? null);
    const recorded = await recordOne(caller, network, payer, report, at, feedbackOf);
    if (recorded === undefined) answers[index] = await replayOf(caller, { sessionId, outcome: report.outcome }, () => feedbackOf(NOTHING));
    else {
      const { occurred_at, latest, ...answer } = recorded;
      const current = (await currentOutcomes(tenant, [sessionId])).get(sessionId);
      answers[index] = { ...answer, idempotent_replay: false, current_outcome: current ?? recorded.outcome };
      fresh.push({ ...answer, occurred_at, latest, origin });
      for (const hash of payer.organizationHashes) payersOfFresh.add(hash);
    }
  }
  await store(tenant, fresh);
  return reports.map((_, index) => {
    const payer = payers[index];
    return payer instanceof ApiError ? payer : (answers[index] ?? unknownReference("session_id"));
  });
}

/** A new record of an outcome. */
type RecordedOutcome = Schemas["OutcomeEventData"] & {
  /** It is the latest of its kind. */
  readonly latest: boolean;
};

/** Stores the responses to outcomes, and emits their events. */
async function store(tenant: Tenant, recorded: readonly RecordedOutcome[]): Promise<void> {
  await storeFeedback(
    tenant,
    recorded
      .filter(({ latest }) => latest)
      .map(({ session_id, outcome, feedback_applied, feedback }) => ({ sessionId: session_id, outcome, applied: feedback_applied, feedback })),
  );
  const events = recorded.map(({ latest: _, ...event }) => event);
  await emitAll(tenant, "assess.outcome_applied", events);
}

/** Records an outcome and applies it; undefined if it is already in force. */
async function recordOne(
  tenant: Tenant,
  network: NetworkHashes,
  payer: AssessedPayer,
  report: Schemas["OutcomeReport"],
  reportedAt: Date | undefined,
  feedbackOf: (effect: Effect) => Promise<Schemas["OutcomeFeedback"]>,
): Promise<Omit<RecordedOutcome, "origin"> | undefined> {
  const { sessionId } = payer;
  const { outcome } = report;
  if (!changesLists(outcome)) throw new Error(`an outcome that changes no list: ${outcome}`);
  const now = dateOf(tenant.clock);
  const at = notAfter(reportedAt, now);
  const claimed = await claimOutcome(tenant, sessionId, { ...report, outcome }, now, at);
  if (claimed.how === "repeated") return undefined;
  const effect = await applyVerdict(tenant, network, payer, { ...report, outcome }, claimed, { at: at ?? now, now });
  return {
    outcome_id: claimed.outcomeId,
    occurred_at: toText(claimed.at),
    latest: claimed.how === "latest",
    session_id: sessionId,
    outcome,
    feedback_applied: effect.applied,
    feedback: await feedbackOf(effect),
    refunded_amount: null,
  };
}

async function feedback(tenant: Tenant, payer: AssessedPayer, effect: Effect, caseId: string | null): Promise<Schemas["OutcomeFeedback"]> {
  return {
    blocklist_entries: effect.blocked.map(entryView),
    payer_counters: await payerRecord(tenant, payer),
    allowlist_entries: effect.allowed.map(entryView),
    released_entries: effect.released.map(entryView),
    fraud_type: effect.attribution?.fraudType ?? null,
    fraud_type_source: effect.attribution?.source ?? null,
    burdened: effect.attribution?.burdened ?? null,
    still_blocking: (await blockingEntriesOfEach(tenant, [payer])).flat().map(entryView),
    case_id: caseId,
  };
}
