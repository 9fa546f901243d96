// Outcomes that only count (captured, failed, refunded), recorded many at a time with as many statements as one. Each is answered as if those
// before it had been recorded already, and none after it.

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
import { keepFeedback } from "./keep-feedback.sql.ts";
import { capturedAsWell } from "./same-payment.ts";
import { type Claimed, claimOutcomes, isOf, keyText, recordedOutcomes, replayed } from "./store.ts";
import { entryView } from "./view.ts";

type Schemas = components["schemas"];
type OutcomeRecord = Schemas["OutcomeRecord"];

/** A report of such an outcome, and who makes it: one submerchant, or the organization (null). */
export interface CountingReport {
  readonly report: Schemas["OutcomeReport"];
  readonly submerchantId: string | null;
  readonly origin: Schemas["EventOrigin"];
}

/** One of a session that its caller has. */
interface Told extends CountingReport, ClaimRow {
  readonly place: number;
  readonly payer: AssessedPayer;
}

/** Records them, and tells of them. One of a session that its caller has not is NOT_FOUND, one whose payer cannot be read an error of its own; both leave the others as they are. */
export async function recordCounting(tenant: Tenant, reports: readonly CountingReport[]): Promise<(OutcomeRecord | ApiError)[]> {
  const payers = await payersOf(
    tenant,
    reports.map(({ report, submerchantId }) => ({ sessionId: report.session_id, submerchantId })),
  );
  const answers: OutcomeRecord[] = [];
  for (const one of runsOf(toldBy(reports, payers))) await recordTold(tenant, one, answers);
  return reports.map((_, place) => {
    const payer = payers[place];
    return payer instanceof ApiError ? payer : (answers[place] ?? unknownReference("session_id"));
  });
}

/** Splits outcomes where a session is reported with another one than before: nearly always, all of them are one run. */
function runsOf(told: readonly Told[]): Told[][] {
  const runs: Told[][] = [];
  let outcomes = new Map<string, string>();
  for (const one of told) {
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

/** Records a run of them; the answer of each is put at its place. */
async function recordTold(tenant: Tenant, told: readonly Told[], answers: OutcomeRecord[]): Promise<void> {
  const now = dateOf(tenant.clock);
  const claimed = await claimOutcomes(tenant, firsts(told), now);
  const fresh = told.filter((one) => claimed.has(one));
  const repeated = told.filter((one) => !claimed.has(one));
  const { applied, credited } = await learn(tenant, fresh, claimed, now);
  const feedbackOf = await feedbackOfEach(tenant, told, credited);

  const recorded = fresh.map((one) => ({ ...one, id: claimed.get(one)?.id ?? "", applied: applied.has(one), feedback: feedbackOf(one) }));
  await keepFeedback(tenant, recorded);
  const records = recorded.map(({ id, sessionId, outcome, applied, feedback, place, origin }) => {
    const record = { outcome_id: id, session_id: sessionId, outcome, feedback_applied: applied, feedback };
    answers[place] = { ...record, idempotent_replay: false, current_outcome: outcome };
    return { ...record, origin };
  });
  await emitAll(tenant, "assess.outcome_applied", records);

  const stored = await recordedOutcomes(tenant, repeated);
  for (const one of repeated) {
    const first = stored.get(keyText(one));
    if (first === undefined) throw new Error("an outcome that was taken is gone");
    answers[one.place] = replayed(first, isOf(first, one.submerchantId) ? first.feedback : feedbackOf(one));
  }
}

function toldBy(reports: readonly CountingReport[], payers: readonly (AssessedPayer | ApiError)[]): Told[] {
  return reports.flatMap((one, place) => {
    const payer = payers[place];
    return payer === undefined || payer instanceof ApiError ? [] : [{ ...one, place, payer, sessionId: payer.sessionId, outcome: one.report.outcome }];
  });
}

/** The first of each session; the others of a run are its replays. */
function firsts(told: readonly Told[]): Told[] {
  return [...new Map(told.toReversed().map((one) => [keyText(one), one])).values()];
}

/** Reasons of a failure that lie with the processor, not with the payer. */
const PROCESSOR_TROUBLE =
  /^(processor_error|processing_error|processor_unavailable|issuer_unavailable|issuer_not_available|gateway_error|system_error|network_error|timeout|try_again_later|rate_limited?)\b/i;

/** Outcomes that changed something, and those of them that were credited to their payers. */
interface Learnt {
  readonly applied: ReadonlySet<Told>;
  readonly credited: ReadonlySet<Told>;
}

/** Changes what is known of the payers. */
async function learn(tenant: Tenant, fresh: readonly Told[], claimed: ReadonlyMap<Told, Claimed>, now: Date): Promise<Learnt> {
  // what was captured before, and something else since, is credited already
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

const sessionsOf = (told: readonly Told[]): string[] => told.map(({ sessionId }) => sessionId);

/** Those whose payment is not credited by another session: a payment that an event assessed before the merchant did has two. */
async function notCreditedYet(tenant: Tenant, captured: readonly Told[]): Promise<Told[]> {
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

/** What each is to be told. Counters are read once, after all was counted: what was counted later than an outcome is taken off again. */
async function feedbackOfEach(tenant: Tenant, told: readonly Told[], credited: ReadonlySet<Told>): Promise<(one: Told) => Schemas["OutcomeFeedback"]> {
  const numbers = told.flatMap(({ payer, submerchantId }) => mostStableHash(payer, submerchantId) ?? []);
  const records = await payerRecords(tenant, [...new Set(numbers)]);
  const blocking = await blockingEntriesOfEach(
    tenant,
    told.map(({ payer }) => payer),
  );
  const cases = await casesOf(tenant, told);
  const later = new Map<IdentifierHash, number>();
  const feedbacks = new Map<Told, Schemas["OutcomeFeedback"]>();
  for (const [index, one] of [...told.entries()].toReversed()) {
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
