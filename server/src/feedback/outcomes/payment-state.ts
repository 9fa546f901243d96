// The state of a payment as a fold over its outcomes by the time at which they took effect. Pure: records in, changed records out.
//
// A row is the latest record of its kind, with those before it in `earlier`. Of the rows that are not reverted, the one of the latest time is in force. The order of arrival
// decides only between equal times, so that any order of arrival ends in the same state.

import type { components } from "../../../../generated/types.ts";
import { type Microseconds, toText } from "./effective-time.ts";

type Kind = components["schemas"]["OutcomeKind"];

/** Outcomes that say what became of the payment: one of them is in force. */
export const OF_PAYMENT = ["captured", "failed", "partially_refunded", "refunded"] as const satisfies Kind[];

/** An outcome of the payment. */
export type PaymentOutcome = (typeof OF_PAYMENT)[number];

/** What a record says beside its outcome. */
export interface RecordDetails {
  readonly provider: string | null;
  readonly providerDisputeId: string | null;
  readonly providerPaymentId: string | null;
  readonly reason: string | null;
  readonly reasonCode: string | null;
  readonly submerchantId: string | null;
}

/** A record before the latest of its kind. */
export interface EarlierRecord {
  readonly outcome_id: string;
  readonly recorded_at: string;
  readonly occurred_at?: string | null;
}

/** The latest record of an outcome of a session, as it is stored. */
export interface OutcomeRow extends RecordDetails {
  readonly sessionId: string;
  readonly outcome: Kind;
  outcomeId: string;
  recordedAt: Microseconds;
  /** Null: when it was recorded. */
  occurredAt: Microseconds | null;
  reverted: boolean;
  amountMinor: number | null;
  feedbackApplied: boolean;
  earlier: readonly EarlierRecord[];
}

/** What a session has, by kind. */
export type SessionState = Map<Kind, OutcomeRow>;

/** An outcome to record. */
export interface Claim extends RecordDetails {
  readonly sessionId: string;
  readonly outcome: PaymentOutcome;
  readonly outcomeId: string;
  /** When it happened; undefined: now. */
  readonly at: Microseconds | undefined;
  /** What is refunded so far, of a partial refund. */
  readonly amountMinor: number | null;
  /** Something later has undone it already. */
  readonly undone: boolean;
}

/** How an outcome was recorded: as the latest of its kind, as one before it, or not at all, because it repeats one. */
export type Recorded = "latest" | "earlier" | "repeated";

/** When a record took effect. */
export function effectiveAt({ occurredAt, recordedAt }: Pick<OutcomeRow, "occurredAt" | "recordedAt">): Microseconds {
  return occurredAt ?? recordedAt;
}

/** Did it take effect after the other? Between equal times, the order of arrival decides. */
export function isAfter(one: OutcomeRow, other: OutcomeRow): boolean {
  const [here, there] = [effectiveAt(one), effectiveAt(other)];
  return here === there ? one.recordedAt > other.recordedAt : here > there;
}

/** The outcome of the payment in force. */
export function inForce(state: SessionState): OutcomeRow | undefined {
  let latest: OutcomeRow | undefined;
  for (const kind of OF_PAYMENT) {
    const row = state.get(kind);
    if (row !== undefined && !row.reverted && (latest === undefined || isAfter(row, latest))) latest = row;
  }
  return latest;
}

/** The kinds that hold: the payment's in force, and every verdict that is not reverted. */
export function holding(state: SessionState): Kind[] {
  const paid = inForce(state);
  return [...state.values()].filter((row) => row === paid || (!row.reverted && !isOfPayment(row.outcome))).map(({ outcome }) => outcome);
}

/** Does it say what became of the payment? */
export function isOfPayment(outcome: Kind): outcome is PaymentOutcome {
  return (OF_PAYMENT as readonly Kind[]).includes(outcome);
}

