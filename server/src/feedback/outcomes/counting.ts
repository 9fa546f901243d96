// Outcomes that change counters only (captured, failed, refunds), recorded in bulk with as many statements as one. The response to each reflects
// the outcomes before it, and none after it.

import type { components } from "../../../../generated/types.ts";
import { emitAll } from "../../accounts/outbox/emit.ts";
import { blockingEntriesOfEach } from "../../controls/lists/automatic-entries.ts";
import { type AssessedPayer, payersOf } from "../../decisions/assessments/assessed-payer.ts";
import { gravestOf } from "../../decisions/assessments/gravest.ts";
import { markFailed } from "../../decisions/assessments/mark-failed.sql.ts";
import { ApiError, unknownReference } from "../../platform/errors/api-error.ts";
import { newId } from "../../platform/ids/uuid.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import type { IdentifierHash } from "../../values/identifiers/hash.ts";
import { fromMinorUnits } from "../../values/money/money.ts";
import { countCaptures, hashesOfPayer, mostStableHash, payerRecordBefore, payerRecords, removeCaptures } from "./counters.ts";
import { fromDate, type Microseconds, notAfter, toText } from "./effective-time.ts";
import { casesOf } from "./find-cases.sql.ts";
import { lockSessions } from "./lock-sessions.sql.ts";
import {
  effectiveAt,
  holding,
  inForce,
  isOfPayment,
  type OutcomeRow,
  type PaymentOutcome,
  type Recorded,
  type RefundState,
  record,
  type SessionState,
  settleRefunds,
  undo,
} from "./payment-state.ts";
import { readStates } from "./read-states.sql.ts";
import { refundOf } from "./refund-amount.ts";
import { capturedAsWell } from "./same-payment.ts";
import { isOf, keyText, recordedOutcomes, replayed } from "./store.ts";
import { storeFeedback } from "./store-feedback.sql.ts";
import { entryView } from "./view.ts";
import { writeStates } from "./write-states.sql.ts";

type Schemas = components["schemas"];
type OutcomeRecord = Schemas["OutcomeRecord"];

/** A report of such an outcome, and its reporter: a submerchant, or the organization (null). */
export interface CountingReport {
  readonly report: Schemas["OutcomeReport"];
  readonly submerchantId: string | null;
  readonly origin: Schemas["EventOrigin"];
  /** When it happened, of an event; absent: now. */
  readonly at?: Date | undefined;
  /** An event after it has undone it already. */
  readonly undone?: boolean;
  /** What is refunded after this event, of an event about a refund. */
  readonly refunds?: RefundState;
}

/** A report of a session that its caller can see. */
interface Entry extends CountingReport {
  readonly index: number;
  readonly payer: AssessedPayer;
  readonly sessionId: string;
  readonly outcome: PaymentOutcome;
  /** What is refunded so far, in minor units, of a partial refund. */
  readonly amountMinor: number | null;
}

/** Records them and emits their events. An unknown session is NOT_FOUND, an unreadable payer an error of its own; neither affects the others. */
export async function recordCounting(tenant: Tenant, reports: readonly CountingReport[]): Promise<(OutcomeRecord | ApiError)[]> {
  const payers = await payersOf(
    tenant,
    reports.map(({ report, submerchantId }) => ({ sessionId: report.session_id, submerchantId })),
  );
  const answers: (OutcomeRecord | ApiError)[] = [];
  const entries = entriesOf(reports, payers, answers);
  const eventsAssess = await lockSessions(tenant, sessionsOf(entries));
  for (const one of runsOf(entries)) await recordRun(tenant, one, eventsAssess, answers);
  return reports.map((_, index) => {
    const payer = payers[index];
    return payer instanceof ApiError ? payer : (answers[index] ?? unknownReference("session_id"));
  });
}

/** Splits outcomes where the outcome of a session differs from its previous one: nearly always, all of them are one run. */
function runsOf(entries: readonly Entry[]): Entry[][] {
  const runs: Entry[][] = [];
  let outcomes = new Map<string, string>();
  for (const one of entries) {
    const run = runs.at(-1);
    const known = outcomes.get(one.sessionId);
    if (run === undefined || (known !== undefined && known !== one.outcome)) {
      runs.push([one]);
      outcomes = new Map([[one.sessionId, one.outcome]]);
    } else {
      run.push(one);
      outcomes.set(one.sessionId, one.outcome);
    }
  }
  return runs;
}

/** How an entry was recorded. */
interface Written {
  readonly entry: Entry;
  readonly id: string;
  readonly outcome: PaymentOutcome;
  readonly how: Recorded;
  readonly at: Microseconds;
  readonly amountMinor: number | null;
}

/** What a session was before a run, and is after it. */
interface Change {
  readonly payer: AssessedPayer;
  readonly credited: boolean;
  readonly failing: boolean;
  readonly state: SessionState;
}

