// The verdicts of a session as a fold by the time at which they took effect. Pure: records in, changed records out. A verdict holds until an opposite one of a later time; one
// that arrives after such an opposite is recorded as reverted.
import type { components } from "../../../../generated/types.ts";
import type { Microseconds } from "./effective-time.ts";
import { effectiveAt, entryOf, inOrder, isAfter, type OutcomeRow, type RecordDetails, type Recorded, type SessionState } from "./payment-state.ts";

type Kind = components["schemas"]["OutcomeKind"];

/** Verdicts that contradict each other: one is in force until an opposite one replaces it. */
const OPPOSITES = {
  chargeback_lost: ["chargeback_won", "false_positive"],
  fraud_confirmed: ["chargeback_won", "false_positive"],
  chargeback_won: ["chargeback_lost", "fraud_confirmed"],
  false_positive: ["chargeback_lost", "fraud_confirmed"],
} as const satisfies Partial<Record<Kind, readonly Kind[]>>;

/** An outcome that is a verdict. */
export type Verdict = keyof typeof OPPOSITES;

/** The verdicts that contradict this one. */
export function oppositesOf(verdict: Verdict): readonly Verdict[] {
  return OPPOSITES[verdict];
}

/** Is it a verdict in favour of the payer? */
export function favoursPayer(verdict: Verdict): boolean {
  return verdict === "chargeback_won" || verdict === "false_positive";
}

/** A verdict to record. */
export interface VerdictClaim extends RecordDetails {
  readonly sessionId: string;
  readonly outcome: Verdict;
  readonly outcomeId: string;
  /** When it happened; undefined: now. */
  readonly at: Microseconds | undefined;
}

/** A fraud report on the session: it contradicts verdicts in favour of the payer. */
export interface ContradictingReport {
  readonly at: Microseconds;
  readonly submerchantId: string | null;
}

/** How a verdict was recorded. */
export interface RecordedVerdict {
  readonly how: Recorded;
  readonly outcomeId: string;
  readonly at: Microseconds;
  /** It holds: nothing later contradicts it. */
  readonly holds: boolean;
  /** The session has a record of an opposite verdict, in force or reverted. */
  readonly contradicts: boolean;
}

/** Records a verdict, and changes the rows of the session. */
export function recordVerdict(state: SessionState, claim: VerdictClaim, reports: readonly ContradictingReport[], now: Microseconds): RecordedVerdict {
  const { at, sessionId, outcome, outcomeId, ...details } = claim;
  const opposites = oppositesOf(outcome).flatMap((kind) => state.get(kind) ?? []);
  const recordedAt = Math.max(now, ...[...state.values()].map((row) => row.recordedAt + 1));
  const row: OutcomeRow = {
    sessionId,
    outcome,
    outcomeId,
    ...details,
    recordedAt,
    occurredAt: at ?? null,
    reverted: false,
    amountMinor: null,
    feedbackApplied: false,
    earlier: [],
  };
  // a submerchant's word reverts its own verdicts only, the organization's all
  const reverts = (other: { readonly submerchantId: string | null }): boolean => other.submerchantId === null || other.submerchantId === claim.submerchantId;
  row.reverted =
    opposites.some((other) => isAfter(other, row) && reverts(other)) ||
    (favoursPayer(outcome) && reports.some((report) => report.at > effectiveAt(row) && reverts(report)));
  const done = (how: Recorded, id = outcomeId): RecordedVerdict => ({
    how,
    outcomeId: id,
    at: effectiveAt(row),
    holds: how !== "earlier" && !row.reverted,
    contradicts: opposites.length > 0,
  });

  const own = state.get(outcome);
  if (own === undefined) {
    state.set(outcome, row);
    return done("latest");
  }
  const [first, second] = isAfter(row, own) ? [own, row] : [row, own];
  const between = opposites.some((other) => isAfter(other, first) && isAfter(second, other));
  if (first === row || (row.reverted && !own.reverted)) {
    if (!between && first === row) return done("repeated");
    own.earlier = inOrder([...own.earlier, entryOf(row)]);
    return done("earlier");
  }
  if (!own.reverted && own.submerchantId !== null && claim.submerchantId === null) {
    // the organization's word takes the place of its submerchant's: it concerns everybody, and the record stays the same one
    state.set(outcome, { ...row, outcomeId: own.outcomeId, earlier: own.earlier });
    return done("latest", own.outcomeId);
  }
  const contradicted = opposites.some((other) => !other.reverted && other.submerchantId === claim.submerchantId && isAfter(row, other));
  if (own.reverted ? !row.reverted || between : contradicted) {
    const submerchantId = !own.reverted && own.submerchantId === null ? null : row.submerchantId;
    state.set(outcome, { ...row, submerchantId, earlier: inOrder([...own.earlier, entryOf(own)]) });
    return done("latest");
  }
  if (at !== undefined) own.occurredAt = at;
  return done("repeated");
}