/** Records an outcome, and changes the rows of the session. `now` is later than any of its records, or becomes so. */
export function record(state: SessionState, claim: Claim, now: Microseconds): Recorded {
  const recordedAt = Math.max(now, ...[...state.values()].map((row) => row.recordedAt + 1));
  const { at, undone, ...rest } = claim;
  const { sessionId, outcome, outcomeId, amountMinor, ...details } = rest;
  const row: OutcomeRow = {
    sessionId,
    outcome,
    outcomeId,
    ...details,
    recordedAt,
    occurredAt: at ?? null,
    reverted: undone,
    amountMinor,
    feedbackApplied: false,
    earlier: [],
  };
  const own = state.get(outcome);
  if (own === undefined) {
    state.set(outcome, row);
    return "latest";
  }
  const another = own.amountMinor !== amountMinor && outcome === "partially_refunded";
  if (!isAfter(row, own)) {
    if (!another && !undone && !isBetween(state, row, own)) return "repeated";
    own.earlier = inOrder([...own.earlier, entryOf(row)]);
    return "earlier";
  }
  const revived = own.reverted && !undone;
  if (revived || (!undone && (another || isBetween(state, own, row)))) {
    state.set(outcome, { ...row, earlier: inOrder([...own.earlier, entryOf(own)]) });
    return "latest";
  }
  // what holds was repeated later: an outcome between the two is an older one. A report without a time of its own that is repeated is the same report
  if (at !== undefined) own.occurredAt = at;
  return "repeated";
}

/** Is another outcome of the payment in force between two records? */
function isBetween(state: SessionState, from: OutcomeRow, to: OutcomeRow): boolean {
  return OF_PAYMENT.some((kind) => {
    const row = state.get(kind);
    return row !== undefined && kind !== from.outcome && !row.reverted && isAfter(row, from) && isAfter(to, row);
  });
}

/** A row as one of the records before the latest. */
export const entryOf = ({ outcomeId, recordedAt, occurredAt }: OutcomeRow): EarlierRecord => ({
  outcome_id: outcomeId,
  recorded_at: toText(recordedAt),
  ...(occurredAt === null ? {} : { occurred_at: toText(occurredAt) }),
});

const timeOfEntry = ({ recorded_at, occurred_at }: EarlierRecord): number => Date.parse(occurred_at ?? recorded_at);

/** Records in the order in which they took effect. */
export function inOrder(entries: readonly EarlierRecord[]): EarlierRecord[] {
  return entries.toSorted((one, other) => timeOfEntry(one) - timeOfEntry(other));
}

/** Reverts the outcome where it took effect until then. */
export function undo(state: SessionState, outcome: PaymentOutcome, until: Microseconds): void {
  const row = state.get(outcome);
  if (row !== undefined && !row.reverted && effectiveAt(row) <= until) row.reverted = true;
}

/** What is refunded of a payment, after all that is known of its refunds. */
export interface RefundState {
  /** Undefined: nothing, because every refund was undone. */
  readonly outcome: "refunded" | "partially_refunded" | undefined;
  readonly amountMinor: number | null;
  /** When that was so first. */
  readonly at: Microseconds;
}

/** Makes the rows of refunds say what is refunded: called after the refund itself was recorded. */
export function settleRefunds(state: SessionState, { outcome, amountMinor, at }: RefundState): void {
  const [whole, part] = [state.get("refunded"), state.get("partially_refunded")];
  if (outcome !== "refunded") undo(state, "refunded", at);
  if (outcome === undefined) undo(state, "partially_refunded", at);
  if (outcome === "partially_refunded" && part !== undefined && effectiveAt(part) <= at) Object.assign(part, { occurredAt: at, amountMinor, reverted: false });
  if (outcome === "refunded" && whole !== undefined && effectiveAt(whole) <= at) {
    Object.assign(whole, { occurredAt: at, reverted: false });
    // the refund that completes the whole is of the same moment as the whole
    if (part !== undefined && effectiveAt(part) === at) part.occurredAt = at - 1;
  }
}