/** Records a run; sets the response of each at its index. */
async function recordRun(tenant: Tenant, entries: readonly Entry[], eventsAssess: boolean, answers: (OutcomeRecord | ApiError)[]): Promise<void> {
  const now = dateOf(tenant.clock);
  const changes = await statesOf(tenant, entries);
  const written: Written[] = [];
  const changed = new Set<OutcomeRow>();
  for (const entry of entries) {
    const state = changes.get(entry.sessionId)?.state;
    if (state === undefined) throw new Error("a session without a state");
    const before = new Map([...state].map(([kind, row]) => [kind, JSON.stringify(row)]));
    written.push(recordEntry(state, entry, now));
    for (const [kind, row] of state) if (before.get(kind) !== JSON.stringify(row)) changed.add(row);
  }
  await writeStates(tenant, latestOf(changed), now);
  const fresh = written.filter(({ how }) => how !== "repeated");
  const { applied, credited } = await applyEffects(tenant, fresh, changes, eventsAssess, now);
  const repeated = written.filter(({ how }) => how === "repeated").map(({ entry, outcome }) => ({ entry, outcome, sessionId: entry.sessionId }));
  // a repeated outcome is answered with what was stored, unless its reporter may not see that
  const anew = repeated.filter(({ entry, outcome, sessionId }) => {
    const row = changes.get(sessionId)?.state.get(outcome);
    return entry.submerchantId !== null && entry.submerchantId !== row?.submerchantId;
  });
  const answeredAnew = new Set([...fresh, ...anew].map(({ entry }) => entry));
  const feedbackOf = await feedbackOfEach(
    tenant,
    entries.filter((entry) => answeredAnew.has(entry)),
    credited,
  );

  const recorded = fresh.map((one) => ({
    ...one,
    applied: one.how === "latest" && applied.has(one.entry.sessionId),
    feedback: feedbackOf(one.entry),
    refunded: one.outcome === "partially_refunded" && one.amountMinor !== null ? fromMinorUnits(one.amountMinor, one.entry.payer.currency) : null,
  }));
  await storeFeedback(
    tenant,
    recorded.flatMap(({ how, entry: { sessionId }, outcome, applied, feedback }) => (how === "latest" ? [{ sessionId, outcome, applied, feedback }] : [])),
  );
  const records = recorded.map(({ id, outcome, applied, feedback, refunded, at, entry: { sessionId, index, origin } }) => {
    const record = { outcome_id: id, session_id: sessionId, outcome, feedback_applied: applied, feedback, refunded_amount: refunded };
    answers[index] = { ...record, idempotent_replay: false, current_outcome: currentIn(changes, sessionId) ?? outcome };
    return { ...record, origin, occurred_at: toText(at) };
  });
  await emitAll(tenant, "assess.outcome_applied", records);

  const stored = await recordedOutcomes(tenant, repeated);
  for (const { entry, ...key } of repeated) {
    const first = stored.get(keyText(key));
    if (first === undefined) throw new Error("an outcome that was taken is gone");
    const feedback = isOf(first, entry.submerchantId) ? first.feedback : feedbackOf(entry);
    answers[entry.index] = { ...replayed(first, feedback, entry.payer.currency), current_outcome: currentIn(changes, entry.sessionId) ?? first.outcome };
  }
}

/** Records an outcome of an entry in the state of its session. */
function recordEntry(state: SessionState, entry: Entry, now: Date): Written {
  const { report, submerchantId, refunds, undone = false, sessionId } = entry;
  const at = notAfter(entry.at, now);
  const completes = refunds?.outcome === "refunded" && inForceRefund(state)?.outcome !== "refunded";
  const outcome = completes ? "refunded" : entry.outcome;
  const effective = completes ? refunds.at : at && fromDate(at);
  const id = newId();
  const how = record(
    state,
    {
      sessionId,
      outcome,
      outcomeId: id,
      at: effective,
      amountMinor: outcome === "partially_refunded" ? entry.amountMinor : null,
      undone: undone || (refunds !== undefined && (refunds.outcome === undefined || (outcome === "refunded" && refunds.outcome !== "refunded"))),
      provider: report.provider ?? null,
      providerDisputeId: report.provider_dispute_id ?? null,
      providerPaymentId: report.provider_payment_id ?? null,
      reason: report.reason ?? null,
      reasonCode: report.reason_code ?? null,
      submerchantId,
    },
    fromDate(now),
  );
  const row = state.get(outcome);
  const recordedFor = how === "latest" && row !== undefined ? effectiveAt(row) : (effective ?? fromDate(now));
  if (refunds !== undefined) settleRefunds(state, refunds);
  return { entry, id, outcome, how, at: recordedFor, amountMinor: entry.amountMinor };
}

