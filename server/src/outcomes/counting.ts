// Outcomes that only count (captured, failed, refunded), recorded many at a time with as many statements as one. Each is answered as if those
// before it had been recorded already, and none after it.
import type { components } from "../../../generated/types.ts";
import type { Tenant } from "../database/tenancy.ts";
import { emitAll } from "../events/emit.ts";
import { type ApiError, unknownReference } from "../http/api-error.ts";
import { blockingEntriesOfEach } from "../lists/caused.ts";
import { casesOf } from "./cases.ts";
import { countCaptures, numbersOf, payerRecordBefore, payerRecords, steadiestNumber } from "./counters.ts";
import { type Claim, claimOutcomes, isOf, keepFeedback, keyText, markFailed, recordedOutcomes, replayed } from "./store.ts";
import { type AssessedPayer, payersOf } from "./subject.ts";
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
interface Told extends CountingReport, Claim {
  readonly place: number;
  readonly payer: AssessedPayer;
}

/** Records them, and tells of them. One of a session that its caller has not is NOT_FOUND, and leaves the others as they are. */
export async function recordCounting(tenant: Tenant, reports: readonly CountingReport[]): Promise<(OutcomeRecord | ApiError)[]> {
  const told = await toldBy(tenant, reports);
  const answers = told.length === 0 ? [] : await recordTold(tenant, told);
  return reports.map((_, place) => answers[place] ?? unknownReference("session_id"));
}

/** Records them; the answer of each stands at its place. */
async function recordTold(tenant: Tenant, told: readonly Told[]): Promise<OutcomeRecord[]> {
  const answers: OutcomeRecord[] = [];
  const now = new Date();
  const claimed = await claimOutcomes(tenant, firsts(told), now);
  const fresh = told.filter((one) => claimed.has(one));
  const repeated = told.filter((one) => !claimed.has(one));
  const applied = await learn(tenant, fresh, now);
  const feedbackOf = await feedbackOfEach(tenant, told, applied);

  const recorded = fresh.map((one) => ({ ...one, id: claimed.get(one) ?? "", applied: applied.has(one), feedback: feedbackOf(one) }));
  await keepFeedback(tenant, recorded);
  const records = recorded.map(({ id, sessionId, outcome, applied, feedback, place, origin }) => {
    const record = { outcome_id: id, session_id: sessionId, outcome, feedback_applied: applied, feedback };
    answers[place] = { ...record, idempotent_replay: false };
    return { ...record, origin };
  });
  await emitAll(tenant, "assess.outcome_applied", records);

  const stored = await recordedOutcomes(tenant, repeated);
  for (const one of repeated) {
    const first = stored.get(keyText(one));
    if (first === undefined) throw new Error("an outcome that was taken is gone");
    answers[one.place] = replayed(first, isOf(first, one.submerchantId) ? first.feedback : feedbackOf(one));
  }
  return answers;
}

async function toldBy(tenant: Tenant, reports: readonly CountingReport[]): Promise<Told[]> {
  const payers = await payersOf(
    tenant,
    reports.map(({ report, submerchantId }) => ({ sessionId: report.session_id, submerchantId })),
  );
  return reports.flatMap((one, place) => {
    const payer = payers[place];
    return payer === undefined ? [] : [{ ...one, place, payer, sessionId: payer.sessionId, outcome: one.report.outcome }];
  });
}

/** The first of each session and kind; the others are its replays. */
function firsts(told: readonly Told[]): Told[] {
  return [...new Map(told.toReversed().map((one) => [keyText(one), one])).values()];
}

/** Reasons of a failure that lie with the processor, not with the payer. */
const PROCESSOR_TROUBLE =
  /^(processor_error|processing_error|processor_unavailable|issuer_unavailable|issuer_not_available|gateway_error|system_error|network_error|timeout|try_again_later|rate_limited?)\b/i;

/** Changes what is known of the payers; answers those outcomes that taught something. */
async function learn(tenant: Tenant, fresh: readonly Told[], now: Date): Promise<Set<Told>> {
  const captured = fresh.filter(({ outcome, payer }) => outcome === "captured" && payer.organizationNumbers.length > 0);
  await countCaptures(
    tenant,
    captured.map(({ payer }) => payer),
    now,
  );
  const failed = fresh.filter(({ outcome, report }) => outcome === "failed" && !PROCESSOR_TROUBLE.test(report.reason?.trim() ?? ""));
  const marked = await markFailed(
    tenant,
    failed.map(({ sessionId }) => sessionId),
  );
  return new Set([...captured, ...failed.filter(({ sessionId }) => marked.has(sessionId))]);
}

/** What each is to be told. Counters are read once, after all was counted: what was counted later than an outcome is taken off again. */
async function feedbackOfEach(tenant: Tenant, told: readonly Told[], applied: ReadonlySet<Told>): Promise<(one: Told) => Schemas["OutcomeFeedback"]> {
  const numbers = told.flatMap(({ payer, submerchantId }) => steadiestNumber(payer, submerchantId) ?? []);
  const records = await payerRecords(tenant, [...new Set(numbers)]);
  const blocking = await blockingEntriesOfEach(
    tenant,
    told.map(({ payer }) => payer),
  );
  const cases = await casesOf(tenant, told);
  const later = new Map<number, number>();
  const feedbacks = new Map<Told, Schemas["OutcomeFeedback"]>();
  for (const [index, one] of [...told.entries()].toReversed()) {
    const number = steadiestNumber(one.payer, one.submerchantId);
    feedbacks.set(one, {
      blocklist_entries: [],
      payer_counters: number === undefined ? null : payerRecordBefore(records.get(number), later.get(number) ?? 0),
      allowlist_entries: [],
      released_entries: [],
      still_blocking: (blocking[index] ?? []).map(entryView),
      case_id: cases[index] ?? null,
    });
    if (one.outcome === "captured" && applied.has(one)) for (const counted of numbersOf(one.payer)) later.set(counted, (later.get(counted) ?? 0) + 1);
  }
  return (one) => {
    const feedback = feedbacks.get(one);
    if (feedback === undefined) throw new Error("an outcome without feedback");
    return feedback;
  };
}
