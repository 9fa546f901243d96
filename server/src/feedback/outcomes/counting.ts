// Outcomes that change counters only (captured, failed, refunded), recorded in bulk with a fixed number of statements. Each answer reflects the outcomes
// before it in the batch, and none after it.

import type { components } from "../../../../generated/types.ts";
import { emitAll } from "../../accounts/outbox/emit.ts";
import { type AssessedPayer, payersOf } from "../../decisions/assessments/assessed-payer.ts";
import { markFailed } from "../../decisions/assessments/failed-attempts.ts";
import { blockingEntriesOfEach } from "../../intelligence/lists/automatic-entries.ts";
import { ApiError, unknownReference } from "../../platform/errors/api-error.ts";
import type { IdentifierHash } from "../../platform/identifiers/hash.ts";
import type { Tenant } from "../../platform/tenancy/tenancy.ts";
import { dateOf } from "../../platform/time/clock.ts";
import { casesOf } from "./cases.ts";
import { countCaptures, hashesOfPayer, mostStableHash, payerRecordBefore, payerRecords } from "./counters.ts";
import { capturedAsWell } from "./same-payment.ts";
import { type Claim, type Claimed, claimOutcomes, isOf, keepFeedback, keyText, recordedOutcomes, replayed } from "./store.ts";
import { entryView } from "./view.ts";

type Schemas = components["schemas"];
type OutcomeRecord = Schemas["OutcomeRecord"];

/** A report of such an outcome, and its reporter: a submerchant, or the organization (null). */
export interface CountingReport {
  readonly report: Schemas["OutcomeReport"];
  readonly submerchantId: string | null;
  readonly origin: Schemas["EventOrigin"];
}

/** A report whose session the caller can see. */
interface Told extends CountingReport, Claim {
  readonly place: number;
  readonly payer: AssessedPayer;
}

/** Records them and emits their events. An unknown session is NOT_FOUND, an unreadable payer an error of its own; neither affects the others. */
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

/** Splits outcomes into runs in which no session has two different outcomes: nearly always, there is one run. */
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

/** Records a run; writes each answer to its index. */
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
    if (first === undefined) throw new Error("a claimed outcome is missing");
    answers[one.place] = replayed(first, isOf(first, one.submerchantId) ? first.feedback : feedbackOf(one));
  }
}

function toldBy(reports: readonly CountingReport[], payers: readonly (AssessedPayer | ApiError)[]): Told[] {
  return reports.flatMap((one, place) => {
    const payer = payers[place];
    return payer === undefined || payer instanceof ApiError ? [] : [{ ...one, place, payer, sessionId: payer.sessionId, outcome: one.report.outcome }];
  });
}

/** The first outcome of each session; further ones in the run are replays. */
function firsts(told: readonly Told[]): Told[] {
  return [...new Map(told.toReversed().map((one) => [keyText(one), one])).values()];
}

/** Failure reasons on the side of the processor, not of the payer. */
const PROCESSOR_TROUBLE =
  /^(processor_error|processing_error|processor_unavailable|issuer_unavailable|issuer_not_available|gateway_error|system_error|network_error|timeout|try_again_later|rate_limited?)\b/i;

/** Applied outcomes, and those of them that were credited to their payers. */
interface Learnt {
  readonly applied: ReadonlySet<Told>;
  readonly credited: ReadonlySet<Told>;
}

/** Updates the counters of the payers. */
async function learn(tenant: Tenant, fresh: readonly Told[], claimed: ReadonlyMap<Told, Claimed>, now: Date): Promise<Learnt> {
  // a repeated capture after another outcome was credited before
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

/** Captures whose payment is not credited by another session: a payment assessed by an event and by the merchant has two sessions. */
async function notCreditedYet(tenant: Tenant, captured: readonly Told[]): Promise<Told[]> {
  const others = await capturedAsWell(tenant, sessionsOf(captured));
  const recordedNow = new Set(sessionsOf(captured));
  const credited = new Set<string>();
  return captured.filter(({ sessionId }) => {
    // of two in the same batch, the first is credited
    const first = (others.get(sessionId) ?? []).every((other) => recordedNow.has(other) && !credited.has(other));
    if (first) credited.add(sessionId);
    return first;
  });
}

/** The feedback of each outcome. Counters are read once at the end; increments after an outcome are subtracted from its feedback. */
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