function inForceRefund(state: SessionState): OutcomeRow | undefined {
  return [state.get("refunded"), state.get("partially_refunded")].find((row) => row !== undefined && !row.reverted);
}

/** The state of the session of each entry before the run. */
async function statesOf(tenant: Tenant, entries: readonly Entry[]): Promise<Map<string, Change>> {
  const states = await readStates(tenant, [...new Set(sessionsOf(entries))]);
  return new Map(
    entries.map(({ sessionId, payer }) => {
      const state: SessionState = states.get(sessionId) ?? new Map();
      return [sessionId, { payer, state, credited: isCredited(state), failing: isFailing(state) }];
    }),
  );
}

/** The gravest outcome of a session that holds. */
function currentIn(changes: ReadonlyMap<string, Change>, sessionId: string): Schemas["OutcomeKind"] | undefined {
  const state = changes.get(sessionId)?.state;
  return state && gravestOf(holding(state));
}

/** Was its capture credited, and holds? A capture with earlier records was credited with the first of them. */
function isCredited(state: SessionState): boolean {
  const row = state.get("captured");
  return row !== undefined && !row.reverted && (row.feedbackApplied || row.earlier.length > 0);
}

/** Is it a failed attempt of its payer: failed now, and not by the processor's own trouble? */
function isFailing(state: SessionState): boolean {
  const row = inForce(state);
  const reason = row?.reason?.trim() ?? "";
  return row?.outcome === "failed" && !PROCESSOR_TROUBLE.test(reason) && !ENDED_UNPAID.test(reason);
}

/** Each changed row once: a later one of a run replaces one that it was made from. */
function latestOf(rows: ReadonlySet<OutcomeRow>): OutcomeRow[] {
  return [...new Map([...rows].map((row) => [keyText(row), row])).values()];
}

function entriesOf(reports: readonly CountingReport[], payers: readonly (AssessedPayer | ApiError)[], answers: (OutcomeRecord | ApiError)[]): Entry[] {
  return reports.flatMap((one, index) => {
    const payer = payers[index];
    if (payer === undefined || payer instanceof ApiError) return [];
    const refund = refundOf(one.report, payer);
    if (refund instanceof ApiError) {
      answers[index] = refund;
      return [];
    }
    if (!isOfPayment(refund.outcome)) throw new Error(`an outcome that changes lists: ${refund.outcome}`);
    return [{ ...one, index, payer, sessionId: payer.sessionId, outcome: refund.outcome, amountMinor: refund.amountMinor }];
  });
}

/** An event that undoes an outcome of a session: a capture, or refunds. */
export interface Undoing {
  readonly sessionId: string;
  readonly submerchantId: string | null;
  readonly origin: Schemas["EventOrigin"];
  readonly report: Schemas["OutcomeReport"];
  /** When a capture that was reported until then failed. */
  readonly captureUntil?: Date;
  /** What is refunded after it. */
  readonly refunds?: RefundState;
}

/** Reverts a capture or refunds, so that the earlier state of the payment holds again; returns whether something changed. */
export async function recordUndoing(tenant: Tenant, { sessionId, submerchantId, origin, report, captureUntil, refunds }: Undoing): Promise<boolean> {
  const [payer] = await payersOf(tenant, [{ sessionId, submerchantId }]);
  if (payer === undefined || payer instanceof ApiError) throw payer ?? unknownReference("session_id");
  await lockSessions(tenant, [sessionId]);
  const now = dateOf(tenant.clock);
  const state: SessionState = (await readStates(tenant, [sessionId])).get(sessionId) ?? new Map();
  const change: Change = { payer, state, credited: isCredited(state), failing: isFailing(state) };
  const before = new Map([...state].map(([kind, row]) => [kind, JSON.stringify(row)]));
  if (captureUntil !== undefined) undo(state, "captured", fromDate(notAfter(captureUntil, now) ?? now));
  const missing = refunds?.outcome === "partially_refunded" && !state.has("partially_refunded");
  if (refunds !== undefined) settleRefunds(state, refunds);
  const changed = [...state].filter(([kind, row]) => before.get(kind) !== JSON.stringify(row)).map(([, row]) => row);
  await writeStates(tenant, changed, now);
  await applyEffects(tenant, [], new Map([[sessionId, change]]), false, now);
  // what is left of a refund as a whole is a refund in part
  if (missing)
    await recordCounting(tenant, [{ report: { ...report, ...partOf(refunds, payer) }, submerchantId, origin, at: new Date(refunds.at / 1000), refunds }]);
  return changed.length > 0 || missing;
}

function partOf({ amountMinor }: RefundState, { currency }: AssessedPayer): Pick<Schemas["OutcomeReport"], "outcome" | "refunded_amount"> {
  return { outcome: "partially_refunded", ...(amountMinor === null ? {} : { refunded_amount: fromMinorUnits(amountMinor, currency) }) };
}

