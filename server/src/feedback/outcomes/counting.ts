// Outcomes that change counters only (captured, failed, refunded), recorded in bulk with as many statements as one. The response to each reflects
// the outcomes before it, and none after it.

import type { components } from "../../../../generated/types.ts";
import { emitAll } from "../../accounts/outbox/emit.ts";
import { type AssessedPayer, payersOf } from "../../decisions/assessments/assessed-payer.ts";
import { markFailed } from "../../decisions/assessments/mark-failed.sql.ts";
import { blockingEntriesOfEach } from "../../intelligence/lists/automatic-entries.ts";
import { ApiError, unknownReference } from "../../platform/errors/api-error.ts";
import type { IdentifierHash } from "../../platform/identifiers/hash.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import type { ClaimRow } from "./claim-outcomes.sql.ts";
import { countCaptures, hashesOfPayer, mostStableHash, payerRecordBefore, payerRecords } from "./counters.ts";
import { casesOf } from "./find-cases.sql.ts";
import { capturedAsWell } from "./same-payment.ts";
import { type Claimed, claimOutcomes, isOf, keyText, recordedOutcomes, replayed } from "./store.ts";
import { storeFeedback } from "./store-feedback.sql.ts";
import { entryView } from "./view.ts";

type Schemas = components["schemas"];
type OutcomeRecord = Schemas["OutcomeRecord"];

/** A report of such an outcome, and its reporter: a submerchant, or the organization (null). */
export interface CountingReport {
  readonly report: Schemas["OutcomeReport"];
  readonly submerchantId: string | null;
  readonly origin: Schemas["EventOrigin"];
}

/** A report of a session that its caller can see. */
interface Entry extends CountingReport, ClaimRow {
  readonly index: number;
  readonly payer: AssessedPayer;
}

/** Records them and emits their events. An unknown session is NOT_FOUND, an unreadable payer an error of its own; neither affects the others. */
export async function recordCounting(tenant: Tenant, reports: readonly CountingReport[]): Promise<(OutcomeRecord | ApiError)[]> {
  const payers = await payersOf(
    tenant,
    reports.map(({ report, submerchantId }) => ({ sessionId: report.session_id, submerchantId })),
  );
  const answers: OutcomeRecord[] = [];
  for (const one of runsOf(entriesOf(reports, payers))) await recordRun(tenant, one, answers);
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

/** Records a run; sets the response of each at its index. */
async function recordRun(tenant: Tenant, entries: readonly Entry[], answers: OutcomeRecord[]): Promise<void> {
  const now = dateOf(tenant.clock);
  const claimed = await claimOutcomes(tenant, firsts(entries), now);
  const fresh = entries.filter((one) => claimed.has(one));
  const repeated = entries.filter((one) => !claimed.has(one));
  const { applied, credited } = await applyEffects(tenant, fresh, claimed, now);
  const feedbackOf = await feedbackOfEach(tenant, entries, credited);

  const recorded = fresh.map((one) => ({ ...one, id: claimed.get(one)?.id ?? "", applied: applied.has(one), feedback: feedbackOf(one) }));
  await storeFeedback(tenant, recorded);
  const records = recorded.map(({ id, sessionId, outcome, applied, feedback, index, origin }) => {
    const record = { outcome_id: id, session_id: sessionId, outcome, feedback_applied: applied, feedback };
    answers[index] = { ...record, idempotent_replay: false, current_outcome: outcome };
    return { ...record, origin };
  });
  await emitAll(tenant, "assess.outcome_applied", records);

  const stored = await recordedOutcomes(tenant, repeated);
  for (const one of repeated) {
    const first = stored.get(keyText(one));
    if (first === undefined) throw new Error("an outcome that was taken is gone");
    answers[one.index] = replayed(first, isOf(first, one.submerchantId) ? first.feedback : feedbackOf(one));
  }
}

function entriesOf(reports: readonly CountingReport[], payers: readonly (AssessedPayer | ApiError)[]): Entry[] {
  return reports.flatMap((one, index) => {
    const payer = payers[index];
    return payer === undefined || payer instanceof ApiError ? [] : [{ ...one, index, payer, sessionId: payer.sessionId, outcome: one.report.outcome }];
  });
}

/** The first of each session; the others of the run are replays. */
function firsts(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.toReversed().map((one) => [keyText(one), one])).values()];
}

/** Failure reasons caused by the processor, not by the payer. */
const PROCESSOR_TROUBLE =
  /^(processor_error|processing_error|processor_unavailable|issuer_unavailable|issuer_not_available|gateway_error|system_error|network_error|timeout|try_again_later|rate_limited?)\b/i;

/** Outcomes with an effect, and those credited to their payers. */
interface Effects {
  readonly applied: ReadonlySet<Entry>;
  readonly credited: ReadonlySet<Entry>;
}

/** Updates the counters of the payers. */
async function applyEffects(tenant: Tenant, fresh: readonly Entry[], claimed: ReadonlyMap<Entry, Claimed>, now: Date): Promise<Effects> {
  // a payment captured before, with another outcome since, is credited already
  const creditable = fresh.filter(
    (one) => one.outcome === "captured" && claimed.get(one)?.first === true && one.payer.origin === "server" && one.payer.organizationHashes.length > 0,
  );
  const captured = creditable.some((one) => claimed.get(one)?.eventsAssess === true) ? await notCreditedYet(tenant, creditable) : creditable;
  await countCaptures(
    tenant,
    captured.map(({ payer }) => payer),
    now,
  );
  const failed = fresh.filter(({ outcome, report }) => outcome === "failed" && !PROCESSOR_TROUBLE.test(report.reason?.trim() ?? ""));
  const succeeded = fresh.filter((one) => one.outcome !== "failed" && claimed.get(one)?.hasFailed === true);
  const marked = await markFailed(tenant, sessionsOf(failed), true);
  const unmarked = await markFailed(tenant, sessionsOf(succeeded), false);
  const changed = [...failed.filter(({ sessionId }) => marked.has(sessionId)), ...succeeded.filter(({ sessionId }) => unmarked.has(sessionId))];
  return { applied: new Set([...captured, ...changed]), credited: new Set(captured) };
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
  const blocking = await blockingEntriesOfEach(
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