/** Failure reasons caused by the processor, not by the payer. */
const PROCESSOR_TROUBLE =
  /^(processor_error|processing_error|processor_unavailable|issuer_unavailable|issuer_not_available|gateway_error|system_error|network_error|timeout|try_again_later|rate_limited?)\b/i;

/** Failure reasons of payments that nobody tried to make: they expired, or were canceled. */
const ENDED_UNPAID = /^(expired|cancell?ed)$/i;

/** Sessions with an effect, and the entries credited to their payers. */
interface Effects {
  readonly applied: ReadonlySet<string>;
  readonly credited: ReadonlySet<Entry>;
}

/** Updates the counters of the payers, and marks failed attempts, by what their sessions have become. */
async function applyEffects(
  tenant: Tenant,
  fresh: readonly Written[],
  changes: ReadonlyMap<string, Change>,
  eventsAssess: boolean,
  now: Date,
): Promise<Effects> {
  // a payment captured before, with another outcome since, is credited already
  const creditable = fresh
    .filter(({ entry: { sessionId, payer }, outcome, how }) => {
      const change = changes.get(sessionId);
      const holds = change?.credited === false && change.state.get("captured")?.reverted === false;
      return outcome === "captured" && how === "latest" && holds && payer.origin === "server" && payer.organizationHashes.length > 0;
    })
    .map(({ entry }) => entry);
  const captured = eventsAssess ? await notCreditedYet(tenant, creditable) : creditable;
  await countCaptures(
    tenant,
    captured.map(({ payer, at }) => ({ payer, at: notAfter(at, now) ?? now })),
  );
  const all = [...changes];
  const uncredited = all.filter(([, { credited, state }]) => credited && state.get("captured")?.reverted === true);
  for (const [, { payer }] of uncredited) await removeCaptures(tenant, payer);
  const failed = all.filter(([, { failing, state }]) => !failing && isFailing(state)).map(([sessionId]) => sessionId);
  const succeeded = all.filter(([, { failing, state }]) => failing && !isFailing(state)).map(([sessionId]) => sessionId);
  const marked = await markFailed(tenant, failed, true);
  const unmarked = await markFailed(tenant, succeeded, false);
  return {
    applied: new Set([...sessionsOf(captured), ...failed.filter((id) => marked.has(id)), ...succeeded.filter((id) => unmarked.has(id))]),
    credited: new Set(captured),
  };
}

const sessionsOf = (entries: readonly Entry[]): string[] => entries.map(({ sessionId }) => sessionId);

/** Those whose payment is not credited by another session: a payment assessed by an event and by the merchant has two. */
async function notCreditedYet(tenant: Tenant, captured: readonly Entry[]): Promise<Entry[]> {
  const others = await capturedAsWell(tenant, sessionsOf(captured));
  const recordedNow = new Set(sessionsOf(captured));
  const credited = new Set<string>();
  return captured.filter(({ sessionId }) => {
    // of two that are recorded together, the first is credited
    const first = (others.get(sessionId) ?? []).every((other) => recordedNow.has(other) && !credited.has(other));
    if (first) credited.add(sessionId);
    return first;
  });
}

/** The feedback of each. Counters are read once, after all updates: effects later than an outcome are subtracted again. */
async function feedbackOfEach(tenant: Tenant, entries: readonly Entry[], credited: ReadonlySet<Entry>): Promise<(one: Entry) => Schemas["OutcomeFeedback"]> {
  const identifierHashes = entries.flatMap(({ payer, submerchantId }) => mostStableHash(payer, submerchantId) ?? []);
  const records = await payerRecords(tenant, [...new Set(identifierHashes)]);
  const blocking =
    entries.length === 0
      ? []
      : await blockingEntriesOfEach(
          tenant,
          entries.map(({ payer }) => payer),
        );
  const cases = await casesOf(tenant, entries);
  const later = new Map<IdentifierHash, number>();
  const feedbacks = new Map<Entry, Schemas["OutcomeFeedback"]>();
  for (const [index, one] of [...entries.entries()].toReversed()) {
    const number = mostStableHash(one.payer, one.submerchantId);
    feedbacks.set(one, {
      blocklist_entries: [],
      payer_counters: number === undefined ? null : payerRecordBefore(records.get(number), later.get(number) ?? 0),
      allowlist_entries: [],
      released_entries: [],
      fraud_type: null,
      fraud_type_source: null,
      burdened: null,
      still_blocking: (blocking[index] ?? []).map(entryView),
      case_id: cases[index] ?? null,
    });
    if (credited.has(one)) for (const counted of hashesOfPayer(one.payer)) later.set(counted, (later.get(counted) ?? 0) + 1);
  }
  return (one) => {
    const feedback = feedbacks.get(one);
    if (feedback === undefined) throw new Error("an outcome without feedback");
    return feedback;
  };
}
